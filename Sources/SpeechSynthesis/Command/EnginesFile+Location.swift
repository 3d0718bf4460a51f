import Foundation

extension EnginesFile {
  /// The default name of the file.
  public static let fileName = "engines.yaml"

  /// The places where a file is looked for, in order: beside the screens, in the current folder, and
  /// in the folder `overheard` of the user's configuration folder.
  ///
  /// - Parameter screens: Screen files or folders of them, as they were given.
  public static func places(
    beside screens: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    var folders: [String] = []
    for screen in screens where screen != "-" {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: screen, isDirectory: &isFolder)
      let url = URL(fileURLWithPath: screen)
      folders.append(exists && isFolder.boolValue ? url.path : url.deletingLastPathComponent().path)
    }
    folders.append(FileManager.default.currentDirectoryPath)
    let home = environment["HOME"].map { $0 + "/.config" }
    let user = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
    if let user { folders.append(user + "/overheard") }
    var seen: Set<String> = []
    return folders.map { $0 + "/" + fileName }.filter { seen.insert($0).inserted }
  }
}

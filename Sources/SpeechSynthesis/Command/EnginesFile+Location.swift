import Foundation
import Support

extension EnginesFile {
  /// The default name of the file.
  package static let fileName = "engines.yaml"

  /// The places where a file is looked for, in order: beside the screens, in the current folder, and
  /// in the folder `overheard` of the user's configuration folder.
  ///
  /// - Parameters:
  ///   - screens: Screen files or folders of them, as they were given.
  ///   - environment: Where the user's folders are named.
  /// - Returns: Paths, of which most do not exist.
  package static func places(
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
    // A path that is not absolute does not count (XDG Base Directory Specification).
    let user = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    if let user { folders.append(user + "/overheard") }
    return folders.map { $0 + "/" + fileName }.uniqued()
  }
}

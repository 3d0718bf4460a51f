import Foundation

extension TemporaryFolder {
  /// The bytes of every file below a folder, by path, including hidden files, but not the index of
  /// an output folder, which differs from disk to disk.
  public func files(below name: String = "") throws -> [String: Data] {
    let base = name.isEmpty ? url : url.appending(path: name)
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: base.path)
    for case let file as String in names ?? .init()
    where !file.hasSuffix(".overheard-index") {
      var isFolder: ObjCBool = false
      let path = base.appending(path: file).path
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[file] = try Data(contentsOf: URL(fileURLWithPath: path))
    }
    return files
  }

  /// A folder with some of the product's examples in `screens`: seven walks in two languages,
  /// unless others are named.
  public static func withExamples(
    _ names: [String] = [
      "ko/payment-card-carousel", "en/payment-card-carousel", "ko/tabs-above-table",
    ]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      let source = ToolRun.root.appending(path: "Examples/\(name).yaml")
      try folder.write(
        String(contentsOf: source, encoding: .utf8), to: "screens/\(name).yaml")
    }
    return folder
  }
}

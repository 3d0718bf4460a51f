import Foundation

/// Folders that tests write to.
public enum Scratch {
  public static func folder(_ name: String) -> String {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("overheard-\(UUID().uuidString)").appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.standardizedFileURL.path
  }

  public static func remove(_ folder: String) {
    let url = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: url)
  }
}

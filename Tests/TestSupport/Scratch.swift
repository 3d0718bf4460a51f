import Foundation

/// Folders that tests write to.
public enum Scratch {
  public static func folder(_ name: String) -> String {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("overheard-\(UUID().uuidString)").appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.standardizedFileURL.path
  }

  /// Writes a program for the shell; its first line is added.
  public static func script(_ text: String, at path: String) throws {
    try "#!/bin/sh\n\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  public static func remove(_ folder: String) {
    let url = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: url)
  }
}

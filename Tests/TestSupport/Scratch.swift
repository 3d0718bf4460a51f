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
    try program("#!/bin/sh\n\(text)\n", at: path)
  }

  /// Writes a script, with its first line, so that it can be run at once.
  public static func program(_ text: String, at path: String) throws {
    let source = path + ".text"
    try text.write(toFile: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: source) }
    try install(source, at: path)
  }

  /// Copies a file to where it is to be run.
  ///
  /// Another process writes it. If this one did, a process forked by another test at that moment
  /// would hold the file open for writing until it runs its own program, and until then the system
  /// refuses to run the file: “Text file busy”.
  public static func install(_ source: String, at path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    process.arguments = ["-m", "755", source, path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: path,
          NSLocalizedDescriptionKey: "install ended with \(process.terminationStatus): \(path)",
        ])
    }
  }

  public static func remove(_ folder: String) {
    let url = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: url)
  }
}

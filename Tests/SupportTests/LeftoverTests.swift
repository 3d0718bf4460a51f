import Foundation
import Testing

@testable import Support

/// What dead processes have left half written, and what somebody may still be at.
@Suite struct LeftoverTests {
  /// The names that are still there once a folder has been swept.
  private func left(sparingOtherHosts: Bool) throws -> [String] {
    let own = FileWriter.current.description.split(separator: "-").map(String.init)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "overheard-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let below = folder.appending(path: "below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for name in [
      // Another machine may share the folder.
      ".a.wav.elsewhere-1-2-3.part",
      // No process has this number.
      ".b.wav.\(own[0])-2147483647-2-3.part",
      // Another run, in another container, had the number of this one.
      ".c.wav.\(own[0])-\(own[1])-1-3.part",
      ".d.wav.\(own.joined(separator: "-")).part",
      "below/.e.wav.\(own[0])-2147483647-2-3.part",
      // Not ours.
      "f.part", ".g.wav.part", ".h.wav.\(own[0])-2147483647-2-3",
    ] {
      try Data("half".utf8).write(to: folder.appending(path: name))
    }
    AtomicFile.sweep(folder, sparingOtherHosts: sparingOtherHosts)
    return (try FileManager.default.subpathsOfDirectory(atPath: folder.path))
      .filter { $0 != "below" }.map { String($0.prefix { $0 != "w" }) }.sorted()
  }

  @Test func onlyWhatTheDeadHaveLeftIsRemoved() throws {
    #expect(try left(sparingOtherHosts: false) == [".d.", ".g.", ".h.", "f.part"])
    #expect(try left(sparingOtherHosts: true) == [".a.", ".d.", ".g.", ".h.", "f.part"])
  }
}

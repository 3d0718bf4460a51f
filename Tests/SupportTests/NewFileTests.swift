import Foundation
import Testing

@testable import Support

/// Files that appear complete, with the hash of what was written.
@Suite struct NewFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Pieces wait in a buffer until it is full, whatever was expected.
  @Test(
    arguments: [
      [10, 70_000, 10], [262_143, 3, 5], [262_144, 1], [0, 1, 0], [], [700_000, 7, 262_144],
    ], [nil, 0, 90, 262_145])
  func theFileIsWhatWasWritten(sizes: [Int], expected: Int?) throws {
    try write(sizes, expecting: expected, hashedBy: .sha256)
    try write(sizes, expecting: expected, hashedBy: .xxh128)
  }

  private func write(
    _ sizes: [Int], expecting expected: Int?, hashedBy algorithm: ContentHash.Algorithm
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "a")) }
    let url = folder.appending(path: "a")
    let file = try NewFile(at: url.path, expecting: expected, hashedBy: algorithm)
    var whole = Data()
    for (index, size) in sizes.enumerated() {
      let piece = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ index) })
      try file.write(piece)
      whole += piece
      #expect(try file.hashSoFar() == ContentHash(of: whole, by: algorithm))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    let written = try file.finish()
    #expect(try Data(contentsOf: url) == whole)
    #expect(written.size == whole.count)
    #expect(written.hash == ContentHash(of: whole, by: algorithm))
    #expect(written.state == FileState(of: url.path) && written.state != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  /// What lies in memory is written from there, after what waits in the buffer.
  @Test func piecesOfMemoryFollowWhatCameBefore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a")
    let file = try NewFile(at: url.path, hashedBy: .xxh128)
    try file.write(Data("a head, ".utf8))
    let (one, other) = (Data("one piece, ".utf8), Data("another".utf8))
    try one.withUnsafeBytes { one in
      try other.withUnsafeBytes {
        try file.write([one, UnsafeRawBufferPointer(start: nil, count: 0), $0])
      }
    }
    try file.write([])
    try file.write(Data(" and a tail".utf8))
    let whole = Data("a head, one piece, another and a tail".utf8)
    let written = try file.finish()
    #expect(try Data(contentsOf: url) == whole)
    #expect(written.size == whole.count)
    #expect(written.hash == ContentHash(of: whole, by: .xxh128))
  }

  /// A file of pieces takes the place of an older one at once, or leaves it as it is.
  @Test func piecesOfMemoryBecomeAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a")
    try Data("old".utf8).write(to: url)
    try [UInt8]("new and ".utf8).withUnsafeBytes { head in
      try [UInt8]("whole".utf8).withUnsafeBytes { tail in
        try AtomicFile.write(
          [head, UnsafeRawBufferPointer(start: nil, count: 0), tail], to: url.path)
        #expect(throws: CocoaError.self) {
          try AtomicFile.write([head, tail], to: url.path + "/b")
        }
        #expect(throws: CocoaError.self) { try AtomicFile.write([tail], to: folder.path) }
      }
    }
    #expect(try Data(contentsOf: url) == Data("new and whole".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func aFileThatIsNotFinishedLeavesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a")
    try Data("old".utf8).write(to: url)
    do {
      let file = try NewFile(at: url.path)
      try file.write(Data("new".utf8))
    }
    #expect(try Data(contentsOf: url) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    #expect(throws: CocoaError.self) { try NewFile(at: url.path + "/b") }
  }

  /// Even a change at the same moment, of the same length, gives a file another state.
  @Test func anyLaterChangeShows() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a")
    for _ in 0..<50 {
      let written = try NewFile.make(url.path, of: Data("one".utf8))
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: Data("two".utf8))
      try handle.close()
      #expect(FileState(of: url.path) != written.state)
    }
  }

  /// The states are those that the paths give; what is no file has none, and a link is no folder.
  @Test func theFilesOfAFolderHaveTheirStates() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let sub = folder.appending(path: "정리")
    try files.createDirectory(at: sub, withIntermediateDirectories: true)
    for (name, text) in [("a", "one"), ("나.clip", "three"), (".hidden", "")] {
      try Data(text.utf8).write(to: sub.appending(path: name))
    }
    try files.createSymbolicLink(
      at: sub.appending(path: "link"), withDestinationURL: sub.appending(path: "a"))
    try files.createSymbolicLink(
      at: folder.appending(path: "other"), withDestinationURL: sub)
    var states: [String: FileState?] = [:]
    FileState.forEach(in: sub.path) { states[$0] = $1() }
    let names = [".", "..", ".hidden", "a", "link", "나.clip"]
    #expect(states.keys.sorted() == names)
    for name in names {
      #expect(states[name] == FileState(of: "\(sub.path)/\(name)"), "\(name)")
    }
    #expect(states["a"] == states["link"] && states[".."] == .some(nil))
    // No folder stays open.
    let open = try files.contentsOfDirectory(atPath: "/dev/fd").count
    for _ in 0..<2000 { FileState.forEach(in: sub.path) { _, _ in } }
    #expect(try files.contentsOfDirectory(atPath: "/dev/fd").count < open + 1000)
    for nothing in ["other", "정리/a", "nowhere"] {
      FileState.forEach(in: folder.appending(path: nothing).path) { name, _ in
        Issue.record("\(nothing): \(name)")
      }
    }
  }
}

import Foundation
import Support
import TestSupport
import Testing

@testable import Rendering

/// What an interrupted run leaves for the next one.
@Suite struct JournalTests {
  private static let paths = ["a/default", "b/default", "c/default"]
  /// A process of another machine, which counts as gone.
  private static let leftover = ".overheard-journal.elsewhere-1-2-3.part"

  /// A folder with the journal of a run that was killed.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let lines = Self.paths.map { #"{"fingerprint":"0","path":"\#($0)"}"# }
    try folder.write(lines.joined(separator: "\n") + "\n", to: Self.leftover)
    return folder
  }

  private func journals(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func theJournalOfAKilledRunIsTakenOver() throws {
    let folder = try folder()
    let journal = try Journal(in: folder.url)
    #expect(journal.earlier.flatMap { Array($0.paths) }.sorted() == Self.paths)
    let left = try journals(in: folder)
    #expect(left.count == 1 && left != [Self.leftover])
    let lines = EntryLines(of: folder.url.appending(path: try #require(left.first)))
    #expect(Array(lines.paths).sorted() == Self.paths)
  }

  /// It was removed although nothing of it could be written down: a second interruption then lost all
  /// that was made before the first.
  @Test(arguments: 0..<paths.count) func onAFullDiskItStays(written: Int) throws {
    let folder = try folder()
    let room = Room(written)
    let journal = try Journal(in: folder.url) { handle, data in
      guard room.take() else { throw CocoaError(.fileWriteOutOfSpace) }
      try handle.write(contentsOf: data)
    }
    #expect(journal.earlier.flatMap { Array($0.paths) }.sorted() == Self.paths)
    #expect(try journals(in: folder).contains(Self.leftover))
    // The run itself goes on, and so would the next one.
    journal.finish()
    #expect(try journals(in: folder) == [Self.leftover])
    #expect(
      try Journal(in: folder.url).earlier.flatMap { Array($0.paths) }.sorted() == Self.paths)
  }

  /// Room on a disk, in lines.
  private final class Room: @unchecked Sendable {
    private var lines: Int
    init(_ lines: Int) { self.lines = lines }
    func take() -> Bool {
      defer { lines -= 1 }
      return lines > 0
    }
  }
}

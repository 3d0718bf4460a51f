import Foundation
import Support
import Testing

@testable import Readings

/// A file that was rendered is made anew when anything that decides how its texts are read has changed.
@Suite struct ReadingIdentityTests {
  private func identity(of tables: [(path: String, bytes: [UInt8])]) -> String {
    // Copies that live until the end.
    let copies = tables.map { table in
      let copy = UnsafeMutableRawBufferPointer.allocate(
        byteCount: table.bytes.count, alignment: 1)
      copy.copyBytes(from: table.bytes)
      return (path: table.path, bytes: copy)
    }
    defer { for copy in copies { copy.bytes.deallocate() } }
    return ReadingIdentity.hash(of: copies.map { ($0.path, UnsafeRawBufferPointer($0.bytes)) })
  }

  /// Only the lexicon of sounds was in it once: a unit or a name that was read otherwise left old files.
  @Test func aByteOfAnyTableMakesAnother() {
    let tables = DataTable.paths.map { (path: $0, bytes: DataTable.bytes($0)) }
    #expect(tables.count > 40)
    #expect(identity(of: tables) == ReadingIdentity.tables)
    #expect(identity(of: tables.reversed()) == ReadingIdentity.tables)
    var seen: Set = [ReadingIdentity.tables]
    for index in tables.indices {
      var changed = tables
      changed[index].bytes[tables[index].bytes.count / 2] ^= 1
      #expect(seen.insert(identity(of: changed)).inserted, "\(tables[index].path)")
    }
    var moved = tables
    moved[1].bytes.insert(moved[0].bytes.removeLast(), at: 0)
    #expect(seen.insert(identity(of: moved)).inserted)
  }
}

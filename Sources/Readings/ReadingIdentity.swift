import ReadingsData
import Support

/// What decides how texts are read, for the fingerprints of what is made of readings.
package enum ReadingIdentity {
  /// Raised whenever a rule reads some text otherwise than before, so that what was rendered with the
  /// old rules is made anew.
  ///
  /// A change of a table needs no other edition: ``tables`` is another then.
  package static let edition = 16

  /// A hash of all tables: 32 hexadecimal digits.
  package static var tables: String {
    hash(
      of: (0..<readings_table_count()).map { index in
        let table = readings_table_at(index).pointee
        return (
          String(cString: table.path), UnsafeRawBufferPointer(start: table.bytes, count: table.size)
        )
      })
  }

  /// A hash of tables by their paths, whichever comes first.
  static func hash(of tables: [(path: String, bytes: UnsafeRawBufferPointer)]) -> String {
    let hash = XXH128()
    for table in tables.sorted(by: { $0.path < $1.path }) {
      // With their lengths, so that what moves from one table to the next is another list.
      Array("\(table.path) \(table.bytes.count)\n".utf8).withUnsafeBytes {
        hash.update(bufferPointer: $0)
      }
      hash.update(bufferPointer: table.bytes)
    }
    return hash.finalize().hexadecimal
  }
}

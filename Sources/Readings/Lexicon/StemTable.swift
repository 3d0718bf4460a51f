/// The rows of our table of stems, found by their first syllable.
///
/// The table has thousands of rows, and whoever hears one word waits for it: so rows are only counted
/// off at first, and read when a text has their stem. A test reads them all.
final class StemTable: Sendable {
  private let bytes: [UInt8]
  private let file: String
  /// A row of composed syllables, and the row before it in the same chain.
  private struct Row {
    /// Where it begins in the table.
    var start: Int32
    /// -1 where there is none.
    var previous: Int32
  }
  private let rows: [Row]
  /// The last row of each chain: of the rows whose first syllables agree in their last bits.
  private let chains: [Int32]

  private static let chainCount: UInt32 = 1024
  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Finds the rows of a table of three columns: lines that begin with a composed syllable.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; every stem is there once, and the last line ends.
  ///   - file: The file, as errors name it.
  init(_ bytes: [UInt8], file: String) {
    precondition(bytes.isEmpty || bytes.last == Self.lineFeed, "\(file): the last line has no end")
    var rows: [Row] = []
    rows.reserveCapacity(bytes.count / 24)
    var chains = [Int32](repeating: -1, count: Int(Self.chainCount))
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        if let syllable = Self.syllable(at: start, in: bytes) {
          let chain = Int(syllable % Self.chainCount)
          rows.append(Row(start: Int32(start), previous: chains[chain]))
          chains[chain] = Int32(rows.count - 1)
        }
        start = (bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count) + 1
      }
    }
    (self.bytes, self.file, self.rows, self.chains) = (bytes, file, rows, chains)
  }

  /// All entries, in the order of their rows.
  var entries: [KoreanLexicon.Entry] {
    bytes.withUnsafeBufferPointer { bytes in
      rows.map { entry(at: Int($0.start), in: bytes) }
    }
  }

  /// The entries that begin at a place in a word, with their lengths in syllables; in no order.
  func matches(in units: ArraySlice<HangulUnit>) -> [(length: Int, entry: KoreanLexicon.Entry)] {
    guard case .syllable(let first)? = units.first else { return [] }
    var found: [(Int, KoreanLexicon.Entry)] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = chains[Int(first.scalar.value % Self.chainCount)]
      while index >= 0 {
        let row = rows[Int(index)]
        let start = Int(row.start)
        if let length = Self.length(ofStemAt: start, in: bytes, with: units) {
          found.append((length, entry(at: start, in: bytes)))
        }
        index = row.previous
      }
    }
    return found
  }

  /// How many syllables a stem has, if units begin with it.
  private static func length(
    ofStemAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, with units: ArraySlice<HangulUnit>
  ) -> Int? {
    var (place, length) = (start, 0)
    for unit in units {
      if bytes[place] == tab { return length }
      guard case .syllable(let syllable) = unit,
        Self.syllable(at: place, in: bytes) == syllable.scalar.value
      else { return nil }
      place += 3
      length += 1
    }
    return bytes[place] == tab ? length : nil
  }

  /// The composed syllable at a place, of three bytes; `nil` for anything else.
  private static func syllable(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard place + 3 <= bytes.count, bytes[place] & 0xF0 == 0xE0 else { return nil }
    let value =
      UInt32(bytes[place] & 0xF) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
      | UInt32(bytes[place + 2] & 0x3F)
    return (0xAC00...0xD7A3).contains(value) ? value : nil
  }

  /// The entry of the row that begins at a place; one that cannot be read stops the program.
  private func entry(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> KoreanLexicon.Entry {
    // A checkout may have made the line end in a carriage return.
    let line = bytes[start...].prefix { $0 != Self.lineFeed && $0 != UInt8(ascii: "\r") }
    let cells = line.split(separator: Self.tab, omittingEmptySubsequences: false).map {
      String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self)
    }
    guard cells.count == 3, let category = KoreanLexicon.Category(rawValue: cells[2]) else {
      preconditionFailure("\(file): a row is not “written, spoken, category”: \(cells)")
    }
    return KoreanLexicon.Entry(written: cells[0], spoken: cells[1], category: category)
  }
}

import Foundation

/// The entries of a manifest or journal, read from disk when needed.
///
/// Only their positions are kept in memory: an entry takes about a thousand bytes, and there may be a
/// hundred thousand.
struct EntryLines: Sendable {
  private let data: Data
  /// The position of each path's line; of several lines the last one counts.
  private let places: [String: Range<Data.Index>]

  /// Finds the entries in a file with one per line.
  ///
  /// Other lines and incomplete ones are skipped; a file that cannot be read has no entries.
  init(of file: URL) {
    self.init(lines: (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data())
  }

  /// Finds the entries among the lines of a file.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - known: Where the entries are, if that is known; otherwise every line is read.
  init(lines data: Data, at known: [String: Range<Int>] = [:]) {
    self.data = data
    guard known.isEmpty else {
      places = known.filter { $1.upperBound <= data.count }
      return
    }
    var places: [String: Range<Data.Index>] = [:]
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      // What follows the last brace separates or ends lines.
      guard let end = line.lastIndex(of: UInt8(ascii: "}")) else { continue }
      let entry = line[...end]
      guard let head = try? decoder.decode(Head.self, from: entry) else { continue }
      places[head.path] = entry.startIndex..<entry.endIndex
    }
    self.places = places
  }

  /// What distinguishes an entry from other lines.
  private struct Head: Decodable {
    var path: String
    var fingerprint: String
  }

  /// The line of a path, without its separator.
  func line(of path: String) -> Data? {
    places[path].map { data[$0] }
  }

  /// The entry of a path.
  func entry(of path: String) -> Manifest.Entry? {
    let entry = line(of: path).flatMap {
      try? JSONDecoder().decode(Manifest.Entry.self, from: $0)
    }
    return entry.flatMap { $0.isUsable ? $0 : nil }
  }

  /// Where the line of a path is in the file, in bytes.
  func place(of path: String) -> Range<Int>? { places[path] }

  /// How many entries there are.
  var count: Int { places.count }

  /// Whether the lines are between these bytes, and the hash of a manifest after them.
  func isBetween(_ head: Data, _ tail: Data) -> Bool {
    data.starts(with: head) && Manifest.body(of: data)?.suffix(tail.count) == tail
  }

  /// The paths that have a line.
  var paths: some Sequence<String> { places.keys }
}

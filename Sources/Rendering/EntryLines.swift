import Foundation

/// What a manifest or a journal on disk says of walks, of which only the places are held in
/// memory: an entry is some thousand bytes, and there may be a hundred thousand.
struct EntryLines {
  private let data: Data
  /// Where the line of each path is; of several lines the last one counts.
  private let places: [String: Range<Data.Index>]

  /// Looks for entries in a file that has one a line; lines that are none, or cut off, are passed
  /// over, and a file that cannot be read has none.
  init(of file: URL) {
    data = (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data()
    var places: [String: Range<Data.Index>] = [:]
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      // What follows the last brace parts lines, or ends them.
      guard let end = line.lastIndex(of: UInt8(ascii: "}")) else { continue }
      let entry = line[...end]
      guard let head = try? decoder.decode(Head.self, from: entry) else { continue }
      places[head.path] = entry.startIndex..<entry.endIndex
    }
    self.places = places
  }

  /// What tells an entry from the other lines.
  private struct Head: Decodable {
    var path: String
    var fingerprint: String
  }

  /// The line of a path, without what parts it from the next.
  func line(of path: String) -> Data? {
    places[path].map { data[$0] }
  }

  /// The entry of a path.
  func entry(of path: String) -> Manifest.Entry? {
    let entry = line(of: path).flatMap {
      try? JSONDecoder().decode(Manifest.Entry.self, from: $0)
    }
    return entry.flatMap { $0.staysInside ? $0 : nil }
  }

  /// The paths that have a line.
  var paths: some Sequence<String> { places.keys }
}

/// Screens that are called otherwise in two reviews, because the path to them was typed otherwise.
///
/// `Screens/pay`, `pay` (from within the folder, or with an absolute path) and `app/Screens/pay` can
/// all be the same file: each is the end of the next. A reader or a language that stands before a
/// name, as in `talkback/Screens/pay`, must be the same. Where no screen at all has its like, the two
/// versions may lie in two folders: `old/Screens/pay` and `new/Screens/pay` are then the same.
enum ScreenNames {
  /// The names of an earlier review, by the names that the same screens have now.
  ///
  /// - Parameters:
  ///   - names: The names now.
  ///   - earlier: The names in the earlier review.
  ///   - prefixes: What may stand before a name: readers, languages.
  /// - Returns: The earlier names; none for a screen that the earlier review does not have, or for
  ///   which there are two.
  static func pairs(
    of names: Set<String>, with earlier: Set<String>, prefixes: Set<String>
  ) -> [String: String] {
    var pairs = Dictionary(uniqueKeysWithValues: names.intersection(earlier).map { ($0, $0) })
    let paths = names.subtracting(earlier).sorted().map { Path($0, prefixes) }
    let others = Dictionary(
      grouping: earlier.subtracting(names).sorted().map { Path($0, prefixes) }, by: \.last)
    var takers: [String: [String]] = [:]
    for path in paths {
      let alike = others[path.last] ?? []
      // A folder may be called like a language.
      let exact = alike.filter(path.isSame)
      let same = exact.isEmpty ? alike.filter(path.isEnd) : exact
      guard let other = same.first, same.count == 1 else { continue }
      takers[other.name, default: []].append(path.name)
    }
    for (other, names) in takers where names.count == 1 { pairs[names[0]] = other }
    return pairs.isEmpty ? pairsBelowFolders(names, earlier, prefixes) : pairs
  }

  /// The screens of the same names below the folders that hold all of a review.
  private static func pairsBelowFolders(
    _ names: Set<String>, _ earlier: Set<String>, _ prefixes: Set<String>
  ) -> [String: String] {
    func below(_ names: Set<String>) -> [[Substring]: String] {
      let paths = names.map { Path($0, prefixes) }
      let shared = paths.dropFirst().reduce(paths.first?.parts.dropLast() ?? []) { shared, path in
        let count = zip(shared, path.parts.dropLast()).prefix { $0 == $1 }.count
        return shared.prefix(count)
      }
      return Dictionary(
        paths.map { ($0.prefix + $0.parts.dropFirst(shared.count), $0.name) },
        uniquingKeysWith: { first, _ in first })
    }
    let others = below(earlier)
    return Dictionary(
      uniqueKeysWithValues: below(names).compactMap { path, name in
        others[path].map { (name, $0) }
      })
  }

  private struct Path {
    var name: String
    var prefix: [Substring]
    var parts: [Substring]
    var last: Substring? { parts.last }

    init(_ name: String, _ prefixes: Set<String>) {
      self.name = name
      let all = name.split(separator: "/")
      prefix = Array(all.dropLast().prefix { prefixes.contains(String($0)) })
      parts = Array(all.dropFirst(prefix.count))
    }

    /// Whether the prefixes are the same, and one path is the end of the other.
    func isSame(as other: Path) -> Bool {
      prefix == other.prefix
        && zip(parts.reversed(), other.parts.reversed()).allSatisfy { $0 == $1 }
    }

    /// Whether one name is the end of the other.
    func isEnd(of other: Path) -> Bool {
      zip((prefix + parts).reversed(), (other.prefix + other.parts).reversed())
        .allSatisfy { $0 == $1 }
    }
  }
}

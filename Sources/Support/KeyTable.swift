/// The keys that a mapping in a user's file may have, and what is said about a key that is none of them.
///
/// Screen files and `engines.yaml` define each key once, in such a table.
package struct KeyTable: Hashable, Sendable {
  /// What errors call the mapping, such as "a voice".
  package let thing: String
  /// The names of the keys, in order.
  package let names: [String]
  /// Other spellings of the keys.
  package let aliases: [String]
  /// The names of the keys by all their spellings.
  private let spellings: [String: String]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - thing: What errors call the mapping.
  ///   - keys: The names, each with its other spellings.
  package init(_ thing: String, _ keys: [(name: String, aliases: [String])]) {
    self.thing = thing
    names = keys.map(\.name)
    aliases = keys.flatMap(\.aliases)
    var spellings: [String: String] = [:]
    for key in keys {
      for spelling in [key.name] + key.aliases { spellings[spelling] = key.name }
    }
    self.spellings = spellings
  }

  /// The name of the key that is spelled so; `nil` if there is none.
  package func name(of spelling: String) -> String? { spellings[spelling] }

  /// The key that was probably meant by a spelling that is none.
  package func nearest(to spelling: String) -> String? {
    NearestWord.of(spelling, in: names + aliases.sorted())
  }

  /// How a message about an unknown key begins: `unknown key 'x' in a voice`.
  package static func unknown(_ spelling: String, in thing: String) -> String {
    "unknown key '\(spelling)' in \(thing)"
  }

  /// The message about an unknown key, with what to write instead.
  package func unknown(_ spelling: String) -> String {
    Self.unknown(spelling, in: thing)
      + (nearest(to: spelling).map { "; did you mean '\($0)'?" }
        ?? (names.count == 1
          ? "; the only one here is '\(names[0])'"
          : "; use one of \(names.joined(separator: ", "))"))
  }
}

import Support
import Yams

/// Everything known about a mapping of a screen file.
struct RecordInfo: Hashable, Sendable {
  /// What errors call it, such as "an editor".
  let thing: String
  let keys: [KeyInfo]
  /// Keys of which exactly one must be present; empty if there is no such rule.
  let oneOf: [String]
  /// The spellings of the keys.
  let table: KeyTable

  init(_ thing: String, _ keys: [KeyInfo], oneOf: [String] = []) {
    self.thing = thing
    self.keys = keys
    self.oneOf = oneOf
    table = KeyTable(thing, keys.map { ($0.name, $0.aliases) })
  }

  var names: [String] { table.names }
  var required: [String] { keys.filter(\.isRequired).map(\.name) }
}

/// A mapping of a screen file: its keys, each defined once, in the order in which they are read
/// and printed.
struct Record<Value: Sendable>: Sendable {
  let info: RecordInfo
  let keys: [Key<Value>]
  /// The places of the keys in the table, by their names.
  private let places: [String: Int]

  init(_ thing: String, _ keys: [Key<Value>]) {
    info = RecordInfo(thing, keys.map(\.info))
    self.keys = keys
    let places = keys.enumerated().map { ($0.element.name, $0.offset) }
    self.places = Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// The keys that are among some entries, in the order of the table.
  ///
  /// An element has a few of seventy keys, so that its entries are looked up, not the keys.
  func given(in entries: FileReader.Entries) -> [Key<Value>] {
    entries.keys.compactMap { places[$0] }.sorted().map { keys[$0] }
  }

  /// The entries that describe a value.
  func print(_ value: Value) -> [(key: String, node: Node)] {
    keys.compactMap { key in key.print(value).map { (key.name, $0) } }
  }
}

import AccessibilityModel
import Support

/// The names that other tools give to traits.
enum TraitNames {
  /// The traits with these names; names that we do not have are for traits that are never spoken.
  static func traits(_ names: some Sequence<String>) -> ElementTraits {
    names.reduce(into: []) { $0.formUnion(trait($1) ?? []) }
  }

  /// The trait with a name, ignoring case and decoration; `nil` if there is none.
  static func trait(_ name: some StringProtocol) -> ElementTraits? {
    let word = name.lowercased().filter { $0.isLetter }
    return table[word]
  }

  static let table: [String: ElementTraits] = {
    var table: [String: ElementTraits] = [:]
    for (name, trait) in ElementTraits.named { table[name.lowercased()] = trait }
    let own = table
    let others = BuiltInTables.dumps.rows("traits.tsv", columns: ["words", "traits"]) {
      row throws(TabTable.Fault) in
      var traits: ElementTraits = []
      for name in row.words(1) {
        guard let trait = own[name.lowercased()] else {
          throw row.fault(1, "'\(name)' is no trait")
        }
        traits.formUnion(trait)
      }
      return row.words(0).map { ($0, traits) }
    }
    table.merge(others.flatMap(\.self), uniquingKeysWith: { $1 })
    return table
  }()
}

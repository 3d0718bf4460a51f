import Support

/// The keys of the Korean keyboard (두벌식) by which a syllable is composed: `Wording/keys-ko.tsv`.
enum HangulKeys {
  /// The letters that are pressed for a syllable, one after another; `nil` for any other character.
  static func keys(of character: Character) -> [Character]? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value) - 0xAC00
    let places: [(Part, Int)] = [
      (.lead, index / 588), (.vowel, index % 588 / 28), (.tail, index % 28),
    ]
    return places.flatMap { parts[$0]?[$1] ?? [] }
  }

  /// A place in a syllable, with how many letters there are for it.
  enum Part: String, CaseIterable {
    case lead, vowel, tail
  }

  /// The keys of every part, in the order of Unicode's syllables.
  static let parts: [Part: [[Character]]] = {
    let rows = BuiltInTables.voiceOver.rows("keys-ko.tsv", columns: ["part", "keys"]) {
      row throws(TabTable.Fault) in
      guard let part = Part(rawValue: row[0]) else {
        throw row.fault(0, "'\(row[0])' is no part of a syllable")
      }
      return (part, row[1] == "-" ? [] : Array(row[1]))
    }
    return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
  }()
}

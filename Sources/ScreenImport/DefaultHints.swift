import Languages
import ScreenReading
import VoiceOver

/// The hints that VoiceOver adds by itself, which some dumps append to the author's own.
enum DefaultHints {
  /// A hint without what VoiceOver would add again; `nil` if nothing else remains.
  static func stripped(_ hint: String?) -> String? {
    guard let hint else { return nil }
    var rest = hint[...]
    // No element has more than two; a hostile dump must not make us look for ever.
    for _ in 0..<8 {
      guard let sentence = sentences.first(where: { rest.hasSuffix($0) }) else { break }
      rest = rest.dropLast(sentence.count)
      while rest.last?.isWhitespace == true || rest.last == "," { rest.removeLast() }
      // The library puts a full stop after the author's hint, also where there is one.
      if rest.hasSuffix("..") { rest.removeLast() }
    }
    return rest.isEmpty ? nil : String(rest)
  }

  /// The language in which AccessibilitySnapshot describes an element, if it is none of ours:
  /// `German`.
  static func foreignLanguage(of element: JSONValue) -> String? {
    let (hint, description) = (element["hint"]?.string, element["description"]?.string)
    return foreign.first { language in
      hint.map { hint in language.hints.contains { hint.hasSuffix($0) } } ?? false
        || description.map { text in language.roles.contains { text.hasSuffix($0) } } ?? false
    }?.language
  }

  /// The sentences to look for, with and without their full stops; longer ones first, as one may
  /// end like another.
  private static let sentences: [String] = {
    let keys: [ReaderWording.Key] = [
      VoiceOverKey.hintAdjust, VoiceOverKey.hintToggle, VoiceOverKey.hintEdit,
      VoiceOverKey.hintMisspelled, VoiceOverKey.hintExpand, VoiceOverKey.hintCollapse,
    ]
    let ours = VoiceOverWords.all.flatMap { words in
      keys.compactMap { words[$0] }.flatMap { [$0.text, $0.newerText] }
    }.compactMap { $0 }.filter { !$0.isEmpty }
    let all = ours + foreign.flatMap(\.hints)
    return all.flatMap { $0.hasSuffix(".") ? [$0, String($0.dropLast())] : [$0 + ".", $0] }
      .sorted { $0.count > $1.count }
  }()

  /// What AccessibilitySnapshot writes into dumps of apps in languages that we do not speak, from
  /// `Data/foreign.tsv`.
  private static let foreign: [(language: String, roles: [String], hints: [String])] = {
    let rows = ImportTable.rows("foreign.tsv", columns: ["phrase", "kind", "language"]) { row in
      (phrase: row[0], isRole: row[1] == "role", language: row[2])
    }
    return Set(rows.map(\.language)).sorted().map { language in
      let own = rows.filter { $0.language == language }
      return (
        language, own.filter(\.isRole).map { " \($0.phrase)" },
        own.filter { !$0.isRole }.map(\.phrase)
      )
    }
  }()
}

/// VoiceOver's words in every built-in language.
enum VoiceOverWords {
  static let all: [ReaderWording] = LanguagePacks.builtIn.packs.compactMap {
    try? $0.wording(of: .voiceOver)
  }
}

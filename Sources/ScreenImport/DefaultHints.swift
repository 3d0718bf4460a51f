import Languages
import ScreenReading
import Support
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

  /// The description of an element without the words for traits, states and places at its end.
  ///
  /// The library appends them: `Closes the sheet. Button.`
  static func withoutRoles(_ description: String) -> String {
    var rest = description[...]
    for _ in 0..<8 {
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
      guard let stop = rest.last, stop == "." else { break }
      let before = rest.dropLast()
      let start = before.lastIndex(of: ".").map { before.index(after: $0) } ?? before.startIndex
      let sentence = String(before[start...]).trimmed
      guard appended.contains(form(of: sentence)) else { break }
      rest = rest[..<start]
    }
    return String(rest)
  }

  /// A sentence in small letters with `#` for each number, and for each place of one: `# of #`.
  private static func form(of sentence: String) -> String {
    sentence.lowercased().split(separator: " ").map { word in
      word.hasPrefix("{") || word.allSatisfy(\.isNumber) ? "#" : word
    }.joined(separator: " ")
  }

  /// What the library says of traits, states and places: VoiceOver's words, and those of the languages that we
  /// do not speak.
  private static let appended: Set<String> = {
    let kinds = ["trait.", "state.", "position", "context."]
    let ours = VoiceOverWords.all.flatMap { words in
      words.keys.filter { key in kinds.contains { key.rawValue.hasPrefix($0) } }
        .compactMap { words[$0]?.text }
    }
    let others = foreign.flatMap { $0.roles + $0.parts }.map(\.trimmed)
    return Set(ours + others.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }).reduce(into: []
    ) {
      $0.insert(form(of: $1))
    }
  }()

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
  private static let foreign:
    [(language: String, roles: [String], parts: [String], hints: [String])] = {
      let rows = BuiltInTables.dumps.rows("foreign.tsv", columns: ["phrase", "kind", "language"]) {
        row in
        (phrase: row[0], kind: row[1], language: row[2])
      }
      return Set(rows.map(\.language)).sorted().map { language in
        func phrases(_ kind: String) -> [String] {
          rows.filter { $0.language == language && $0.kind == kind }.map(\.phrase)
        }
        return (language, phrases("role").map { " \($0)" }, phrases("part"), phrases("hint"))
      }
    }()
}

/// VoiceOver's words in every built-in language.
enum VoiceOverWords {
  static let all: [ReaderWording] = LanguagePacks.builtIn.packs.compactMap {
    try? $0.wording(of: .voiceOver)
  }

  /// Those of English.
  static let english: ReaderWording? = all.first { $0.language.base == "en" }
}

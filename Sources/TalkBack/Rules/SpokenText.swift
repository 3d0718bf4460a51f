import AccessibilityModel
import ScreenReading
import Support

/// How TalkBack cleans a text before it is spoken: names for lone and repeated marks, and the word
/// "capital" for a lone letter (TB SpeechCleanupUtils).
struct SpokenText {
  let wording: ReaderWording
  let settings: TalkBackSettings

  init(_ composer: AnnouncementComposer) {
    wording = composer.wording
    settings = composer.settings.talkBack
  }

  /// The text as it is spoken; only names and what is typed have a word for a lone capital letter.
  func cleaned(_ text: AttributedText, saysCapital: Bool = true) -> AttributedText {
    let whole = text.string
    if let only = Self.only(in: whole) { return lone(only, saysCapital: saysCapital) ?? text }
    guard whole.contains(where: { Self.collapsible.contains($0) || isNamed($0) }) else {
      return text
    }
    var before = Before()
    return AttributedText(
      runs: text.runs.map { run in
        var run = run
        run.text = named(collapsed(run.text), after: &before)
        return run
      })
  }

  /// The only character of a text but for spaces around it; of a text of nothing but spaces the first.
  private static func only(in text: String) -> Character? {
    let inner = text.trimmed
    return inner.isEmpty ? text.first : inner.count == 1 ? inner.first : nil
  }

  /// The name of a lone mark, at every level, or a lone capital letter.
  private func lone(_ character: Character, saysCapital: Bool) -> AttributedText? {
    if let name = name(of: character) { return AttributedText(name) }
    guard saysCapital, settings.speaksCapitals, character.isUppercase, character.isLetter else {
      return nil
    }
    return AttributedText(
      wording.text(.textCapital, ["letter": String(character)]))
  }

  /// The name of a mark.
  func name(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(4 - code.count, 0)) + code
    return wording[ReaderWording.Key(rawValue: ReaderWording.Key.symbolPrefix + digits)]?.text
  }

  // MARK: Repeated marks

  /// The marks of which two or more become a number and a name, or the mark itself if it has none.
  private static let collapsible = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>•")

  private func collapsed(_ text: String) -> String {
    var result = ""
    var rest = Array(text)[...]
    while let first = rest.first {
      let row = rest.prefix { $0 == first }
      rest = rest.dropFirst(row.count)
      if row.count > 1, Self.collapsible.contains(first) {
        let symbol = name(of: first) ?? String(first)
        result += wording.text(.textRepeated, ["count": "\(row.count)", "symbol": symbol])
      } else {
        result += String(row)
      }
    }
    return result
  }

  // MARK: Marks in place

  /// Marks of ordinary sentences and of money, which only the level "all" names.
  private static let ordinary = Set("',.!?-#$€£¥¢¤₫₱…¿、，！？")

  private func isNamed(_ character: Character) -> Bool {
    switch settings.punctuation {
    case .some: false
    case .most: !Self.ordinary.contains(character) && name(of: character) != nil
    case .all: name(of: character) != nil
    }
  }

  /// What comes before a character, in its run or in the one before.
  private struct Before {
    var isName = false
    /// Whether it is a space, or nothing.
    var isApart = true
  }

  /// A run of a text with names in place of marks, each set apart from what is around it; the spaces
  /// between runs stay where they are.
  private func named(_ text: String, after before: inout Before) -> String {
    guard settings.punctuation != .some else { return text }
    var result = ""
    for character in text {
      let name = isNamed(character) && !character.isWhitespace ? name(of: character) : nil
      let needsSpace = name != nil || before.isName
      if needsSpace, !before.isApart, !character.isWhitespace { result += " " }
      result += name ?? String(character)
      before = Before(isName: name != nil, isApart: character.isWhitespace)
    }
    return result
  }
}

import AccessibilityModel
import Support

extension Rule {
  static let hintWithoutVerb = Rule(
    "hint-without-verb", .note, .words,
    says: "The hint of something one activates does not say what happens.",
    because: "A hint answers \"what happens if I do this?\", and that takes a verb.",
    uiKit: "Write accessibilityHint as a sentence with a verb: \"Saves your changes.\"",
    swiftUI: "Write .accessibilityHint as a sentence with a verb: \"Saves your changes.\"",
    onlyFor: voiceOver, see: [.uiKit("objectivec/nsobject-swift.class/accessibilityhint")],
    fails: [
      """
      language: ko
      elements:
      - header "글"
      - button "저장": {hint: 변경 내용}
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: All your work}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "글"
      - button "저장": {hint: 바뀐 내용을 저장합니다.}
      - slider "밝기": {value: 50%, hint: 가로 슬라이더}
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: Saves your changes.}
      - button "Share" [disabled]: {hint: Managed by your organization.}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        let element = stop.element
        // What is dimmed may say why.
        guard element.isActivated, !element.isField, !element.traits.contains(.notEnabled),
          let hint = element.hint?.string,
          !hint.isBlank, !screen.words.hasVerb(hint),
          // What repeats the label is for another rule.
          !screen.words.repeats(hint, element.labelText)
        else { return nil }
        return "the hint \"\(hint)\" does not say what happens"
      }
    })
}

extension AuditWords {
  /// Whether a text has a verb: in Korean at the end of a sentence, in English anywhere.
  fileprivate func hasVerb(_ text: String) -> Bool {
    if text.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
      let ends = text.split { ".!?…\n".contains($0) }.map { String($0).trimmed }
      return ends.contains { end in self[.verbEnding].contains { end.hasSuffix($0) } }
    }
    // Of other languages than these two, it is not known how they say what happens.
    guard Script.letters(of: text, in: .english).foreign == 0 else { return true }
    let words = Script.words(text)
    // "Delivers from 9 PM": the form in which a hint begins.
    if let first = words.first, first.count > 3, first.hasSuffix("s"), !first.hasSuffix("ss") {
      return true
    }
    return words.contains { self[.verb].contains($0) }
  }
}

import AccessibilityModel

extension Rule {
  static let hintRepeatsLabel = Rule(
    "hint-repeats-label", .warning, .words,
    says: "The hint says what the label says.",
    because: "It costs seconds and tells nothing new.",
    uiKit: "Leave accessibilityHint out, or say what happens.",
    swiftUI: "Leave .accessibilityHint out, or say what happens.",
    android: "Leave the label of the action out, or say what happens.",
    onlyFor: voiceOver, see: [.uiKit("objectivec/nsobject-swift.class/accessibilityhint")],
    fails: [
      """
      language: ko
      elements:
      - header "글"
      - button "저장": {hint: 저장 버튼}
      - button "공유": {hint: 공유합니다.}
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: Saves.}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "글"
      - button "저장": {hint: 바뀐 내용을 저장합니다.}
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: Saves your changes.}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        guard let hint = stop.element.hint?.string, !hint.isBlank, !stop.element.labelText.isBlank
        else {
          return nil
        }
        return screen.words.repeats(hint, stop.element.labelText)
          ? "the hint \"\(hint)\" says no more than the label \"\(stop.element.labelText)\"" : nil
      }
    })
}

extension AuditWords {
  /// Whether a hint says no more than a label.
  func repeats(_ hint: String, _ label: String) -> Bool {
    let said = Swift.Set(stems(label))
    return !said.isEmpty && stems(hint).allSatisfy(said.contains)
  }

  /// The words of a text without endings, particles and fillers, for comparison.
  fileprivate func stems(_ text: String) -> [String] {
    Script.words(text).compactMap { word in
      let stem = stem(word)
      return stem.isEmpty || self[.filler].contains(word) || self[.filler].contains(stem)
        ? nil : stem
    }
  }

  private func stem(_ word: String) -> String {
    if word.unicodeScalars.allSatisfy(\.isASCII) {
      if word.count > 4, word.hasSuffix("es") { return String(word.dropLast(2)) }
      if word.count > 3, word.hasSuffix("s") || word.hasSuffix("e") {
        return String(word.dropLast())
      }
      return word
    }
    let ending = self[.stemEnding].sorted { $0.count > $1.count }
      .first { word.count > $0.count && word.hasSuffix($0) }
    return ending.map { String(word.dropLast($0.count)) } ?? word
  }
}

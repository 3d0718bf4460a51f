import AccessibilityModel

extension Rule {
  static let hintRepeatsLabel = Rule(
    "hint-repeats-label", .warning, .words,
    says: "The hint says what the label says.",
    because: "It costs seconds and tells nothing new.",
    uiKit: "Leave accessibilityHint out, or say what happens.",
    swiftUI: "Leave .accessibilityHint out, or say what happens.",
    android: "Leave the label of the action out, or say what happens.",
    see: [.uiKit("objectivec/nsobject-swift.class/accessibilityhint")],
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
        guard let hint = stop.element.hint?.string, !stop.element.labelText.isBlank else {
          return nil
        }
        var rest = Script.bare(hint)
        let label = Script.bare(stop.element.labelText)
        guard !label.isEmpty, let range = rest.firstRange(of: label) else { return nil }
        rest.removeSubrange(range)
        for filler in screen.words[.filler].sorted(by: { $0.count > $1.count })
        where rest.hasSuffix(filler) {
          rest = String(rest.dropLast(filler.count))
          break
        }
        return rest.isEmpty
          ? "the hint \"\(hint)\" says no more than the label \"\(stop.element.labelText)\"" : nil
      }
    })
}

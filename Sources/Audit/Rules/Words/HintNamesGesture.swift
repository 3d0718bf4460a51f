import AccessibilityModel

extension Rule {
  static let hintNamesGesture = Rule(
    "hint-names-gesture", .warning, .words,
    says: "The hint names a gesture.",
    because: "The reader says which gesture it takes; another device or setting takes another one.",
    uiKit: "Say in accessibilityHint what happens, not how to do it.",
    swiftUI: "Say in .accessibilityHint what happens, not how to do it.",
    android: "Name the action: TalkBack adds \"double tap to\".",
    onlyFor: voiceOver,
    see: [.uiKit("objectivec/nsobject-swift.class/accessibilityhint"), .hig("voiceover")],
    fails: [
      """
      language: ko
      elements:
      - header "글"
      - button "저장": {hint: 저장하려면 두 번 탭하세요.}
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: Double tap to save your changes.}
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
        guard let hint = stop.element.hint?.string,
          let gesture = screen.words.first(.gesture, in: hint)
        else { return nil }
        return
          "the hint names a gesture, \"\(gesture)\", which the reader does by itself: \"\(hint)\""
      }
    })
}

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
      - cell "Mail": {hint: "To delete it, swipe left."}
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
      - button "Game": {hint: Counts how often you tap in a minute.}
      - slider "Touch": {value: 50%, hint: Changes the size of taps.}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        guard let hint = stop.element.hint?.string,
          let gesture = screen.words.gesture(askedForIn: hint)
        else { return nil }
        return
          "the hint names a gesture, \"\(gesture)\", which the reader does by itself: \"\(hint)\""
      }
    })
}

extension AuditWords {
  /// The gesture that a hint asks for; `nil` if it only speaks of gestures.
  ///
  /// In Latin letters it begins the hint or a part of it, or says what it is for: "swipe to delete".
  fileprivate func gesture(askedForIn hint: String) -> String? {
    let hint = hint.lowercased()
    return self[.gesture].first { word in
      guard hint.holds(word) else { return false }
      guard word.unicodeScalars.allSatisfy(\.isASCII), !word.contains(where: { " -".contains($0) })
      else { return true }
      let parts = hint.split { ".,;:!?–—".contains($0) }.map { String($0).trimmed }
      return parts.contains { $0 == word || $0.hasPrefix(word + " ") }
        || self[.gestureLead].contains { hint.holds("\($0) \(word)") } || hint.holds(word + " to")
    }
  }
}

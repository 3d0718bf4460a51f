import AccessibilityModel

extension Rule {
  static let hintNamesGesture = Rule(
    "hint-names-gesture", .warning, .words,
    says: "The hint or the label names a gesture of the reader.",
    because: "The reader says which gesture it takes; another device or setting takes another one.",
    uiKit: "Say in accessibilityHint what happens, not how to do it.",
    swiftUI: "Say in .accessibilityHint what happens, not how to do it.",
    android: "Name only the action in the label of the click: TalkBack adds \"Double-tap to\".",
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
      - button "Double tap to open the menu"
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
      - button "Tap to retry": {android: {clickLabel: try again}}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        // Only a reader takes a double tap where a finger takes one tap.
        if element.isControl || element.isActivated, !element.isField,
          let gesture = screen.words[.readerGesture].first(where: element.labelText.isCommand)
        {
          return
            "the label names a gesture, \"\(gesture)\", which the reader does by itself: "
            + "\"\(announcement.spoken)\""
        }
        guard screen.isForVoiceOver else {
          let labels = [element.android.clickLabel, element.android.longClickLabel]
          for label in labels.compactMap({ $0?.string }) {
            guard let gesture = screen.words.gesture(askedForIn: label) else { continue }
            return
              "TalkBack puts the gesture before what a double tap does, and \"\(label)\" names "
              + "\"\(gesture)\" again: \"\(announcement.hint ?? "")\""
          }
          return nil
        }
        guard let hint = stop.element.hint?.string,
          let gesture = screen.words.gesture(askedForIn: hint)
        else { return nil }
        return
          "the hint names a gesture, \"\(gesture)\", which the reader does by itself: \"\(hint)\""
      }
    })
}

extension String {
  /// Whether it asks for a gesture: "Double tap to open", "열려면 두 번 탭하세요".
  fileprivate func isCommand(_ gesture: String) -> Bool {
    let text = lowercased()
    let isLatin = gesture.unicodeScalars.allSatisfy(\.isASCII)
    return isLatin ? text.holds(gesture + " to") : text.contains(gesture)
  }
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

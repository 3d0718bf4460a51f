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
      - switch "두 번 탭하여 화면 켜기" [on]
      """,
      """
      language: en
      elements:
      - header "Post"
      - button "Save": {hint: Saves your changes.}
      - button "Game": {hint: Counts how often you tap in a minute.}
      - slider "Touch": {value: 50%, hint: Changes the size of taps.}
      - button "Tap to retry": {android: {clickLabel: try again}}
      - switch "Double tap to wake" [on]
      - cell "Double tap to lock" [button]: On
      - popUpButton "Double tap to": Zoom
      - button "Double tap to wake": "Off"
      - switch "Double-tap to turn off screen" [off]
      - button "Double tap to": Magnify
      - button "Double tap to skip": 10 seconds
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        // Only a reader takes a double tap where a finger takes one tap; a setting can be about one.
        if element.isControl || element.isActivated, !element.isField, element.toggle == nil,
          !element.role.isOnOrOff, !element.isSetting,
          let gesture = screen.words.gesture(commandedBy: element.labelText)
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

extension AccessibilityElement {
  /// Whether it has a value, as settings do, which are buttons in SwiftUI.
  fileprivate var isSetting: Bool { !(value?.isBlank ?? true) }
}

extension AuditWords {
  /// The gesture of the reader that a label asks for: "Double tap to open", "열려면 두 번 탭하세요".
  fileprivate func gesture(commandedBy label: String) -> String? {
    let label = label.lowercased()
    return self[.readerGesture].first { gesture in
      gesture.unicodeScalars.allSatisfy(\.isASCII)
        ? isFor(gesture, in: label) : label.contains(gesture)
    }
  }

  /// Whether a text says what a gesture is for: "swipe to delete".
  private func isFor(_ gesture: String, in text: String) -> Bool {
    self[.gesturePurpose].contains { text.holds("\(gesture) \($0)") }
  }

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
        || self[.gestureLead].contains { hint.holds("\($0) \(word)") } || isFor(word, in: hint)
    }
  }
}

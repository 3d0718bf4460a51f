import AccessibilityModel

extension Rule {
  static let labelRepeatsTrait = Rule(
    "label-repeats-trait", .warning, .words,
    says: "The label ends in what the trait says, or begins with it.",
    because: "The reader says it anyway, so it is heard twice.",
    uiKit: "Leave the kind out of accessibilityLabel: the trait says it.",
    swiftUI: "Leave the kind out of the label: the trait says it.",
    android: "Leave the kind out of contentDescription: the class or role says it.",
    see: [.uiKit("objectivec/nsobject-swift.class/accessibilitylabel"), .hig("voiceover")],
    fails: [
      """
      language: ko
      elements:
      - header "주문"
      - button "확인 버튼"
      - image "망고 이미지"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "OK button"
      - link "Terms link"
      - link "Link to home"
      - image "Image of a cat"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "주문"
      - button "확인"
      - image "망고"
      - text "확인 버튼을 누르세요"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "Button colors"
      - link "Terms"
      - text "Press the button"
      - switch "Switch to metric units" [on]
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        // What is said besides the label, word by word: "switch button" is a switch and a button.
        let heard = announcement.parts.filter { [.trait, .state].contains($0.kind) }
          .map { $0.text.string.lowercased() }
        let twice = screen.words.repeated(heard, in: stop.element.labelText)
        return twice.map { "\"\($0)\" is heard twice: \"\(announcement.spoken)\"" }
      }
    })
}

extension AuditWords {
  /// The phrase, or the word of one, with which a label begins or ends.
  fileprivate func repeated(_ phrases: [String], in text: String) -> String? {
    var label = text.trimmed.lowercased()
    while let last = label.last, last.isPunctuation { label.removeLast() }
    if let ending = self[.politeEnding].first(where: label.hasSuffix) {
      label = String(label.dropLast(ending.count))
    }
    // "On" and "selected" are states, and no names of something: only their whole phrases count.
    let words = phrases.flatMap { phrase in
      [phrase] + phrase.split(separator: " ").map(String.init).filter(self[.roleWord].contains)
    }
    return words.first { word in
      guard label.count > word.count else { return false }
      if label.hasSuffix(word) {
        let before = label.dropLast(word.count).last
        if before.map({ !$0.isLetter && !$0.isNumber }) ?? false { return true }
        // Korean writes the two together: 확인버튼.
        if self[.roleWord].contains(word), !word.unicodeScalars.allSatisfy(\.isASCII) {
          return true
        }
      }
      return label.hasPrefix(word + ":") || label.hasPrefix(word + ",")
        || self[.roleLead].contains { $0.hasPrefix(word + " ") && label.hasPrefix($0 + " ") }
    }
  }
}

import AccessibilityModel

extension Rule {
  static let labelRepeatsTrait = Rule(
    "label-repeats-trait", .warning, .words,
    says: "The label ends in what the trait says.",
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
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let label = stop.element.labelText.trimmed.lowercased()
        let traits = announcement.parts.filter { $0.kind == .trait }.map(\.text.string)
        let twice = traits.first { trait in
          let trait = trait.lowercased()
          guard label != trait, label.hasSuffix(trait) else { return false }
          return label.dropLast(trait.count).last.map { $0.isWhitespace || $0 == "," } ?? false
            || !trait.unicodeScalars.allSatisfy(\.isASCII) && label.count > trait.count
        }
        return twice.map { "\"\($0)\" is heard twice: \"\(announcement.spoken)\"" }
      }
    })
}

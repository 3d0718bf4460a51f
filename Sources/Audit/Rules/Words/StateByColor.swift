import AccessibilityModel

extension Rule {
  static let stateByColor = Rule(
    "state-by-color", .warning, .words,
    says: "A text tells by a color what something means.",
    because: "Who does not see the color does not know what it is about.",
    uiKit: "Say the state in accessibilityValue or accessibilityLabel, and not only in color.",
    swiftUI: "Say the state in .accessibilityValue, and not only in color.",
    android: "Say the state in stateDescription or error, and not only in color.",
    see: [.wcag("1.4.1", "use-of-color"), .hig("accessibility")],
    fails: [
      """
      language: ko
      elements:
      - header "가입"
      - text "빨간색으로 표시된 항목은 꼭 입력하세요."
      - text "초록색은 영업 중입니다."
      - text "빨간 점이 있는 작품은 새 회차가 있습니다."
      - textField "이름"
      """,
      """
      language: en
      elements:
      - header "Join"
      - text "Fields marked in red are required."
      - textField "Name"
      - text "Green dots mean the shop is open."
      - text "The green ones are available."
      - text "A blue dot shows where you left off."
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "가입"
      - text "이름은 꼭 입력하세요."
      - textField "이름"
      - text "빨간 사과 3개"
      """,
      """
      language: en
      elements:
      - header "Join"
      - textField "Name, required"
      - text "Red apples"
      - text "3 items in red"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        // A picture that is only a colored mark.
        let label = Script.words(stop.element.labelText)
        if stop.element.isPicture, label.count == 2, screen.words[.shape].contains(label[1]),
          screen.words.first(.color, in: label[0]) != nil
        {
          return "what \"\(stop.element.labelText)\" means can only be seen"
        }
        for text in stop.element.texts.map(\.string) {
          let meanings = screen.words[.colorMeaning].filter { text.lowercased().holds($0) }
          if let color = screen.words.first(.color, in: text),
            meanings.count > 1 || screen.words.hasColoredMark(text)
          {
            return "what \"\(color)\" means can only be seen: \"\(text)\""
          }
        }
        return nil
      }
    })
}

extension AuditWords {
  /// Whether a sentence speaks of a mark by its color: "빨간 점이 있는 작품은 …", "A blue dot shows …".
  fileprivate func hasColoredMark(_ text: String) -> Bool {
    let words = Script.words(text)
    return words.count > 3
      && zip(words, words.dropFirst()).contains { color, mark in
        first(.color, in: color) != nil
          && self[.coloredMark].contains(mark)
      }
  }
}

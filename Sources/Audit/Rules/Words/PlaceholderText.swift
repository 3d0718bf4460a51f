import AccessibilityModel

extension Rule {
  static let placeholderText = Rule(
    "placeholder-text", .warning, .words,
    says: "A text was left in from the design.",
    because: "It says nothing, or something wrong.",
    uiKit: "Replace the text; look for it in accessibilityLabel and the storyboard.",
    swiftUI: "Replace the text; look for it in .accessibilityLabel and previews.",
    android: "Replace the text; look for it in strings.xml and contentDescription.",
    see: [.wcag("2.4.6", "headings-and-labels")],
    fails: [
      """
      language: ko
      elements:
      - header "공지"
      - text "테스트"
      - button "버튼"
      """,
      """
      language: en
      elements:
      - header "News"
      - text "Lorem ipsum dolor sit amet"
      - button "Button"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "공지"
      - text "테스트 결과를 확인하세요"
      - button "확인"
      """,
      """
      language: en
      elements:
      - header "News"
      - text "Test results"
      - button "Button size"
      - textField "Title"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        let element = stop.element
        for text in [element.label, element.value, element.hint].compactMap({ $0?.string }) {
          if let mark = text.firstMatch(of: Self.unfilled) {
            return "\"\(mark.0)\" was never filled in: \"\(text)\""
          }
          if let word = screen.words.first(.leftIn, in: text) {
            return "\"\(word)\" was left in: \"\(text)\""
          }
        }
        let label = element.labelText
        let isNamed = element.isField || element.role == .header || element.traits.contains(.header)
        guard !isNamed, element.value?.isBlank ?? true, screen.words.isOne(of: .leftInAlone, label)
        else { return nil }
        return "\"\(label)\" says nothing: it seems to have been left in"
      }
    })

  /// Where a program should have put a text: `{{name}}`, `${name}`, `%@`, `%1$s`.
  private static var unfilled: Regex<Substring> {
    /\{\{[^}]*\}\}|\$\{[^}]*\}|%@|%\d\$[@sd]/
  }
}

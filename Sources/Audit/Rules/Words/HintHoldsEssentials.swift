import AccessibilityModel

extension Rule {
  static let hintHoldsEssentials = Rule(
    "hint-holds-essentials", .warning, .words,
    says: "The hint holds what one must know.",
    because: "Many turn hints off or do not wait for them, so they miss it.",
    uiKit: "Put it into accessibilityLabel or accessibilityValue, or ask before it happens.",
    swiftUI: "Put it into .accessibilityLabel or .accessibilityValue, or ask before it happens.",
    android: "Put it into the text or error, not into the label of an action.",
    onlyFor: voiceOver,
    see: [
      .uiKit("objectivec/nsobject-swift.class/accessibilityhint"),
      .wcag("3.3.2", "labels-or-instructions"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "가입"
      - textField "이름": {hint: 필수 항목입니다.}
      """,
      """
      language: en
      elements:
      - header "Account"
      - button "Delete account": {hint: This cannot be undone.}
      - textField "Date": {hint: "Format: DD/MM/YYYY"}
      - button "Transfer": {hint: A fee of $2 applies.}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "가입"
      - textField "이름, 필수": 하늘
      - button "해지": {hint: 해지 수수료 안내를 엽니다.}
      """,
      """
      language: en
      elements:
      - header "Account"
      - button "Delete account": {hint: Asks you to confirm.}
      - button "Fees": {hint: Opens the list of fees and the fee calculator.}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        guard let hint = stop.element.hint?.string,
          let word = screen.words.first(.essential, in: hint)
            ?? (stop.element.isField ? screen.words.first(.essentialOfField, in: hint) : nil),
          !announcement.spoken.lowercased().contains(word)
        else { return nil }
        return "\"\(hint)\" is heard only by who waits for the hint"
      }
    })
}

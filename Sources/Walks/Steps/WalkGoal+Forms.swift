import AccessibilityModel

extension WalkGoal {
  /// A way to write a condition.
  package struct Form: Sendable {
    /// How it is written.
    package let usage: String
    /// An example; reading it and printing it gives it back.
    package let example: String
    /// When it holds.
    package let summary: String
  }

  /// The ways to write a condition, for the messages, the help, the page about walks and the schema.
  package static let forms: [Form] =
    ownForms
    + ElementCondition.forms.dropFirst().map {
      Form(usage: $0.usage, example: $0.example, summary: $0.summary)
    }

  private static let ownForms = [
    Form(
      usage: "activate ELEMENT", example: "activate 결제하기",
      summary: "The element is activated while the other conditions hold."),
    Form(
      usage: "focus ELEMENT", example: "focus 결제하기",
      summary: "Focus is on the element at the end."),
    Form(
      usage: "select ELEMENT", example: "select 현대카드",
      summary: "The element is selected at the end; passing by is not enough."),
    Form(
      usage: "ELEMENT = VALUE", example: "벨소리 음량 = 70%",
      summary:
        "The element has this value or number at the end; of a carousel or banner, the current "
        + "item; `!=`: it has another."
    ),
    Form(
      usage: "keep ELEMENT", example: "keep 벨소리 음량",
      summary: "The element has the value at the end that it had before the first gesture."),
    Form(
      usage: "screen NAME", example: "screen 상품",
      summary: "The screen of this name or title is shown at the end."),
  ]
}

import AccessibilityModel
import ScreenReading

extension VoiceOverRules {
  /// What the model knows and VoiceOver passes over, so that nobody wonders whether it was forgotten.
  static let silences: [AnnouncementRules.Silence] =
    [
      .init("trait.playsSound", because: "only the click of activation is left out", source: "CS"),
      .init("trait.keyboardKey", because: "it only takes away \"button\"", source: "CS"),
      .init("trait.staticText", because: "a text is what has no word", source: "CS"),
      .init(
        "trait.summaryElement", because: "the element is read when the app starts",
        source: "AX:summaryElement"),
      .init(
        "trait.updatesFrequently", because: "VoiceOver looks at the value again by itself",
        source: "AX:updatesFrequently"),
      .init(
        "trait.startsMediaSession", because: "it silences what is said after activation",
        source: "NU-1132843"),
      .init(
        "trait.causesPageTurn", because: "only reading everything goes on to the next page",
        source: "CS"),
      .init("trait.tabBar", because: "its children are tabs; it has no word itself", source: "CS"),
      .init("trait.isEditing", because: "only a text field is edited", source: "W14-210"),
      .init("trait.textArea", because: "a text view is a text field", source: "CS"),
    ]
    + [
      ("element", "it has no traits"),
      ("cell", "only its state and its texts are said"),
      ("key", "`keyboardKey` takes away \"button\""),
      ("text", "a text is what has no word"),
      ("carousel", "its children speak, or what `presented` makes of them"),
      ("banner", "its children speak, or what `presented` makes of them"),
    ].map { .init("role.\($0)", because: $1, source: "CS") }
    + [
      "navigationBar", "toolbar", "table", "group", "scrollView",
      "webView", "sheet",
    ].map { .init("role.\($0)", because: "only its label and value, on entering it", source: "CS") }
    + [
      ("language", "it chooses the voice"),
      ("identifier", "it is for code"),
      ("frame", "it decides the order"),
      ("activationPoint", "it is where a double tap goes"),
      ("inputLabels", "they are for Voice Control"),
      ("sortPriority", "it decides the order"),
      ("isModal", "it hides what lies behind"),
      ("startsFocused", "it decides where the cursor begins"),
      ("scrolling", "pages and rows are said after a scroll"),
      ("editor", "it is a modal of its own once it is open"),
      ("responses", "what the app does is heard when it does it"),
    ].map { .init("property.\($0)", because: $1, source: "AX") }
}

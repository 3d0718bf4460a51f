import AccessibilityModel
import ScreenReading

extension VoiceOverRules {
  /// Parts of the model that VoiceOver does not speak, so that nobody wonders whether they were forgotten.
  static let silences: [AnnouncementRules.Silence] =
    [
      .init("trait.playsSound", because: "it only leaves out the activation click", source: "CS"),
      .init("trait.keyboardKey", because: "it only suppresses \"button\"", source: "CS"),
      .init("trait.staticText", because: "plain text has no trait word", source: "CS"),
      .init(
        "trait.summaryElement", because: "the element is read when the app starts",
        source: "AX:summaryElement"),
      .init(
        "trait.updatesFrequently", because: "VoiceOver checks the value again by itself",
        source: "AX:updatesFrequently"),
      .init(
        "trait.startsMediaSession", because: "it prevents speech after activation",
        source: "NU-1132843"),
      .init(
        "trait.allowsDirectInteraction",
        because: "only its hint is spoken, if it requires activation",
        source: "W26-220"),
      .init(
        "trait.causesPageTurn", because: "it only makes read-all continue on the next page",
        source: "CS"),
      .init("trait.tabBar", because: "its children are tabs; it has no word", source: "CS"),
      .init("trait.isEditing", because: "only a text field can be edited", source: "W14-210"),
    ]
    + [
      ("element", "it has no traits"),
      ("cell", "only its state and texts are spoken"),
      ("key", "`keyboardKey` suppresses \"button\""),
      ("text", "plain text has no role word"),
      ("carousel", "its children are spoken, as `presented` shows them"),
      ("banner", "its children are spoken, as `presented` shows them"),
    ].map { .init("role.\($0)", because: $1, source: "CS") }
    + [
      "navigationBar", "toolbar", "table", "collection", "group", "scrollView",
      "webView", "sheet", "stepper",
    ].map {
      .init("role.\($0)", because: "only its label and value, when it is entered", source: "CS")
    }
    + [
      ("language", "it chooses the voice"),
      ("identifier", "it is for code"),
      ("frame", "it decides the order"),
      ("activationPoint", "it is where a double tap goes"),
      ("inputLabels", "they are for Voice Control"),
      ("sortPriority", "it decides the order"),
      ("isModal", "it hides what lies behind"),
      ("startsFocused", "it decides where the cursor begins"),
      ("scrolling", "pages and rows are spoken after scrolling"),
      ("editor", "it is a separate modal once it is open"),
      ("liveRegion", "its changes are announced"),
      ("contextMenu", "nothing is known to be said before it is open"),
      ("enabledWhen", "`notEnabled` is spoken when it does not hold"),
      ("shownWhen", "what is not shown is not spoken"),
      ("responses", "what the app does is heard when it happens"),
      ("android", "it is for another platform"),
      ("audit", "it is for the audit"),
    ].map { .init("property.\($0)", because: $1, source: "AX") }
}

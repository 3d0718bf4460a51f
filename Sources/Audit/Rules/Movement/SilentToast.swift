import AccessibilityModel

extension Rule {
  static let silentToast = Rule(
    "silent-toast", .warning, .movement,
    says: "A toast is shown and not announced.",
    because: "iOS has no toasts: what an app draws for a moment, VoiceOver does not know of.",
    uiKit: "Post UIAccessibility.announcement with the same text.",
    swiftUI: "Post AccessibilityNotification.Announcement with the same text.",
    onlyFor: voiceOver,
    see: [.wcag("4.1.3", "status-messages")],
    fails: [
      """
      language: en
      elements:
      - header "Files"
      - button "Save": {activate: [toast: Could not save the file]}
      """,
      """
      language: en
      elements:
      - header "Files"
      - cell "Report": {swipeActions: [{name: Delete, effects: [toast: Deleted]}]}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Files"
      - button "Save": {activate: [toast: Could not save the file, announce: Could not save the file]}
      """
    ],
    .model { screen in
      func silent(_ effects: [TimedEffect]) -> String? {
        let all = effects.everything.map(\.effect)
        let isAnnounced = all.contains { if case .announce = $0 { true } else { false } }
        return isAnnounced
          ? nil
          : all.lazy.compactMap { if case .toast(let text) = $0 { text.string } else { nil } }.first
      }
      func message(_ text: String) -> Sentence {
        "\"\(text)\" is shown, and VoiceOver does not say it"
      }
      let elements = screen.places.flatMap { place in
        place.element.causes.compactMap { silent($0.effects) }.map {
          screen.fault(at: place.path, message($0))
        }
      }
      return elements
        + screen.screen.events.compactMap { silent($0.effects) }
        .map { screen.fault(message($0)) }
    })
}

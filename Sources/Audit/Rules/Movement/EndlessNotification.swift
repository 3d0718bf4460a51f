import AccessibilityModel
import Support

extension Rule {
  static let endlessNotification = Rule(
    "endless-notification", .error, .movement,
    says: "The app posts notifications that never end.",
    because: "Whatever one listens to is interrupted every few seconds.",
    uiKit: "Post when something has changed, and stop when it is over.",
    swiftUI: "Post when something has changed, and stop when it is over.",
    android: "Send an event when something has changed, and stop when it is over.",
    see: [.wcag("2.2.2", "pause-stop-hide"), .wcag("4.1.3", "status-messages")],
    fails: [
      """
      language: en
      elements:
      - header "Taxi"
      - text "Your driver is on the way"
      - button "Call"
      events: [{at: 2s, every: 4s, effects: [announce: Three minutes left]}]
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Taxi"
      - text "Your driver is on the way"
      - button "Call"
      events: [{at: 20s, effects: [announce: Three minutes left]}, {at: 60s, every: 60s, effects: [announce: Almost there]}]
      """
    ],
    .model { screen in
      screen.screen.events.compactMap { event in
        guard let interval = event.interval, interval > 0, interval < 10_000 else { return nil }
        let posted = event.effects.everything.lazy.compactMap { timed -> Sentence? in
          switch timed.effect {
          case .announce(let text, _): "announcement \"\(text.string)\""
          case .layoutChanged: "layoutChanged"
          case .screenChanged: "screenChanged"
          case .set(let name, let property, _) where [.label, .value].contains(property):
            screen.isLive(name) ? "a change of \"\(name)\", which is announced," : nil
          default: nil
          }
        }.first
        return posted.map {
          screen.fault(
            "\($0) comes every \(Seconds(milliseconds: interval)) s and never stops")
        }
      }
    })
}

extension AuditedScreen {
  /// Whether what changes in an element is announced wherever focus is.
  fileprivate func isLive(_ name: String) -> Bool {
    guard let path = tree.path(called: name) else { return false }
    return places.contains { $0.element.liveRegion != nil && path.starts(with: $0.path) }
  }
}

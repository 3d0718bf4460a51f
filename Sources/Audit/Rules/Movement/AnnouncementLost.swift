import AccessibilityModel
import Support
import Walks

extension Rule {
  static let announcementLost = Rule(
    "announcement-lost", .warning, .movement,
    says: "An announcement is cut off or never heard.",
    because: "What it tells is lost: it is not said again.",
    uiKit: "Post it when nothing else is said, with accessibilitySpeechAnnouncementPriority high.",
    swiftUI: "Give the announcement .accessibilitySpeechAnnouncementPriority = .high.",
    android: "Use a live region instead of announceForAccessibility.",
    see: [
      .uiKit("uikit/uiaccessibilitypriority"), .wcag("4.1.3", "status-messages"),
    ],
    fails: [
      """
      language: en
      screen: Cart
      elements:
      - header "Cart"
      - button "Add": {activate: [announce: Added to your cart, screenChanged: Cart]}
      walks: {add: [swipe right, double tap]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Cart"
      - button "Add": {activate: [{announce: Added to your cart, priority: high, after: 1500ms}]}
      walks: {add: [swipe right, double tap, wait 5s]}
      """
    ],
    .announcing { walk in
      var faults: [Fault] = []
      let events = walk.transcript.events
      for index in events.indices {
        guard case .speak(let speech) = events[index].kind, speech.source == .announcement else {
          continue
        }
        let isLost =
          switch speech.outcome {
          case .finished: false
          case .dropped: true
          // The end may be guessed when nearly all of it was heard.
          case .interrupted: speech.duration * 5 < speech.length * 4
          }
        guard isLost, !Self.isUsersDoing(index, in: events) else { continue }
        faults.append(
          walk.fault(
            "the announcement \"\(speech.spoken)\" is "
              + (speech.outcome == .dropped
                ? "never heard"
                : "cut off \(Seconds(milliseconds: speech.duration)) s into its "
                  + "\(Seconds(milliseconds: speech.length)) s"),
            at: index))
      }
      return Array(faults.prefix(3))
    })

  /// Whether the user went on while it was said.
  private static func isUsersDoing(_ index: Int, in events: [WalkTranscript.Event]) -> Bool {
    guard case .speak(let speech) = events[index].kind, speech.outcome == .interrupted else {
      return false
    }
    let end = events[index].time + speech.duration
    return events[(index + 1)...].contains { event in
      if case .gesture = event.kind { return abs(event.time - end) < 5 }
      return false
    }
  }
}

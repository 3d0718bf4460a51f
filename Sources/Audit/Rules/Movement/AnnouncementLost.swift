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
            at: index, about: Self.announcer(of: index, on: walk)))
      }
      // What counts down is one fault, whatever it says.
      var told: Set<String> = []
      return faults.filter { fault in
        let text = fault.message.description.filter { !$0.isNumber && !"-.,".contains($0) }
        return told.insert("\(fault.path ?? []) \(text)").inserted
      }.prefix(3).map(\.self)
    })

  /// The name of the element whose activation made an announcement; empty if it was something else.
  private static func announcer(of index: Int, on walk: AuditedWalk) -> String {
    guard case .speak(let speech) = walk.transcript.events[index].kind else { return "" }
    // An announcement waits, so focus can have gone on by the time it is said.
    let names = walk.transcript.events[..<index].reversed().compactMap { event -> String? in
      if case .focus(let name, _) = event.kind { name } else { nil }
    }
    return names.first { name in
      let element = walk.place(named: name).flatMap { place in
        place.screen.tree.presentedElement(at: place.path)
      }
      return element?.effects(on: .activate).contains { timed in
        guard case .announce(let text, _) = timed.effect else { return false }
        return text.string == speech.spoken
      } ?? false
    } ?? ""
  }

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

import AccessibilityModel
import Walks

extension Rule {
  static let announcementFlood = Rule(
    "announcement-flood", .warning, .movement,
    says: "The same announcement is heard again and again.",
    because: "Nothing else can be heard meanwhile.",
    uiKit: "Post an announcement once, when something has changed.",
    swiftUI: "Post an announcement once, when something has changed.",
    android: "Update a live region only when its text changes.",
    see: [.wcag("4.1.3", "status-messages")],
    fails: [
      """
      language: en
      elements:
      - header "Upload"
      - button "Start": {activate: [announce: Loading, {announce: Loading, after: 2s}, {announce: Loading, after: 4s}]}
      walks: {start: [swipe right, double tap, wait 8s]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Upload"
      - button "Start": {activate: [announce: Loading, {announce: Done, after: 4s}]}
      walks: {start: [swipe right, double tap, wait 8s]}
      """
    ],
    .announcing { walk in
      var times: [String: [Int]] = [:]
      var faults: [Fault] = []
      let events = walk.transcript.events
      for index in events.indices {
        guard case .speak(let speech) = events[index].kind, speech.source == .announcement else {
          continue
        }
        times[speech.spoken, default: []].append(index)
        let same = times[speech.spoken] ?? []
        guard same.count == 3, let first = same.first,
          events[index].time - events[first].time <= 15_000
        else { continue }
        faults.append(
          walk.fault(
            "\"\(speech.spoken)\" is announced \(same.count) times within "
              + "\(((events[index].time - events[first].time) + 500) / 1000) s", at: index,
            evidence: walk.lines(same)))
      }
      return faults
    })
}

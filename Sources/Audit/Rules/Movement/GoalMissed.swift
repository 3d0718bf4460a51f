import AccessibilityModel
import Walks

extension Rule {
  static let goalMissed = Rule(
    "goal-missed", .error, .movement,
    says: "A walk does not reach its goal, or reaches it only with luck.",
    because: "The user did what one does, and did not get what they came for.",
    uiKit: "Look at the first line that surprises in the transcript of the walk.",
    swiftUI: "Look at the first line that surprises in the transcript of the walk.",
    android: "Look at the first line that surprises in the transcript of the walk.",
    see: [.wcag("2.2.1", "timing-adjustable"), .hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Cards": {selectsOnFocus: true, items: [button "Visa", button "Maestro", button "Diners"]}
      - button "Pay"
      walks:
        pay: {gestures: [swipe right x4, double tap], goal: [activate Pay, Cards = Maestro]}
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - banner: {every: 3s, items: [button "A", button "B", button "C", button "D", button "E", button "F", button "G", button "H"]}
      - button "Cart"
      walks:
        cart: {gestures: [swipe right x9, double tap], goal: activate Cart}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Card": {style: adjustable, items: ["Visa", "Maestro", "Diners"]}
      - button "Pay"
      walks:
        pay: {gestures: [swipe right, swipe up, swipe right, double tap], goal: [activate Pay, Card = Maestro]}
      """
    ],
    .walk { walk in
      guard let goal = walk.walk.goal, let figures = walk.transcript.figures,
        figures.goal != nil
      else { return [] }
      let wanted = goal.conditions.map(\.description).joined(separator: ", ")
      let end = walk.transcript.events.indices.last
      if let sweep = walk.sweep, let reached = sweep.reached {
        let missed = sweep.runs.count - reached
        guard missed > 0 else { return [] }
        return [
          walk.fault(
            missed == sweep.runs.count
              ? "the goal is never reached: \(wanted)"
              : "the goal is reached only with luck: \(wanted)", at: end,
            evidence: ["≈ " + sweep.score])
        ]
      }
      guard figures.goal == false else { return [] }
      return [walk.fault("the goal is missed: \(wanted)", at: end)]
    })
}

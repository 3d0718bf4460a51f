import AccessibilityModel
import Walks

extension Rule {
  static let goalOverBudget = Rule(
    "goal-over-budget", .warning, .cost,
    says: "The way to the goal costs more seconds or gestures than the budget allows.",
    because: "What one sees at a glance takes a minute to hear.",
    uiKit: "Group, shorten, add headings, or start focus nearer to the goal.",
    swiftUI: "Group, shorten, add headings, or start focus nearer to the goal.",
    android: "Group, shorten, add headings, or start focus nearer to the goal.",
    see: [.hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Terms"
      - text "One"
      - text "Two"
      - text "Three"
      - button "Agree"
      walks:
        agree: {gestures: [swipe right x4, swipe left x15, swipe right x15, double tap], goal: activate Agree}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Terms"
      - text "One"
      - button "Agree"
      walks:
        agree: {gestures: [swipe right x2, double tap], goal: activate Agree}
      """
    ],
    .walk { walk in
      guard let figures = walk.transcript.figures, figures.goal == true, let time = figures.goalTime
      else { return [] }
      let budget = walk.subject.context.settings.budget
      let gestures = walk.transcript.events.count { event in
        if case .gesture = event.kind { return event.time <= time }
        return false
      }
      let seconds = Double(time) / 1000
      guard seconds > budget.seconds || gestures > budget.gestures else { return [] }
      return [
        walk.fault(
          seconds > budget.seconds
            ? "the goal takes \(Int(seconds)) s; the budget is \(Int(budget.seconds)) s"
            : "the goal takes \(gestures) gestures; the budget is \(budget.gestures)")
      ]
    })
}

import AccessibilityModel
import Walks

extension Rule {
  static let coarseSlider = Rule(
    "coarse-slider", .warning, .movement,
    says: "A slider moves only in coarse steps, and there is no finer way.",
    because: "A value between two steps cannot be set; dragging by ear rarely hits it.",
    uiKit: "Use smaller steps, or let a double tap open a field for typing the value.",
    swiftUI:
      "Use smaller steps in .accessibilityAdjustableAction, or a field for typing the value.",
    android: "Support ACTION_SET_PROGRESS, or offer a field for typing the value.",
    see: [.sliderArticle, .wcag("2.5.7", "dragging-movements")],
    fails: [
      """
      language: ko
      elements:
      - header "화면"
      - slider "밝기": {range: [0, 100, 25], at: 50}
      """,
      """
      language: en
      elements:
      - header "Display"
      - slider "Brightness": {range: [0, 100], at: 50, format: "{value}"}
      walks:
        exactly: {gestures: [swipe right, swipe up x3], goal: Brightness = 77}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "화면"
      - slider "밝기": {range: [0, 100, 25], at: 50}
      - button "1 늘리기":
          activate: {add: 밝기, by: 1}
      """,
      """
      language: ko
      elements:
      - header "화면"
      - slider "밝기": {range: [0, 100, 5], at: 50}
      - slider "별점": {range: [0, 4, 1], at: 2, format: "{value}점"}
      """,
      """
      language: en
      elements:
      - header "Display"
      - slider "Brightness" [button]:
          range: [0, 100]
          at: 50
          format: "{value}"
          editor: {field: Brightness, done: Done, cancel: Cancel}
      walks:
        exactly: {gestures: [swipe right, swipe up x3], goal: Brightness = 77}
      """,
    ],
    .screens { subject in
      let goals = subject.walks.flatMap { $0.walk.goal?.conditions ?? [] }
      return subject.screens.flatMap { screen in
        screen.places.compactMap { place -> Fault? in
          let element = place.element
          guard case .range(let range)? = element.adjustment, element.editor == nil,
            element.customActions.isEmpty, !element.isField, element.role != .stepper,
            range.step > 0, range.maximum > range.minimum
          else { return nil }
          let name = screen.tree.name(of: place.path)
          let names = [name, element.identifier, element.labelText]
          let others = screen.places.flatMap { $0.element.responses.flatMap(\.effects) }
          if others.contains(where: { $0.effect.sets(names) }) { return nil }
          for case .value(let wanted, let value) in goals
          where wanted == name || wanted == element.labelText {
            let reachable = (0...Int((range.maximum - range.minimum) / range.step) + 1).flatMap {
              count in
              [1.0, -1.0].map { sign in
                let number = range.number + sign * Double(count) * range.step
                return range.text(for: min(max(number, range.minimum), range.maximum)).string
              }
            }
            if !reachable.contains(value) {
              return screen.fault(
                at: place.path,
                "in steps of \(range.step.spelled) from \(range.number.spelled), \"\(value)\" is never reached"
              )
            }
          }
          let width = range.maximum - range.minimum
          // A tenth is UISlider's own step, and whole numbers have none between them.
          guard range.step > width / 10 * 1.001, range.step > 1 else { return nil }
          return screen.fault(
            at: place.path,
            "a swipe changes it by \(range.step.spelled) of \(width.spelled), and nothing else changes "
              + "it by less")
        }
      }
    })
}

extension ScreenEffect {
  /// Whether it gives an element of these names another number: a finer way than the slider's own.
  fileprivate func sets(_ names: [String?]) -> Bool {
    switch self {
    case .add(let element, _), .set(let element, .value, _): names.contains(element)
    case .when(_, let then, let otherwise):
      (then + otherwise).contains { $0.effect.sets(names) }
    default: false
    }
  }
}

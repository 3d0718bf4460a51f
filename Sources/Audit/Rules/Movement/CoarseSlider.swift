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
      """
      language: en
      elements:
      - header "Price"
      - slider "Most": {range: [0, 1000000000, 2], at: 500, format: "${value:,}"}
      walks:
        exactly: {gestures: [swipe right, swipe up x3], goal: "Most = $12,345,677"}
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
      - slider "재생 속도": {range: [50, 200, 25], at: 100, format: "{value}%"}
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
      """
      language: en
      elements:
      - header "Price"
      - slider "Most": {range: [0, 1000000000, 2], at: 500, format: "${value:,}"}
      - slider "Share": {range: [0, 1000000, 10], at: 5, format: "{percent:.1}%"}
      - slider "Fine": {range: [0, 999999999999, 0.000000001], at: 5, format: "{value}"}
      walks:
        exactly: {gestures: [swipe right, swipe up x3], goal: "Most = $12,345,678"}
        share: {gestures: [swipe right, swipe up x3], goal: "Share = 12.5%"}
        fine: {gestures: [swipe right, swipe up x3], goal: Fine = 77.25}
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
          let others = screen.places.flatMap { $0.element.causes.flatMap(\.effects.everything) }
          if others.contains(where: { $0.effect.sets(names) }) { return nil }
          for case .value(let wanted, let value) in goals
          where wanted == name || wanted == element.labelText {
            if !range.comes(to: value) {
              return screen.fault(
                at: place.path,
                "in steps of \(range.step.spelled) from \(range.number.spelled), \"\(value)\" is never reached"
              )
            }
          }
          let width = range.maximum - range.minimum
          // A tenth is UISlider's own step, and whole numbers have none between them.
          // Speeds and zooms have few steps for everybody.
          guard range.step > width / 10 * 1.001, range.step > 1,
            screen.words.first(.factor, in: element.labelText) == nil
          else { return nil }
          return screen.fault(
            at: place.path,
            "a swipe changes it by \(range.step.spelled) of \(width.spelled), and nothing else changes "
              + "it by less")
        }
      }
    })
}

extension NumberRange {
  /// Whether swipes from the initial number come to one that is said like this.
  fileprivate func comes(to text: String) -> Bool {
    // Of what may be a great many steps, only those beside the numbers in the text can be said like it.
    let numbers = text.filter { $0 != "," }.matches(of: /[0-9]+(?:\.[0-9]+)?/).compactMap {
      Double($0.output)
    }
    let meant = numbers.flatMap { number in
      [number, -number, minimum + number / 100 * (maximum - minimum)]
    }
    return (meant + [number, minimum, maximum]).contains { wanted in
      let steps = (abs(wanted - number) / step).rounded(.down)
      return (-1...2).contains { isSaid(text, after: steps + Double($0)) }
    }
  }

  private func isSaid(_ text: String, after steps: Double) -> Bool {
    [number + steps * step, number - steps * step].contains { reached in
      self.text(for: min(max(reached, minimum), maximum)).string == text
    }
  }
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

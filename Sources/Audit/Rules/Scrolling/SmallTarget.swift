import AccessibilityModel
import ScreenReading

extension Rule {
  static let smallTarget = Rule(
    "small-target", .warning, .scrolling,
    says: "A control is smaller than 44 by 44 points, or 48 by 48 dp on Android.",
    because: "A finger that explores the screen misses it, and so does one that trembles.",
    uiKit: "Enlarge the control, or override point(inside:with:).",
    swiftUI: "Add .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle()).",
    android:
      "Make it at least 48 by 48 dp: TouchDelegate; in Compose minimumInteractiveComponentSize().",
    see: [.hig("accessibility"), .wcag("2.5.8", "target-size-minimum")],
    fails: [
      """
      language: en
      elements:
      - header "Player"
      - button "Close": {frame: [340, 60, 24, 24]}
      """,
      """
      language: en
      elements:
      - header "Help"
      - webView:
        - text "Write to us, or read more.": {frame: [16, 120, 360, 20]}
        - link "Search": {frame: [340, 60, 24, 24]}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Player"
      - button "Close": {frame: [320, 60, 44, 44]}
      - switch "Repeat" [on]: {frame: [320, 120, 51, 31]}
      - button "More": {identifier: Increment, frame: [320, 180, 47, 32]}
      - datePicker:
        - button "Date Picker": {value: "March 4", frame: [200, 230, 110, 35]}
      - webView:
        - text "Who signs up accepts the": {frame: [16, 240, 180, 20]}
        - link "Terms": {frame: [200, 240, 60, 20]}
      - toolbar:
        - button "Today": {frame: [16, 800, 42, 34]}
      """
    ],
    .model { screen in
      guard screen.hasPoints, screen.context.settings.platform == .iOS else { return [] }
      let isIOS = screen.context.configuration.reader.id == voiceOver
      let (least, unit): (Int, Sentence) = isIOS ? (44, "points") : (48, "dp")
      return screen.stops.indices.compactMap { index in
        let stop = screen.stops[index]
        guard stop.element.isTarget || stop.element.answersActivation && stop.element.role != .cell,
          stop.containers.last?.element.role != .segmentedControl,
          !screen.isLinkInText(index), !isOfBar(stop, by: isIOS),
          !stop.containers.contains(where: { $0.element.role == .datePicker }),
          let frame = stop.element.frame, frame.width > 0, frame.height > 0,
          min(frame.width, frame.height) < Double(least) - 0.5
        else { return nil }
        return screen.fault(
          index,
          "it is \(frame.width.spelled) by \(frame.height.spelled) \(unit); a finger needs \(least) "
            + "by \(least)")
      }
    })
}

/// Whether a stop is a button of one of UIKit's bars, which are hit around what is drawn of them; what is smaller
/// than those is a view of the app's own.
private func isOfBar(_ stop: FocusStop, by isIOS: Bool) -> Bool {
  guard isIOS, let frame = stop.element.frame, let around = stop.containers.last?.element.role
  else { return false }
  return [.navigationBar, .toolbar].contains(around) && min(frame.width, frame.height) >= 30
}

extension AuditedScreen {
  /// Whether a stop is a link in a sentence of a web page, which is as high as the line (WCAG 2.5.8, inline).
  ///
  /// The text before or after it is on the same line, and goes on where the link begins or ends.
  fileprivate func isLinkInText(_ index: Int) -> Bool {
    let stop = stops[index]
    guard stop.element.traits.contains(.link), !stop.element.traits.contains(.image),
      stop.containers.contains(where: { $0.element.role == .webView }),
      let link = stop.element.frame
    else { return false }
    return [index - 1, index + 1].contains { place in
      guard stops.indices.contains(place), stops[place].element.isStatic,
        let text = stops[place].element.frame
      else { return false }
      let shared = min(link.maxY, text.maxY) - max(link.y, text.y)
      let gap = max(link.x, text.x) - min(link.maxX, text.maxX)
      return shared > link.height / 2 && gap < link.height / 2
    }
  }
}

extension AccessibilityElement {
  /// Whether a finger has to hit it: what the system draws at its own size is left out.
  var isTarget: Bool {
    let isSystems =
      [.switch, .slider, .pageControl, .tab, .backButton, .key, .stepper, .decrement, .increment]
      .contains(role)
    // A dump of UIKit has the two halves of a stepper as buttons with these names, in all languages.
    let isStepper = identifier == "Increment" || identifier == "Decrement"
    // UIKit lays it over all of the screen behind a popover.
    let isAroundPopover = identifier == "PopoverDismissRegion"
    return isControl && !isSystems && !isStepper && !isAroundPopover && !isField
      && !traits.contains(.notEnabled)
      && traits.isDisjoint(with: [.tabBarItem, .keyboardKey, .backButton])
  }
}

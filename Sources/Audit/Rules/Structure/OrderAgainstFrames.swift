import AccessibilityModel
import ScreenReading

extension Rule {
  static let orderAgainstFrames = Rule(
    "order-against-frames", .warning, .structure,
    says: "The order in which elements are read jumps back up the screen.",
    because:
      "What belongs together is heard apart, and a finger finds it elsewhere than the swipes do.",
    uiKit: "Set accessibilityElements, or accessibilitySortPriority.",
    swiftUI: "Reorder the views, or use .accessibilitySortPriority(…).",
    android: "Set accessibilityTraversalBefore or …After.",
    see: [.wcag("1.3.2", "meaningful-sequence"), .wcag("2.4.3", "focus-order")],
    fails: [
      """
      language: en
      elements:
      - header "Order": {frame: [16, 60, 360, 40]}
      - button "Pay": {frame: [16, 700, 360, 50]}
      - text "Mango": {frame: [16, 200, 360, 40]}
      - text "Plum": {frame: [16, 260, 360, 40]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Order": {frame: [16, 60, 360, 40]}
      - text "Mango": {frame: [16, 200, 170, 40]}
      - text "3 pieces": {frame: [16, 260, 170, 40]}
      - text "Plum": {frame: [200, 200, 170, 40]}
      - button "Pay": {frame: [16, 700, 360, 50]}
      """
    ],
    .announcements { screen in
      guard screen.hasPoints else { return [] }
      var faults: [Fault] = []
      for index in screen.stops.indices.dropFirst() {
        let (before, stop) = (screen.stops[index - 1], screen.stops[index])
        guard let upper = stop.element.frame, let lower = before.element.frame,
          upper.height > 0, lower.height > 0,
          // One column of text; a neighbor further right begins at the top again.
          min(upper.maxX, lower.maxX) - max(upper.x, lower.x) > min(upper.width, lower.width) / 2,
          lower.y - upper.maxY > 44,
          // Bars are read where they are attached, and what scrolls is elsewhere now.
          Self.region(of: stop) == Self.region(of: before)
        else { continue }
        faults.append(
          screen.fault(
            index,
            "\"\(before.name)\" is read first, but stands \(Int(lower.y - upper.y)) points below "
              + "\"\(stop.name)\"", evidence: [screen.quote(index - 1), screen.quote(index)]))
      }
      return Array(faults.prefix(3))
    })

  /// The bar or scroll view that a stop is in.
  private static func region(of stop: FocusStop) -> [Int] {
    stop.containers.last { container in
      [.navigationBar, .tabBar, .toolbar, .scrollView, .webView, .list, .table, .carousel].contains(
        container.element.role) || container.element.scrolling != nil || container.element.isModal
    }?.path ?? []
  }
}

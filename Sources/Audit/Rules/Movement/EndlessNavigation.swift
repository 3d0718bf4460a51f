import AccessibilityModel

extension Rule {
  static let endlessNavigation = Rule(
    "endless-navigation", .warning, .movement,
    says: "Screens are pushed in a circle: each time round the way back grows longer.",
    because:
      "Back leads through the same screens again and again, and the first seems never to come.",
    uiKit: "Pop to the screen that is already on the stack: popToViewController(_:animated:).",
    swiftUI: "Remove elements from the NavigationPath instead of adding the same again.",
    android: "Use popUpTo and launchSingleTop, or FLAG_ACTIVITY_CLEAR_TOP.",
    see: [.hig("navigation-bars"), .wcag("3.2.3", "consistent-navigation")],
    fails: [
      """
      language: ko
      screen: 목록
      elements:
      - header "목록"
      - button "망고": {activate: [push: mango]}
      screens:
        mango: {screen: 망고, elements: [header "망고", button "비슷한 상품": {activate: [push: plum]}]}
        plum: {screen: 귤, elements: [header "귤", button "비슷한 상품": {activate: [push: mango]}]}
      """,
      // The way back is not the first that leads on.
      """
      language: ko
      screen: 목록
      elements:
      - header "목록"
      - button "망고": {activate: [push: mango]}
      screens:
        mango: {screen: 망고, elements: [header "망고", button "비슷한 상품": {activate: [push: plum]}]}
        plum:
          screen: 귤
          elements:
          - header "귤"
          - button "후기": {activate: [push: reviews]}
          - button "비슷한 상품": {activate: [push: mango]}
        reviews: {screen: 후기, elements: [header "후기", backButton "뒤로": {activate: [pop]}]}
      """,
      // Not by a double tap: by an action, and by itself.
      """
      language: ko
      screen: 목록
      elements:
      - header "목록"
      - button "망고": {activate: [push: mango]}
      screens:
        mango:
          screen: 망고
          elements:
          - header "망고"
          - cell "상품": {actions: [{name: 비슷한 상품, effects: [push: plum]}]}
        plum:
          screen: 귤
          elements: [header "귤"]
          events: [{at: 5s, effects: [push: mango]}]
      """,
    ],
    passes: [
      """
      language: ko
      screen: 목록
      elements:
      - header "목록"
      - button "망고": {activate: [push: mango]}
      screens:
        mango: {screen: 망고, elements: [header "망고", button "비슷한 상품": {activate: [push: plum]}]}
        plum: {screen: 귤, elements: [header "귤", backButton "뒤로": {activate: [pop]}]}
      """
    ],
    .screens { subject in
      let graph = PushGraph(of: subject.screens)
      return subject.screens.flatMap { screen in
        (screen.name.flatMap { graph.pushes[$0] } ?? []).compactMap { push -> Fault? in
          guard let own = screen.name, let way = graph.way(from: push.name, backTo: own) else {
            return nil
          }
          let names = ([own] + way).map { "'\($0)'" }.joined(separator: " → ")
          let message: Sentence = "screens are pushed in a circle: \(names)"
          return push.path.map { screen.fault(at: $0, message) } ?? screen.fault(message)
        }
      }
    })
}

/// Which screens of an app push which others.
private struct PushGraph {
  /// A screen that is pushed, and the element that does it; none if the screen does by itself.
  struct Push {
    var name: String
    var path: [Int]?
  }

  /// What each screen pushes, by the name of the screen.
  private(set) var pushes: [String: [Push]] = [:]

  init(of screens: [AuditedScreen]) {
    for screen in screens {
      guard let own = screen.name else { continue }
      for place in screen.places {
        let effects = place.element.causes.flatMap(\.effects)
        pushes[own, default: []] += Self.pushed(by: effects).map {
          Push(name: $0, path: place.path)
        }
      }
      let events = screen.screen.events.flatMap(\.effects)
      pushes[own, default: []] += Self.pushed(by: events).map { Push(name: $0, path: nil) }
    }
  }

  private static func pushed(by effects: [TimedEffect]) -> [String] {
    effects.everything.compactMap { timed in
      if case .push(let name) = timed.effect { name } else { nil }
    }
  }

  /// The names on a shortest way from a screen to another, both included.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it leads; no screen before it by name is on the way, so that each circle is found
  ///     from one of its screens only.
  /// - Returns: The names; `nil` if there is no way.
  func way(from start: String, backTo end: String) -> [String]? {
    guard start >= end else { return nil }
    var ways = [[start]]
    var seen: Set = [start]
    while !ways.isEmpty {
      var longer: [[String]] = []
      for way in ways {
        guard let last = way.last, last != end else { return way }
        for push in pushes[last] ?? [] where push.name >= end && seen.insert(push.name).inserted {
          longer.append(way + [push.name])
        }
      }
      ways = longer
    }
    return nil
  }
}

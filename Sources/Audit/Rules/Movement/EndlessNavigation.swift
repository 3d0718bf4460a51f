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
      """
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
      var pushes: [String: [(name: String, path: [Int])]] = [:]
      for screen in subject.screens {
        guard let own = screen.name else { continue }
        for place in screen.places {
          for timed in place.element.effects(on: .activate) {
            if case .push(let name) = timed.effect {
              pushes[own, default: []].append((name, place.path))
            }
          }
        }
      }
      var faults: [Fault] = []
      for screen in subject.screens {
        guard let own = screen.name else { continue }
        for push in pushes[own] ?? [] {
          // The names on the way from where the push leads back to here.
          var way = [push.name]
          var seen: Set = [push.name]
          while let last = way.last, last != own,
            let next = pushes[last]?.first(where: { !seen.contains($0.name) || $0.name == own })
          {
            way.append(next.name)
            if !seen.insert(next.name).inserted { break }
          }
          // One fault for each circle, on the first of its screens by name.
          guard way.last == own, way.allSatisfy({ own <= $0 }) else { continue }
          let names = ([own] + way).map { "'\($0)'" }.joined(separator: " → ")
          faults.append(screen.fault(at: push.path, "screens are pushed in a circle: \(names)"))
        }
      }
      return faults
    })
}

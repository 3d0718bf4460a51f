import AccessibilityModel
import ScreenReading

extension Rule {
  static let tabsWithoutPositions = Rule(
    "tabs-without-positions", .warning, .structure,
    says: "Tabs are heard without their positions.",
    because: "One does not hear that they are tabs, how many there are, nor which one is chosen.",
    uiKit:
      "Give the container the trait tabBar, the buttons none of their own, the chosen one selected.",
    swiftUI: "Use TabView or a segmented Picker, or .accessibilityAddTraits(.isTabBar).",
    android: "Use TabLayout, or CollectionInfo and CollectionItemInfo.",
    see: [.tabsArticle, .uiKit("uikit/uiaccessibilitytraits/tabbar")],
    fails: [
      """
      language: ko
      elements:
      - header "알림 설정"
      - button "저장"
      - toolbar:
        - button "홈"
        - button "알림"
        - button "내 정보"
      """,
      """
      language: en
      elements:
      - header "Market"
      - group:
        - button "All" [selected]
        - button "Fruit"
        - button "Nuts"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "알림 설정"
      - button "저장"
      - tabBar:
        - tab "홈"
        - tab "알림" [selected]
        - tab "내 정보"
      - toolbar:
        - button "공유"
        - button "삭제"
      """,
      """
      language: en
      elements:
      - header "Market"
      - segmentedControl:
        - button "All" [selected]
        - button "Fruit"
        - button "Nuts"
      - tabBar:
        - tab "Shop" [selected]: {android: {toolkit: compose}}
        - tab "Cart": {android: {toolkit: compose}}
      - table:
        - cell "All" [button, selected]
        - cell "Fruit" [button]
        - cell "Nuts" [button]
      - scrollView:
        - button "1"
        - button "2" [selected]
        - button "3"
      """,
    ],
    .announcements { screen in
      var seen: Set<[Int]> = []
      var faults: [Fault] = []
      for (index, stop) in screen.stops.enumerated() {
        guard stop.position == nil, let container = stop.containers.last, stop.path.count > 1,
          seen.insert(container.path).inserted,
          [.toolbar, .group, .scrollView, .element].contains(container.element.role)
        else { continue }
        let own = screen.stops.filter { $0.containers.last?.path == container.path }
        guard (2...6).contains(own.count),
          own.allSatisfy({ $0.element.traits.contains(.button) && $0.position == nil }),
          // The days of a calendar and the pages of a list say where they are.
          own.contains(where: { $0.element.labelText.contains(where: \.isLetter) }),
          areSideBySide(own.map(\.element))
        else { continue }
        let chosen = own.count { $0.element.traits.contains(.selected) }
        let named = own.count { screen.words.isOne(of: .tab, $0.element.labelText) }
        let isLast = own.last?.path == screen.stops.last?.path
        guard chosen == 1 || chosen == 0 && own.count > 2 && named * 2 > own.count && isLast else {
          continue
        }
        let heard = screen.stops.indices.filter {
          screen.stops[$0].containers.last?.path == container.path
        }
        // A reader may count what is in a list.
        guard
          !heard.contains(where: {
            screen.announcements[$0].parts.contains { $0.kind == .position }
          })
        else { continue }
        let missing: Sentence =
          chosen == 1
          ? "no position is said of any" : "neither a position nor which one is chosen is said"
        faults.append(
          screen.fault(
            index, "\(own.count) tabs in a row, but \(missing)",
            evidence: heard.map(screen.quote)))
      }
      // Buttons at the end of the screen that nothing holds together.
      let last = screen.stops.indices.reversed().prefix { index in
        let stop = screen.stops[index]
        return stop.path.count == 1 && stop.position == nil && stop.element.traits.contains(.button)
      }.reversed()
      if (3...6).contains(last.count), let first = last.first,
        last.count(where: { screen.stops[$0].element.traits.contains(.selected) }) == 1,
        last.count(where: { screen.words.isOne(of: .tab, screen.stops[$0].element.labelText) }) > 1
      {
        faults.append(
          screen.fault(
            first, "\(last.count) tabs in a row, but no position is said of any",
            evidence: last.map(screen.quote)))
      }
      // Tabs that stand in no bar at all. A dump of Android has only those that have scrolled into view.
      if faults.isEmpty, !screen.context.isDump || screen.isForVoiceOver,
        let index = screen.stops.indices.first(where: { index in
          let stop = screen.stops[index]
          return stop.element.traits.contains(.tabBarItem) && stop.position == nil
            // A bar of Compose is one, and tells no positions.
            && !stop.containers.contains { $0.element.role == .tabBar }
            && !screen.announcements[index].parts.contains { $0.kind == .position }
            && !stop.element.labelText.isBlank
            && screen.stops.contains {
              $0.path != stop.path && $0.element.traits.contains(.tabBarItem)
            }
        })
      {
        faults.append(screen.fault(index, "this tab is in no tab bar, so its position is not said"))
      }
      return faults
    })
}

/// Whether elements lie in one row; `true` if their frames are not told.
private func areSideBySide(_ elements: [AccessibilityElement]) -> Bool {
  let frames = elements.compactMap(\.frame)
  guard frames.count == elements.count, let first = frames.first else { return true }
  return frames.allSatisfy { abs($0.y - first.y) < first.height / 2 }
}

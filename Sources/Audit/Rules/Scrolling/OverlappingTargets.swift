import AccessibilityModel
import ScreenReading

extension Rule {
  static let overlappingTargets = Rule(
    "overlapping-targets", .warning, .scrolling,
    says: "Two controls overlap.",
    because: "A finger that looks for the one behind finds the one in front.",
    uiKit: "Lay them out apart, or set accessibilityFrame.",
    swiftUI: "Lay them out apart, or make one an action of the other.",
    android: "Lay them out apart.",
    see: [.hig("accessibility"), .wcag("2.5.8", "target-size-minimum")],
    fails: [
      """
      language: en
      elements:
      - header "Player"
      - button "Play": {frame: [100, 300, 80, 80]}
      - button "Next": {frame: [140, 310, 80, 80]}
      """,
      // No row: both play something, and one lies on the other.
      """
      language: en
      elements:
      - header "Player"
      - button "Play": {frame: [0, 100, 393, 300]}
      - button "Next": {frame: [300, 120, 60, 60]}
      """,
      // A button floats over that of a cell.
      """
      language: en
      elements:
      - header "Mail"
      - scrollView:
        - group:
            frame: [0, 600, 393, 200]
            children: [text "Ann", button "Reply to Ann": {frame: [320, 700, 60, 60]}]
      - button "Write": {frame: [325, 705, 56, 56]}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Player"
      - button "Play": {frame: [100, 300, 80, 80]}
      - button "Next": {frame: [190, 300, 80, 80]}
      """,
      """
      language: en
      elements:
      - header "People"
      - list:
        - cell "Ann Lee" [button]: {frame: [0, 100, 393, 60]}
        - button "Follow Ann": {frame: [280, 108, 100, 44]}
      """,
      """
      language: en
      elements:
      - header "Shop"
      - button "dismiss popup": {identifier: PopoverDismissRegion, frame: [0, 0, 393, 852]}
      - scrollView:
        - group:
            frame: [16, 100, 170, 200]
            children:
            - button "Lamp, $48": {frame: [16, 100, 170, 200]}
            - button "Save Lamp": {frame: [136, 250, 44, 44]}
      """,
    ],
    .model { screen in
      guard screen.hasPoints else { return [] }
      // From top to bottom, so that each is compared only with its neighbors.
      let targets = screen.stops.indices.filter { index in
        let element = screen.stops[index].element
        return element.isTarget && (element.frame.map { $0.width > 0 && $0.height > 0 } ?? false)
      }.sorted { frame($0).y < frame($1).y }
      func frame(_ index: Int) -> ScreenRect {
        screen.stops[index].element.frame ?? ScreenRect(x: 0, y: 0, width: 0, height: 0)
      }
      var faults: [Fault] = []
      for (place, index) in targets.enumerated() {
        let upper = frame(index)
        for other in targets[(place + 1)...] {
          let lower = frame(other)
          if lower.y >= upper.maxY { break }
          let width = min(upper.maxX, lower.maxX) - max(upper.x, lower.x)
          let height = min(upper.maxY, lower.maxY) - max(upper.y, lower.y)
          let smaller = min(upper.width * upper.height, lower.width * lower.height)
          guard width > 0, height > 0, width * height > smaller / 4,
            !screen.isOver(index, other), !screen.isOver(other, index),
            !screen.holds(index, other), !screen.holds(other, index)
          else { continue }
          let (first, second) = (min(index, other), max(index, other))
          faults.append(
            screen.fault(
              second,
              "it overlaps \"\(screen.stops[first].name)\" by \(Int(width * height * 100 / smaller)) %"
            ))
          // Where everything lies on everything else, more would say nothing new.
          if faults.count == 5 { return faults }
        }
      }
      return faults
    })
}

extension AuditedScreen {
  /// Whether a stop is a row or a card and another a button on it: it lies within, is much smaller, and is heard after
  /// it among the same elements.
  fileprivate func holds(_ index: Int, _ other: Int) -> Bool {
    guard index < other, isRow(stops[index]), let row = stops[index].element.frame,
      let inside = stops[other].element.frame,
      stops[index].path.dropLast() == stops[other].path.dropLast()
    else { return false }
    return inside.x >= row.x && inside.maxX <= row.maxX && inside.y >= row.y
      && inside.maxY <= row.maxY && inside.width * inside.height * 3 <= row.width * row.height
  }

  /// Whether a stop is a row or a card rather than a button: by its role, by what is around it, or on Android as it
  /// is tapped without being called a button.
  private func isRow(_ stop: FocusStop) -> Bool {
    let lists: Set<ElementRole> = [.list, .table, .collection]
    return stop.element.role == .cell
      || stop.element.role == .element && stop.element.android.isClickable == true
      || stop.containers.last.map { around in
        lists.contains(around.element.role)
          || around.element.role == .group && fills(around.element, stop.element)
      } ?? false
  }

  /// Whether an element has most of the group around it, as a card has of its cell.
  private func fills(_ group: AccessibilityElement, _ element: AccessibilityElement) -> Bool {
    guard let cell = group.frame, let card = element.frame else { return false }
    return card.width * card.height * 2 > cell.width * cell.height
  }

  /// Whether a stop is in a group that lies over all of another: a dialog, of which another rule tells.
  ///
  /// What scrolls holds no dialogs, but cells, over which a button may float.
  fileprivate func isOver(_ index: Int, _ other: Int) -> Bool {
    guard let lower = stops[other].element.frame else { return false }
    let scrolling: Set<ElementRole> = [.scrollView, .list, .table, .collection]
    return stops[index].containers.prefix { !scrolling.contains($0.element.role) }.contains {
      container in
      guard container.element.role == .group, let cover = container.element.frame,
        !stops[other].path.starts(with: container.path)
      else { return false }
      return lower.x >= cover.x && lower.maxX <= cover.maxX && lower.y >= cover.y
        && lower.maxY <= cover.maxY
    }
  }
}

import AccessibilityModel

extension Rule {
  static let targetsTooClose = Rule(
    "targets-too-close", .warning, .scrolling,
    says: "On Apple Vision, the centres of two controls are less than 60 points apart.",
    because: "Eyes and hands do not hit one without the other.",
    uiKit: "Lay controls out with their centres at least 60 points apart.",
    swiftUI: "Lay controls out with their centres at least 60 points apart.",
    onlyFor: voiceOver, see: [.hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Player"
      - button "Play": {frame: [100, 300, 44, 44]}
      - button "Next": {frame: [150, 300, 44, 44]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Player"
      - button "Play": {frame: [100, 300, 44, 44]}
      - button "Next": {frame: [170, 300, 44, 44]}
      """
    ],
    .model { screen in
      guard screen.context.settings.platform == .visionOS else { return [] }
      let targets = screen.stops.indices.filter {
        screen.stops[$0].element.isControl && screen.stops[$0].element.frame != nil
      }.sorted { center($0).y < center($1).y }
      func center(_ index: Int) -> ScreenPoint {
        screen.stops[index].element.frame?.center ?? ScreenPoint(x: 0, y: 0)
      }
      var faults: [Fault] = []
      for (place, index) in targets.enumerated() {
        for other in targets[(place + 1)...] {
          let (a, b) = (center(index), center(other))
          if b.y - a.y >= 60 { break }
          let distance = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
          guard distance < 60 else { continue }
          faults.append(
            screen.fault(
              max(index, other),
              "its center is \(Int(distance)) points from that of "
                + "\"\(screen.stops[min(index, other)].name)\"; Apple Vision needs 60"))
        }
      }
      return Array(faults.prefix(5))
    })
}

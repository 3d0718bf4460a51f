import AccessibilityModel
import Support

extension Rule {
  static let rollingBanner = Rule(
    "rolling-banner", .error, .movement,
    says: "A banner goes on rolling while it has focus.",
    because:
      "While one listens, something else takes its place: the double tap opens what was not heard.",
    uiKit: "Stop the timer in accessibilityElementDidBecomeFocused(), start it in …DidLoseFocus().",
    swiftUI: "Stop the timer while an @AccessibilityFocusState is on the banner.",
    android: "Stop while the view has accessibility focus.",
    see: [.focusArticle, .wcag("2.2.2", "pause-stop-hide")],
    fails: [
      """
      language: ko
      elements:
      - header "오늘의 과일"
      - banner: {style: adjustable, every: 3s, items: ["사과", "귤", "바나나"]}
      - button "장바구니"
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "오늘의 과일"
      - banner: {style: adjustable, every: 3s, stopsOnFocus: true, items: ["사과", "귤", "바나나"]}
      - button "장바구니"
      """
    ],
    .screens { subject in
      subject.screens.flatMap { screen in
        screen.rollingButtons
          + screen.places.compactMap { place -> Fault? in
            guard let banner = place.element.banner, banner.interval > 0, !banner.stopsOnFocus,
              banner.style != .joined, place.element.children.count > 1
            else { return nil }
            let fault = screen.fault(
              at: place.path,
              "every \(Seconds(milliseconds: banner.interval)) s another item takes the place of the one that "
                + "is being heard")
            let name = screen.tree.name(of: place.path)
            let inside = screen.stops.filter { $0.path.starts(with: place.path) }.map(\.name)
            return subject.shown(fault) { walk in
              // What was not heard is worse than what merely changed.
              let opened = walk.transcript.events.indices.first { index in
                guard case .change(let change) = walk.transcript.events[index].kind else {
                  return false
                }
                return change.element == name && change.property.name == .opened
                  && change.by == .timer
              }
              let thrown = walk.firstThrow { from, to in
                from.map(inside.contains) ?? false || inside.contains(to)
              }
              return (opened ?? thrown?.place).map { ($0, [$0]) }
            }
          }
      }
    })
}

extension AuditedScreen {
  /// Faults of buttons that a timer gives another name again and again.
  fileprivate var rollingButtons: [Fault] {
    screen.events.flatMap { event -> [Fault] in
      guard let interval = event.interval, interval > 0, !event.isStopped else { return [] }
      return event.effects.everything.compactMap { timed in
        guard case .set(let name, .label, _) = timed.effect, let path = tree.path(called: name),
          let element = tree.presentedElement(at: path), element.isActivated
        else { return nil }
        return fault(
          at: path,
          "every \(Seconds(milliseconds: interval)) s it becomes something else, also while it "
            + "is being heard")
      }
    }
  }
}

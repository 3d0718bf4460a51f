import AccessibilityModel
import Support

extension Rule {
  static let focusLostOnReload = Rule(
    "focus-lost-on-reload", .error, .movement,
    says: "Focus is lost because the element that was activated is loaded anew.",
    because: "One hears something from elsewhere, and has to find the way back.",
    uiKit: "Reload only what changed, and not the cell that has focus (UIAccessibilityFocus).",
    swiftUI: "Keep the identity of the view that has focus; do not replace the whole List.",
    android: "Use DiffUtil with stable ids instead of notifyDataSetChanged.",
    see: [.focusArticle, .wcag("3.2.2", "on-input")],
    fails: [
      """
      language: ko
      elements:
      - header "강의실"
      - table "강의 목록":
          identifier: table
          children:
          - cell "인기" [button]: {activate: [{reload: table, duration: 1s}]}
          - cell "스위프트 입문"
      walks: {인기: [touch 인기, double tap, wait 3s]}
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "강의실"
      - table "강의 목록":
          identifier: table
          children:
          - cell "인기" [button]: {activate: [{reload: table, duration: 1s, keepsFocusedElement: true}]}
          - cell "스위프트 입문"
      walks: {인기: [touch 인기, double tap, wait 3s]}
      """
    ],
    .screens { subject in
      subject.screens.flatMap { screen in
        screen.timedReloads
          + screen.places.compactMap { place -> Fault? in
            let effects = place.element.responses.filter { $0.trigger != .loseFocus }
              .flatMap(\.effects).map(\.effect)
            for case .reload(let reload) in effects where !reload.keepsFocusedElement {
              guard let container = screen.tree.path(called: reload.container),
                place.path.starts(with: container), place.path != container
              else { continue }
              let fault = screen.fault(
                at: place.path,
                "it reloads \"\(reload.container)\", which contains it, and focus goes elsewhere"
              )
              // What happens to one of them shows what happens to all.
              let inside = screen.stops.filter { $0.path.starts(with: container) }.map(\.name)
              return subject.shown(fault) { walk in
                walk.firstThrow { from, _ in from.map(inside.contains) ?? false }
              }
            }
            return nil
          }
      }
    })
}

extension AuditedScreen {
  /// Faults of containers that a timer loads anew, with whatever has focus inside.
  fileprivate var timedReloads: [Fault] {
    screen.events.flatMap { event in
      event.effects.everything.compactMap { timed -> Fault? in
        guard case .reload(let reload) = timed.effect, !reload.keepsFocusedElement,
          event.interval ?? 0 > 0, let path = tree.path(called: reload.container),
          let index = firstStop(in: path)
        else { return nil }
        return fault(
          at: path,
          "every \(Seconds(milliseconds: event.interval ?? 0)) s it is loaded anew, and focus "
            + "inside it goes elsewhere", evidence: [quote(index)])
      }
    }
  }
}

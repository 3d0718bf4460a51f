import AccessibilityModel

extension Rule {
  static let selectsOnFocus = Rule(
    "selects-on-focus", .error, .movement,
    says: "What gets focus is selected at once.",
    because: "One only wants to hear what there is; after looking around, the last card is chosen.",
    uiKit: "Make the carousel one adjustable element with the chosen card as its value.",
    swiftUI: "Use .accessibilityElement(children: .ignore) and .accessibilityAdjustableAction.",
    android: "Select on a double tap, never when accessibility focus arrives.",
    see: [.carouselArticle, .wcag("3.2.1", "on-focus")],
    fails: [
      """
      language: ko
      elements:
      - header "결제 수단"
      - carousel "카드":
          selectsOnFocus: true
          items: [button "삼성카드", button "현대카드", button "신한카드"]
      - button "결제하기"
      """,
      """
      language: en
      elements:
      - header "Cards"
      - button "Visa": {becomeFocused: [select: Visa]}
      - button "Maestro": {becomeFocused: [select: Maestro]}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "결제 수단"
      - carousel "결제 카드 선택": {style: adjustable, items: ["삼성카드", "현대카드", "신한카드"]}
      - button "결제하기"
      """,
      """
      language: en
      elements:
      - header "Cards"
      - button "Visa": {activate: [select: Visa]}
      - button "Maestro": {activate: [select: Maestro]}
      """,
    ],
    .screens { subject in
      subject.screens.flatMap { screen in
        let choosers = screen.choosers
        return screen.places.compactMap { place -> Fault? in
          let element = place.element
          let isCarousel =
            element.carousel.map { $0.selectsOnFocus && $0.style == .elements } ?? false
            && element.children.count > 1
          let selects = element.responses.contains { response in
            response.trigger == .becomeFocused
              && response.effects.everything.contains { effect in
                switch effect.effect {
                case .select, .set(_, .selected, _), .set(_, .toggle, _), .flip(_, .selected),
                  .flip(_, .toggle), .push, .present:
                  true
                // Each of several sets the same to another value: focus chooses. A page control
                // that follows is something else.
                case .set(let name, .value, _):
                  choosers[name, default: 0] > 1
                default: false
                }
              }
          }
          guard isCarousel || selects else { return nil }
          let fault = screen.fault(
            at: place.path,
            element.opensOnFocus
              ? "focus alone opens another screen"
              : "focus alone selects what is only being looked at")
          let targets = element.effects(on: .becomeFocused).compactMap { $0.effect.chosen }
          let meant = Set(
            [screen.tree.name(of: place.path)] + targets
              + screen.stops.filter { $0.path.starts(with: place.path) }.map(\.name))
          return subject.shown(fault) { walk in
            let changed = walk.transcript.events.indices.filter { index in
              if case .change(let change) = walk.transcript.events[index].kind {
                return change.by == .focus && meant.contains(change.element)
              }
              return false
            }
            return changed.first.map { ($0, Array(changed.prefix(3))) }
          }
        }
      }
    })
}

extension AuditedScreen {
  /// How many elements set the value of another one, which is no page control, when focus comes.
  fileprivate var choosers: [String: Int] {
    var values: [String: Set<String>] = [:]
    for place in places {
      for timed in place.element.effects(on: .becomeFocused) {
        guard case .set(let name, .value, let text) = timed.effect,
          let path = tree.path(called: name), path != place.path,
          tree.presentedElement(at: path)?.role != .pageControl
        else { continue }
        values[name, default: []].insert(text.string)
      }
    }
    return values.mapValues(\.count)
  }
}

extension AccessibilityElement {
  fileprivate var opensOnFocus: Bool {
    effects(on: .becomeFocused).contains { timed in
      switch timed.effect {
      case .push, .present: true
      default: false
      }
    }
  }
}

extension ScreenEffect {
  /// The name of the element that it selects or gives another state or value.
  fileprivate var chosen: String? {
    switch self {
    case .select(let name), .set(let name, _, _), .flip(let name, _): name
    default: nil
    }
  }
}

import AccessibilityModel

extension Rule {
  static let bannerItemsAsElements = Rule(
    "banner-items-as-elements", .warning, .movement,
    says: "Every item of a banner is an element.",
    because:
      "One place on the screen costs as many swipes as the banner has items. Two are let pass.",
    uiKit: "Make the banner one element with the traits button and adjustable.",
    swiftUI: "Use .accessibilityElement(children: .ignore) and .accessibilityAdjustableAction.",
    android: "Make the pager one element with actions for the next and the previous item.",
    see: [.focusArticle],
    fails: [
      """
      language: ko
      elements:
      - header "오늘의 과일"
      - banner: {items: [button "사과", button "귤", button "바나나"]}
      - button "장바구니"
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "오늘의 과일"
      - banner: {style: adjustable, stopsOnFocus: true, items: ["사과", "귤", "바나나"]}
      - button "장바구니"
      """
    ],
    .model { screen in
      screen.places.compactMap { place in
        guard let banner = place.element.banner, banner.style == .elements,
          case let stops = screen.stops.count(where: { $0.path.starts(with: place.path) }),
          stops > 2
        else { return nil }
        return screen.fault(
          at: place.path,
          "one place on the screen has \(stops) stops",
          evidence: screen.firstStop(in: place.path).map { first in
            (first..<min(first + 3, screen.stops.count)).map(screen.quote)
          } ?? [])
      }
    })
}

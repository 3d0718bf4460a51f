import AccessibilityModel

extension Rule {
  static let bannerReadsAll = Rule(
    "banner-reads-all", .warning, .movement,
    says: "A banner reads all of its items at once.",
    because: "One item is shown, but all are heard; which one a double tap opens, nobody knows.",
    uiKit: "Set accessibilityLabel to the item that is shown, each time it changes.",
    swiftUI: "Use .accessibilityElement(children: .ignore) and the shown item as the label.",
    android: "Set contentDescription to the item that is shown.",
    see: [.focusArticle],
    fails: [
      """
      language: ko
      elements:
      - header "오늘의 과일"
      - banner: {style: joined, every: 3s, items: ["사과", "귤", "바나나"]}
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
    .model { screen in
      screen.places.compactMap { place in
        guard place.element.banner?.style == .joined, place.element.children.count > 1 else {
          return nil
        }
        return screen.fault(
          at: place.path,
          "one of \(place.element.children.count) items is shown, but all are read: "
            + "\"\(place.element.presented.labelText)\"")
      }
    })
}

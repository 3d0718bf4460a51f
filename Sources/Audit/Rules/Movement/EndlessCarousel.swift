import AccessibilityModel

extension Rule {
  static let endlessCarousel = Rule(
    "endless-carousel", .error, .movement,
    says: "A carousel has no end that swipes could reach.",
    because: "The last card is followed by the first: what comes after is never found.",
    uiKit: "Make the carousel one adjustable element, or stop at the last card.",
    swiftUI: "Use .accessibilityElement(children: .ignore) and .accessibilityAdjustableAction.",
    android: "Do not wrap around while a screen reader is on.",
    see: [.carouselArticle, .wcag("2.1.2", "no-keyboard-trap")],
    fails: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Cards": {endless: true, items: [button "Visa", button "Maestro"]}
      - button "Pay"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Card": {style: adjustable, endless: true, items: ["Visa", "Maestro"]}
      - button "Pay"
      """
    ],
    .model { screen in
      screen.places.compactMap { place in
        guard let carousel = place.element.carousel, carousel.isEndless,
          carousel.style == .elements, place.element.children.count > 1
        else { return nil }
        let after = screen.stops.first { stop in
          place.path.lexicographicallyPrecedes(stop.path) && !stop.path.starts(with: place.path)
        }
        return screen.fault(
          at: place.path,
          "swipes go round \(place.element.children.count) cards for ever"
            + (after.map { " and never reach \"\($0.name)\"" } ?? ""))
      }
    })
}

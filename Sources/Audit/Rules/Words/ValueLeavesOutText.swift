import AccessibilityModel

extension Rule {
  static let valueLeavesOutText = Rule(
    "value-leaves-out-text", .warning, .words,
    says: "An element that speaks for what is inside leaves some of the visible text out.",
    because: "Who sees the card knows more than who hears it.",
    uiKit: "Put all visible text into accessibilityLabel and accessibilityValue.",
    swiftUI: "Use .accessibilityElement(children: .combine), or name all of it in the value.",
    android:
      "Leave contentDescription out, so that the texts inside are read, or name all of them.",
    see: [.carouselArticle, .wcag("1.1.1", "non-text-content")],
    fails: [
      """
      language: ko
      elements:
      - header "결제 수단"
      - carousel "결제 카드 선택":
          style: adjustable
          value: 신한카드
          items: [text "신한카드 1234"]
      """,
      """
      language: en
      elements:
      - header "Cards"
      - group "Shinhan Card": {grouping: ignore, children: [text "Shinhan Card", text "1234"]}
      """,
      """
      language: ko
      elements:
      - header "카드"
      - group "신한카드": {grouping: combine, children: [text "신한카드", text "연회비 만 원"]}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "결제 수단"
      - carousel "결제 카드 선택": {style: adjustable, items: [text "신한카드 1234"]}
      """,
      """
      language: en
      elements:
      - header "Cards"
      - group "Shinhan Card": {value: "1234", grouping: ignore, children: [text "Shinhan Card", text "1234"]}
      - group: {grouping: combine, children: [text "Visa", text "5678"]}
      """,
    ],
    .model { screen in
      screen.places.compactMap { place in
        let element = place.element
        guard !place.isPart, element.isFocusable, !element.children.isEmpty,
          element.role != .banner
        else { return nil }
        let own = element.presented
        let said = Script.bare(
          ([own.label, own.value, own.hint].compactMap { $0?.string }
            + own.customContent.flatMap { [$0.label.string, $0.value.string] }).joined(
              separator: " "))
        guard !said.isEmpty else { return nil }
        var shown = element.children
        if let carousel = element.carousel {
          guard element.value != nil, shown.indices.contains(carousel.index) else { return nil }
          shown = [shown[carousel.index]]
        }
        let missing = shown.flatMap(\.visibleTexts).filter { text in
          let words = Script.words(text)
          return !words.isEmpty && !words.allSatisfy { said.contains($0) }
        }
        guard let first = missing.first else { return nil }
        return screen.fault(
          at: place.path,
          "\"\(first)\" can be seen but is never heard: the element says \"\(own.wholeText.string)\""
        )
      }
    })
}

extension AccessibilityElement {
  /// The texts that are shown in it.
  fileprivate var visibleTexts: [String] {
    if isHidden { return [] }
    let own = isControl || isPicture ? [] : [label, value].compactMap { $0?.string }
    return own.filter { !$0.isBlank } + children.flatMap(\.visibleTexts)
  }
}

import AccessibilityModel

extension Rule {
  static let screenWithoutHeading = Rule(
    "screen-without-heading", .note, .structure,
    says: "A screen of some length has no heading, or its title is a mere text.",
    because:
      "With the rotor at Headings, one flick says that there are none; the way leads through all. "
      + "A keypad needs no heading.",
    uiKit: "Add the header trait to the titles of sections.",
    swiftUI: "Add .accessibilityAddTraits(.isHeader) to the titles of sections.",
    android:
      "Set accessibilityHeading=\"true\" on the titles of sections; in Compose semantics { heading() }.",
    see: [.hig("accessibility"), .wcag("1.3.1", "info-and-relationships")],
    fails: [
      """
      screen: 과일 시장
      language: ko
      elements:
      - text "과일 시장"
      - text "망고"
      - text "귤"
      - text "사과"
      - button "장바구니"
      """,
      """
      screen: Settings
      language: en
      elements:
      - text "Settings"
      - switch "Dark mode" [on]
      - button "Save"
      """,
      """
      screen: Shoes
      language: en
      elements:
      - text "Trail shoes"
      - button "S"
      - button "M"
      - button "L"
      - text "Free delivery"
      - text "Thirty days to return"
      - text "Made in Portugal"
      - text "In stock"
      - text "Sold by Trail House"
      - button "Size guide"
      - button "Add to cart"
      """,
    ],
    passes: [
      """
      screen: 과일 시장
      language: ko
      elements:
      - header "과일 시장"
      - text "망고"
      - text "귤"
      - text "사과"
      - button "장바구니"
      """,
      """
      screen: 지우기
      language: ko
      elements:
      - text "정말 지울까요?"
      - button "지우기"
      - button "취소"
      """,
      """
      screen: Calculator
      language: en
      elements:
      - text "Result": "0"
      - button "7"
      - button "8"
      - button "9"
      - button "Multiply"
      - button "Equals"
      """,
    ],
    .announcements { screen in
      let content = screen.stops.filter { stop in
        !stop.containers.contains { [.navigationBar, .tabBar, .toolbar].contains($0.element.role) }
          && !stop.element.traits.contains(.keyboardKey)
      }
      // A calculator is one thing; a third of its stops are digits or letters.
      let keys = content.count { $0.element.isControl && $0.element.labelText.count == 1 }
      let isKeypad = keys > 2 && keys * 3 >= content.count
      // Most dumps do not tell which texts are headings.
      guard !screen.context.isDump,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) }),
        screen.tree.screen.frontMostModal() == nil
      else { return [] }
      let title = screen.screen.title.map { Script.bare($0.string) } ?? ""
      if let index = screen.stops.indices.first, !title.isEmpty, content.count > 1,
        screen.stops[index].element.isStatic,
        Script.bare(screen.stops[index].element.labelText) == title
      {
        return [screen.fault(index, "the title of the screen is a text, and no heading")]
      }
      guard content.count > 4, !isKeypad else { return [] }
      return [screen.fault("\(screen.stops.count) stops and no heading to jump to")]
    })
}

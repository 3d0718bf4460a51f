import AccessibilityModel

extension Rule {
  static let nestedScrollViews = Rule(
    "nested-scroll-views", .warning, .scrolling,
    says: "A scroll view is inside another of the same direction.",
    because: "A three-finger swipe scrolls one of them, and one cannot tell which.",
    uiKit: "Put all content into one scroll view, or let one scroll the other way.",
    swiftUI: "Put all content into one ScrollView, or let one scroll the other way.",
    android: "Use one RecyclerView with several kinds of items.",
    see: [.hig("scroll-views")],
    fails: [
      """
      language: en
      elements:
      - header "Shop"
      - scrollView:
          axis: vertical
          children:
          - text "Offers"
          - scrollView: {axis: vertical, children: [text "Mango", text "Plum"]}
      """,
      """
      language: en
      elements:
      - header "Shop"
      - scrollView:
        - text "Offers"
        - table: [cell "Mango", cell "Plum"]
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Shop"
      - scrollView:
          axis: vertical
          children:
          - text "Offers"
          - scrollView: {axis: horizontal, visible: 2, children: [text "Mango", text "Plum"]}
      """,
      """
      language: en
      elements:
      - header "Shop"
      - scrollView:
        - text "Offers"
        - scrollView:
          - text "Mango": {frame: [0, 200, 150, 44]}
          - text "Plum": {frame: [150, 200, 150, 44]}
      """,
    ],
    .model { screen in
      let isDump = screen.context.isDump
      let views = screen.places.filter {
        $0.element.axis(isKnown: !isDump) != nil && $0.element.children.count > 1
      }
      return views.compactMap { inner in
        guard
          let outer = views.last(where: {
            inner.path.count > $0.path.count && inner.path.starts(with: $0.path)
          }), let axis = inner.element.axis(isKnown: !isDump),
          outer.element.axis(isKnown: !isDump) == axis
        else { return nil }
        return screen.fault(
          at: inner.path,
          (axis == .vertical ? "it scrolls vertically inside " : "it scrolls horizontally inside ")
            + "\"\(screen.tree.name(of: outer.path))\", which does so, too")
      }
    })
}

extension AccessibilityElement {
  /// The direction in which it scrolls: vertical unless it says otherwise or its contents are side by side;
  /// `nil` if it does not scroll, or only a dump has it, which does not tell the direction.
  fileprivate func axis(isKnown: Bool) -> ScrollingBehavior.Axis? {
    if let scrolling { return scrolling.axis }
    guard isKnown, [.scrollView, .table].contains(role) else { return nil }
    let tops = children.compactMap { $0.frame?.y }
    return tops.count > 1 && Set(tops).count == 1 ? .horizontal : .vertical
  }
}

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
      """
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
      """
    ],
    .model { screen in
      let views = screen.places.filter {
        $0.element.scrolling != nil && $0.element.children.count > 1
      }
      return views.compactMap { inner in
        guard
          let outer = views.last(where: {
            inner.path.count > $0.path.count && inner.path.starts(with: $0.path)
          }), outer.element.scrolling?.axis == inner.element.scrolling?.axis
        else { return nil }
        return screen.fault(
          at: inner.path,
          "it scrolls \(inner.element.scrolling?.axis.rawValue ?? "") inside "
            + "\"\(screen.tree.name(of: outer.path))\", which does so, too")
      }
    })
}

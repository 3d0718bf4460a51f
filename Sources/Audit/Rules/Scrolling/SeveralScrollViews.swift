import AccessibilityModel

extension Rule {
  static let severalScrollViews = Rule(
    "several-scroll-views", .note, .scrolling,
    says: "Several scroll views of one direction stand side by side.",
    because: "One scrolls the wrong one: which it is depends on where the cursor happens to be.",
    uiKit: "Use one scroll view for one direction.",
    swiftUI: "Use one ScrollView for one direction.",
    android: "Use one scrolling container for one direction.",
    see: [.hig("scroll-views")],
    fails: [
      """
      language: en
      elements:
      - header "Compare"
      - scrollView "Left": {axis: vertical, visible: 2, children: [text "A", text "B", text "C"]}
      - scrollView "Right": {axis: vertical, visible: 2, children: [text "D", text "E", text "F"]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Stocks"
      - scrollView "Companies": {axis: vertical, visible: 2, children: [text "A", text "B", text "C"]}
      - scrollView "Prices": {axis: horizontal, visible: 2, children: [text "D", text "E", text "F"]}
      - scrollView "Shelf": {axis: horizontal, visible: 2, children: [text "G", text "H", text "I"]}
      """
    ],
    .model { screen in
      // Shelves that scroll sideways above one another are usual; lists that scroll the screen's way
      // compete for the same swipe.
      let views = screen.places.filter { place in
        guard let scrolling = place.element.scrolling, scrolling.axis == .vertical else {
          return false
        }
        return place.element.children.count > scrolling.visibleCount
      }
      let outermost = views.filter { view in
        !views.contains { view.path.count > $0.path.count && view.path.starts(with: $0.path) }
      }
      guard outermost.count > 1 else { return [] }
      let names: [Sentence] = outermost.map { "\"\(screen.tree.name(of: $0.path))\"" }
      let all = names.dropFirst().reduce(names[0]) { "\($0) and \($1)" }
      return [screen.fault(at: outermost[1].path, "\(all) both scroll vertically")]
    })
}

import AccessibilityModel

extension Rule {
  static let pagingWithoutPageControl = Rule(
    "paging-without-page-control", .warning, .scrolling,
    says: "Pages scroll sideways, and no page control belongs to them.",
    because:
      "One finds the next page only with a three-finger swipe, which few know; swipes pass it by.",
    uiKit: "Add a UIPageControl that follows the scroll view and moves it.",
    swiftUI: "Use TabView with .tabViewStyle(.page), which has one.",
    android: "Add a TabLayout or page indicator with actions.",
    see: [.hig("scroll-views")],
    fails: [
      """
      language: ko
      elements:
      - scrollView: {axis: horizontal, children: [text "보관하세요", text "나누세요", text "꺼내 보세요"]}
      - button "건너뛰기"
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - scrollView:
          axis: horizontal
          paging: true
          pageControl: pages
          children: [header "보관하세요", header "나누세요", header "꺼내 보세요"]
      - pageControl: {identifier: pages, pages: 3}
      - button "건너뛰기"
      """,
      """
      language: ko
      elements:
      - scrollView: {axis: horizontal, visible: 3, children: [button "사과", button "귤", button "감", button "배"]}
      """,
    ],
    .model { screen in
      let hasControl = screen.places.contains { $0.element.role == .pageControl }
      return screen.places.compactMap { place in
        guard let scrolling = place.element.scrolling, scrolling.axis == .horizontal,
          scrolling.isPaging || scrolling.visibleCount == 1, scrolling.pageControl == nil,
          place.element.children.count > max(scrolling.visibleCount, 1), !hasControl,
          place.element.frame == nil || scrolling.isPaging
        else { return nil }
        return screen.fault(
          at: place.path,
          "\(place.element.children.count) pages side by side, and no page control that says which one "
            + "is shown")
      }
    })
}

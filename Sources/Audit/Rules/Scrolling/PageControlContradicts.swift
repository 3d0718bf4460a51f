import AccessibilityModel

extension Rule {
  static let pageControlContradicts = Rule(
    "page-control-contradicts", .error, .scrolling,
    says: "A page control does not say what the pages show.",
    because: "One hears \"page 1 of 5\" and finds three.",
    uiKit: "Set numberOfPages and currentPage from the scroll view, each time it moves.",
    swiftUI: "Use TabView with .tabViewStyle(.page), which keeps both in step.",
    android: "Attach the indicator to the pager.",
    see: [.hig("page-controls"), .hig("scroll-views")],
    fails: [
      """
      language: en
      elements:
      - scrollView: {axis: horizontal, paging: true, children: [header "One", header "Two", header "Three"]}
      - pageControl: {identifier: dots, pages: 5}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - scrollView: {axis: horizontal, paging: true, pageControl: dots, children: [header "One", header "Two", header "Three"]}
      - pageControl: {identifier: dots, pages: 3}
      """
    ],
    .model { screen in
      let shows = screen.places.filter {
        $0.element.role.showsOneItem && $0.element.children.count > 1
      }
      let views = screen.places.filter { place in
        place.element.scrolling.map { $0.isPaging || $0.axis == .horizontal } ?? false
          && place.element.children.count > 1
      }
      let controls = screen.places.filter { $0.element.role == .pageControl }
      if views.isEmpty, shows.count == 1, controls.count == 1,
        case .pages(let page)? = controls[0].element.adjustment,
        page.count != shows[0].element.children.count
      {
        let count = shows[0].element.children.count
        return [
          screen.fault(
            at: controls[0].path,
            "the page control says \(page.count) pages, but there are \(count)")
        ]
      }
      guard views.count == 1, controls.count == 1, let view = views.first?.element,
        let control = controls.first, case .pages(let page)? = control.element.adjustment
      else { return [] }
      let visible = view.scrolling?.seenAtOnce ?? 1
      let pages = (view.children.count + visible - 1) / visible
      if pages != page.count {
        return [
          screen.fault(
            at: control.path, "the page control says \(page.count) pages, but there are \(pages)")
        ]
      }
      guard view.scrolling?.pageControl == nil else { return [] }
      return [
        screen.fault(
          at: control.path,
          "the page control does not follow the \(pages) pages: nothing links them (pageControl:)")
      ]
    })
}

import AccessibilityModel

extension AppMachine {
  /// Scrolls an element, or the scroll view around it, by a page.
  mutating func scroll(_ path: [Int]?, _ axis: ScrollingBehavior.Axis, by step: Int) {
    guard let path else { return emit(.unanswered) }
    if axis == .vertical, step < 0, refresh(around: path) { return }
    let around = tree(top).lineage(of: path).last { $0.element.scrolling?.axis == axis }
    guard let around, let view = ScrollView(around.path, in: stack[top]) else {
      return axis == .horizontal ? scrollCards(around: path, by: step) : emit(.unanswered)
    }
    let offset = view.offset(afterPages: step)
    guard offset != view.offset else {
      emit(.scrolled(isAtEdge: true))
      return emit(.position(view.position, of: view.path))
    }
    emit(.scrolled(isAtEdge: false))
    scroll(view, to: offset)
    tellPosition(of: view.path)
    emit(.inView(VisibleChildren(path: view.path, children: offset..<max(view.count, offset))))
  }

  /// Reports the position of the scroll view at a path.
  mutating func tellPosition(of path: [Int]) {
    guard let view = ScrollView(path, in: stack[top]) else { return tellCard(of: path) }
    emit(.position(view.position, of: path))
  }

  /// Scrolls whatever is around an element so that it becomes visible.
  mutating func reveal(_ path: [Int], isHeard: Bool = true) {
    for view in scrollViews(around: path) {
      let offset = view.offset(showing: path[view.path.count])
      guard offset != view.offset else { continue }
      if isHeard, view.scrolling.isPaging { emit(.scrolled(isAtEdge: false)) }
      scroll(view, to: offset)
    }
  }

  /// The app scrolls to an element.
  ///
  /// The focused element may be out of view afterwards: its cell is reused for another row.
  mutating func autoScroll(to path: [Int]) {
    if tree(top).isReachable(path) { reveal(path, isHeard: false) }
    guard let focus = focus(top) else { return }
    let others = scrollViews(around: focus).map(\.seen).filter { !$0.contains(focus) }
    if !others.isEmpty { emit(.outOfView(others)) }
  }

  package func isInView(_ path: [Int]) -> Bool {
    scrollViews(around: path).allSatisfy { $0.seen.contains(path) }
  }

  private func scrollViews(around path: [Int]) -> [ScrollView] {
    tree(top).values(along: path.dropLast()) { $0.scrolling }
      .compactMap { ScrollView($0.path, in: stack[top]) }
  }

  /// The page control was adjusted; its scroll view follows.
  mutating func turn(to page: Int, of count: Int, at path: [Int]) {
    guard (1...max(count, 1)).contains(page) else { return }
    setPage(page, of: path, top, by: .user)
    guard let identifier = element(path, top)?.identifier,
      let found = tree(top).lastPath(where: { $0.scrolling?.pageControl == identifier }),
      let view = ScrollView(found, in: stack[top])
    else { return }
    with(top) { $0.offsets[found] = min((page - 1) * view.visible, view.lastOffset) }
    emit(.scrolled(isAtEdge: false))
  }

  /// Scrolls the content; the page control follows.
  private mutating func scroll(_ view: ScrollView, to offset: Int) {
    with(top) { $0.offsets[view.path] = offset }
    guard let identifier = view.scrolling.pageControl,
      let control = tree(top).path(named: identifier),
      let moved = ScrollView(view.path, in: stack[top])
    else { return }
    setPage(moved.page, of: control, top, by: .app)
  }

  mutating func setPage(
    _ page: Int, of path: [Int], _ depth: Int, by cause: ElementChange.Cause
  ) {
    guard case .pages(let old)? = element(path, depth)?.adjustment else { return }
    let new = PageNumber(min(max(page, 1), max(old.count, 1)), of: old.count)
    update(path, depth) { $0.adjustment = .pages(new) }
    note(path, .value(from: "\(old.current)", to: "\(new.current)"), depth, by: cause)
  }
}

extension AccessibilityElement {
  /// Whether it has a position to tell: it scrolls, or is a carousel of cards.
  package var hasScrollPosition: Bool { scrolling != nil || carousel?.style == .elements }
}

/// The position of a scroll view; one child is one row or one page.
package struct ScrollView {
  package let path: [Int]
  let scrolling: ScrollingBehavior
  /// How many children it has.
  let count: Int
  /// The first visible child.
  let offset: Int

  package init?(_ path: [Int], in screen: AppScreen) {
    guard let element = screen.tree.element(at: path), let scrolling = element.scrolling else {
      return nil
    }
    self.path = path
    self.scrolling = scrolling
    count = element.children.count
    offset = screen.state.offsets[path] ?? 0
  }

  /// How many children are visible at once.
  var visible: Int { scrolling.seenAtOnce }

  /// The visible children.
  var seen: VisibleChildren { VisibleChildren(path: path, children: offset..<offset + visible) }

  /// The offset at the end.
  package var lastOffset: Int {
    guard count > visible else { return 0 }
    return scrolling.isPaging ? (count - 1) / visible * visible : count - visible
  }

  var pageCount: Int { max((count + visible - 1) / visible, 1) }

  /// The visible page, from 1.
  var page: Int { offset >= lastOffset ? pageCount : offset / visible + 1 }

  /// A page if it scrolls by pages or sideways; the visible rows in a list.
  var position: ScrollPosition {
    guard !scrolling.isPaging, scrolling.axis == .vertical, count > 0 else {
      return .page(page, of: pageCount)
    }
    return .rows(first: offset + 1, last: min(offset + visible, count), of: count)
  }

  func offset(afterPages pages: Int) -> Int {
    min(max(offset + pages * visible, 0), lastOffset)
  }

  /// The nearest offset at which a child is visible.
  func offset(showing child: Int) -> Int {
    if scrolling.isPaging { return min(child / visible * visible, lastOffset) }
    if child < offset { return child }
    return child >= offset + visible ? min(child - visible + 1, lastOffset) : offset
  }
}

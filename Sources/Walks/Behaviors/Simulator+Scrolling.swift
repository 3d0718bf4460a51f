import AccessibilityModel
import AppSimulation
import ScreenReading

extension Simulator {
  /// A three-finger swipe scrolls by a page: left and up go forward.
  ///
  /// The status is said, then the first visible element is read; at
  /// the edge there is the boundary sound and the status again.
  mutating func threeFingerSwipe(_ swipe: Gesture.Direction) {
    let axis: Scrolling.Axis = swipe == .left || swipe == .right ? .horizontal : .vertical
    let direction = stack[top].screen.direction
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? language.isRightToLeft
    let isMirrored = axis == .horizontal && isRightToLeft
    let step = (swipe == .left || swipe == .up) != isMirrored ? 1 : -1
    guard let path = scrollView(along: axis), let view = ScrollView(path, in: stack[top]) else {
      if axis == .vertical || !scrollCards(by: step) { emit(.sound(.boundary)) }
      return
    }
    let offset = view.offset(afterPages: step)
    guard offset != view.offset else {
      emit(.sound(.boundary))
      say(status(of: view), .scroll, of: stack[top].name(of: path))
      return
    }
    emit(.sound(.scroll))
    scroll(view, to: offset)
    guard let scrolled = ScrollView(path, in: stack[top]) else { return }
    lastOwnSpeech = now
    say(status(of: scrolled), .scroll, of: stack[top].name(of: path))
    let first = stack[top].stops.first { stop in
      stop.path.count > path.count && stop.path.starts(with: path)
        && stop.path[path.count] >= offset
    }
    if let first, first.path != stack[top].cursor { moveFocus(to: first.path, .queue) }
  }

  /// A three-finger tap tells the position (A11).
  mutating func speakPosition() {
    let path =
      focus?.containers.last { $0.element.scrolling != nil }?.path
      ?? scrollView(along: .vertical) ?? scrollView(along: .horizontal)
    lastOwnSpeech = now
    guard let path, let view = ScrollView(path, in: stack[top]) else {
      say(composer.phrase(.scrollPage, ["page": "1", "count": "1"]), .scroll)
      return
    }
    say(status(of: view), .scroll, of: stack[top].name(of: path))
  }

  /// Scrolls whatever is around an element so that it is seen.
  mutating func bringIntoView(_ path: [Int], isHeard: Bool = true) {
    for view in scrollViews(around: path) {
      let offset = view.offset(showing: path[view.path.count])
      guard offset != view.offset else { continue }
      if isHeard, view.scrolling.isPaging { emit(.sound(.scroll)) }
      scroll(view, to: offset)
    }
  }

  /// The app scrolls to an element.
  ///
  /// Focus on what moved out of sight goes to the first element that is seen: the cell it was
  /// on is used for another row.
  mutating func autoScroll(to path: [Int]) {
    bringIntoView(path, isHeard: false)
    guard let cursor = stack[top].cursor else { return }
    for view in scrollViews(around: cursor) {
      let seen = view.offset..<(view.offset + view.visible)
      guard !seen.contains(cursor[view.path.count]) else { continue }
      let first = stack[top].stops.first { stop in
        stop.path.count > view.path.count && stop.path.starts(with: view.path)
          && seen.contains(stop.path[view.path.count])
      }
      if let first { return sendFocus(to: first.path, after: .focusAfterLoss) }
    }
  }

  private func scrollViews(around path: [Int]) -> [ScrollView] {
    guard let stop = stack[top].stop(at: path) else { return [] }
    return stop.containers.filter { $0.element.scrolling != nil && $0.path.count < path.count }
      .compactMap { ScrollView($0.path, in: stack[top]) }
  }

  /// The page control was adjusted: the scroll view it belongs to follows.
  mutating func turn(to page: Int, of count: Int, at path: [Int]) {
    guard (1...max(count, 1)).contains(page) else { return }
    setPage(page, of: path, by: .user)
    guard let identifier = stack[top].element(at: path)?.identifier else { return }
    var found: [Int]?
    stack[top].forEachElement { path, element in
      if element.scrolling?.pageControl == identifier { found = path }
    }
    guard let found, let view = ScrollView(found, in: stack[top]) else { return }
    stack[top].offsets[found] = min((page - 1) * view.visible, view.lastOffset)
    emit(.sound(.scroll))
  }

  // MARK: Steps

  /// Moves the content; the page control keeps in step.
  private mutating func scroll(_ view: ScrollView, to offset: Int) {
    stack[top].offsets[view.path] = offset
    guard let identifier = view.scrolling.pageControl,
      let control = stack[top].path(named: identifier),
      let moved = ScrollView(view.path, in: stack[top])
    else { return }
    setPage(moved.page, of: control, by: .app)
  }

  private mutating func setPage(_ page: Int, of path: [Int], by cause: Change.Cause) {
    guard case .pages(let old)? = stack[top].element(at: path)?.adjustment else { return }
    let new = PageNumber(min(max(page, 1), max(old.count, 1)), of: old.count)
    stack[top].update(path) { $0.adjustment = .pages(new) }
    note(path, "value", from: "\(old.current)", to: "\(new.current)", depth: top, by: cause)
  }

  /// "Page 2 of 3" by pages and sideways, "rows 1 to 10 of 25" in a list.
  private func status(of view: ScrollView) -> Announcement {
    guard !view.scrolling.isPaging, view.scrolling.axis == .vertical, view.count > 0 else {
      let fillings = ["page": "\(view.page)", "count": "\(view.pageCount)"]
      return composer.phrase(.scrollPage, fillings)
    }
    let last = min(view.offset + view.visible, view.count)
    return composer.phrase(
      .scrollRows,
      ["first": "\(view.offset + 1)", "last": "\(last)", "count": "\(view.count)"])
  }

  /// The innermost scroll view around focus that moves along an axis, else the first there is.
  private func scrollView(along axis: Scrolling.Axis) -> [Int]? {
    let moves: (Element) -> Bool = { $0.scrolling?.axis == axis }
    if let around = focus?.containers.last(where: { moves($0.element) }) { return around.path }
    return stack[top].stops.lazy.compactMap { stop in
      stop.containers.last { moves($0.element) }?.path
    }.first
  }
}

/// Where a scroll view stands; one child is one row or one page.
struct ScrollView {
  let path: [Int]
  let scrolling: Scrolling
  /// How many children it has.
  let count: Int
  /// The first child that is seen.
  let offset: Int

  init?(_ path: [Int], in screen: LiveScreen) {
    guard let element = screen.element(at: path), let scrolling = element.scrolling else {
      return nil
    }
    self.path = path
    self.scrolling = scrolling
    count = element.children.count
    offset = screen.offsets[path] ?? 0
  }

  /// How many children are seen at once.
  var visible: Int { max(scrolling.visibleCount, 1) }

  /// The offset at the end.
  var lastOffset: Int {
    guard count > visible else { return 0 }
    return scrolling.isPaging ? (count - 1) / visible * visible : count - visible
  }

  var pageCount: Int { max((count + visible - 1) / visible, 1) }

  /// The page that is seen, from 1.
  var page: Int { offset >= lastOffset ? pageCount : offset / visible + 1 }

  func offset(afterPages pages: Int) -> Int {
    min(max(offset + pages * visible, 0), lastOffset)
  }

  /// The nearest offset at which a child is seen.
  func offset(showing child: Int) -> Int {
    if scrolling.isPaging { return min(child / visible * visible, lastOffset) }
    if child < offset { return child }
    return child >= offset + visible ? min(child - visible + 1, lastOffset) : offset
  }
}

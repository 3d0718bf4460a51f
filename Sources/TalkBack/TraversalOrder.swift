import AccessibilityModel
import ScreenReading

/// The order in which TalkBack goes through a screen.
///
/// What can be used is a stop, also inside another; what cannot is spoken with what is around it.
/// Siblings are in the order of the file, or in rows by their frames; a modal is a window of its own.
/// Dots that show the page, and what iOS puts behind a menu or popover to close it, are no stop unless
/// they have a name.
package struct TraversalOrder {
  private let screen: AccessibilityScreen
  private var stops: [FocusStop] = []

  private init(_ screen: AccessibilityScreen) {
    self.screen = screen
  }

  /// The stops of a screen, each with the containers around it, without names.
  package static func stops(of screen: AccessibilityScreen) -> [FocusStop] {
    var order = TraversalOrder(screen)
    if let modal = screen.frontMostModal() {
      order.visitModal(at: modal)
    } else {
      order.visitSiblings(screen.elements, path: [], containers: [])
    }
    order.markEdges()
    order.keepInnermostCollections()
    return order.stops
  }

  // MARK: Visiting

  private mutating func visitModal(at path: [Int]) {
    var siblings = screen.elements
    var containers: [FocusStop.Container] = []
    for (depth, index) in path.dropLast().enumerated() {
      containers.append(container(siblings[index], path: Array(path[...depth])))
      siblings = siblings[index].children
    }
    guard let index = path.last else { return }
    visit(siblings[index], path: path, containers: containers)
  }

  private mutating func visitSiblings(
    _ elements: [AccessibilityElement], path: [Int], containers: [FocusStop.Container]
  ) {
    for index in indicesInOrder(elements) {
      visit(elements[index], path: path + [index], containers: containers)
    }
  }

  private mutating func visit(
    _ element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    guard !element.isHidden else { return }
    let presented = element.presented
    guard presented.isStop else {
      return visitInside(presented, path: path, containers: containers)
    }
    if presented.role.isSilentOnAndroid, presented.label?.isBlank ?? true { return }
    if !presented.isPassedBy {
      stops.append(FocusStop(path: path, element: presented, containers: containers))
    }
    guard presented.grouping == nil || presented.keepsControlsApart, !presented.role.showsOneItem
    else { return }
    visitControls(in: presented, path: path, containers: containers)
  }

  private mutating func visitInside(
    _ element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    let first = stops.count
    visitSiblings(
      element.children, path: path, containers: containers + [container(element, path: path)])
    if element.role == .stepper { visitNumber(of: element, path: path, containers, after: first) }
    number(stops.indices[first...], in: element, path: path)
  }

  /// The number between the two buttons of a stepper: a text of its own.
  private mutating func visitNumber(
    of stepper: AccessibilityElement, path: [Int], _ containers: [FocusStop.Container],
    after first: Int
  ) {
    let texts = [stepper.label, stepper.value].compactMap { $0 }.filter { !$0.isBlank }
    guard !texts.isEmpty, stops.count > first else { return }
    var number = stepper
    number.role = .text
    number.adjustment = nil
    number.children = []
    let place = FocusStop(path: path, element: number, containers: containers)
    stops.insert(place, at: min(first + 1, stops.count))
  }

  /// The controls inside an element are stops after it.
  private mutating func visitControls(
    in element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    for index in indicesInOrder(element.children) {
      let (child, path) = (element.children[index], path + [index])
      guard !child.isHidden else { continue }
      if child.presented.isReachedAlone {
        visit(child, path: path, containers: containers)
      } else {
        visitControls(in: child, path: path, containers: containers)
      }
    }
  }

  private func container(_ element: AccessibilityElement, path: [Int]) -> FocusStop.Container {
    var bare = element
    bare.children = []
    // The children show which item is current.
    bare.carousel?.index = 0
    bare.banner?.index = 0
    return FocusStop.Container(path: path, element: bare, isStart: false, isEnd: false)
  }

  // MARK: Collections

  /// Gives the stops inside a list or grid their places in it.
  private mutating func number(_ range: Range<Int>, in element: AccessibilityElement, path: [Int]) {
    guard let kind = element.collection, !range.isEmpty else { return }
    let depth = path.count
    // In the order of the stops, each item once.
    var numbers: [Int: Int] = [:]
    for stop in stops[range] where numbers[stop.path[depth]] == nil {
      numbers[stop.path[depth]] = numbers.count + 1
    }
    // A lazy list of Compose tells no numbers (CUI).
    let isCounted = element.android.toolkit != .compose
    let cells = stops[range].compactMap(\.element.tableCell)
    let rows = cells.map { $0.row + $0.rowSpan - 1 }.max()
    let columns = cells.map { $0.column + $0.columnSpan - 1 }.max()
    var headers: [DataTableCell.Header: [Int: AttributedText]] = [:]
    for stop in stops[range] {
      guard let cell = stop.element.tableCell, let header = cell.header else { continue }
      headers[header, default: [:]][header == .row ? cell.row : cell.column] = stop.element.label
    }
    for index in range {
      let item = numbers[stops[index].path[depth]] ?? 1
      let place: FocusStop.CollectionPlace
      switch kind {
      case .list(let isHorizontal):
        let (count, number) = isCounted ? (numbers.count, item) : (nil, nil)
        place = FocusStop.CollectionPlace(
          rows: isHorizontal ? 1 : count, columns: isHorizontal ? count : 1,
          row: isHorizontal ? 1 : number, column: isHorizontal ? number : 1)
      case .grid:
        let cell = stops[index].element.tableCell
        place = FocusStop.CollectionPlace(
          rows: rows, columns: columns, row: cell?.row, column: cell?.column,
          rowHeader: cell.flatMap { headers[.row]?[$0.row] },
          columnHeader: cell.flatMap { headers[.column]?[$0.column] })
      case .pager:
        place = FocusStop.CollectionPlace(rows: nil, columns: nil, row: nil, column: nil)
      }
      // A list or a pager of none or one is not told of (TB CollectionStateFeedbackUtils).
      if kind != .grid, numbers.count < 2 { continue }
      guard let own = stops[index].containers.lastIndex(where: { $0.path == path }) else {
        continue
      }
      stops[index].containers[own].place = place
    }
  }

  /// Of lists within lists, only the innermost are told of; one that contains another is not, wherever
  /// in it one is.
  private mutating func keepInnermostCollections() {
    var outer: Set<[Int]> = []
    for stop in stops {
      outer.formUnion(stop.containers.filter { $0.place != nil }.dropLast().map(\.path))
    }
    for index in stops.indices {
      for depth in stops[index].containers.indices
      where outer.contains(stops[index].containers[depth].path) {
        stops[index].containers[depth].place = nil
      }
    }
  }

  /// Marks for each stop which of the containers around it begin or end with it.
  private mutating func markEdges() {
    var open: Set<[Int]> = []
    for index in stops.indices {
      for depth in stops[index].containers.indices {
        let isNew = open.insert(stops[index].containers[depth].path).inserted
        stops[index].containers[depth].isStart = isNew
      }
    }
    var closed: Set<[Int]> = []
    for index in stops.indices.reversed() {
      for depth in stops[index].containers.indices {
        let isNew = closed.insert(stops[index].containers[depth].path).inserted
        stops[index].containers[depth].isEnd = isNew
      }
    }
  }
}

extension ElementRole {
  /// Whether Android has nothing for it to stop at, unless an app has given it a name.
  fileprivate var isSilentOnAndroid: Bool {
    self == .pageControl || self == .dismissMenu || self == .dismissPopup
  }
}

// MARK: - Siblings

extension TraversalOrder {
  /// The indices of siblings in order: rows by their frames where the screen says so, and higher
  /// priorities first (`accessibilityTraversalBefore`).
  private func indicesInOrder(_ elements: [AccessibilityElement]) -> [Int] {
    var order = Array(elements.indices)
    if screen.order == .frames { order = indicesByFrame(elements) }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return order }
    let ranks = order.enumerated().map { (rank: $0.offset, index: $0.element) }
    return ranks.sorted {
      let (left, right) = (elements[$0.index].sortPriority, elements[$1.index].sortPriority)
      return left == right ? $0.rank < $1.rank : left > right
    }.map(\.index)
  }

  /// Stripes from the top: what overlaps the first of a stripe in height belongs to it, and is read from
  /// the leading edge; what has no frame comes last.
  private func indicesByFrame(_ elements: [AccessibilityElement]) -> [Int] {
    let placed = elements.indices.compactMap { index in
      extent(of: elements[index]).map { (index: index, frame: $0) }
    }.sorted { $0.frame.y == $1.frame.y ? $0.index < $1.index : $0.frame.y < $1.frame.y }
    var stripes: [[(index: Int, frame: ScreenRect)]] = []
    for item in placed {
      if let first = stripes.last?.first?.frame, item.frame.y < first.maxY {
        stripes[stripes.count - 1].append(item)
      } else {
        stripes.append([item])
      }
    }
    let isRightToLeft =
      screen.direction.map { $0 == .rightToLeft } ?? screen.language.isRightToLeft
    let sorted = stripes.flatMap { stripe in
      stripe.sorted {
        let left = isRightToLeft ? -$0.frame.maxX : $0.frame.x
        let right = isRightToLeft ? -$1.frame.maxX : $1.frame.x
        return left == right ? $0.index < $1.index : left < right
      }
    }
    let known = Set(placed.map(\.index))
    return sorted.map(\.index) + elements.indices.filter { !known.contains($0) }
  }

  private func extent(of element: AccessibilityElement) -> ScreenRect? {
    if element.isStop || element.children.isEmpty { return element.frame }
    let frames = element.children.compactMap { extent(of: $0) }
    guard let first = frames.first else { return element.frame }
    return frames.dropFirst().reduce(first) { union, frame in
      let (x, y) = (min(union.x, frame.x), min(union.y, frame.y))
      return ScreenRect(
        x: x, y: y, width: max(union.maxX, frame.maxX) - x,
        height: max(union.maxY, frame.maxY) - y)
    }
  }
}

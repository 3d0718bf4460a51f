import AccessibilityModel

/// The order of siblings on a screen: as in the file or in rows by their frames, higher priorities first.
///
/// All readers have it; they differ in what is a row, and in where they stop.
package struct SiblingOrder: Sendable {
  private let screen: AccessibilityScreen
  private let isStop: @Sendable (AccessibilityElement) -> Bool
  private let isInRow: @Sendable (ScreenRect, ScreenRect) -> Bool

  /// Creates the order of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isStop: Whether a reader stops at an element, whatever is inside.
  ///   - isInRow: Whether a frame is in the row that another, above it or beside it, begins.
  package init(
    of screen: AccessibilityScreen, isStop: @escaping @Sendable (AccessibilityElement) -> Bool,
    isInRow: @escaping @Sendable (_ frame: ScreenRect, _ first: ScreenRect) -> Bool
  ) {
    self.screen = screen
    self.isStop = isStop
    self.isInRow = isInRow
  }

  /// The indices of siblings in order.
  package func indices(of elements: [AccessibilityElement]) -> [Int] {
    var order = Array(elements.indices)
    if screen.order == .frames { order = indicesByFrame(elements) }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return order }
    let ranks = order.enumerated().map { (rank: $0.offset, index: $0.element) }
    return ranks.sorted {
      let (left, right) = (elements[$0.index].sortPriority, elements[$1.index].sortPriority)
      return left == right ? $0.rank < $1.rank : left > right
    }.map(\.index)
  }

  /// Rows from the top, each from the leading edge; elements without a frame come last, in order.
  private func indicesByFrame(_ elements: [AccessibilityElement]) -> [Int] {
    let placed = elements.indices.compactMap { index in
      extent(of: elements[index]).map { (index: index, frame: $0) }
    }.sorted { $0.frame.y == $1.frame.y ? $0.index < $1.index : $0.frame.y < $1.frame.y }
    var rows: [[(index: Int, frame: ScreenRect)]] = []
    for item in placed {
      if let first = rows.last?.first?.frame, isInRow(item.frame, first) {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    let isRightToLeft = screen.isRightToLeft
    let sorted = rows.flatMap { row in
      row.sorted {
        let left = isRightToLeft ? -$0.frame.maxX : $0.frame.x
        let right = isRightToLeft ? -$1.frame.maxX : $1.frame.x
        return left == right ? $0.index < $1.index : left < right
      }
    }
    let known = Set(placed.map(\.index))
    return sorted.map(\.index) + elements.indices.filter { !known.contains($0) }
  }

  /// The frame of an element, or of what is inside a container: a full-screen table would
  /// otherwise come before the navigation bar above it.
  private func extent(of element: AccessibilityElement) -> ScreenRect? {
    if isStop(element) || element.children.isEmpty { return element.frame }
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

extension FocusStop.Container {
  /// A container without what is inside it; its edges are not known yet.
  package init(around element: AccessibilityElement, path: [Int]) {
    var bare = element
    bare.children = []
    // The children show which item is current.
    bare.carousel?.index = 0
    bare.banner?.index = 0
    self.init(path: path, element: bare, isStart: false, isEnd: false)
  }
}

extension AccessibilityScreen {
  /// The element at a path, and the containers around it, the outermost first; `nil` for an empty path.
  package func place(
    at path: [Int]
  ) -> (element: AccessibilityElement, containers: [FocusStop.Container])? {
    guard let last = path.last else { return nil }
    var siblings = elements
    var containers: [FocusStop.Container] = []
    for (depth, index) in path.dropLast().enumerated() {
      containers.append(.init(around: siblings[index], path: Array(path[...depth])))
      siblings = siblings[index].children
    }
    return (siblings[last], containers)
  }
}

extension [FocusStop] {
  /// Marks for each stop which of the containers around it begin or end with it.
  package mutating func markEdges() {
    var open: Set<[Int]> = []
    for index in indices {
      for depth in self[index].containers.indices {
        let isNew = open.insert(self[index].containers[depth].path).inserted
        self[index].containers[depth].isStart = isNew
      }
    }
    var closed: Set<[Int]> = []
    for index in indices.reversed() {
      for depth in self[index].containers.indices {
        let isNew = closed.insert(self[index].containers[depth].path).inserted
        self[index].containers[depth].isEnd = isNew
      }
    }
  }
}

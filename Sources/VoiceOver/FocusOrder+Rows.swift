import AccessibilityModel

extension FocusOrder {
  /// Elements whose tops are closer than this are in one row (AccessibilitySnapshot, 8 pt on iPhone).
  private static let rowTolerance = 8.0

  /// The indices of siblings in the order in which VoiceOver goes through them.
  func indicesInReadingOrder(_ elements: [AccessibilityElement]) -> [Int] {
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
    }
    let byTop = placed.sorted {
      $0.frame.y == $1.frame.y ? $0.index < $1.index : $0.frame.y < $1.frame.y
    }
    var rows: [[(index: Int, frame: ScreenRect)]] = []
    for item in byTop {
      if let top = rows.last?.first?.frame.y, item.frame.y - top < Self.rowTolerance {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    let sorted = rows.flatMap { row in
      row.sorted {
        let (left, right) = (leadingEdge($0.frame), leadingEdge($1.frame))
        return left == right ? $0.index < $1.index : left < right
      }
    }
    let placedIndices = Set(placed.map(\.index))
    return sorted.map(\.index) + elements.indices.filter { !placedIndices.contains($0) }
  }

  private var isRightToLeft: Bool {
    screen.direction.map { $0 == .rightToLeft } ?? screen.language.isRightToLeft
  }

  private func leadingEdge(_ frame: ScreenRect) -> Double {
    isRightToLeft ? -frame.maxX : frame.x
  }

  /// The frame of an element, or of what is inside a container: a full-screen table would
  /// otherwise come before the navigation bar above it.
  private func extent(of element: AccessibilityElement) -> ScreenRect? {
    if element.isFocusable || element.children.isEmpty { return element.frame }
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

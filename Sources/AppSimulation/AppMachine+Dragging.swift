import AccessibilityModel

// What a finger does to the app itself, when the reader passes it through.

extension AppMachine {
  /// The finger moved along an element by a share of the element's length.
  ///
  /// A slider follows it without steps, one that is higher than wide up and down; anything else has no
  /// answer to it.
  mutating func drag(_ path: [Int], _ axis: ScrollingBehavior.Axis, by share: Double) {
    guard isEnabled(path), let element = element(path, top), element.role == .slider,
      let range = element.range
    else { return }
    let isUpright = element.frame.map { $0.height > $0.width } ?? false
    guard axis == (isUpright ? .vertical : .horizontal) else { return }
    let length = range.maximum - range.minimum
    // Up is more, and a share counts downward.
    if isUpright {
      return setNumber(path, range.number - share * length, depth: top, by: .user)
    }
    let isMirrored = tree(top).screen.isRightToLeft
    let number = range.number + (isMirrored ? -share : share) * length
    setNumber(path, number, depth: top, by: .user)
  }

  /// What is held was dragged to the place of another element: the row around it goes there, among its
  /// siblings.
  mutating func move(_ path: [Int], to other: [Int]) {
    if element(other, top)?.responses.contains(where: { $0.trigger == .drop }) ?? false {
      return drop(path, on: other)
    }
    let depth = zip(path, other).prefix { $0 == $1 }.count
    guard path.count > depth, other.count > depth, let held = element(path, top),
      held.isDraggable || held.role == .reorderControl, isEnabled(path)
    else { return emit(.unanswered) }
    let parent = Array(path[..<depth])
    let children = tree(top).children(of: parent)
    guard children.indices.contains(other[depth]) else { return }
    if held.role == .reorderControl, path.count == depth + 1 {
      return moveRow(with: path[depth], to: other[depth], in: parent)
    }
    let (from, to) = (path[depth], other[depth])
    var moved = children
    moved.insert(moved.remove(at: from), at: to)
    // Each row is where the row was whose place it took.
    for index in min(from, to)...max(from, to) {
      guard let place = children[index].frame, let frame = moved[index].frame else { continue }
      moved[index].shift(right: place.x - frame.x, down: place.y - frame.y)
    }
    apply(.children(of: parent, moved, keeping: nil), top)
    let row = parent + [to]
    let new = row + path.dropFirst(row.count)
    carry(path, to: new, row: parent + [from], to: row)
    note(row, .position(from: from + 1, to: to + 1), top, by: .user)
    // Moved down, it is below the one whose place it took.
    let neighbor = parent + [to > from ? to - 1 : to + 1]
    emit(.reordered(new, beside: neighbor, isAbove: to < from))
  }

  /// Focus on anything in a row that moved goes along, and so does the finger on what is held.
  private mutating func carry(_ held: [Int], to new: [Int], row: [Int], to newRow: [Int]) {
    let focus = focus(top)
    if let focus, focus != held, focus.starts(with: row) {
      let place = newRow + focus.dropFirst(row.count)
      with(top) { $0.focus = place }
      return emit(.moved(from: focus, to: place, screen: id(top)))
    }
    if focus == held { with(top) { $0.focus = new } }
    emit(.moved(from: held, to: new, screen: id(top)))
  }

  /// What is held was dropped on an element, and the app does what it does then.
  mutating func drop(_ path: [Int], on target: [Int]) {
    guard element(path, top)?.isDraggable ?? false, isEnabled(path), isEnabled(target) else {
      return emit(.unanswered)
    }
    with(top) { $0.dropped = path }
    run(.drop, of: target, by: .user)
  }

  /// A control that stands beside its row, rather than in it, moves the row and itself.
  private mutating func moveRow(with control: Int, to other: Int, in parent: [Int]) {
    let children = tree(top).children(of: parent)
    // A row with the control after it, or whatever else there is.
    var rows: [Range<Int>] = []
    for index in children.indices {
      if children[index].role == .reorderControl, let last = rows.last, last.count == 1,
        children[last.lowerBound].role == .cell
      {
        rows[rows.count - 1] = last.lowerBound..<index + 1
      } else {
        rows.append(index..<index + 1)
      }
    }
    guard let from = rows.firstIndex(where: { $0.contains(control) }), rows[from].count == 2,
      let to = rows.firstIndex(where: { $0.contains(other) }), to != from
    else { return emit(.unanswered) }
    rows.insert(rows.remove(at: from), at: to)
    var starts: [Int] = []
    var count = 0
    for row in rows {
      starts.append(count)
      count += row.count
    }
    apply(.children(of: parent, rows.flatMap { children[$0] }, keeping: nil), top)
    let (row, new) = (parent + [starts[to]], parent + [starts[to] + 1])
    carry(parent + [control], to: new, row: parent + [control - 1], to: row)
    note(row, .position(from: from + 1, to: to + 1), top, by: .user)
    let neighbor = parent + [starts[to > from ? to - 1 : to + 1]]
    emit(.reordered(new, beside: neighbor, isAbove: to < from))
  }
}

extension AccessibilityElement {
  /// Moves the element, and everything inside.
  fileprivate mutating func shift(right x: Double, down y: Double) {
    frame?.x += x
    frame?.y += y
    for index in children.indices { children[index].shift(right: x, down: y) }
  }
}

extension ElementTree {
  /// What moves the row at a path, or the row that the element is a part of; `nil` if nothing does.
  package func reorderControl(of path: [Int]) -> [Int]? {
    guard let element = element(at: path) else { return nil }
    if element.role == .reorderControl { return path }
    if let inside = element.children.firstIndex(where: { $0.role == .reorderControl }) {
      return path + [inside]
    }
    guard let last = path.last, element.role == .cell else { return nil }
    let beside = path.dropLast() + [last + 1]
    return self.element(at: Array(beside))?.role == .reorderControl ? Array(beside) : nil
  }

  /// Where a row goes that is moved one place up (-1) or down (1); `nil` at the ends, and for what is
  /// no row that can be moved.
  package func place(beside path: [Int], by step: Int) -> [Int]? {
    guard let control = reorderControl(of: path), let last = control.last else { return nil }
    let parent = Array(control.dropLast())
    let siblings = children(of: parent)
    // A group of nothing but a cell and its control is one row; a table of them has one.
    let isRow = siblings.count == 2 && self.element(at: parent)?.role == .group
    let isBeside = last > 0 && siblings[last - 1].role == .cell && !isRow
    let list = isBeside ? parent : Array(parent.dropLast())
    guard let row = isBeside ? last : parent.last else { return nil }
    let place = !isBeside ? row + step : step > 0 ? row + 1 : row - 2
    let rows = isBeside ? siblings : children(of: list)
    guard rows.indices.contains(place), !rows[place].isHidden,
      isBeside || rows[place].role == rows[row].role
    else { return nil }
    return list + [place]
  }
}

import AccessibilityModel

// What scrolls, from top to bottom: rows in rounded cards, and what stands alone.

extension ScreenPainter {
  typealias Item = (path: [Int], element: AccessibilityElement)

  /// Paints elements below one another, from ``y`` on.
  ///
  /// - Parameters:
  ///   - all: The elements with their paths.
  ///   - column: The place from left to right.
  ///   - isTop: Whether these are the elements of the screen rather than of something on it.
  ///   - isList: Whether they are the rows of a list.
  ///   - isBegun: Whether there are others before these.
  ///   - isCutOff: Whether there are others after these.
  mutating func paint(
    _ all: [Item], in column: ScreenRect, isTop: Bool = false, isList: Bool = false,
    isBegun: Bool = false, isCutOff: Bool = false
  ) {
    let items = all.filter { item in
      guard Self.isModal(item.element) else { return true }
      modals.append(item)
      return false
    }
    let mainButton =
      isTop && !isCutOff
      ? items.lastIndex { role(of: $0.element) == .button && !isRow($0.element) } : nil
    var index = 0
    // Up to here, short things have no button beside them.
    var smallEnd = 0
    while index < items.count {
      let rest = items[index...]
      let rows = rowCount(rest, isList: isList)
      let images = rest.prefix { role(of: $0.element) == .image && !isIcon($0.element) }.count
      let keys = rest.prefix { $0.element.role == .key }.count
      let small = index < smallEnd ? (length: 0, hasButton: false) : smallCount(rest)
      if small.length > 0, !small.hasButton { smallEnd = index + small.length }
      if rows > 0 {
        paintCard(Array(rest.prefix(rows)), in: column)
        index += rows
      } else if images > 1 {
        paintGrid(Array(rest.prefix(images)), in: column, height: 124)
        index += images
      } else if keys > 0 {
        paintKeys(Array(rest.prefix(keys)), in: column)
        index += keys
      } else if small.length > 1, small.hasButton {
        paintSideBySide(Array(rest.prefix(small.length)), in: column)
        index += small.length
      } else {
        paintBlock(
          items[index], in: column, isFirst: isTop && !isBegun && index == 0,
          isMain: index == mainButton)
        index += 1
      }
    }
  }

  /// What an element without a role of its own is by its traits.
  func role(of element: AccessibilityElement) -> ElementRole {
    guard element.role == .element || element.role == .cell else { return element.role }
    let traits = element.traits
    if element.role == .cell { return .cell }
    if traits.contains(.header) { return .header }
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.secureTextField) { return .secureTextField }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.textArea) { return .textView }
    if traits.contains(.textEntry) { return .textField }
    if traits.contains(.adjustable) { return .picker }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.image) { return .image }
    return element.children.isEmpty ? .element : .group
  }

  func isIcon(_ element: AccessibilityElement) -> Bool {
    guard let icon = Icon(element.label?.string ?? "") else { return false }
    return icon == .on || icon == .off || icon == .check || icon == .empty
  }

  // MARK: Which go together

  private func rowCount(_ items: ArraySlice<Item>, isList: Bool) -> Int {
    var count = 0
    var isDisclosed = false
    for item in items {
      let isAnswer = isDisclosed && role(of: item.element) == .text
      guard isList && isListRow(item.element) || isRow(item.element) || isAnswer else {
        break
      }
      isDisclosed = disclosure(of: item.path, item.element) != nil
      count += 1
    }
    return count
  }

  /// Whether an element is a row wherever it is.
  func isRow(_ element: AccessibilityElement) -> Bool {
    switch role(of: element) {
    case .cell, .switch, .checkbox, .radioButton, .link, .slider, .popUpButton, .progress, .element,
      .reorderControl:
      true
    case .stepper: element.isFocusable || !element.children.isEmpty || element.label != nil
    case .text: element.value != nil
    case .button: element.expandedStatus != nil || opensText(element)
    case .group, .landmark: MediaRow(element, self) != nil
    default: false
    }
  }

  private func isListRow(_ element: AccessibilityElement) -> Bool {
    switch role(of: element) {
    case .text, .button, .picker: true
    case .image: isIcon(element)
    default: isRow(element)
    }
  }

  /// Whether a button shows or hides a text right after it.
  private func opensText(_ element: AccessibilityElement) -> Bool {
    !element.responses.isEmpty && contents.openers.contains(element)
  }

  /// Whether a row opens and closes, and which; `nil` for other rows.
  func disclosure(of path: [Int], _ element: AccessibilityElement) -> ExpandedStatus? {
    if let status = element.expandedStatus { return status }
    guard role(of: element) == .button, path.count == 1, opensText(element),
      let next = path.first.map({ $0 + 1 }), screen.elements.indices.contains(next)
    else { return nil }
    return screen.elements[next].isHidden ? .collapsed : .expanded
  }

  /// How many short things are side by side, such as minus, a number and plus.
  private func smallCount(_ items: ArraySlice<Item>) -> (length: Int, hasButton: Bool) {
    let count = items.prefix { item in
      let kind = role(of: item.element)
      guard kind == .button || kind == .text, item.element.value == nil else { return false }
      return text(of: item.element).count <= 3
    }.count
    return (count, items.prefix(count).contains { role(of: $0.element) == .button })
  }

  // MARK: Cards of rows

  private mutating func paintCard(_ rows: [Item], in column: ScreenRect) {
    let card = ScreenRect(
      x: column.x + Self.margin, y: y, width: column.width - 2 * Self.margin, height: 0)
    let heights = rows.map { rowHeight($0, width: card.width) }
    pen.rect(
      ScreenRect(x: card.x, y: y, width: card.width, height: heights.reduce(0, +)), radius: 14,
      fill: palette.card)
    for (index, (row, height)) in zip(rows, heights).enumerated() {
      let frame = ScreenRect(x: card.x, y: y, width: card.width, height: height)
      paintRow(row, in: frame)
      y += height
      if index < rows.count - 1 {
        pen.hairline(from: frame.x + 16, to: frame.maxX, y: y, palette.separator)
      }
    }
    y += 18
  }

  private mutating func paintSideBySide(_ items: [Item], in column: ScreenRect) {
    let gap = 14.0
    var x = column.x + Self.margin
    for (path, element) in items {
      let label = text(of: element)
      let isButton = role(of: element) == .button
      let wide =
        isButton ? 56 : max(TextMeasure.width(label, size: 20, isBold: true) + 16, 48)
      let frame = ScreenRect(x: x, y: y, width: wide, height: 46)
      place(path, at: frame)
      if isButton {
        paintButton(element, in: frame, isMain: false)
      } else {
        pen.text(
          label, x: frame.center.x, y: frame.center.y + 7, size: 20, weight: .semibold,
          color: palette.label, anchor: .middle)
      }
      x += wide + gap
    }
    y += 46 + 18
  }

  /// Paints tiles in two columns.
  mutating func paintGrid(_ items: [Item], in column: ScreenRect, height: Double) {
    let gap = 12.0
    let wide = (column.width - 2 * Self.margin - gap) / 2
    for (index, item) in items.enumerated() {
      let frame = ScreenRect(
        x: column.x + Self.margin + Double(index % 2) * (wide + gap), y: y, width: wide,
        height: height)
      place(item.path, at: frame)
      if role(of: item.element) == .image {
        paintImage(item.element, in: frame)
      } else {
        paintTile(item, in: frame)
      }
      if index % 2 == 1 || index == items.count - 1 { y += height + gap }
    }
    y += 6
  }

  private mutating func paintKeys(_ keys: [Item], in column: ScreenRect) {
    let perRow = 10
    let gap = 6.0
    let wide = (column.width - 8 - Double(perRow - 1) * gap) / Double(perRow)
    for (index, key) in keys.enumerated() {
      let frame = ScreenRect(
        x: column.x + 4 + Double(index % perRow) * (wide + gap), y: y, width: wide, height: 42)
      place(key.path, at: frame)
      pen.rect(frame, radius: 5.5, fill: palette.key)
      let line = TextMeasure.lines(text(of: key.element), size: 17, width: wide, limit: 1)[0]
      pen.text(
        line, x: frame.center.x, y: frame.y + 27, size: 17, color: palette.label, anchor: .middle)
      if index % perRow == perRow - 1 || index == keys.count - 1 { y += 53 }
    }
    y += 6
  }
}

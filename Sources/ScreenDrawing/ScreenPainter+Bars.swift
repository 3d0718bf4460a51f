import AccessibilityModel

// The bars of iOS: at the top, at the bottom, and the keyboard.

extension ScreenPainter {
  static let keyboardHeight = 284.0

  // MARK: Top

  /// A title that the app shows though it is no element.
  mutating func paintTitle(_ title: String, at top: Double) {
    let lines = TextMeasure.lines(title, size: 17, isBold: true, width: width - 120, limit: 1)
    if isMaterial {
      return pen.text(
        lines[0], x: Self.margin, y: top + 28, size: 20, weight: .semibold, color: palette.label)
    }
    pen.text(
      lines[0], x: width / 2, y: top + 28, size: 17, weight: .semibold, color: palette.label,
      anchor: .middle)
  }

  mutating func paintNavigationBar(_ bar: AccessibilityElement, _ path: [Int], at top: Double) {
    let items = drawnChildren(bar.children, of: path)
    place(path, at: ScreenRect(x: 0, y: top, width: width, height: 44))
    let titleIndex =
      items.firstIndex { $0.element.traits.contains(.header) }
      ?? items.firstIndex { $0.element.role == .text }
    var (left, right) = (8.0, width - 8)
    // What is before the title is at the leading edge, what is after it at the trailing one.
    for (index, item) in items.enumerated() where index != titleIndex {
      let isLeading = titleIndex.map { index < $0 } ?? (index == 0)
      let label = text(of: item.element)
      let isBack = item.element.role == .backButton
      let icon = isBack ? nil : Icon(label)
      let size = TextMeasure.lines(label, size: 17, width: 104, limit: 1)[0]
      let textWidth = TextMeasure.width(size, size: 17)
      // Android's arrow has its name for readers alone.
      let isArrow = isBack && isMaterial
      let wide = icon != nil || isArrow ? 44 : textWidth + (isBack ? 36 : 20)
      let frame = ScreenRect(
        x: isLeading ? left : right - wide, y: top, width: wide, height: 44)
      place(item.path, at: frame)
      let color = isDimmed(item.element) ? palette.disabled : palette.tint
      if let icon {
        paint(icon, at: frame.center, size: 24, color: color)
      } else {
        if isBack {
          paintBack(
            at: ScreenPoint(x: frame.x + (isArrow ? 22 : 14), y: top + 22),
            isArrow ? palette.label : color)
        }
        if !isArrow {
          pen.text(size, x: frame.x + (isBack ? 26 : 10), y: top + 28, size: 17, color: color)
        }
      }
      if isLeading { left = frame.maxX + 4 } else { right = frame.x - 4 }
    }
    guard let titleIndex else { return }
    let title = items[titleIndex]
    let room = 2 * min(width / 2 - left, right - width / 2) - 8
    let isCentered = room > 90 && !isMaterial
    let size = isMaterial ? 20.0 : 17
    let line = TextMeasure.lines(
      text(of: title.element), size: size, isBold: true,
      width: isCentered ? room : right - left - 8,
      limit: 1)[0]
    let wide = TextMeasure.width(line, size: size, isBold: true)
    let start = isCentered ? width / 2 - wide / 2 : left + 4
    place(title.path, at: ScreenRect(x: start - 4, y: top + 6, width: wide + 8, height: 32))
    pen.text(
      line, x: isCentered ? width / 2 : start, y: top + 28, size: size,
      weight: .semibold, color: palette.label, anchor: isCentered ? .middle : .start)
  }

  // MARK: Bottom

  /// Paints a bar at the bottom without its items.
  ///
  /// - Returns: The items, each with its cell; all cells are as wide.
  private mutating func paintBottomBar(
    _ bar: AccessibilityElement, _ path: [Int], at top: Double, height: Double
  ) -> [(item: Item, cell: ScreenRect)] {
    let items = drawnChildren(bar.children, of: path)
    let frame = ScreenRect(x: 0, y: top, width: width, height: height)
    place(path, at: frame)
    pen.rect(frame, fill: palette.bar)
    // Material's bars differ from the screen in their color alone.
    if !isMaterial { pen.hairline(from: 0, to: width, y: top, palette.separator) }
    let share = width / Double(max(items.count, 1))
    return items.enumerated().map { index, item in
      let cell = ScreenRect(x: share * Double(index), y: top, width: share, height: 49)
      place(item.path, at: cell.inset(4, 1))
      return (item, cell)
    }
  }

  mutating func paintTabBar(
    _ bar: AccessibilityElement, _ path: [Int], at top: Double, height: Double
  ) {
    let cells = paintBottomBar(bar, path, at: top, height: height)
    for (index, (item, cell)) in cells.enumerated() {
      let isSelected = item.element.traits.contains(.selected)
      let color = isSelected ? palette.tint : palette.secondary
      let middle = cell.center.x
      let icon = ScreenPoint(x: middle, y: top + 18)
      if isMaterial, isSelected { paintMaterialPill(around: icon, width: min(cell.width - 8, 60)) }
      paint(
        Icon.symbol(index), at: icon, size: isMaterial ? 20 : 24, color: color,
        isFilled: isSelected)
      let label = text(of: item.element)
      let line = TextMeasure.lines(label, size: 10.5, width: cell.width - 8, limit: 1)[0]
      pen.text(
        line, x: middle, y: top + 43, size: 10.5, weight: isSelected ? .semibold : .regular,
        color: color, anchor: .middle)
      guard let value = item.element.value?.string, !value.isEmpty else { continue }
      let number = String(value.drop { !$0.isNumber }.prefix { $0.isNumber }.prefix(3))
      let badge = ScreenRect(
        x: middle + 4, y: top + 3, width: max(17, Double(number.count) * 7 + 10), height: 17)
      pen.rect(badge, radius: 8.5, fill: palette.alarm)
      pen.text(
        number, x: badge.center.x, y: badge.y + 12.5, size: 11.5, weight: .semibold,
        color: palette.onAlarm, anchor: .middle)
    }
  }

  mutating func paintToolbar(
    _ bar: AccessibilityElement, _ path: [Int], at top: Double, height: Double
  ) {
    for (item, cell) in paintBottomBar(bar, path, at: top, height: height) {
      let color = isDimmed(item.element) ? palette.disabled : palette.tint
      let label = text(of: item.element)
      if let icon = Icon(label) {
        paint(icon, at: cell.center, size: 24, color: color)
      } else {
        let line = TextMeasure.lines(label, size: 16, width: cell.width - 12, limit: 1)[0]
        pen.text(
          line, x: cell.center.x, y: top + 30, size: 16, color: color, anchor: .middle)
      }
    }
  }

  // MARK: Keyboard

  /// A keyboard without letters: it says that one is there, and what it covers.
  mutating func paintKeyboard(at top: Double) {
    pen.rect(
      ScreenRect(x: 0, y: top, width: width, height: bounds.maxY - top), fill: palette.keyboard)
    let (gap, side, height) = (6.0, 4.0, 42.0)
    for (row, count) in [10, 9, 7].enumerated() {
      let keyWidth = (width - 2 * side - 9 * gap) / 10
      let rowWidth = Double(count) * (keyWidth + gap) - gap
      let rowTop = top + 9 + Double(row) * 53
      for key in 0..<count {
        pen.rect(
          ScreenRect(
            x: (width - rowWidth) / 2 + Double(key) * (keyWidth + gap), y: rowTop, width: keyWidth,
            height: height), radius: 5.5, fill: palette.key)
      }
      guard row == 2 else { continue }
      for x in [side, width - side - 44] {
        pen.rect(
          ScreenRect(x: x, y: rowTop, width: 44, height: height), radius: 5.5, fill: palette.fill)
      }
    }
    let last = top + 9 + 3 * 53
    for (x, wide, color) in [
      (side, 88.0, palette.fill), (side + 94, 194, palette.key),
      (width - side - 88, 88, palette.fill),
    ] {
      pen.rect(
        ScreenRect(x: x, y: last, width: wide, height: height), radius: 5.5, fill: color)
    }
  }
}

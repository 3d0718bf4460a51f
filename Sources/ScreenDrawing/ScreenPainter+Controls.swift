import AccessibilityModel

// Controls, each drawn as what it is.

extension ScreenPainter {
  mutating func paintSwitch(_ isOn: Bool, at frame: ScreenRect, isDimmed: Bool) {
    if isMaterial { return paintMaterialSwitch(isOn, at: frame, isDimmed: isDimmed) }
    pen.rect(
      frame, radius: frame.height / 2, fill: isOn ? palette.on : palette.fill,
      opacity: isDimmed ? 0.45 : 1)
    let radius = frame.height / 2 - 2
    pen.circle(
      isOn ? frame.maxX - radius - 2 : frame.x + radius + 2, frame.center.y, radius,
      fill: "#ffffff",
      stroke: palette.separator, lineWidth: 0.5)
  }

  mutating func paintSlider(_ share: Double, in frame: ScreenRect, isDimmed: Bool) {
    if isMaterial { return paintMaterialSlider(share, in: frame, isDimmed: isDimmed) }
    let line = ScreenRect(x: frame.x, y: frame.center.y - 2, width: frame.width, height: 4)
    pen.rect(line, radius: 2, fill: palette.fill)
    let radius = 13.0
    let thumb = frame.x + radius + (frame.width - 2 * radius) * share
    pen.rect(
      ScreenRect(x: line.x, y: line.y, width: thumb - line.x, height: 4), radius: 2,
      fill: isDimmed ? palette.disabled : palette.tint)
    pen.circle(
      thumb, frame.center.y, radius, fill: "#ffffff", stroke: palette.separator, lineWidth: 1)
  }

  mutating func paintProgress(_ share: Double, in frame: ScreenRect) {
    if isMaterial { return paintMaterialProgress(share, in: frame) }
    let line = ScreenRect(x: frame.x, y: frame.center.y - 3, width: frame.width, height: 6)
    pen.rect(line, radius: 3, fill: palette.fill)
    pen.rect(
      ScreenRect(x: line.x, y: line.y, width: line.width * share, height: 6), radius: 3,
      fill: palette.tint)
  }

  mutating func paintButton(_ element: AccessibilityElement, in frame: ScreenRect, isMain: Bool) {
    let isDimmed = isDimmed(element)
    let isSelected = element.traits.contains(.selected)
    let isFilled = isMain || isSelected
    pen.rect(
      frame, radius: isMaterial ? min(frame.height / 2, 28) : 13,
      fill: isDimmed ? palette.fill : isFilled ? palette.tint : palette.tintFill)
    let color = isDimmed ? palette.disabled : isFilled ? palette.onTint : palette.onTintFill
    let label = text(of: element)
    if let icon = Icon(label) {
      return paint(icon, at: frame.center, size: 22, color: color)
    }
    let size = frame.height < 34 ? 14.0 : 17
    let lines = TextMeasure.lines(
      label, size: size, isBold: true, width: frame.width - (frame.width < 90 ? 8 : 28),
      limit: max(Int((frame.height - 6) / (size + 5)), 1))
    var baseline = frame.center.y - Double(lines.count - 1) * (size + 5) / 2 + size * 0.36
    for line in lines {
      pen.text(
        line, of: lines, x: frame.center.x, y: baseline, size: size, weight: .semibold,
        color: color, anchor: .middle)
      baseline += size + 5
    }
  }

  // MARK: Fields

  func fieldHeight(_ element: AccessibilityElement) -> Double {
    let caption = element.label == nil || role(of: element) == .searchField ? 0.0 : 24
    return caption + (role(of: element) == .textView ? 110 : 50)
  }

  mutating func paintField(_ element: AccessibilityElement, in frame: ScreenRect) {
    let kind = role(of: element)
    let isSearch = kind == .searchField
    var box = frame
    let label = element.label?.string ?? ""
    let isEditing = element.traits.contains(.isEditing)
    let isCaptioned = !label.isEmpty && !isSearch && frame.height > 60
    if isCaptioned, isMaterial {
      paintMaterialField(in: frame, isEditing: isEditing)
      let line = TextMeasure.lines(label, size: 14, width: frame.width - 28, limit: 1)[0]
      pen.text(
        line, x: frame.x + 14, y: frame.y + 23, size: 14,
        color: isEditing ? palette.tint : palette.secondary)
      box = ScreenRect(x: frame.x, y: frame.y + 22, width: frame.width, height: frame.height - 22)
    } else if isCaptioned {
      let line = TextMeasure.lines(label, size: 14, width: frame.width - 8, limit: 1)[0]
      pen.text(line, x: frame.x + 4, y: frame.y + 14, size: 14, color: palette.secondary)
      box = ScreenRect(x: frame.x, y: frame.y + 24, width: frame.width, height: frame.height - 24)
    }
    if !isMaterial {
      pen.rect(
        box, radius: isSearch ? 12 : 11, fill: isSearch ? palette.fill : palette.card,
        stroke: isEditing ? palette.tint : palette.separator, lineWidth: isEditing ? 2 : 1)
    } else if isSearch {
      pen.rect(box, radius: min(box.height / 2, 28), fill: palette.fill)
    } else if !isCaptioned {
      paintMaterialField(in: box, isEditing: isEditing)
    }
    var left = box.x + 14
    if isSearch {
      pen.circle(
        left + 6, box.center.y - 1, 6.5, fill: "none", stroke: palette.secondary, lineWidth: 2)
      pen.line(
        [(left + 11, box.center.y + 4), (left + 15, box.center.y + 8)], stroke: palette.secondary)
      left += 24
    }
    var typed = element.value?.string ?? ""
    if kind == .secureTextField { typed = String(repeating: "•", count: min(typed.count, 24)) }
    let isEmpty = typed.isEmpty
    let shownLabel = frame.height <= 60 || isSearch ? label : ""
    let shown = isEmpty ? element.placeholder?.string ?? shownLabel : typed
    let room = box.maxX - 14 - left
    let isTall = kind == .textView
    var lines = TextMeasure.lines(shown, size: 17, width: room, limit: isTall ? 4 : .max)
    // A field of one line shows the end of a long text.
    if !isTall, lines.count > 1 { lines = [isEmpty ? lines[0] : lines[lines.count - 1]] }
    var baseline = isTall ? box.y + 28 : box.center.y + 6
    let color =
      isEmpty ? palette.placeholder : isDimmed(element) ? palette.disabled : palette.label
    for line in lines {
      pen.text(line, of: lines, x: left, y: baseline, size: 17, color: color)
      baseline += 22
    }
    guard isEditing else { return }
    let end = isEmpty ? 0 : TextMeasure.width(lines[lines.count - 1], size: 17)
    // Typing goes on where the text ends.
    let isTurned = DrawnText.isRightToLeft(lines) != (pen.mirror != nil)
    let caret = isTurned && !isEmpty ? left - 3 : min(left + end + 2, box.maxX - 10)
    pen.rect(
      ScreenRect(x: caret, y: baseline - 22 - 17, width: 2, height: 22), radius: 1,
      fill: palette.tint)
  }

  // MARK: Wheels, dots, spinners, segments

  mutating func paintWheel(
    _ element: AccessibilityElement, in frame: ScreenRect, hasCard: Bool = true
  ) {
    if hasCard { pen.rect(frame, radius: 14, fill: palette.card) }
    var top = frame
    let label = element.label?.string ?? ""
    let shown = element.presented.value?.string ?? ""
    if !label.isEmpty, frame.height > 90 {
      pen.text(
        TextMeasure.lines(label, size: 15, width: frame.width - 32, limit: 1)[0], x: frame.x + 16,
        y: frame.y + 24, size: 15, color: palette.secondary)
      top = ScreenRect(
        x: frame.x, y: frame.y + 22, width: frame.width, height: frame.height - 22)
    }
    let band = ScreenRect(
      x: top.x + 12, y: top.center.y - 18, width: top.width - 24, height: 36)
    if isMaterial {
      // A picker of numbers has a line over and under what is chosen.
      for y in [band.y, band.maxY] {
        pen.line(
          [(band.center.x - 40, y), (band.center.x + 40, y)], stroke: palette.tint, width: 1.5)
      }
    } else {
      pen.rect(band, radius: 9, fill: palette.fill)
    }
    func line(_ text: String, _ y: Double, _ color: String, _ size: Double) {
      let fitting = TextMeasure.lines(text, size: size, width: band.width - 20, limit: 1)[0]
      pen.text(
        fitting, x: band.center.x, y: y, size: size, color: color, anchor: .middle)
    }
    line(
      shown.isEmpty ? label : shown, band.center.y + 7,
      isDimmed(element) ? palette.disabled : palette.label, 19)
    guard case .values(let values, let index)? = element.adjustment, frame.height > 90 else {
      return
    }
    if values.indices.contains(index - 1) {
      line(values[index - 1].string, band.y - 7, palette.placeholder, 16)
    }
    if values.indices.contains(index + 1) {
      line(values[index + 1].string, band.maxY + 19, palette.placeholder, 16)
    }
  }

  mutating func paintDots(_ element: AccessibilityElement, in frame: ScreenRect) {
    guard case .pages(let page)? = element.adjustment else { return }
    let count = min(max(page.count, 1), 12)
    let current = count < page.count ? (page.current - 1) * count / page.count : page.current - 1
    let gap = 17.0
    let left = frame.center.x - Double(count - 1) * gap / 2
    for dot in 0..<count {
      pen.circle(
        left + Double(dot) * gap, frame.center.y, dot == current ? 5 : 4,
        fill: dot == current ? palette.label : palette.placeholder)
    }
  }

  mutating func paintSpinner(at center: ScreenPoint) {
    if isMaterial { return paintMaterialSpinner(at: center) }
    let spokes: [(Double, Double)] = [
      (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71),
    ]
    for (index, (x, y)) in spokes.enumerated() {
      pen.line(
        [(center.x + x * 7, center.y + y * 7), (center.x + x * 14, center.y + y * 14)],
        stroke: palette.secondary, width: 3.4, opacity: 1 - Double(index) * 0.1)
    }
  }

  mutating func paintSegments(_ items: [Item], in frame: ScreenRect) {
    if isMaterial { return paintMaterialSegments(items, in: frame) }
    pen.rect(frame, radius: 10, fill: palette.fill)
    let share = (frame.width - 4) / Double(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let cell = ScreenRect(
        x: frame.x + 2 + Double(index) * share, y: frame.y + 2, width: share,
        height: frame.height - 4)
      place(item.path, at: cell)
      let isSelected = item.element.traits.contains(.selected)
      if isSelected {
        pen.rect(
          cell, radius: 8.5, fill: palette.control, stroke: palette.separator, lineWidth: 0.5)
      }
      let line = TextMeasure.lines(
        text(of: item.element), size: 15, isBold: true, width: share - 10, limit: 1)[0]
      pen.text(
        line, x: cell.center.x, y: cell.center.y + 5.5, size: 15,
        weight: isSelected ? .semibold : .regular,
        color: isDimmed(item.element) ? palette.disabled : palette.label, anchor: .middle)
    }
  }

  // MARK: Pictures

  /// A place for a picture, with what it is called small below.
  mutating func paintImage(_ element: AccessibilityElement, in frame: ScreenRect) {
    pen.rect(frame, radius: min(14, frame.width / 5), fill: palette.fill)
    let label = element.isHidden ? "" : element.label?.string ?? ""
    let hasRoom = frame.width > 110 && frame.height > 80 && !label.isEmpty
    let size = min(frame.width, frame.height) * (hasRoom ? 0.28 : 0.44)
    paint(
      .photo, at: ScreenPoint(x: frame.center.x, y: frame.center.y - (hasRoom ? 14 : 0)),
      size: min(size, 44), color: palette.placeholder)
    guard hasRoom else { return }
    let lines = TextMeasure.lines(label, size: 13, width: frame.width - 20, limit: 2)
    var baseline = frame.center.y + (lines.count > 1 ? 24 : 30)
    for line in lines {
      pen.text(
        line, of: lines, x: frame.center.x, y: baseline, size: 13, color: palette.secondary,
        anchor: .middle)
      baseline += 17
    }
  }
}

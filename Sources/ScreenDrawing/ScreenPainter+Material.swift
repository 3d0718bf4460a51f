import AccessibilityModel

// The controls of an Android phone, as Material draws them, in the places that those of iOS have.

extension ScreenPainter {
  /// Whether the controls are Material's.
  var isMaterial: Bool { palette.platform == .android }

  /// A track with a line around it and a small thumb, or a full one with a large thumb.
  mutating func paintMaterialSwitch(_ isOn: Bool, at frame: ScreenRect, isDimmed: Bool) {
    let track = frame.inset(1, 1)
    let dimmed = palette.disabled
    pen.rect(
      track, radius: track.height / 2,
      fill: !isOn ? palette.fill : isDimmed ? dimmed : palette.tint,
      stroke: isDimmed ? dimmed : isOn ? palette.tint : palette.placeholder, lineWidth: 2)
    pen.circle(
      isOn ? track.maxX - track.height / 2 : track.x + track.height / 2, track.center.y,
      track.height * (isOn ? 0.4 : 0.28),
      fill: isOn ? palette.onTint : isDimmed ? dimmed : palette.placeholder)
  }

  mutating func paintMaterialSlider(_ share: Double, in frame: ScreenRect, isDimmed: Bool) {
    let color = isDimmed ? palette.disabled : palette.tint
    let radius = 10.0
    let thumb = frame.x + radius + (frame.width - 2 * radius) * share
    func track(from left: Double, to right: Double, _ fill: String) {
      pen.rect(
        ScreenRect(x: left, y: frame.center.y - 2, width: right - left, height: 4), radius: 2,
        fill: fill)
    }
    track(from: frame.x, to: frame.maxX, isDimmed ? palette.fill : palette.tintFill)
    track(from: frame.x, to: thumb, color)
    pen.circle(thumb, frame.center.y, radius, fill: color)
  }

  /// A bar with a gap before what is missing and a dot where it ends.
  mutating func paintMaterialProgress(_ share: Double, in frame: ScreenRect) {
    let (top, end) = (frame.center.y - 2, frame.x + frame.width * share)
    if frame.maxX - end - 4 > 4 {
      pen.rect(
        ScreenRect(x: end + 4, y: top, width: frame.maxX - end - 4, height: 4), radius: 2,
        fill: palette.tintFill)
      pen.circle(frame.maxX - 2, frame.center.y, 2, fill: palette.tint)
    }
    pen.rect(
      ScreenRect(x: frame.x, y: top, width: end - frame.x, height: 4), radius: 2,
      fill: palette.tint)
  }

  mutating func paintMaterialCheckbox(
    _ state: ToggleState?, at center: ScreenPoint, isDimmed: Bool
  ) {
    let isFilled = state == .on || state == .mixed
    let color = isDimmed ? palette.disabled : isFilled ? palette.tint : palette.secondary
    let (x, y) = (center.x, center.y)
    pen.rect(
      ScreenRect(x: x - 8, y: y - 8, width: 16, height: 16), radius: 2,
      fill: isFilled ? color : "none", stroke: color, lineWidth: 2)
    guard isFilled else { return }
    pen.line(
      state == .on ? [(x - 5, y), (x - 1.5, y + 3.5), (x + 5, y - 4)] : [(x - 5, y), (x + 5, y)],
      stroke: palette.onTint)
  }

  mutating func paintMaterialRadioButton(_ isOn: Bool, at center: ScreenPoint, isDimmed: Bool) {
    let color = isDimmed ? palette.disabled : isOn ? palette.tint : palette.secondary
    pen.circle(center.x, center.y, 9, fill: "none", stroke: color, lineWidth: 2)
    if isOn { pen.circle(center.x, center.y, 5, fill: color) }
  }

  /// The triangle of what opens a list.
  mutating func paintMaterialTriangle(at center: ScreenPoint) {
    pen.line(
      [(center.x - 4.5, center.y - 2), (center.x + 4.5, center.y - 2), (center.x, center.y + 2.5)],
      stroke: palette.secondary, width: 1, fill: palette.secondary, isClosed: true)
  }

  /// The arrow that leads back.
  mutating func paintMaterialBack(at center: ScreenPoint, _ color: String) {
    let (x, y) = (center.x, center.y)
    pen.line([(x + 7, y), (x - 7, y)], stroke: color)
    pen.line([(x, y - 7), (x - 7, y), (x, y + 7)], stroke: color)
  }

  /// The pill behind the icon of the place where one is.
  mutating func paintMaterialPill(around icon: ScreenPoint, width: Double) {
    pen.rect(
      ScreenRect(x: icon.x - width / 2, y: icon.y - 14, width: width, height: 28), radius: 14,
      fill: palette.control)
  }

  /// What a text field is in: a box that is round at the top, over a line.
  mutating func paintMaterialField(in box: ScreenRect, isEditing: Bool) {
    pen.rect(box, radius: 4, fill: palette.fill)
    let line = isEditing ? 2.0 : 1
    let bottom = ScreenRect(x: box.x, y: box.maxY - 4, width: box.width, height: 4)
    pen.rect(bottom, fill: palette.fill)
    pen.rect(
      ScreenRect(x: box.x, y: box.maxY - line, width: box.width, height: line),
      fill: isEditing ? palette.tint : palette.secondary)
  }

  /// Three quarters of a circle.
  mutating func paintMaterialSpinner(at center: ScreenPoint) {
    // The sine and cosine of every thirtieth degree from the top; a table needs no library of functions.
    let twelfth: [(Double, Double)] = [
      (0, -1), (0.5, -0.866), (0.866, -0.5), (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1),
      (-0.5, 0.866), (-0.866, 0.5), (-1, 0),
    ]
    pen.line(
      twelfth.map { (center.x + $0.0 * 16, center.y + $0.1 * 16) }, stroke: palette.tint, width: 4)
  }

  mutating func paintMaterialSegments(_ items: [Item], in frame: ScreenRect) {
    let share = frame.width / Double(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let cell = ScreenRect(
        x: frame.x + Double(index) * share, y: frame.y, width: share, height: frame.height)
      place(item.path, at: cell)
      let isSelected = item.element.traits.contains(.selected)
      if isSelected {
        pen.rect(cell, radius: cell.height / 2, fill: palette.tintFill)
        // Only the ends of the whole are round.
        let half = ScreenRect(x: cell.x, y: cell.y, width: share / 2, height: cell.height)
        if index > 0 { pen.rect(half, fill: palette.tintFill) }
        if index < items.count - 1 {
          pen.rect(
            ScreenRect(x: cell.center.x, y: cell.y, width: share / 2, height: cell.height),
            fill: palette.tintFill)
        }
      }
      let line = TextMeasure.lines(
        text(of: item.element), size: 15, isBold: true, width: share - (isSelected ? 34 : 10),
        limit: 1)[0]
      let color =
        isDimmed(item.element)
        ? palette.disabled : isSelected ? palette.onTintFill : palette.label
      let mark = isSelected ? 9.0 : 0
      pen.text(
        line, x: cell.center.x + mark, y: cell.center.y + 5.5, size: 15, weight: .semibold,
        color: color, anchor: .middle)
      if isSelected {
        let wide = TextMeasure.width(line, size: 15, isBold: true)
        let (x, y) = (cell.center.x - wide / 2 - 3, cell.center.y)
        pen.line([(x - 9, y), (x - 6, y + 4), (x, y - 4)], stroke: color)
      }
    }
    pen.rect(frame, radius: frame.height / 2, fill: "none", stroke: palette.placeholder)
    for index in items.indices.dropFirst() {
      let x = frame.x + Double(index) * share
      pen.line([(x, frame.y), (x, frame.maxY)], stroke: palette.placeholder, width: 1)
    }
  }
}

import AccessibilityModel

/// A small drawing in place of a picture that we do not have.
enum Icon: Hashable {
  case back, trash, box, check, dash, empty, on, off, photo, plus, minus
  /// One of a few plain shapes, to tell tabs apart.
  case shape(Int)

  /// The icon of a button whose label is the name of a file, such as `ic_trash`; `nil` for words.
  init?(_ label: String) {
    if label == "+" || label == "＋" {
      self = .plus
      return
    }
    if ["-", "−", "–", "－"].contains(label) {
      self = .minus
      return
    }
    guard Self.isFileName(label) else { return nil }
    let name = label.lowercased()
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("back", "prev", "arrow_left") {
      self = .back
    } else if has("trash", "delete", "remove") {
      self = .trash
    } else if has("archive", "box") {
      self = .box
    } else if has("check_off", "unchecked") {
      self = .empty
    } else if has("check") {
      self = .check
    } else if has("toggle_on", "switch_on") {
      self = .on
    } else if has("toggle_off", "switch_off") {
      self = .off
    } else if has("plus", "add") {
      self = .plus
    } else {
      self = .photo
    }
  }

  /// Whether a label is the name of a file rather than words.
  static func isFileName(_ label: String) -> Bool {
    label.contains("_") && label.allSatisfy { $0.isASCII && !$0.isWhitespace }
  }

  static func symbol(_ index: Int) -> Icon { .shape(index % 4) }
}

extension ScreenPainter {
  /// Paints an icon around a point.
  mutating func paint(
    _ icon: Icon, at center: ScreenPoint, size: Double, color: String, isFilled: Bool = false
  ) {
    let (x, y, half) = (center.x, center.y, size / 2)
    func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> ScreenRect {
      ScreenRect(
        x: x - half + left * size, y: y - half + top * size, width: width * size,
        height: height * size)
    }
    func point(_ left: Double, _ top: Double) -> (Double, Double) {
      (x - half + left * size, y - half + top * size)
    }
    let fill = isFilled ? color : "none"
    switch icon {
    case .back: paintBack(at: center, color)
    case .trash:
      pen.line([point(0.15, 0.25), point(0.85, 0.25)], stroke: color)
      pen.line(
        [point(0.38, 0.25), point(0.42, 0.12), point(0.58, 0.12), point(0.62, 0.25)],
        stroke: color)
      pen.line(
        [point(0.24, 0.25), point(0.3, 0.9), point(0.7, 0.9), point(0.76, 0.25)], stroke: color)
    case .box:
      pen.rect(box(0.1, 0.15, 0.8, 0.22), radius: 2, fill: "none", stroke: color, lineWidth: 2)
      pen.line(
        [point(0.17, 0.37), point(0.17, 0.85), point(0.83, 0.85), point(0.83, 0.37)], stroke: color)
      pen.line([point(0.4, 0.55), point(0.6, 0.55)], stroke: color)
    case .check where isMaterial, .dash where isMaterial, .empty where isMaterial:
      let state: ToggleState = icon == .check ? .on : icon == .dash ? .mixed : .off
      paintMaterialCheckbox(state, at: center, isDimmed: false)
    case .check:
      pen.rect(box(0.06, 0.06, 0.88, 0.88), radius: size * 0.24, fill: color)
      pen.line(
        [point(0.27, 0.52), point(0.44, 0.69), point(0.75, 0.33)], stroke: palette.onTint,
        width: 2.6)
    case .dash:
      pen.rect(box(0.06, 0.06, 0.88, 0.88), radius: size * 0.24, fill: color)
      pen.line([point(0.28, 0.5), point(0.72, 0.5)], stroke: palette.onTint, width: 2.6)
    case .empty:
      pen.rect(
        box(0.06, 0.06, 0.88, 0.88), radius: size * 0.24, fill: "none", stroke: palette.placeholder,
        lineWidth: 2)
    case .on, .off:
      paintSwitch(icon == .on, at: box(-0.05, 0.16, 1.1, 0.68), isDimmed: false)
    case .photo:
      pen.rect(
        box(0.04, 0.12, 0.92, 0.76), radius: size * 0.14, fill: "none", stroke: color,
        lineWidth: max(size / 16, 1.5))
      let sun = point(0.32, 0.37)
      pen.circle(sun.0, sun.1, size * 0.075, fill: color)
      pen.line(
        [
          point(0.14, 0.78), point(0.42, 0.5), point(0.56, 0.64), point(0.7, 0.5), point(0.88, 0.7),
        ],
        stroke: color, width: max(size / 16, 1.5))
    case .plus, .minus:
      pen.line([point(0.2, 0.5), point(0.8, 0.5)], stroke: color, width: 2.4)
      if icon == .plus { pen.line([point(0.5, 0.2), point(0.5, 0.8)], stroke: color, width: 2.4) }
    case .shape(0):
      pen.line(
        [
          point(0.5, 0.08), point(0.92, 0.45), point(0.92, 0.92), point(0.08, 0.92),
          point(0.08, 0.45),
        ], stroke: color, fill: fill, isClosed: true)
    case .shape(1): pen.circle(x, y, half * 0.86, fill: fill, stroke: color, lineWidth: 2)
    case .shape(2):
      pen.rect(
        box(0.08, 0.08, 0.84, 0.84), radius: size * 0.26, fill: fill, stroke: color, lineWidth: 2)
    case .shape:
      pen.line(
        [point(0.5, 0.06), point(0.94, 0.5), point(0.5, 0.94), point(0.06, 0.5)], stroke: color,
        fill: fill, isClosed: true)
    }
  }

  /// What leads back: a chevron, or Android's arrow.
  mutating func paintBack(at center: ScreenPoint, _ color: String) {
    if isMaterial {
      paintMaterialBack(at: center, color)
    } else {
      paintChevron(at: center, -1, color, 2.4)
    }
  }

  /// A chevron that points to the leading (-1) or trailing (1) side.
  mutating func paintChevron(
    at center: ScreenPoint, _ side: Double, _ color: String, _ width: Double = 2
  ) {
    let (dx, dy) = (4.5 * side, 8.0)
    pen.line(
      [(center.x - dx, center.y - dy), (center.x + dx, center.y), (center.x - dx, center.y + dy)],
      stroke: color, width: width)
  }

  /// A chevron that points down (1) or up (-1).
  mutating func paintArrow(
    at center: ScreenPoint, _ side: Double, _ color: String, _ width: Double = 2
  ) {
    let (dx, dy) = (6.5, 3.5 * side)
    pen.line(
      [(center.x - dx, center.y - dy), (center.x, center.y + dy), (center.x + dx, center.y - dy)],
      stroke: color, width: width)
  }
}

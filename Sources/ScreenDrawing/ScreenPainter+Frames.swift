import AccessibilityModel

// Elements in the places that they say they have, as in dumps of real apps.

extension ScreenPainter {
  /// Paints every element in its frame; those without one follow below.
  mutating func paintFrames(_ finder: FrameFinder) {
    let scale = width / finder.deviceWidth
    func scaled(_ frame: ScreenRect) -> ScreenRect {
      // Frames are those of the screen, not mirrored.
      pen.mirrored(
        ScreenRect(
          x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
          height: frame.height * scale))
    }
    let (placed, loose) = (contents.placed, contents.loose)
    // On a screen that is longer than the phone, the cursor stays in view.
    let shown = cursor.flatMap { path in contents.placed(path) }.map(scaled)
    let shift = shown.map { max($0.maxY - (bounds.maxY - 70), 0) } ?? 0
    for element in placed {
      let (item, frame) = (element.item, scaled(element.frame))
      let moved = element.isPinned ? frame : frame.lowered(by: -shift)
      let isSeen = moved.maxY > bounds.y && moved.y < bounds.maxY
      // Of what is not seen, only the places around the cursor are asked for.
      if isSeen || isRelated(item.path) { place(item.path, at: moved) }
      guard isSeen else { continue }
      paintFramed(item, in: moved)
    }
    guard !loose.isEmpty else { return }
    y = max(placed.map { scaled($0.frame).maxY }.max() ?? 0, Self.statusBar) - shift + 16
    // They do not scroll: of very many, the first are more than fit.
    if y < bounds.maxY { paint(Array(loose.prefix(Self.mostTopLevel)), in: bounds) }
  }

  /// Whether the cursor is on an element, in it or around it.
  private func isRelated(_ path: [Int]) -> Bool {
    guard let cursor else { return false }
    return path.starts(with: cursor) || cursor.starts(with: path)
  }

  /// Paints an element as it looks in the place that it says it has.
  private mutating func paintFramed(_ item: Item, in frame: ScreenRect) {
    let element = item.element
    let isTile = frame.width < 200 || frame.height < 30
    switch role(of: element) {
    case .tabBar, .toolbar: paintFramedBar(from: frame.y)
    case .tab: paintFramedTab(item, in: frame)
    case .backButton: paintFramedBackButton(element, in: frame)
    case .header:
      let size = min(max(frame.height * 0.68, 12), 32)
      paintText(element, in: frame, size: size, weight: .bold, color: palette.label)
    case .text, .link:
      let size = min(max(frame.height * 0.72, 11), 17)
      paintText(
        element, in: frame, size: size,
        color: element.traits.contains(.link) ? palette.tint : textColor(of: element))
    case .button, .popUpButton, .increment, .decrement, .key:
      paintFramedButton(element, in: frame)
    case .image: paintImage(element, in: frame)
    case .switch where isTile:
      paintSwitch(
        element.toggle == .on,
        at: ScreenRect(
          x: frame.center.x - 25.5, y: frame.center.y - 15.5, width: 51, height: 31),
        isDimmed: isDimmed(element))
    case .checkbox where isMaterial && isTile, .radioButton where isMaterial && isTile:
      paintMaterialChoice(element, in: frame)
    case .slider where frame.height < 70:
      paintSlider(share(of: element), in: frame.inset(4, 0), isDimmed: isDimmed(element))
    case .progress where frame.height < 60: paintProgress(share(of: element), in: frame)
    case .textField, .secureTextField, .searchField, .textView: paintField(element, in: frame)
    case .pageControl: paintDots(element, in: frame)
    case .activityIndicator: paintSpinner(at: frame.center)
    case .picker: paintWheel(element, in: frame)
    case .segmentedControl:
      pen.rect(frame, radius: isMaterial ? frame.height / 2 : 10, fill: palette.fill)
    case .cell, .switch, .checkbox, .radioButton, .slider, .progress, .element, .stepper,
      .reorderControl:
      paintFramedRow(item, in: frame, isTile: isTile)
    case .dialog, .alert, .sheet, .popover, .menu: paintFramedModal(in: frame)
    default: break
    }
  }

  /// A bar at the bottom, down to the edge of the phone.
  private mutating func paintFramedBar(from top: Double) {
    pen.rect(
      ScreenRect(x: 0, y: top, width: width, height: bounds.maxY - top), fill: palette.bar)
    pen.hairline(from: 0, to: width, y: top, palette.separator)
  }

  private mutating func paintFramedTab(_ item: Item, in frame: ScreenRect) {
    let isSelected = item.element.traits.contains(.selected)
    let color = isSelected ? palette.tint : palette.secondary
    let icon = ScreenPoint(x: frame.center.x, y: frame.y + 17)
    if isMaterial, isSelected { paintMaterialPill(around: icon, width: min(frame.width, 56)) }
    paint(
      Icon.symbol(item.path.last ?? 0), at: icon, size: 22, color: color, isFilled: isSelected)
    paintText(
      item.element,
      in: ScreenRect(x: frame.x, y: frame.y + 30, width: frame.width, height: 16), size: 10.5,
      color: color, anchor: .middle)
  }

  /// The arrow, and the name of the screen before if there is room.
  private mutating func paintFramedBackButton(
    _ element: AccessibilityElement, in frame: ScreenRect
  ) {
    paintBack(
      at: ScreenPoint(x: frame.x + min(14, frame.width / 2), y: frame.center.y), palette.tint)
    guard frame.width > 50 else { return }
    paintText(
      element,
      in: ScreenRect(
        x: frame.x + 26, y: frame.y, width: frame.width - 26, height: frame.height), size: 17,
      color: palette.tint)
  }

  /// A button; what fills half of the phone is only an outline.
  private mutating func paintFramedButton(_ element: AccessibilityElement, in frame: ScreenRect) {
    if max(frame.width, frame.height) > 300, frame.height > 220 {
      pen.rect(frame.inset(2, 2), radius: 12, fill: "none", stroke: palette.separator)
    } else {
      paintButton(element, in: frame.inset(1, 1), isMain: false)
    }
  }

  /// A row on its card; what is in a row is painted by itself, if it is not the row's own text.
  private mutating func paintFramedRow(_ item: Item, in frame: ScreenRect, isTile: Bool) {
    let element = item.element
    guard element.children.isEmpty || !text(of: element).isEmpty && element.isFocusable else {
      if element.role == .cell { pen.rect(frame, radius: 10, fill: palette.card) }
      return
    }
    pen.rect(frame.inset(0, 0.5), radius: 10, fill: palette.card)
    if isTile {
      paintText(element, in: frame.inset(6, 2), size: 15, color: textColor(of: element))
    } else {
      paintRow(item, in: frame)
    }
  }

  /// The card of a modal, over a screen that is darkened.
  private mutating func paintFramedModal(in frame: ScreenRect) {
    pen.rect(
      ScreenRect(x: 0, y: 0, width: width, height: bounds.maxY), fill: "#000000", opacity: 0.4)
    pen.rect(frame, radius: 16, fill: palette.card)
  }

  /// A check box or radio button alone, or at the leading edge of its text.
  private mutating func paintMaterialChoice(
    _ element: AccessibilityElement, in frame: ScreenRect
  ) {
    let isAlone = frame.width < 60 || text(of: element).isEmpty
    let center = ScreenPoint(x: isAlone ? frame.center.x : frame.x + 14, y: frame.center.y)
    if role(of: element) == .checkbox {
      paintMaterialCheckbox(element.toggle, at: center, isDimmed: isDimmed(element))
    } else {
      paintMaterialRadioButton(
        element.toggle == .on || element.traits.contains(.selected), at: center,
        isDimmed: isDimmed(element))
    }
    guard !isAlone else { return }
    let rest = ScreenRect(
      x: frame.x + 30, y: frame.y, width: frame.width - 32, height: frame.height)
    paintText(element, in: rest, size: 15, color: textColor(of: element))
  }

  /// Paints a text in the middle of its frame's height, in as many lines as fit.
  private mutating func paintText(
    _ element: AccessibilityElement, in frame: ScreenRect, size: Double,
    weight: Pen.Weight = .regular, color: String, anchor: Pen.Anchor = .start
  ) {
    let height = size * 1.28
    // Frames of real apps fit their own fonts tightly; ours may be a little wider.
    let lines = TextMeasure.lines(
      element.wholeText.string, size: size, isBold: weight != .regular, width: frame.width * 1.06,
      limit: max(Int((frame.height + 4) / height), 1))
    var baseline = frame.center.y - Double(lines.count - 1) * height / 2 + size * 0.36
    for line in lines {
      pen.text(
        line, of: lines, x: anchor == .middle ? frame.center.x : frame.x, y: baseline, size: size,
        weight: weight, color: color, anchor: anchor)
      baseline += height
    }
  }
}

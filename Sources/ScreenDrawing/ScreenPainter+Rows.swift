import AccessibilityModel

// Rows of lists and settings: texts at the leading edge, a value or a control at the trailing one.

extension ScreenPainter {
  // MARK: Texts

  /// What is written on an element.
  func text(of element: AccessibilityElement) -> String {
    if let label = element.label?.string, !label.isEmpty { return label }
    let presented = element.presented
    return presented.label?.string ?? presented.value?.string ?? element.placeholder?.string ?? ""
  }

  /// What is written at its trailing edge; a cell that joins several texts shows the first as title.
  func value(of element: AccessibilityElement) -> String {
    guard element.label != nil else { return "" }
    return element.presented.value?.string ?? ""
  }

  func isDimmed(_ element: AccessibilityElement) -> Bool { element.traits.contains(.notEnabled) }

  func textColor(of element: AccessibilityElement) -> String {
    if isDimmed(element) { return palette.disabled }
    return role(of: element) == .link ? palette.tint : palette.label
  }

  /// The texts of a row, broken into lines.
  struct RowText {
    var title: [String]
    var subtitle: [String]
    /// At the trailing edge; beside the title.
    var value: String
    var height: Double { Double(title.count) * 22 + Double(subtitle.count) * 20 }
  }

  private func rowText(_ element: AccessibilityElement, width: Double) -> RowText {
    let hasControl = trailingWidth(of: element) > 0
    var title = text(of: element)
    var subtitle = ""
    var value = value(of: element)
    if role(of: element) == .cell, value.isEmpty, let comma = title.firstRange(of: ", ") {
      subtitle = String(title[comma.upperBound...])
      title = String(title[..<comma.lowerBound])
    }
    let room = width - 32 - trailingWidth(of: element)
    let needed = TextMeasure.width(title, size: 17) + TextMeasure.width(value, size: 17) + 16
    if needed > room, !value.isEmpty {
      subtitle = value
      value = ""
    }
    let beside = value.isEmpty ? 0 : TextMeasure.width(value, size: 17) + 12
    return RowText(
      title: TextMeasure.lines(title, size: 17, width: room - beside, limit: hasControl ? 3 : 4),
      subtitle: subtitle.isEmpty
        ? [] : TextMeasure.lines(subtitle, size: 15, width: room, limit: 2),
      value: value)
  }

  /// How much room the control of a row takes.
  private func trailingWidth(of element: AccessibilityElement) -> Double {
    switch role(of: element) {
    case .switch: 66
    case .checkbox, .radioButton: 40
    case .stepper: 112
    case .popUpButton: 26
    case .reorderControl: 36
    case .button: element.expandedStatus != nil ? 30 : 26
    case .element, .cell, .link:
      element.toggle != nil ? 66 : element.traits.contains(.selected) ? 30 : 0
    default: element.expandedStatus != nil ? 30 : 0
    }
  }

  // MARK: Heights

  func rowHeight(_ item: Item, width: Double) -> Double {
    let element = item.element
    if let row = MediaRow(element, self) { return row.height(width: width) }
    switch role(of: element) {
    case .slider, .progress: return max(rowText(element, width: width).height + 26, 50) + 30
    case .picker: return 126
    default: return max(rowText(element, width: width).height + 28, 52)
    }
  }

  // MARK: Painting

  mutating func paintRow(_ item: Item, in frame: ScreenRect) {
    let (path, element) = item
    place(path, at: frame)
    if let row = MediaRow(element, self) { return paint(row, path, in: frame) }
    let kind = role(of: element)
    if kind == .picker { return paintWheel(element, in: frame, hasCard: false) }
    let texts = rowText(element, width: frame.width)
    let hasTrack = kind == .slider || kind == .progress
    let room = hasTrack ? frame.height - 30 : frame.height
    var baseline = frame.y + (room - texts.height) / 2 + 16.5
    let color =
      kind == .button && element.expandedStatus == nil && disclosure(of: path, element) == nil
      ? (isDimmed(element) ? palette.disabled : palette.tint) : textColor(of: element)
    let left = frame.x + 16
    if let icon = Icon(text(of: element)) {
      paint(
        icon, at: ScreenPoint(x: left + 14, y: frame.y + room / 2), size: 26,
        color: palette.secondary)
    } else {
      for line in texts.title {
        pen.text(line, of: texts.title, x: left, y: baseline, size: 17, color: color)
        baseline += 22
      }
    }
    baseline -= 1
    for line in texts.subtitle {
      pen.text(
        line, of: texts.subtitle, x: left, y: baseline, size: 15,
        color: isDimmed(element) ? palette.disabled : palette.secondary)
      baseline += 20
    }
    let right = frame.maxX - 16
    let trailing = trailingWidth(of: element)
    pen.text(
      texts.value, x: right - (trailing > 0 ? trailing - 4 : 0), y: frame.y + room / 2 + 6,
      size: 17,
      color: isDimmed(element) ? palette.disabled : palette.secondary, anchor: .end)
    if hasTrack {
      let track = ScreenRect(x: left, y: frame.y + room - 4, width: right - left, height: 24)
      if kind == .slider {
        paintSlider(share(of: element), in: track, isDimmed: isDimmed(element))
      } else {
        paintProgress(share(of: element), in: track)
      }
    } else {
      paintControl(item, in: frame, right: right)
    }
  }

  private mutating func paintControl(_ item: Item, in frame: ScreenRect, right: Double) {
    let (path, element) = item
    let middle = frame.y + frame.height / 2
    let isSelected = element.traits.contains(.selected)
    switch role(of: element) {
    case .switch:
      paintSwitch(
        element.toggle == .on,
        at: ScreenRect(x: right - 51, y: middle - 15.5, width: 51, height: 31),
        isDimmed: isDimmed(element))
    case .checkbox where isMaterial:
      paintMaterialCheckbox(
        element.toggle, at: ScreenPoint(x: right - 13, y: middle),
        isDimmed: isDimmed(element))
    case .radioButton where isMaterial:
      paintMaterialRadioButton(
        element.toggle == .on || isSelected, at: ScreenPoint(x: right - 13, y: middle),
        isDimmed: isDimmed(element))
    case .popUpButton where isMaterial:
      paintMaterialTriangle(at: ScreenPoint(x: right - 8, y: middle))
    case .checkbox:
      let icon: Icon =
        switch element.toggle {
        case .on: .check
        case .mixed: .dash
        default: .empty
        }
      paint(
        icon, at: ScreenPoint(x: right - 13, y: middle), size: 26,
        color: isDimmed(element) ? palette.disabled : palette.tint)
    case .radioButton:
      let isOn = element.toggle == .on || isSelected
      pen.circle(
        right - 12, middle, 11, fill: "none", stroke: isOn ? palette.tint : palette.placeholder,
        lineWidth: 2)
      if isOn { pen.circle(right - 12, middle, 6, fill: palette.tint) }
    case .stepper: paintStepper(item, right: right, middle: middle)
    case .popUpButton:
      paintArrow(at: ScreenPoint(x: right - 6, y: middle - 6), -1, palette.secondary)
      paintArrow(at: ScreenPoint(x: right - 6, y: middle + 6), 1, palette.secondary)
    case .reorderControl:
      for offset in [-5.0, 0, 5] {
        pen.line(
          [(right - 22, middle + offset), (right, middle + offset)], stroke: palette.placeholder)
      }
    // Android has no sign for a row that leads on.
    case .link where !isSelected && isMaterial: break
    case .link where !isSelected:
      paintChevron(at: ScreenPoint(x: right - 4, y: middle), 1, palette.placeholder)
    default:
      if let toggle = element.toggle {
        paintSwitch(
          toggle == .on, at: ScreenRect(x: right - 51, y: middle - 15.5, width: 51, height: 31),
          isDimmed: isDimmed(element))
      } else if let status = disclosure(of: path, element) {
        paintArrow(
          at: ScreenPoint(x: right - 7, y: middle), status == .expanded ? -1 : 1, palette.secondary,
          2.4)
      } else if isSelected {
        pen.line(
          [(right - 17, middle), (right - 11, middle + 6), (right, middle - 7)],
          stroke: palette.tint, width: 2.6)
      }
    }
  }

  private mutating func paintStepper(_ item: Item, right: Double, middle: Double) {
    let box = ScreenRect(x: right - 96, y: middle - 16, width: 96, height: 32)
    pen.rect(box, radius: 9, fill: palette.fill)
    pen.line(
      [(box.center.x, box.y + 7), (box.center.x, box.maxY - 7)], stroke: palette.separator, width: 1
    )
    for (index, icon) in [Icon.minus, .plus].enumerated() {
      let half = ScreenRect(x: box.x + Double(index) * 48, y: box.y, width: 48, height: 32)
      let child = item.element.children.indices.contains(index) ? item.element.children[index] : nil
      if child != nil { place(item.path + [index], at: half) }
      let isDimmed = isDimmed(item.element) || child.map(isDimmed) ?? false
      paint(
        icon, at: half.center, size: 20, color: isDimmed ? palette.disabled : palette.label)
    }
  }

  // MARK: Shares

  /// How far a slider or a progress bar is, 0…1: by its range, its place in a list, or a percentage in
  /// its text.
  func share(of element: AccessibilityElement) -> Double {
    switch element.adjustment {
    case .range(let range):
      let width = range.maximum - range.minimum
      return width > 0 ? min(max((range.number - range.minimum) / width, 0), 1) : 0
    case .values(let values, let index):
      return values.count > 1 ? min(max(Double(index) / Double(values.count - 1), 0), 1) : 0.5
    case .pages(let page): return Double(page.current) / Double(max(page.count, 1))
    case nil:
      let text = element.value?.string ?? ""
      guard let sign = text.firstIndex(where: { $0 == "%" || $0 == "٪" || $0 == "％" }) else {
        return 0.5
      }
      let digits = String(text[..<sign].reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      return Double(digits).map { min($0 / 100, 1) } ?? 0.5
    }
  }
}

/// A group that fits into a row: a picture, a few texts, a few small buttons.
struct MediaRow {
  let images: [Int]
  let texts: [Int]
  let controls: [Int]
  private let element: AccessibilityElement

  /// Sorts what is in a group; `nil` if it does not fit into a row.
  init?(_ element: AccessibilityElement, _ painter: ScreenPainter) {
    guard [.group, .element, .cell, .landmark].contains(element.role), !element.children.isEmpty
    else {
      return nil
    }
    var (images, texts, controls): ([Int], [Int], [Int]) = ([], [], [])
    for (index, child) in element.children.enumerated() where painter.isDrawn(child) {
      guard child.children.isEmpty else { return nil }
      let label = painter.text(of: child)
      switch painter.role(of: child) {
      case .image: images.append(index)
      case .text, .header, .cell, .element, .link: texts.append(index)
      case .button, .reorderControl, .switch, .checkbox:
        let isSmall =
          Icon(label) != nil || label.isEmpty || TextMeasure.width(label, size: 16) < 110
          || child.role == .switch
        guard isSmall else { return nil }
        controls.append(index)
      default: return nil
      }
      // A group of thousands is not gone through to its end.
      guard images.count <= 1, texts.count <= 4, controls.count <= 3 else { return nil }
    }
    guard images.count <= 1, (1...4).contains(texts.count), controls.count <= 3 else { return nil }
    self.images = images
    self.texts = texts
    self.controls = controls
    self.element = element
  }

  /// The room for texts between the picture and the buttons.
  func textWidth(in width: Double, controlWidth: Double) -> Double {
    width - 32 - (images.isEmpty ? 0 : 76) - controlWidth
  }

  func height(width: Double) -> Double {
    let room = textWidth(in: width, controlWidth: Double(controls.count) * 48)
    let lines = texts.map { index in
      let child = element.children[index]
      return TextMeasure.lines(
        child.label?.string ?? child.value?.string ?? "", size: 17, width: max(room, 60), limit: 3
      ).count
    }
    let text = Double(lines.reduce(0, +)) * 22 + Double(max(texts.count - 1, 0)) * 3
    return max(text + 30, images.isEmpty ? 56 : 92)
  }
}

extension ScreenPainter {
  /// Paints the small buttons at the end, the picture at the start, and the texts between them.
  mutating func paint(_ row: MediaRow, _ path: [Int], in frame: ScreenRect) {
    guard let group = element(at: path) else { return }
    let middle = frame.y + frame.height / 2
    var right = frame.maxX - 12
    for index in row.controls.reversed() {
      right -= paintSmallControl((path + [index], group.children[index]), right: right, middle) + 2
    }
    var left = frame.x + 16
    for index in row.images {
      let place = ScreenRect(x: left, y: middle - 32, width: 64, height: 64)
      self.place(path + [index], at: place)
      paintImage(group.children[index], in: place)
      left += 76
    }
    let texts = row.texts.map { (path: path + [$0], element: group.children[$0]) }
    paintTexts(texts, from: left, to: right, middle)
  }

  /// Paints a small button that ends at a place.
  ///
  /// - Returns: How wide it is.
  private mutating func paintSmallControl(
    _ item: Item, right: Double, _ middle: Double
  ) -> Double {
    let (path, child) = item
    let label = text(of: child)
    let icon = Icon(label) ?? (label.isEmpty ? .photo : nil)
    let isSwitch = role(of: child) == .switch
    let wide = isSwitch ? 55 : icon != nil ? 44 : TextMeasure.width(label, size: 16) + 16
    let place = ScreenRect(x: right - wide, y: middle - 22, width: wide, height: 44)
    self.place(path, at: place)
    let color = isDimmed(child) ? palette.disabled : palette.tint
    if isSwitch {
      paintSwitch(
        child.toggle == .on,
        at: ScreenRect(x: right - 53, y: middle - 15.5, width: 51, height: 31),
        isDimmed: isDimmed(child))
    } else if let icon {
      paint(icon, at: place.center, size: 23, color: color)
    } else {
      pen.text(
        label, x: place.center.x, y: middle + 6, size: 16, weight: .semibold, color: color,
        anchor: .middle)
    }
    return wide
  }

  /// Paints texts below one another around a height, the first of several as a title.
  private mutating func paintTexts(
    _ items: [Item], from left: Double, to right: Double, _ middle: Double
  ) {
    let width = max(right - left, 60)
    let texts = items.map {
      TextMeasure.lines(text(of: $0.element), size: 17, width: width, limit: 3)
    }
    let height =
      Double(texts.map(\.count).reduce(0, +)) * 22 + Double(max(texts.count - 1, 0)) * 3
    var baseline = middle - height / 2 + 16.5
    for (order, (item, lines)) in zip(items, texts).enumerated() {
      let top = baseline - 18
      let isTitle = order == 0 && texts.count > 1
      for line in lines {
        pen.text(
          line, of: lines, x: left, y: baseline, size: order == 0 ? 17 : 15,
          weight: isTitle ? .semibold : .regular,
          color: order == 0 ? textColor(of: item.element) : palette.secondary)
        baseline += 22
      }
      place(
        item.path,
        at: ScreenRect(
          x: left, y: top, width: width, height: Double(lines.count) * 22 + 2))
      baseline += 3
    }
  }

  func element(at path: [Int]) -> AccessibilityElement? {
    var siblings = screen.elements
    var found: AccessibilityElement?
    for index in path {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }
}

import AccessibilityModel

// What lies over a screen: alerts, sheets, popovers, menus.

extension ScreenPainter {
  /// Paints modals over all else, the last in front.
  mutating func paintModals() {
    for (path, element) in modals {
      pen.rect(
        ScreenRect(x: 0, y: 0, width: width, height: bounds.maxY), fill: "#000000", opacity: 0.4)
      switch element.role {
      case .alert, .dialog: paintAlert(element, path)
      case .popover, .menu: paintPopover(element, path)
      default: paintSheet(element, path)
      }
      for (index, child) in element.children.enumerated()
      where child.role == .dismissPopup || child.role == .dismissMenu {
        let top = bounds.y + Self.statusBar
        place(
          path + [index],
          at: ScreenRect(
            x: 12, y: top, width: width - 24, height: max((frames[path]?.y ?? 200) - top - 14, 44)))
      }
    }
    modals = []
  }

  /// Paints what is in a modal on a sheet of its own.
  ///
  /// - Returns: The painter, which knows how high it became.
  private func painted(
    _ element: AccessibilityElement, _ path: [Int], in column: ScreenRect, isList: Bool = false
  ) -> ScreenPainter {
    var flow = ScreenPainter(
      drawn, contents, in: bounds, cursor: cursor, palette: palette, prefix: prefix + "m",
      mirror: pen.mirror)
    flow.y = 0
    if element.role == .menu {
      flow.y = 10
      flow.paintCaption(
        of: element,
        in: ScreenRect(
          x: column.x + Self.margin, y: 0, width: column.width - 2 * Self.margin, height: 0))
      if flow.y == 10 { flow.y = 0 }
    } else if let title = element.label?.string, !title.isEmpty {
      let lines = TextMeasure.lines(
        title, size: 20, isBold: true, width: column.width - 2 * Self.margin, limit: 2)
      for line in lines {
        flow.pen.text(
          line, of: lines, x: column.x + Self.margin, y: flow.y + 20, size: 20, weight: .bold,
          color: palette.label)
        flow.y += 26
      }
      flow.y += 10
    }
    flow.paint(drawnChildren(element.children, of: path), in: column, isTop: true, isList: isList)
    return flow
  }

  private mutating func put(_ flow: ScreenPainter, at top: Double) {
    // Gradients are those of the phone.
    let svg = flow.pen.svg.replacing("url(#\(prefix)m-card", with: "url(#\(prefix)-card")
    pen.add("<g transform=\"translate(0 \(top.svg))\">\n\(svg)</g>\n")
    for (path, frame) in flow.frames { place(path, at: frame.lowered(by: top)) }
  }

  private mutating func paintSheet(_ element: AccessibilityElement, _ path: [Int]) {
    let flow = painted(element, path, in: ScreenRect(x: 0, y: 0, width: width, height: 0))
    let hasKeyboard = Self.isEditing(element.children)
    let bottom = bounds.maxY - (hasKeyboard ? Self.keyboardHeight : 0)
    let height = min(flow.y + 40 + (hasKeyboard ? 0 : 30), bottom - bounds.y - 80)
    let top = bottom - height
    pen.rect(
      ScreenRect(x: 0, y: top, width: width, height: height + 60), radius: 20,
      fill: palette.background)
    pen.rect(
      ScreenRect(x: width / 2 - 18, y: top + 8, width: 36, height: 5), radius: 2.5,
      fill: palette.placeholder)
    place(path, at: ScreenRect(x: 0, y: top, width: width, height: height))
    put(flow, at: top + 36)
    if hasKeyboard { paintKeyboard(at: bottom) }
  }

  private mutating func paintPopover(_ element: AccessibilityElement, _ path: [Int]) {
    let isMenu = element.role == .menu
    let wide = isMenu ? 250.0 : 310
    let left = (width - wide) / 2
    let flow = painted(
      element, path,
      in: ScreenRect(
        x: left - (isMenu ? Self.margin : 0), y: 0, width: wide + (isMenu ? 2 * Self.margin : 0),
        height: 0), isList: true)
    let height = min(flow.y + (isMenu ? -18 : 14), bounds.height - 160)
    let top = bounds.y + (bounds.height - height) / 2 - 20
    let card = ScreenRect(x: left, y: top, width: wide, height: height)
    pen.rect(card, radius: 14, fill: isMenu ? palette.card : palette.background)
    place(path, at: card)
    put(flow, at: top + (isMenu ? 0 : 16))
  }

  private mutating func paintAlert(_ element: AccessibilityElement, _ path: [Int]) {
    let children = drawnChildren(element.children, of: path)
    let buttons = children.filter { role(of: $0.element) == .button }
    let others = children.filter { role(of: $0.element) != .button }
    var body = AlertBody(left: (width - AlertBody.width) / 2, center: width / 2, pen)
    if let title = element.label?.string, !title.isEmpty {
      body.write(title, isTitle: true, palette.label, of: nil)
    }
    for (index, item) in others.enumerated() {
      switch role(of: item.element) {
      case .textField, .secureTextField, .searchField: body.leaveRoom(for: item)
      default:
        let isTitle = item.element.traits.contains(.header) || index == 0 && element.label == nil
        body.write(text(of: item.element), isTitle: isTitle, palette.label, of: item.path)
      }
    }
    let buttonTop = body.y + 12
    let height = buttonTop + (buttons.count == 2 ? 46 : Double(buttons.count) * 46)
    let top = bounds.y + (bounds.height - height) / 2
    let card = ScreenRect(x: body.left, y: top, width: AlertBody.width, height: height)
    pen.rect(card, radius: 16, fill: palette.card)
    place(path, at: card)
    pen.add("<g transform=\"translate(0 \(top.svg))\">\n\(body.pen.svg)</g>\n")
    for (path, frame) in body.texts { place(path, at: frame.lowered(by: top)) }
    for (item, frame) in body.fields {
      place(item.path, at: frame.lowered(by: top))
      paintField(item.element, in: frame.lowered(by: top))
    }
    paintAlertButtons(buttons, left: body.left, top: top + buttonTop)
  }

  /// Two buttons are side by side, others below one another.
  private mutating func paintAlertButtons(_ buttons: [Item], left: Double, top: Double) {
    let wide = AlertBody.width
    let isPair = buttons.count == 2
    for (index, button) in buttons.enumerated() {
      let frame = ScreenRect(
        x: left + (isPair ? Double(index) * wide / 2 : 0),
        y: top + (isPair ? 0 : Double(index) * 46), width: isPair ? wide / 2 : wide, height: 46)
      pen.hairline(from: frame.x, to: frame.maxX, y: frame.y, palette.separator)
      if isPair, index == 1 {
        pen.line(
          [(frame.x, frame.y), (frame.x, frame.maxY)], stroke: palette.separator, width: 0.5)
      }
      place(button.path, at: frame.inset(2, 2))
      let line = TextMeasure.lines(
        text(of: button.element), size: 17, isBold: true, width: frame.width - 20, limit: 1)[0]
      pen.text(
        line, x: frame.center.x, y: frame.center.y + 6, size: 17,
        weight: index == buttons.count - 1 ? .semibold : .regular,
        color: isDimmed(button.element) ? palette.disabled : palette.tint, anchor: .middle)
    }
  }
}

/// What is over the buttons of an alert, from its top edge down: its height decides where the alert is.
private struct AlertBody {
  static let width = 284.0

  let left: Double
  private let center: Double
  private(set) var pen: Pen
  /// Where the next thing begins.
  private(set) var y = 24.0
  /// The places of texts.
  private(set) var texts: [(path: [Int], frame: ScreenRect)] = []
  /// The fields, which are painted when the place of the alert is known.
  private(set) var fields: [(item: ScreenPainter.Item, frame: ScreenRect)] = []

  init(left: Double, center: Double, _ pen: Pen) {
    self.left = left
    self.center = center
    self.pen = Pen(mirror: pen.mirror)
  }

  mutating func write(_ text: String, isTitle: Bool, _ color: String, of path: [Int]?) {
    let (size, weight) = isTitle ? (17.0, Pen.Weight.semibold) : (14, .regular)
    let lines = TextMeasure.lines(
      text, size: size, isBold: isTitle, width: Self.width - 40, limit: 6)
    let start = y
    for line in lines {
      pen.text(
        line, of: lines, x: center, y: y + size, size: size, weight: weight, color: color,
        anchor: .middle)
      y += size + 6
    }
    if let path {
      texts.append(
        (
          path,
          ScreenRect(x: left + 14, y: start - 3, width: Self.width - 28, height: y - start + 6)
        ))
    }
    y += 6
  }

  mutating func leaveRoom(for item: ScreenPainter.Item) {
    fields.append((item, ScreenRect(x: left + 18, y: y, width: Self.width - 36, height: 44)))
    y += 54
  }
}

import AccessibilityModel

// What stands alone between the cards: headers, texts, buttons, fields, containers.

extension ScreenPainter {
  /// Paints an element from ``y`` on.
  ///
  /// - Parameters:
  ///   - item: The element with its path.
  ///   - column: The place from left to right.
  ///   - isFirst: Whether it is the first of the screen.
  ///   - isMain: Whether it is the button that a screen is for.
  mutating func paintBlock(
    _ item: Item, in column: ScreenRect, isFirst: Bool, isMain: Bool
  ) {
    let (path, element) = item
    let inner = ScreenRect(
      x: column.x + Self.margin, y: y, width: column.width - 2 * Self.margin, height: 0)
    func block(_ height: Double) -> ScreenRect {
      ScreenRect(x: inner.x, y: y, width: inner.width, height: height)
    }
    func centered(_ width: Double, _ height: Double) -> ScreenRect {
      ScreenRect(
        x: column.x + column.width / 2 - width / 2, y: y, width: width, height: height)
    }
    switch role(of: element) {
    case .header: paintHeader(item, in: inner, isFirst: isFirst)
    case .text: paintParagraph(item, in: inner)
    case .sheetGrabber: paint(item, in: centered(80, 20), gap: 0) { _, _ in }
    case .button, .decrement, .increment:
      paint(item, in: buttonFrame(element, in: inner), gap: 12) {
        $0.paintButton(element, in: $1, isMain: isMain)
      }
    case .backButton: paintBackButton(item, from: column.x + 8)
    case .image where isIcon(element):
      let frame = ScreenRect(x: inner.x, y: y, width: 52, height: 40)
      paint(item, in: frame, gap: 12) { $0.paintIcon(element, in: $1) }
    case .image: paint(item, in: block(150), gap: 16) { $0.paintImage(element, in: $1) }
    case .textField, .secureTextField, .searchField, .textView:
      paint(item, in: block(fieldHeight(element)), gap: 18) { $0.paintField(element, in: $1) }
    case .picker: paint(item, in: block(132), gap: 18) { $0.paintWheel(element, in: $1) }
    case .pageControl: paint(item, in: centered(120, 30), gap: 14) { $0.paintDots(element, in: $1) }
    case .activityIndicator:
      paint(item, in: centered(48, 48), gap: 18) { $0.paintSpinner(at: $1.center) }
    case .segmentedControl:
      paint(item, in: block(38), gap: 18) {
        $0.paintSegments($0.drawnChildren(element.children, of: path), in: $1)
      }
    case .carousel:
      let height = 176.0
      paintCarousel(
        element, path, in: ScreenRect(x: column.x, y: y, width: column.width, height: height))
      y += height + 22
    case .banner: paint(item, in: block(132), gap: 18) { $0.paintBanner(element, in: $1) }
    case .scrollView: paintScrollView(item, in: column)
    case .collection: paintCollection(item, in: column, inner)
    case .dataTable: paintDataTable(item, in: inner)
    case .navigationBar:
      paintNavigationBar(element, path, at: y)
      y += 60
    case .toolbar, .tabBar:
      paintToolbar(element, path, at: y, height: 49)
      y += 60
    default:
      paintCaption(of: element, in: inner)
      paint(
        drawnChildren(element.children, of: path), in: column,
        isList: [.list, .table].contains(element.role))
    }
  }

  /// Paints an element in its place, and goes on below it.
  private mutating func paint(
    _ item: Item, in frame: ScreenRect, gap: Double,
    _ paint: (inout ScreenPainter, ScreenRect) -> Void
  ) {
    place(item.path, at: frame)
    paint(&self, frame)
    y += frame.height + gap
  }

  // MARK: Texts and buttons

  private mutating func paintParagraph(_ item: Item, in inner: ScreenRect) {
    let lines = TextMeasure.lines(text(of: item.element), size: 17, width: inner.width)
    place(
      item.path,
      at: ScreenRect(
        x: inner.x, y: y, width: inner.width, height: Double(lines.count) * 24 + 4))
    for line in lines {
      pen.text(
        line, of: lines, x: inner.x, y: y + 19, size: 17, color: textColor(of: item.element))
      y += 24
    }
    y += 14
  }

  /// The place of a button: small for a sign alone, as wide as the screen for words.
  private func buttonFrame(_ element: AccessibilityElement, in inner: ScreenRect) -> ScreenRect {
    let label = text(of: element)
    let isSmall = Icon(label).map { $0 != .plus && $0 != .minus } ?? false
    if isSmall { return ScreenRect(x: inner.x, y: y, width: 50, height: 50) }
    let lines = TextMeasure.lines(label, size: 17, isBold: true, width: inner.width - 32)
    return ScreenRect(
      x: inner.x, y: y, width: inner.width, height: Double(min(lines.count, 3) - 1) * 22 + 50)
  }

  private mutating func paintBackButton(_ item: Item, from left: Double) {
    let label = TextMeasure.lines(text(of: item.element), size: 17, width: 200, limit: 1)[0]
    let frame = ScreenRect(
      x: left, y: y, width: TextMeasure.width(label, size: 17) + 36, height: 40)
    paint(item, in: frame, gap: 6) {
      $0.paintBack(at: ScreenPoint(x: $1.x + 14, y: $1.y + 20), $0.palette.tint)
      $0.pen.text(label, x: $1.x + 26, y: $1.y + 26, size: 17, color: $0.palette.tint)
    }
  }

  private mutating func paintIcon(_ element: AccessibilityElement, in frame: ScreenRect) {
    guard let icon = Icon(text(of: element)) else { return }
    paint(
      icon, at: frame.center, size: icon == .on || icon == .off ? 46 : 28, color: palette.tint)
  }

  /// The title of a screen is large, those of sections are smaller.
  private mutating func paintHeader(_ item: Item, in inner: ScreenRect, isFirst: Bool) {
    let level = item.element.headingLevel ?? (isFirst ? 1 : 2)
    let size = isFirst || level == 1 ? 32.0 : level == 2 ? 22 : 18
    let lines = TextMeasure.lines(
      text(of: item.element), size: size, isBold: true, width: inner.width, limit: 3)
    let lineHeight = (size * 1.22).rounded()
    if !isFirst { y += 6 }
    place(
      item.path,
      at: ScreenRect(
        x: inner.x, y: y, width: inner.width, height: Double(lines.count) * lineHeight + 4))
    for line in lines {
      pen.text(
        line, of: lines, x: inner.x, y: y + size * 0.98, size: size, weight: .bold,
        color: palette.label)
      y += lineHeight
    }
    y += isFirst ? 18 : 12
  }

  // MARK: Containers

  /// Tiles, if all that is in it fits into them.
  private mutating func paintCollection(
    _ item: Item, in column: ScreenRect, _ inner: ScreenRect
  ) {
    paintCaption(of: item.element, in: inner)
    let children = drawnChildren(item.element.children, of: item.path)
    let areTiles = children.allSatisfy {
      $0.element.children.isEmpty || MediaRow($0.element, self) != nil
    }
    if areTiles {
      paintGrid(children, in: column, height: 124)
    } else {
      paint(children, in: column)
    }
  }

  /// The name of a container, small over what is inside.
  mutating func paintCaption(of element: AccessibilityElement, in inner: ScreenRect) {
    guard let label = element.label?.string, !label.isEmpty else { return }
    let line = TextMeasure.lines(label, size: 14, width: inner.width - 32, limit: 1)[0]
    pen.text(line, x: inner.x + 16, y: y + 13, size: 14, color: palette.secondary)
    y += 24
  }

  /// The children that are in view, from the first on.
  private mutating func paintScrollView(_ item: Item, in column: ScreenRect) {
    let (path, element) = item
    let children = element.children
    let offset = drawn.offsets[path] ?? 0
    let visible = element.scrolling?.seenAtOnce ?? 1
    let top = y
    guard element.scrolling?.axis == .horizontal || element.scrolling?.isPaging == true else {
      let rest = drawnChildren(children, of: path).filter { $0.path[path.count] >= offset }
      paintCaption(
        of: element,
        in: ScreenRect(
          x: column.x + Self.margin, y: y, width: column.width - 2 * Self.margin, height: 0))
      return paint(rest, in: column, isList: true)
    }
    let height = 250.0
    let seen = children.indices.dropFirst(offset).prefix(visible)
    let gap = 12.0
    let room = column.width - 2 * Self.margin - gap * Double(max(seen.count - 1, 0))
    let wide = room / Double(max(seen.count, 1))
    for (place, index) in seen.enumerated() where isDrawn(children[index]) {
      let page = ScreenRect(
        x: column.x + Self.margin + Double(place) * (wide + gap), y: top, width: wide,
        height: height)
      paintPage((path + [index], children[index]), in: page)
    }
    place(path, at: ScreenRect(x: column.x, y: top, width: column.width, height: height))
    y = top + height + 16
  }
}

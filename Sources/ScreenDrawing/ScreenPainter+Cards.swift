import AccessibilityModel

// Cards side by side, banners, pages, tiles, tables.

extension ScreenPainter {
  /// The cards of a carousel, with the middle one large and its neighbors at the edges.
  mutating func paintCarousel(
    _ element: AccessibilityElement, _ path: [Int], in frame: ScreenRect
  ) {
    guard let carousel = element.carousel, !element.children.isEmpty else { return }
    let count = element.children.count
    let middle = min(max(carousel.index, 0), count - 1)
    // A card that has the cursor is brought into view, even where that does not select it.
    let focused = cursor.flatMap {
      $0.starts(with: path) && $0.count > path.count ? $0[path.count] : nil
    }
    let current = focused ?? middle
    let (wide, gap) = (min(frame.width - 96, 272), 14.0)
    let clip = "\(prefix)-carousel\(path.map(String.init).joined(separator: "-"))"
    let clipped = pen.mirrored(frame)
    pen.add("<clipPath id=\"\(clip)\"><rect x=\"\(clipped.x.svg)\" y=\"\((clipped.y - 8).svg)\" ")
    pen.add("width=\"\(clipped.width.svg)\" height=\"\((clipped.height + 16).svg)\"/></clipPath>\n")
    pen.add("<g clip-path=\"url(#\(clip))\">\n")
    for offset in [-1, 1, 0] {
      let raw = current + offset
      guard carousel.isEndless && count > 2 || (0..<count).contains(raw) else { continue }
      let index = (raw + count) % count
      let card = ScreenRect(
        x: frame.center.x - wide / 2 + Double(offset) * (wide + gap), y: frame.y, width: wide,
        height: frame.height)
      let small = offset == 0 ? card : card.inset(0, 9)
      paintBankCard(
        element.children[index], number: index, isSelected: index == middle, in: small)
      place(path + [index], at: small)
    }
    pen.add("</g>\n")
    let card = ScreenRect(
      x: frame.center.x - wide / 2, y: frame.y, width: wide, height: frame.height)
    place(path, at: card)
  }

  private mutating func paintBankCard(
    _ element: AccessibilityElement, number: Int, isSelected: Bool, in frame: ScreenRect
  ) {
    pen.rect(frame, radius: 18, fill: "url(#\(prefix)-card\(number % palette.cards.count))")
    pen.circle(frame.maxX - 42, frame.y + 34, 13, fill: "#ffffff", opacity: 0.28)
    pen.circle(frame.maxX - 28, frame.y + 34, 13, fill: "#ffffff", opacity: 0.28)
    let lines = TextMeasure.lines(
      element.wholeText.string, size: 18, isBold: true, width: frame.width - 40, limit: 3)
    var baseline = frame.maxY - 24 - Double(lines.count - 1) * 24
    for line in lines {
      pen.text(
        line, of: lines, x: frame.x + 20, y: baseline, size: 18, weight: .semibold,
        color: "#ffffff")
      baseline += 24
    }
    guard isSelected else { return }
    let (x, y) = (frame.x + 32, frame.y + 32)
    pen.circle(x, y, 13, fill: "#ffffff")
    pen.line([(x - 5.5, y), (x - 1.5, y + 4.5), (x + 6, y - 5)], stroke: "#1c1c1e", width: 2.4)
  }

  /// A banner, with the item whose turn it is, and which of how many that is.
  mutating func paintBanner(_ element: AccessibilityElement, in frame: ScreenRect) {
    guard let banner = element.banner, !element.children.isEmpty else { return }
    let count = element.children.count
    let index = min(max(banner.index, 0), count - 1)
    pen.rect(frame, radius: 18, fill: "url(#\(prefix)-card\(index % palette.cards.count))")
    let item = element.children[index]
    let lines = TextMeasure.lines(
      item.wholeText.string, size: 24, isBold: true, width: frame.width - 44, limit: 2)
    var baseline = frame.center.y + 8 - Double(lines.count - 1) * 15
    for line in lines {
      pen.text(
        line, of: lines, x: frame.x + 22, y: baseline, size: 24, weight: .bold, color: "#ffffff")
      baseline += 30
    }
    let label = "\(index + 1) / \(count)"
    let pill = ScreenRect(
      x: frame.maxX - TextMeasure.width(label, size: 13) - 34, y: frame.maxY - 36,
      width: TextMeasure.width(label, size: 13) + 20, height: 24)
    pen.rect(pill, radius: 12, fill: "#000000", opacity: 0.35)
    pen.text(
      label, x: pill.center.x, y: pill.y + 16.5, size: 13, weight: .semibold, color: "#ffffff",
      anchor: .middle)
  }

  /// A page of content that scrolls sideways.
  mutating func paintPage(_ item: Item, in frame: ScreenRect) {
    pen.rect(frame, radius: 18, fill: palette.card)
    place(item.path, at: frame)
    guard item.element.children.isEmpty else {
      let (before, clip) = (y, "\(prefix)-page\(item.path.map(String.init).joined(separator: "-"))")
      let clipped = pen.mirrored(frame)
      pen.add("<clipPath id=\"\(clip)\"><rect x=\"\(clipped.x.svg)\" y=\"\(clipped.y.svg)\" ")
      pen.add("width=\"\(clipped.width.svg)\" height=\"\(clipped.height.svg)\"/></clipPath>\n")
      pen.add("<g clip-path=\"url(#\(clip))\">\n")
      y = frame.y + 16
      paint(
        drawnChildren(item.element.children, of: item.path),
        in: ScreenRect(x: frame.x - 4, y: 0, width: frame.width + 8, height: 0))
      y = before
      pen.add("</g>\n")
      return
    }
    let art = ScreenRect(
      x: frame.x + 14, y: frame.y + 14, width: frame.width - 28, height: frame.height - 104)
    pen.rect(art, radius: 12, fill: palette.fill)
    paint(.photo, at: art.center, size: 44, color: palette.placeholder)
    let lines = TextMeasure.lines(
      text(of: item.element), size: 20, isBold: true, width: frame.width - 36, limit: 2)
    var baseline = frame.maxY - 44 - Double(lines.count - 1) * 13
    for line in lines {
      pen.text(
        line, of: lines, x: frame.center.x, y: baseline, size: 20, weight: .semibold,
        color: palette.label, anchor: .middle)
      baseline += 26
    }
  }

  /// A cell of a collection.
  mutating func paintTile(_ item: Item, in frame: ScreenRect) {
    let element = item.element
    let isSelected = element.traits.contains(.selected)
    pen.rect(
      frame, radius: 14, fill: palette.card, stroke: isSelected ? palette.tint : nil, lineWidth: 2)
    let art = ScreenRect(
      x: frame.x + 10, y: frame.y + 10, width: frame.width - 20, height: frame.height - 56)
    pen.rect(art, radius: 9, fill: palette.fill)
    paint(.photo, at: art.center, size: 26, color: palette.placeholder)
    let lines = TextMeasure.lines(
      element.wholeText.string, size: 14, width: frame.width - 22, limit: 2)
    var baseline = frame.maxY - (lines.count > 1 ? 27 : 18)
    for line in lines {
      pen.text(
        line, of: lines, x: frame.x + 11, y: baseline, size: 14, color: textColor(of: element))
      baseline += 17
    }
    for index in element.children.indices { place(item.path + [index], at: frame) }
  }

  /// A table of rows and columns, as far as it fits.
  mutating func paintDataTable(_ item: Item, in inner: ScreenRect) {
    paintCaption(of: item.element, in: inner)
    var cells: [Item] = []
    func collect(_ items: [Item]) {
      for item in items {
        if item.element.tableCell != nil {
          cells.append(item)
        } else {
          collect(drawnChildren(item.element.children, of: item.path))
        }
      }
    }
    collect(drawnChildren(item.element.children, of: item.path))
    guard !cells.isEmpty else {
      let column = ScreenRect(
        x: inner.x - Self.margin, y: 0, width: inner.width + 2 * Self.margin, height: 0)
      return paint(drawnChildren(item.element.children, of: item.path), in: column, isList: true)
    }
    let rows = cells.compactMap { $0.element.tableCell }.map { $0.rows.upperBound - 1 }.max() ?? 1
    let columns =
      cells.compactMap { $0.element.tableCell }.map { $0.columns.upperBound - 1 }.max() ?? 1
    let height = 44.0
    let share = inner.width / Double(columns)
    let top = y
    pen.rect(
      ScreenRect(x: inner.x, y: top, width: inner.width, height: Double(rows) * height),
      radius: 14, fill: palette.card)
    for row in 1..<max(rows, 1) {
      pen.hairline(
        from: inner.x, to: inner.maxX, y: top + Double(row) * height, palette.separator)
    }
    for cell in cells {
      guard let at = cell.element.tableCell else { continue }
      let frame = ScreenRect(
        x: inner.x + Double(at.column - 1) * share, y: top + Double(at.row - 1) * height,
        width: share * Double(max(at.columnSpan, 1)), height: height * Double(max(at.rowSpan, 1)))
      place(cell.path, at: frame)
      let isHeader = at.header != nil
      let line = TextMeasure.lines(
        cell.element.wholeText.string, size: 15, isBold: isHeader, width: frame.width - 16, limit: 1
      )
      pen.text(
        line[0], x: frame.x + 10, y: frame.center.y + 5.5, size: 15,
        weight: isHeader ? .semibold : .regular,
        color: isHeader ? palette.secondary : textColor(of: cell.element))
    }
    y = top + Double(rows) * height + 18
  }
}

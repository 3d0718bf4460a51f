import AccessibilityModel
import ScreenReading

/// Paints the phone: its edge, the screens on top of one another, the cursor, the fingers.
struct PhonePainter {
  let drawing: ScreenDrawing
  let prefix: String
  let palette: Palette
  private(set) var pen: Pen
  /// Where the cursor's element is; `nil` if it is not drawn.
  private(set) var cursorFrame: ScreenRect?

  private static let whole = ScreenRect(
    x: 0, y: 0, width: ScreenDrawing.screenSize.width, height: ScreenDrawing.screenSize.height)
  /// How round the corners of the screen are.
  private static let corner = 46.0
  /// Where a presented screen begins, below the edge of the one behind it.
  private static let presentedTop = 58.0

  private let memory: DrawingMemory

  init(_ drawing: ScreenDrawing, prefix: String, memory: DrawingMemory = DrawingMemory()) {
    self.memory = memory
    self.drawing = drawing
    self.prefix = prefix
    palette = Palette(drawing.appearance, for: drawing.platform)
    let isMirrored = drawing.screens.last?.screen.isRightToLeft ?? false
    pen = Pen(mirror: isMirrored ? Self.whole.width : nil)
  }

  mutating func paint() {
    paintPhone()
    if let frame = cursorFrame, !drawing.isCurtainDrawn { paintCursor(around: frame) }
    if drawing.isCurtainDrawn { pen.rect(Self.whole, fill: "#000000") }
    if let gesture = drawing.gesture {
      pen.add(
        ScreenDrawing.fingers(of: gesture, at: cursorFrame, appearance: drawing.appearance))
    }
    pen.add("</g>\n")
  }

  /// The phone without the cursor and the fingers, which pages move over it.
  mutating func paintBelowCursor() {
    paintPhone()
    if drawing.isCurtainDrawn { pen.rect(Self.whole, fill: "#000000") }
    pen.add("</g>\n")
  }

  /// The phone with its screen, of which the last group is left open.
  private mutating func paintPhone() {
    pen.add(definitions)
    let edge = ScreenDrawing.edge
    let body = Self.whole.inset(-edge, -edge)
    pen.rect(
      body, radius: Self.corner + edge, fill: palette.edge, stroke: palette.edgeLine, lineWidth: 1.5
    )
    pen.add("<g clip-path=\"url(#\(prefix)-screen)\">\n")
    pen.rect(Self.whole, fill: palette.background)
    if let picture = drawing.picture {
      paint(picture)
    } else {
      paintScreens()
      paintStatusBar()
    }
  }

  private var definitions: String {
    var text = "<defs><clipPath id=\"\(prefix)-screen\"><rect width=\"390\" height=\"844\" "
    text += "rx=\"\(Self.corner.svg)\"/></clipPath>\n"
    for (index, (from, to)) in palette.cards.enumerated() {
      text += "<linearGradient id=\"\(prefix)-card\(index)\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
      text += "<stop offset=\"0\" stop-color=\"\(from)\"/>"
      text += "<stop offset=\"1\" stop-color=\"\(to)\"/></linearGradient>\n"
    }
    return text + "</defs>\n"
  }

  // MARK: Screens

  /// Paints the screen in front, and what is seen below it.
  private mutating func paintScreens() {
    guard !drawing.screens.isEmpty else { return }
    paintScreen(drawing.screens.count - 1, cursor: drawing.cursor)
  }

  private mutating func paintScreen(_ index: Int, cursor: [Int]?) {
    let front = drawing.screens[index]
    guard front.isPresented, index > 0 else {
      return paint(front, in: Self.whole, cursor: cursor)
    }
    if memory.contents(of: front.screen).isOnlyModals {
      paintScreen(index - 1, cursor: nil)
      return paint(front, in: Self.whole, cursor: cursor, hasOnlyModals: true)
    }
    let behind = drawing.screens[index - 1]
    paint(behind, in: Self.whole, cursor: nil)
    pen.rect(Self.whole, fill: "#000000", opacity: 0.35)
    let sheet = ScreenRect(
      x: 0, y: Self.presentedTop, width: Self.whole.width,
      height: Self.whole.height - Self.presentedTop)
    pen.rect(
      ScreenRect(x: 0, y: sheet.y, width: sheet.width, height: sheet.height + 40), radius: 14,
      fill: palette.background)
    paint(front, in: sheet, cursor: cursor)
  }

  private mutating func paint(
    _ screen: DrawnScreen, in bounds: ScreenRect, cursor: [Int]?, hasOnlyModals: Bool = false
  ) {
    var painter = ScreenPainter(
      screen, memory.contents(of: screen.screen), in: bounds, cursor: cursor, palette: palette,
      prefix: prefix, mirror: pen.mirror)
    if hasOnlyModals { painter.paintOnlyModals() } else { painter.paint() }
    pen.add(painter.pen.svg)
    if let cursor, let frame = painter.frame(of: cursor) { cursorFrame = frame }
  }

  /// Shows a screenshot as wide as the screen, moved so that the cursor is seen on a long one.
  private mutating func paint(_ picture: ScreenPicture) {
    let scale = Self.whole.width / picture.pointWidth
    let height = Double(picture.height) / Double(max(picture.width, 1)) * Self.whole.width
    let frame = drawing.cursor.flatMap { path in
      drawing.screens.last.flatMap { memory.contents(of: $0.screen).finder.frame(of: path) }
    }.map { frame in
      ScreenRect(
        x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
    let lowest = max(height - Self.whole.height, 0)
    let shift = frame.map { min(max($0.maxY - Self.whole.height + 60, 0), lowest) } ?? 0
    pen.add(
      "<image href=\"\(picture.address.escapedForDrawing)\" x=\"0\" y=\"\((-shift).svg)\" "
        + "width=\"390\" height=\"\(height.svg)\"/>\n")
    cursorFrame = frame.map { $0.lowered(by: -shift) }
  }

  // MARK: The phone's own

  private mutating func paintStatusBar() {
    let isDark = drawing.appearance == .dark
    // An alert dims what is below it, and the bar is seen above.
    let front = drawing.screens.last { screen in
      !(screen.isPresented && memory.contents(of: screen.screen).isOnlyModals)
    }
    let isOverDim = front?.isPresented ?? false
    let color = isDark || isOverDim ? "#ffffff" : "#1c1c1e"
    if drawing.platform == .android {
      return paintAndroidBars(color, handle: isDark ? "#ffffff" : "#1c1c1e")
    }
    var flat = Pen(mirror: nil)
    flat.rect(ScreenRect(x: 134, y: 11, width: 122, height: 35), radius: 17.5, fill: "#000000")
    flat.text("9:41", x: 66, y: 34, size: 16, weight: .semibold, color: color, anchor: .middle)
    for (index, height) in [4.0, 6, 8.5, 11].enumerated() {
      flat.rect(
        ScreenRect(x: 296 + Double(index) * 4.8, y: 34 - height, width: 3.2, height: height),
        radius: 0.8, fill: color)
    }
    flat.rect(
      ScreenRect(x: 324, y: 22.5, width: 24, height: 12), radius: 3.6, fill: "none", stroke: color,
      lineWidth: 1, opacity: 0.45)
    flat.rect(ScreenRect(x: 326, y: 24.5, width: 17, height: 8), radius: 2, fill: color)
    flat.rect(
      ScreenRect(x: 349.5, y: 26.5, width: 1.5, height: 4), radius: 0.75, fill: color, opacity: 0.45
    )
    flat.rect(
      ScreenRect(x: 128, y: 831, width: 134, height: 5), radius: 2.5,
      fill: isDark ? "#ffffff" : "#1c1c1e", opacity: 0.9)
    pen.add(flat.svg)
  }

  /// The bars of an Android phone, where those of an iPhone are: a hole for the camera, the time at the
  /// edge, the handle of gestures.
  private mutating func paintAndroidBars(_ color: String, handle: String) {
    var flat = Pen(mirror: nil)
    flat.circle(195, 28.5, 11, fill: "#000000", stroke: palette.edgeLine)
    flat.text("10:00", x: 34, y: 34, size: 15, weight: .semibold, color: color)
    flat.line(
      [(313, 34.5), (326, 34.5), (326, 21.5)], stroke: color, width: 1, fill: color, isClosed: true)
    flat.rect(ScreenRect(x: 339, y: 21, width: 4, height: 3), fill: color)
    flat.rect(ScreenRect(x: 336.5, y: 23, width: 9, height: 12), radius: 1.6, fill: color)
    flat.rect(
      ScreenRect(x: 141, y: 831.5, width: 108, height: 4), radius: 2, fill: handle, opacity: 0.9)
    pen.add(flat.svg)
  }

  /// The frame of the reader's cursor: dark within light, to be seen on anything.
  private mutating func paintCursor(around frame: ScreenRect) {
    guard let seen = Self.ring(around: frame) else { return }
    // The frame is that on the screen already, however the screen is read.
    var flat = Pen(mirror: nil)
    flat.rect(
      seen, radius: 10, fill: "none", stroke: palette.cursorHalo, lineWidth: 7, opacity: 0.9)
    flat.rect(seen, radius: 10, fill: "none", stroke: palette.cursor, lineWidth: 3.5)
    pen.add(flat.svg)
  }

  /// Where the cursor is drawn around an element: as much of it as is on the screen; `nil` for none.
  static func ring(around frame: ScreenRect) -> ScreenRect? {
    let room = whole.inset(3.5, 3.5)
    let wide = frame.inset(-4, -4)
    let (left, top) = (max(wide.x, room.x), max(wide.y, room.y))
    let seen = ScreenRect(
      x: left, y: top, width: min(wide.maxX, room.maxX) - left,
      height: min(wide.maxY, room.maxY) - top)
    return seen.width > 0 && seen.height > 0 ? seen : nil
  }
}

import AccessibilityModel
import AppSimulation
import Support

/// Paints one screen: the bars at the top and bottom, what scrolls between them, modals over it.
struct ScreenPainter {
  let drawn: DrawnScreen
  /// What is on it, wherever the cursor is.
  let contents: ScreenContents
  /// Where on the phone it is; lower than the whole screen for a presented one.
  let bounds: ScreenRect
  let cursor: [Int]?
  let palette: Palette
  /// What the names of clip paths and gradients begin with.
  let prefix: String
  var pen: Pen
  /// Where elements are, by path, before mirroring.
  private(set) var frames: [[Int]: ScreenRect] = [:]
  /// The modals that were met on the way, to be painted over all else.
  var modals: [(path: [Int], element: AccessibilityElement)] = []
  /// The height at which the next thing is painted.
  var y = 0.0

  /// The distance of content from the sides.
  static let margin = 20.0
  static let statusBar = 54.0

  init(
    _ drawn: DrawnScreen, _ contents: ScreenContents, in bounds: ScreenRect, cursor: [Int]?,
    palette: Palette, prefix: String, mirror: Double?
  ) {
    self.drawn = drawn
    self.contents = contents
    self.bounds = bounds
    self.cursor = cursor
    self.palette = palette
    self.prefix = prefix
    pen = Pen(mirror: mirror)
  }

  var screen: AccessibilityScreen { drawn.screen }
  var width: Double { bounds.width }

  /// Where an element is on the phone: its own place, or that of all that is inside it.
  func frame(of path: [Int]) -> ScreenRect? {
    let own = frames[path] ?? around(frames.filter { $0.key.starts(with: path) }.map(\.value))
    // What has no place of its own, such as an item of a banner, is where its container is.
    let found = own ?? path.indices.reversed().lazy.compactMap { frames[Array(path[..<$0])] }.first
    return found.map { pen.mirrored($0) }
  }

  private func around(_ frames: [ScreenRect]) -> ScreenRect? {
    frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  mutating func place(_ path: [Int], at frame: ScreenRect) { frames[path] = frame }

  // MARK: The whole

  mutating func paint() {
    if contents.finder.hasFrames {
      paintFrames(contents.finder)
    } else {
      paintLayout()
    }
    paintModals()
  }

  /// Only what lies over the screen below, such as an alert.
  mutating func paintOnlyModals() {
    modals += contents.modals
    if hasOpenEditor { paintKeyboard(at: bounds.maxY - Self.keyboardHeight) }
    paintModals()
  }

  /// Top-level elements by where iOS puts them.
  private mutating func paintLayout() {
    let (content, top, bottom) = (contents.content, contents.top, contents.bottom)
    modals += contents.modals
    let isPresented = bounds.y > 0
    var head = bounds.y + (isPresented ? 10 : Self.statusBar)
    for bar in top {
      paintNavigationBar(bar.element, bar.path, at: head)
      head += 44
    }
    if top.isEmpty, !hasTitleOfItsOwn(content.lazy.map(\.element)), let title = screen.title?.string
    {
      paintTitle(title, at: head)
      head += 44
    }
    var foot = bounds.maxY
    for (index, bar) in bottom.enumerated().reversed() {
      let height = index == bottom.count - 1 ? 83.0 : 49
      foot -= height
      if bar.element.role == .tabBar {
        paintTabBar(bar.element, bar.path, at: foot, height: height)
      } else {
        paintToolbar(bar.element, bar.path, at: foot, height: height)
      }
    }
    if contents.isEditing || hasOpenEditor {
      foot = min(foot, bounds.maxY - Self.keyboardHeight)
      paintKeyboard(at: foot)
    }
    paintContent(content, from: head, to: foot, endsAtEdge: bottom.isEmpty)
  }

  /// Paints what scrolls, moved so that the cursor is in view.
  private mutating func paintContent(
    _ content: [(path: [Int], element: AccessibilityElement)], from head: Double, to foot: Double,
    endsAtEdge: Bool
  ) {
    var flow = self
    flow.pen = Pen(mirror: pen.mirror)
    flow.frames = [:]
    flow.modals = []
    flow.y = 8
    let shown = shownPart(of: content)
    flow.paint(
      Array(content[shown]), in: ScreenRect(x: 0, y: 0, width: width, height: 0), isTop: true,
      isBegun: shown.lowerBound > 0, isCutOff: shown.upperBound < content.count)
    modals += flow.modals
    let room = foot - head - (endsAtEdge ? 24 : 0)
    var shift = 0.0
    if let cursor, let frame = flow.unmirroredFrame(of: cursor), flow.y > room {
      let lowest = max(flow.y + 16 - room, 0)
      if frame.maxY + 24 > room { shift = min(frame.maxY + 24 - room, lowest) }
      // The top of what is higher than the room is seen.
      shift = max(min(shift, frame.y - 12), 0)
    }
    let clip = "\(prefix)-\(Int(bounds.y))-\(Int(head))"
    pen.add("<clipPath id=\"\(clip)\"><rect x=\"0\" y=\"\(head.svg)\" width=\"\(width.svg)\" ")
    pen.add("height=\"\(max(foot - head, 0).svg)\"/></clipPath>\n<g clip-path=\"url(#\(clip))\">")
    pen.add("<g transform=\"translate(0 \((head - shift).svg))\">\n")
    pen.add(flow.pen.svg)
    pen.add("</g></g>\n")
    for (path, frame) in flow.frames { frames[path] = frame.lowered(by: head - shift) }
  }

  /// Which of very many top-level elements are drawn: those around the cursor, in steps, so that most
  /// drawings of a walk differ in a few lines.
  private func shownPart(of content: [Item]) -> Range<Int> {
    guard content.count > Self.mostTopLevel else { return content.indices }
    let step = Self.mostTopLevel / 4
    let current = content.partitioningIndex { $0.path[0] >= cursor?.first ?? 0 }
    let first = min(max((current / step - 1) * step, 0), content.count - Self.mostTopLevel)
    return first..<first + Self.mostTopLevel
  }

  func unmirroredFrame(of path: [Int]) -> ScreenRect? {
    frame(of: path).map { pen.mirrored($0) }
  }

  // MARK: What there is

  /// Whether an element is seen: what is hidden from readers is hidden, but for decoration.
  static func isDrawn(_ element: AccessibilityElement) -> Bool {
    if element.isHidden { return element.role == .image && element.shownWhen.isEmpty }
    switch element.role {
    case .dismissPopup, .dismissMenu: return false
    default: return true
    }
  }

  func isDrawn(_ element: AccessibilityElement) -> Bool { Self.isDrawn(element) }

  static func isModal(_ element: AccessibilityElement) -> Bool {
    element.isModal || element.role.isModal
  }

  private func hasTitleOfItsOwn(_ content: some Collection<AccessibilityElement>) -> Bool {
    guard let first = content.first(where: { $0.role != .backButton }) else { return true }
    let title = screen.title?.string
    return first.traits.contains(.header) || title == nil || first.label?.string == title
      || !modals.isEmpty && content.isEmpty
  }

  private var hasOpenEditor: Bool {
    modals.contains { Self.isEditing($0.element.children) }
  }

  static func isEditing(_ elements: some Sequence<AccessibilityElement>) -> Bool {
    elements.contains { $0.traits.contains(.isEditing) || isEditing($0.children) }
  }

  /// The elements of a container that are drawn: of very many, those around the cursor.
  func drawnChildren(
    _ elements: [AccessibilityElement], of path: [Int]
  ) -> [(path: [Int], element: AccessibilityElement)] {
    var indices = elements.indices
    if elements.count > Self.mostChildren {
      let current =
        cursor.flatMap { $0.starts(with: path) && $0.count > path.count ? $0[path.count] : nil }
        ?? 0
      let first = min(max(current - Self.mostChildren / 2, 0), elements.count - Self.mostChildren)
      indices = first..<first + Self.mostChildren
    }
    return indices.filter { isDrawn(elements[$0]) }.map { (path + [$0], elements[$0]) }
  }

  /// The most children of a container that are drawn: more than fit on a screen.
  private static let mostChildren = 60
  /// The most top-level elements that are drawn.
  static let mostTopLevel = 240
}

/// Where the elements of a screen say that they are.
struct FrameFinder {
  private var frames: [[Int]: ScreenRect] = [:]

  /// How wide the screen is for which the frames were made: at least as wide as the drawn one.
  private(set) var deviceWidth = ScreenDrawing.screenSize.width

  init(of screen: AccessibilityScreen) {
    visit(screen.elements, [])
    let right = frames.values.map(\.maxX).filter { $0 < 4000 }.max() ?? 0
    deviceWidth = max(right, deviceWidth)
  }

  private mutating func visit(_ elements: [AccessibilityElement], _ path: [Int]) {
    for (index, element) in elements.enumerated() {
      if let frame = element.frame, frame.width > 0, frame.height > 0,
        [frame.x, frame.y, frame.width, frame.height].allSatisfy({ abs($0) < 100_000 })
      {
        frames[path + [index]] = frame
      }
      visit(element.children, path + [index])
    }
  }

  var hasFrames: Bool { !frames.isEmpty }

  func frame(of path: [Int]) -> ScreenRect? { frames[path] }
}

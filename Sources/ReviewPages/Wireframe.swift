import AccessibilityModel
import ScreenReading

/// A screen drawn as boxes: the elements a reader can stop at, in their places.
package struct Wireframe: Hashable, Sendable {
  /// The name of the screen in its file; empty for the one the user begins on.
  package var name: String
  /// The size of the drawing, in points.
  package var width: Double
  package var height: Double
  /// The boxes, containers before what is inside.
  package var boxes: [Box]
  /// The address of a picture of the screen, to be drawn below the boxes; `nil` without one.
  package var screenshot: String?

  /// An element or a container.
  package struct Box: Hashable, Sendable {
    /// The name that transcripts give it; empty for a container, where no reader stops.
    package var name: String
    /// The text in it.
    package var text: String
    /// The tag of the text's language.
    package var language: String
    package var role: ElementRole
    package var frame: ScreenRect
    /// Whether it is only drawn around others.
    package var isContainer: Bool
  }

  /// The names of its elements.
  package var names: Set<String> { Set(boxes.lazy.filter { !$0.isContainer }.map(\.name)) }
}

extension Wireframe {
  /// Every screen of a variant: the one the user begins on, then the others by name.
  package static func all(of variant: ScreenVariant, for reader: ScreenReader) -> [Wireframe] {
    let others = variant.otherScreens.sorted { $0.key < $1.key }
    return [Wireframe(of: variant.screen, name: "", for: reader)]
      + others.map { Wireframe(of: $0.value, name: $0.key, for: reader) }
  }

  /// Draws a screen from the frames of its elements; those without a frame are stacked below.
  package init(of screen: AccessibilityScreen, name: String, for reader: ScreenReader) {
    self.name = name
    let stops = reader.stops(of: screen)
    let placed = stops.compactMap { stop in stop.element.drawnFrame.map { (stop, $0) } }
    boxes = Self.containers(around: placed.map(\.0))
    boxes += placed.map { Self.box(of: $0.0, in: $0.1, language: screen.language) }
    let right = max(boxes.map(\.frame.maxX).max() ?? 0, Self.phoneWidth)
    var stack = WireframeStack(width: right, language: screen.language)
    stack.y = max(placed.map(\.1.maxY).max() ?? 0, 0)
    stack.add(stops.filter { $0.element.drawnFrame == nil })
    boxes += stack.boxes
    let bottom = max(stack.y, boxes.map(\.frame.maxY).max() ?? 0)
    let height = min(max(bottom + WireframeStack.margin, Self.leastHeight), Self.mostHeight)
    width = right
    self.height = height
    boxes.removeAll { $0.frame.y >= height }
  }

  /// The width of a typical phone, in points.
  private static let phoneWidth = 390.0
  /// The minimum height of the drawing, for screens with little on them.
  private static let leastHeight = 320.0
  /// The maximum height: a list of ten thousand rows is not drawn to its end.
  private static let mostHeight = 16_000.0

  private static func containers(around stops: [FocusStop]) -> [Box] {
    var seen: Set<[Int]> = []
    return stops.flatMap(\.containers).compactMap { container in
      guard let frame = container.element.drawnFrame, seen.insert(container.path).inserted else {
        return nil
      }
      return Box(
        name: "", text: "", language: "", role: container.element.role, frame: frame,
        isContainer: true)
    }
  }

  static func box(of stop: FocusStop, in frame: ScreenRect, language: SpokenLanguage) -> Box {
    let element = stop.element
    let texts = [element.label ?? element.placeholder, element.value]
    let text = texts.compactMap { $0?.string }.filter { !$0.isEmpty }.joined(separator: " ")
    return Box(
      name: stop.name, text: text.isEmpty ? element.wholeText.string : text,
      language: (element.language ?? language).tag, role: element.role, frame: frame,
      isContainer: false)
  }
}

extension AccessibilityElement {
  /// The frame, if something can be drawn there.
  fileprivate var drawnFrame: ScreenRect? {
    guard let frame, frame.width > 0, frame.height > 0,
      [frame.x, frame.y, frame.width, frame.height].allSatisfy({ abs($0) < 100_000 })
    else { return nil }
    return frame
  }
}

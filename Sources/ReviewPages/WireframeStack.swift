import AccessibilityModel
import ScreenReading

/// Boxes stacked vertically, for elements without a frame; bars and carousels become rows.
struct WireframeStack {
  private(set) var boxes: [Wireframe.Box] = []
  /// Where the next box goes.
  var y = 0.0
  private let width: Double
  private let language: SpokenLanguage

  static let margin = 16.0
  private static let gap = 8.0
  private static let rowHeight = 44.0

  init(width: Double, language: SpokenLanguage) {
    self.width = width
    self.language = language
  }

  /// Adds stops in their order.
  mutating func add(_ stops: [FocusStop]) {
    guard !stops.isEmpty else { return }
    y += Self.margin
    var index = 0
    while index < stops.count {
      let row = row(from: index, in: stops)
      if let row {
        addRows(Array(stops[index..<row.end]), in: row.container)
        index = row.end
      } else {
        addBox(stops[index], x: Self.margin, width: width - 2 * Self.margin)
        y += Self.height(of: stops[index]) + Self.gap
        index += 1
      }
    }
  }

  /// The stops from an index on that are side by side, and the container around them.
  private func row(
    from index: Int, in stops: [FocusStop]
  ) -> (container: FocusStop.Container, end: Int)? {
    guard let container = stops[index].containers.last(where: { $0.element.role.isRow }) else {
      return nil
    }
    let end = stops[index...].firstIndex { stop in
      !stop.containers.contains { $0.path == container.path }
    }
    return (container, end ?? stops.count)
  }

  /// Adds stops that are side by side, in several rows where the texts need the room.
  private mutating func addRows(_ stops: [FocusStop], in container: FocusStop.Container) {
    let role = container.element.role
    let holdsCards = role == .carousel || role == .banner
    let height = holdsCards ? 72.0 : Self.rowHeight
    let perRow = holdsCards ? 3 : 5
    let top = y
    for start in stride(from: 0, to: stops.count, by: perRow) {
      let row = stops[start..<min(start + perRow, stops.count)]
      let columns = Double(min(perRow, stops.count))
      let share = (width - 2 * Self.margin - Self.gap * (columns - 1)) / columns
      for (place, stop) in row.enumerated() {
        let x = Self.margin + (share + Self.gap) * Double(place)
        let frame = ScreenRect(x: x, y: y, width: share, height: height)
        boxes.append(Wireframe.box(of: stop, in: frame, language: language))
      }
      y += height + Self.gap
    }
    boxes.append(
      Wireframe.Box(
        name: "", text: "", language: "", role: role,
        frame: ScreenRect(
          x: Self.margin / 2, y: top - 4, width: width - Self.margin, height: y - top),
        isContainer: true))
    y += 4
  }

  private mutating func addBox(_ stop: FocusStop, x: Double, width: Double) {
    let frame = ScreenRect(x: x, y: y, width: width, height: Self.height(of: stop))
    boxes.append(Wireframe.box(of: stop, in: frame, language: language))
  }

  private static func height(of stop: FocusStop) -> Double {
    switch stop.element.role {
    case .carousel, .banner, .image, .textView, .picker: 96
    case .text, .header, .link: 36
    default: rowHeight
    }
  }
}

extension ElementRole {
  /// Whether its contents are side by side.
  fileprivate var isRow: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .segmentedControl, .carousel, .banner: true
    default: false
    }
  }
}

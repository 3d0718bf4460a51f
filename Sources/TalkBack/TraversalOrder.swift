import AccessibilityModel
import ScreenReading

/// The order in which TalkBack goes through a screen.
///
/// What can be used is a stop, also inside another; what cannot is spoken with what is around it.
/// Siblings are in the order of the file, or in rows by their frames; a modal is a window of its own.
/// Dots that show the page, and what iOS puts behind a menu or popover to close it, are no stop unless
/// they have a name.
package struct TraversalOrder {
  /// What overlaps the first of a row in height belongs to it; higher priorities are first
  /// (`accessibilityTraversalBefore`).
  private let siblings: SiblingOrder
  private var stops: [FocusStop] = []

  private init(_ screen: AccessibilityScreen) {
    siblings = SiblingOrder(
      of: screen, isStop: \.isStop, isInRow: { frame, first in frame.y < first.maxY })
  }

  /// The stops of a screen, each with the containers around it, without names.
  package static func stops(of screen: AccessibilityScreen) -> [FocusStop] {
    let screen = screen.withInheritedToolkits
    var order = TraversalOrder(screen)
    if let path = screen.frontMostModal(), let modal = screen.place(at: path) {
      order.visit(modal.element, path: path, containers: modal.containers)
    } else {
      order.visitSiblings(screen.elements, path: [], containers: [])
    }
    order.stops.markEdges()
    order.keepInnermostCollections()
    return order.stops
  }

  // MARK: Visiting

  private mutating func visitSiblings(
    _ elements: [AccessibilityElement], path: [Int], containers: [FocusStop.Container]
  ) {
    for index in siblings.indices(of: elements) {
      visit(elements[index], path: path + [index], containers: containers)
    }
  }

  private mutating func visit(
    _ element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    guard !element.isHidden else { return }
    let presented = element.presented
    guard presented.isStop else {
      return visitInside(presented, path: path, containers: containers)
    }
    if presented.role.isSilentOnAndroid, presented.label?.isBlank ?? true { return }
    if !presented.isPassedBy {
      stops.append(FocusStop(path: path, element: presented, containers: containers))
    }
    guard presented.grouping == nil || presented.keepsControlsApart, !presented.role.showsOneItem
    else { return }
    visitControls(in: presented, path: path, containers: containers)
  }

  private mutating func visitInside(
    _ element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    let first = stops.count
    // What is inserted stands inside the element like its children, though it has its path.
    let containers = containers + [.init(around: element, path: path)]
    visitSiblings(element.children, path: path, containers: containers)
    if element.role == .stepper { visitNumber(of: element, path: path, containers, after: first) }
    if element.role.isModal { visitMessage(of: element, path: path, containers, after: first) }
    number(stops.indices[first...], in: element, path: path)
  }

  /// The number between the two buttons of a stepper: a text of its own.
  private mutating func visitNumber(
    of stepper: AccessibilityElement, path: [Int], _ containers: [FocusStop.Container],
    after first: Int
  ) {
    let texts = [stepper.label, stepper.value].compactMap { $0 }.filter { !$0.isBlank }
    guard !texts.isEmpty, stops.count > first else { return }
    var number = stepper
    number.role = .text
    number.adjustment = nil
    number.children = []
    let place = FocusStop(path: path, element: number, containers: containers)
    stops.insert(place, at: min(first + 1, stops.count))
  }

  /// The message of a dialog: a text of its own, behind the title if that is an element.
  private mutating func visitMessage(
    of dialog: AccessibilityElement, path: [Int], _ containers: [FocusStop.Container],
    after first: Int
  ) {
    guard let message = dialog.value.ifNotBlank else { return }
    let isTitled = stops.indices.contains(first) && stops[first].element.traits.contains(.header)
    let text = AccessibilityElement(.text, label: message)
    let place = FocusStop(path: path, element: text, containers: containers)
    stops.insert(place, at: isTitled ? first + 1 : first)
  }

  /// The controls inside an element are stops after it.
  private mutating func visitControls(
    in element: AccessibilityElement, path: [Int], containers: [FocusStop.Container]
  ) {
    for index in siblings.indices(of: element.children) {
      let (child, path) = (element.children[index], path + [index])
      guard !child.isHidden else { continue }
      if child.presented.isReachedAlone {
        visit(child, path: path, containers: containers)
      } else {
        visitControls(in: child, path: path, containers: containers)
      }
    }
  }

  // MARK: Collections

  /// Gives the stops inside a list or grid their places in it.
  private mutating func number(_ range: Range<Int>, in element: AccessibilityElement, path: [Int]) {
    guard let kind = element.collection, !range.isEmpty else { return }
    let depth = path.count
    // The number of a stepper has the stepper's own path, and is no item of it.
    let range = range.filter { stops[$0].path.count > depth }
    // In the order of the stops, each item once.
    var numbers: [Int: Int] = [:]
    for stop in range.map({ stops[$0] }) where numbers[stop.path[depth]] == nil {
      numbers[stop.path[depth]] = numbers.count + 1
    }
    // A lazy list of Compose tells no numbers (CUI).
    let isCounted = element.android.toolkit != .compose
    let cells = range.compactMap { stops[$0].element.tableCell }
    let rows = cells.map { $0.rows.upperBound - 1 }.max()
    let columns = cells.map { $0.columns.upperBound - 1 }.max()
    var headers: [DataTableCell.Header: [Int: AttributedText]] = [:]
    for stop in range.map({ stops[$0] }) {
      guard let cell = stop.element.tableCell,
        let header = cell.androidHeader(rows: rows, columns: columns)
      else { continue }
      headers[header, default: [:]][header == .row ? cell.row : cell.column] = stop.element.label
    }
    for index in range {
      let item = numbers[stops[index].path[depth]] ?? 1
      let place: FocusStop.CollectionPlace
      switch kind {
      case .list(let isHorizontal):
        let (count, number) = isCounted ? (numbers.count, item) : (nil, nil)
        place = FocusStop.CollectionPlace(
          rows: isHorizontal ? 1 : count, columns: isHorizontal ? count : 1,
          row: isHorizontal ? 1 : number, column: isHorizontal ? number : 1)
      case .grid:
        let cell = stops[index].element.tableCell
        place = FocusStop.CollectionPlace(
          rows: rows, columns: columns,
          // What is as long as the grid itself has no place along it (TB CollectionState).
          row: cell.flatMap { $0.rowSpan == rows ? nil : $0.row },
          column: cell.flatMap { $0.columnSpan == columns ? nil : $0.column },
          rowHeader: cell.flatMap { headers[.row]?[$0.row] },
          columnHeader: cell.flatMap { headers[.column]?[$0.column] })
      case .pager:
        place = FocusStop.CollectionPlace(rows: nil, columns: nil, row: nil, column: nil)
      }
      // A list or a pager of none or one is not told of (TB CollectionStateFeedbackUtils).
      if kind != .grid, numbers.count < 2 { continue }
      guard let own = stops[index].containers.lastIndex(where: { $0.path == path }) else {
        continue
      }
      stops[index].containers[own].place = place
    }
  }

  /// Of lists within lists, only the innermost are told of; one that contains another is not, wherever
  /// in it one is.
  private mutating func keepInnermostCollections() {
    var outer: Set<[Int]> = []
    for stop in stops {
      outer.formUnion(stop.containers.filter { $0.place != nil }.dropLast().map(\.path))
    }
    for index in stops.indices {
      for depth in stops[index].containers.indices
      where outer.contains(stops[index].containers[depth].path) {
        stops[index].containers[depth].place = nil
      }
    }
  }
}

extension DataTableCell {
  /// Which header TalkBack takes the cell of a grid for: one of the first row names its column, another
  /// of the first column its row, if there is more than one of them (TB CollectionState).
  ///
  /// - Returns: `nil` if it is none, or no more than a heading.
  func androidHeader(rows: Int?, columns: Int?) -> Header? {
    guard header != nil, rowSpan == 1, columnSpan == 1, let rows, let columns else { return nil }
    if row == 1, rows > 1, columns > 1 { return .column }
    return column == 1 && rows > 1 && columns > 1 ? .row : nil
  }
}

extension ElementRole {
  /// Whether Android has nothing for it to stop at, unless an app has given it a name.
  fileprivate var isSilentOnAndroid: Bool {
    self == .pageControl || self == .dismissMenu || self == .dismissPopup
  }
}

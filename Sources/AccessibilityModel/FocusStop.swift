/// An element at which VoiceOver's cursor stops, with all that its place on the screen adds.
public struct FocusStop: Hashable, Sendable {
  /// The way to it from the top: an index into the children at every level.
  public var path: [Int]
  /// The name by which transcripts call it; no two stops of a screen share one.
  public var name: String
  /// The element as VoiceOver finds it, see ``Element/presented``.
  public var element: Element
  /// The containers around it, outermost first, without their children.
  public var containers: [Container]
  /// Its place among the items of a tab bar or segmented control.
  public var position: Position?
  /// What its place in a data table adds.
  public var table: TablePlace?

  /// A container around a stop.
  public struct Container: Hashable, Sendable {
    /// The way to it from the top.
    public var path: [Int]
    /// The container without its children.
    public var element: Element
    /// Whether the stop is the first inside.
    public var isStart: Bool
    /// Whether the stop is the last inside.
    public var isEnd: Bool
  }

  /// A place in a row of items, counted from 1.
  public struct Position: Hashable, Sendable {
    public var index: Int
    public var count: Int
  }

  /// The place of a cell in a data table.
  public struct TablePlace: Hashable, Sendable {
    public var cell: TableCell
    /// The texts of the headers of its row, then of its column.
    public var headers: [AttributedText]
    /// Whether it is the first cell of its row.
    public var startsRow: Bool
  }
}

extension Screen {
  /// The elements at which VoiceOver stops, in the order of swipes to the right.
  ///
  /// Hidden elements and what is inside an element are left out; a modal hides all else.
  /// Higher ``Element/sortPriority`` comes first among siblings. Linear in the number of elements.
  /// Sources: SwiftUI `accessibilitySortPriority`, UIKit `accessibilityViewIsModal`,
  /// `accessibilityElementsHidden`; frames as in `input-formats.md`, section 9.
  public func focusStops() -> [FocusStop] {
    var walk = ScreenTraversal(screen: self)
    walk.run()
    return walk.stops
  }

  /// The path of the modal that hides all else: the last one that is shown.
  public func frontMostModal() -> [Int]? {
    ScreenTraversal(screen: self).frontMostModal(in: elements, path: [], around: [])?.0
  }
}

/// The state of one pass over a screen.
private struct ScreenTraversal {
  let screen: Screen
  var stops: [FocusStop] = []
  private var usedNames: [String: Int] = [:]

  init(screen: Screen) {
    self.screen = screen
  }

  mutating func run() {
    if let (path, modal, around) = frontMostModal(in: screen.elements, path: [], around: []) {
      visit(modal, path: path, containers: around, position: nil)
    } else {
      visitSiblings(screen.elements, path: [], containers: [], counted: false)
    }
    markEdges()
    addTablePlaces()
  }

  /// The last modal in the file: it was shown last.
  func frontMostModal(
    in elements: [Element], path: [Int], around: [FocusStop.Container]
  ) -> ([Int], Element, [FocusStop.Container])? {
    for (index, element) in elements.enumerated().reversed() where !element.isHidden {
      let path = path + [index]
      let inner = around + [container(element, path: path)]
      if let found = frontMostModal(in: element.children, path: path, around: inner) {
        return found
      }
      if element.isModal || element.role.isModal { return (path, element, around) }
    }
    return nil
  }

  private mutating func visitSiblings(
    _ elements: [Element], path: [Int], containers: [FocusStop.Container], counted: Bool
  ) {
    let order = indicesInReadingOrder(elements)
    let count = counted ? order.count { elements[$0].isFocusable } : 0
    var index = 0
    for child in order {
      var position: FocusStop.Position?
      if counted, elements[child].isFocusable {
        index += 1
        position = FocusStop.Position(index: index, count: count)
      }
      visit(elements[child], path: path + [child], containers: containers, position: position)
    }
  }

  private mutating func visit(
    _ element: Element, path: [Int], containers: [FocusStop.Container],
    position: FocusStop.Position?
  ) {
    guard !element.isHidden else { return }
    let presented = element.presented
    guard element.isFocusable else {
      visitSiblings(
        presented.children, path: path,
        containers: containers + [container(presented, path: path)],
        counted: element.role.countsItsChildren)
      return
    }
    // The text of the item whose turn it is would be another name every few seconds.
    let takesTurns = element.role == .banner || element.role == .carousel
    stops.append(
      FocusStop(
        path: path, name: uniqueName(of: takesTurns ? element : presented), element: presented,
        containers: containers, position: position, table: nil))
  }

  private func container(_ element: Element, path: [Int]) -> FocusStop.Container {
    var bare = element
    bare.children = []
    // Whose turn it is, is a matter of the children.
    bare.carousel?.index = 0
    bare.banner?.index = 0
    return FocusStop.Container(path: path, element: bare, isStart: false, isEnd: false)
  }

  /// The identifier, else the first text there is, else the role; numbered when it comes again.
  private mutating func uniqueName(of element: Element) -> String {
    let texts = [element.label, element.value, element.placeholder, element.hint]
    let text = texts.compactMap { $0 }.first { !$0.isBlank }?.string
    let name = element.identifier ?? text ?? element.role.rawValue
    var number = usedNames[name, default: 0] + 1
    usedNames[name] = number
    guard number > 1 else { return name }
    while usedNames["\(name) (\(number))"] != nil { number += 1 }
    usedNames["\(name) (\(number))"] = 1
    return "\(name) (\(number))"
  }

  /// Tells each stop which of the containers around it begin or end with it.
  private mutating func markEdges() {
    var open: Set<[Int]> = []
    for index in stops.indices {
      for depth in stops[index].containers.indices {
        let isNew = open.insert(stops[index].containers[depth].path).inserted
        stops[index].containers[depth].isStart = isNew
      }
    }
    var closed: Set<[Int]> = []
    for index in stops.indices.reversed() {
      for depth in stops[index].containers.indices {
        let isNew = closed.insert(stops[index].containers[depth].path).inserted
        stops[index].containers[depth].isEnd = isNew
      }
    }
  }

  private mutating func addTablePlaces() {
    var headers: [[Int]: [TableCell.Header: [Int: [AttributedText]]]] = [:]
    for stop in stops {
      guard let cell = stop.element.tableCell, let header = cell.header,
        let table = stop.containers.last?.path
      else { continue }
      let covered =
        header == .row
        ? cell.row..<(cell.row + max(cell.rowSpan, 1))
        : cell.column..<(cell.column + max(cell.columnSpan, 1))
      for place in covered {
        headers[table, default: [:]][header, default: [:]][place, default: []]
          .append(stop.element.wholeText)
      }
    }
    var rowsSeen: Set<[Int]> = []
    for index in stops.indices {
      guard let cell = stops[index].element.tableCell, let table = stops[index].containers.last
      else { continue }
      var texts: [AttributedText] = []
      if cell.header != .row { texts += headers[table.path]?[.row]?[cell.row] ?? [] }
      if cell.header != .column { texts += headers[table.path]?[.column]?[cell.column] ?? [] }
      stops[index].table = FocusStop.TablePlace(
        cell: cell, headers: texts,
        startsRow: rowsSeen.insert(table.path + [cell.row]).inserted)
    }
  }
}

// MARK: - Order

extension ScreenTraversal {
  /// Tops closer than this are one row (AccessibilitySnapshot, 8 pt on iPhone).
  private static let rowTolerance = 8.0

  private func indicesInReadingOrder(_ elements: [Element]) -> [Int] {
    var order = Array(elements.indices)
    if screen.order == .frames { order = indicesByFrame(elements) }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return order }
    let ranks = order.enumerated().map { (rank: $0.offset, index: $0.element) }
    return ranks.sorted {
      let (left, right) = (elements[$0.index].sortPriority, elements[$1.index].sortPriority)
      return left == right ? $0.rank < $1.rank : left > right
    }.map(\.index)
  }

  /// Rows from the top, each from the leading edge; what has no frame keeps its place at the end.
  private func indicesByFrame(_ elements: [Element]) -> [Int] {
    let placed = elements.indices.compactMap { index in
      extent(of: elements[index]).map { (index: index, frame: $0) }
    }
    let byTop = placed.sorted {
      $0.frame.y == $1.frame.y ? $0.index < $1.index : $0.frame.y < $1.frame.y
    }
    var rows: [[(index: Int, frame: Rect)]] = []
    for item in byTop {
      if let top = rows.last?.first?.frame.y, item.frame.y - top < Self.rowTolerance {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    let sorted = rows.flatMap { row in
      row.sorted {
        let (left, right) = (leadingEdge($0.frame), leadingEdge($1.frame))
        return left == right ? $0.index < $1.index : left < right
      }
    }
    let placedIndices = Set(placed.map(\.index))
    return sorted.map(\.index) + elements.indices.filter { !placedIndices.contains($0) }
  }

  private var isRightToLeft: Bool {
    screen.direction.map { $0 == .rightToLeft } ?? screen.language.isRightToLeft
  }

  private func leadingEdge(_ frame: Rect) -> Double {
    isRightToLeft ? -frame.maxX : frame.x
  }

  /// The frame of an element, or of what is inside a container: a full-screen table would
  /// otherwise come before the navigation bar above it.
  private func extent(of element: Element) -> Rect? {
    if element.isFocusable || element.children.isEmpty { return element.frame }
    let frames = element.children.compactMap { extent(of: $0) }
    guard let first = frames.first else { return element.frame }
    return frames.dropFirst().reduce(first) { union, frame in
      let (x, y) = (min(union.x, frame.x), min(union.y, frame.y))
      return Rect(
        x: x, y: y, width: max(union.maxX, frame.maxX) - x,
        height: max(union.maxY, frame.maxY) - y)
    }
  }
}

extension Language {
  /// Whether its script runs from right to left.
  public var isRightToLeft: Bool {
    ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(base)
  }
}

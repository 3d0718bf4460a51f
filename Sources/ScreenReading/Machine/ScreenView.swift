import AccessibilityModel
import AppSimulation

/// A screen as a reader finds it: the elements at which its cursor stops, and where the cursor is.
///
/// Stops are computed once and updated when an element changes; they are computed again only when the
/// structure changes (something is hidden, replaced or presented).
package struct ScreenView: Sendable {
  /// The number of the screen in the app.
  package let id: Int
  /// Its name in the file; `nil` for the first screen.
  package let key: String?
  package private(set) var tree: ElementTree
  package private(set) var stops: [FocusStop] = []
  /// The path of the modal that hides everything else.
  package private(set) var modal: [Int]?
  /// The order of the stops when the cursor was last on one of them, and its position.
  package private(set) var place: (order: [[Int]], index: Int)?
  /// Only this of the reader, because a view is copied often.
  private let findStops: @Sendable (ElementTree) -> [FocusStop]
  private var indices: [[Int]: Int] = [:]

  /// The element that has focus; `nil` if there is none.
  package private(set) var cursor: [Int]?
  /// The modal that the reader has noticed.
  private var noticedModal: [Int]?
  /// Where focus goes when the modal disappears.
  private var cursorBehindModal: [Int]?

  /// Creates a view of a screen.
  ///
  /// - Parameters:
  ///   - tree: The elements of the screen.
  ///   - id: Its number, by which the app knows it.
  ///   - key: Its name in the file; `nil` for the first.
  ///   - reader: Who reads it.
  package init(_ tree: ElementTree, id: Int, key: String?, reader: ScreenReader) {
    self.tree = tree
    self.id = id
    self.key = key
    findStops = { reader.stops(of: $0) }
    restructure()
    noticedModal = modal
  }
}

// MARK: - Finding

extension ScreenView {
  /// The default language of texts.
  package var language: SpokenLanguage { tree.screen.language }

  /// The index of the stop at a path.
  package func index(of path: [Int]) -> Int? { indices[path] }

  /// The stop at a path.
  package func stop(at path: [Int]) -> FocusStop? { indices[path].map { stops[$0] } }

  /// The stop that has focus.
  package var focused: FocusStop? { cursor.flatMap { stop(at: $0) } }

  /// The first stop at or below a path.
  package func firstStop(in path: [Int]) -> FocusStop? {
    stops.first { $0.path.starts(with: path) }
  }

  /// The first stop among the children in view.
  package func firstStop(in visible: VisibleChildren) -> FocusStop? {
    stops.first { visible.contains($0.path) }
  }

  /// The index of the stop that a user means by a name: exactly, or as the beginning of its text.
  package func stopIndex(meaning name: String) -> Int? {
    tree.path(called: name).flatMap { indices[$0] }
      ?? stops.firstIndex { $0.isNamed(name) }
      ?? stops.firstIndex { $0.text == name }
      ?? stops.firstIndex { $0.text.hasPrefix(name) }
  }
}

extension ScreenView {
  /// Whether a user means a stop by a name: the one that has it, or, if none has, one whose text begins
  /// with it.
  package func isMeant(_ stop: FocusStop, by name: String) -> Bool {
    func has(_ stop: FocusStop) -> Bool { stop.isNamed(name) || stop.text == name }
    return stops.contains(where: has) ? has(stop) : stop.isMeant(by: name)
  }
}

// MARK: - The cursor

extension ScreenView {
  /// Puts the cursor on an element, or on none.
  package mutating func moveCursor(to path: [Int]?) { cursor = path }

  /// What shows that a modal has appeared or disappeared.
  package enum ModalChange: Sendable {
    /// There is a modal in front, at this path.
    case appeared([Int])
    /// There is none any more; this element had the cursor before it came.
    case disappeared(cursorBefore: [Int]?)
  }

  /// Notices that a modal within the screen appeared or disappeared since the last call.
  package mutating func noticeModal() -> ModalChange? {
    guard modal != noticedModal else { return nil }
    let isFirst = noticedModal == nil
    noticedModal = modal
    if let modal {
      if isFirst { cursorBehindModal = cursor }
      return .appeared(modal)
    }
    defer { cursorBehindModal = nil }
    return .disappeared(cursorBefore: cursorBehindModal)
  }

  /// The modal is about to disappear, and the cursor goes back to the element that showed it.
  package mutating func modalCloses(shownBy opener: [Int]) {
    cursor = nil
    cursorBehindModal = opener
  }
}

// MARK: - Changes

extension ScreenView {
  /// Applies a change from the app.
  package mutating func apply(_ change: TreeChange) {
    guard case .element(let path, let new) = change else {
      tree.apply(change)
      return restructure()
    }
    guard let old = tree.element(at: path) else { return }
    tree.apply(change)
    guard old.hasStructure(of: new), old.tableCell == nil else { return restructure() }
    if !new.isFocusable, !new.role.showsOneItem, !new.children.isEmpty {
      // Its texts are part of every stop inside it, and what is inside may have changed with it.
      let isSame =
        new.label == old.label && new.value == old.value && new.traits == old.traits
        && new.adjustment == old.adjustment && new.children == old.children
      if !isSame { return restructure() }
    }
    mend(path)
    if !new.isFocusable, old.shownIndex != new.shownIndex {
      for index in [old.shownIndex, new.shownIndex].compactMap({ $0 }) { mend(path + [index]) }
    }
  }

  /// Updates the stops that show an element that changed.
  private mutating func mend(_ path: [Int]) {
    for depth in path.indices {
      let prefix = Array(path[...depth])
      guard let index = indices[prefix], let element = tree.presentedElement(at: prefix) else {
        continue
      }
      stops[index].element = element
    }
  }

  /// Computes everything that depends on the structure.
  private mutating func restructure() {
    notePlace()
    stops = findStops(tree)
    modal = tree.screen.frontMostModal()
    indices = [:]
    for index in stops.indices { indices[stops[index].path] = index }
  }

  /// Remembers the order of the stops, to find a neighbor if the focused element disappears.
  package mutating func notePlace() {
    guard let cursor, let index = indices[cursor] else { return }
    place = (stops.map(\.path), index)
  }
}

extension FocusStop {
  /// Whether a name is the element's own: its name, identifier or label.
  package func isNamed(_ name: String) -> Bool {
    self.name == name || element.identifier == name || element.label?.string == name
  }

  /// Whether a user can refer to the element by a name: its own, or the beginning of its text.
  package func isMeant(by name: String) -> Bool {
    isNamed(name) || text.hasPrefix(name)
  }

  /// The label and value as one text, or the texts inside if there is neither.
  package var text: String {
    let (label, value) = (element.label?.string ?? "", element.value?.string ?? "")
    if label.isEmpty && value.isEmpty { return element.wholeText.string }
    return label.isEmpty || value.isEmpty ? label + value : "\(label) \(value)"
  }
}

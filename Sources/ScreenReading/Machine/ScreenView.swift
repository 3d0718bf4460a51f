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
  /// The elements that have got a name since the last request for them.
  private var newNames: [(path: [Int], name: String)] = []
  private let order: @Sendable (Screen) -> [FocusStop]
  private var indices: [[Int]: Int] = [:]

  /// The element that has focus; `nil` if there is none.
  package var cursor: [Int]?
  /// The modal that the reader has noticed.
  package var noticedModal: [Int]?
  /// Where focus goes when the modal disappears.
  package var cursorBehindModal: [Int]?

  /// Creates a view of a screen.
  ///
  /// - Parameter order: The elements at which the reader stops, in order.
  package init(
    _ tree: ElementTree, id: Int, key: String?, order: @escaping @Sendable (Screen) -> [FocusStop]
  ) {
    self.tree = tree
    self.id = id
    self.key = key
    self.order = order
    restructure()
  }
}

// MARK: - Finding

extension ScreenView {
  /// The default language of texts.
  package var language: Language { tree.screen.language }

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
    let keepsStructure =
      old.isHidden == new.isHidden && old.isModal == new.isModal
      && old.isFocusable == new.isFocusable && old.children.count == new.children.count
    guard keepsStructure, old.tableCell == nil else { return restructure() }
    if !new.isFocusable, !new.showsOneItem, !new.children.isEmpty {
      // Its texts are part of every stop inside it.
      if new.label != old.label || new.value != old.value || new.traits != old.traits {
        return restructure()
      }
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
    stops = order(tree.screen)
    modal = tree.screen.frontMostModal()
    indices = [:]
    for index in stops.indices {
      let path = stops[index].path
      indices[path] = index
      if let name = tree.givenName(of: path) {
        stops[index].name = name
      } else {
        stops[index].name = tree.give(stops[index].name, to: path)
        newNames.append((path, stops[index].name))
      }
    }
  }

  /// The elements that have got a name since the last call.
  package mutating func takeNewNames() -> [(path: [Int], name: String)] {
    let names = newNames
    newNames = []
    return names
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

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
  /// Only this of the reader, because a view is copied often.
  private let findStops: @Sendable (ElementTree) -> [FocusStop]
  /// What changes, in an array of one, which is a reference: nearly everything looks here.
  private var shared: [State]

  private struct State: Sendable {
    var tree: ElementTree
    var stops: [FocusStop] = []
    var indices: [[Int]: Int] = [:]
    var modal: [Int]?
    var place: (order: [[Int]], index: Int)?
    var cursor: [Int]?
    /// The index of its stop, which is asked for all the time.
    var cursorIndex: Int?
    /// The modal that the reader has noticed.
    var noticedModal: [Int]?
    /// Whether that is only a view that hides what is behind it (`accessibilityViewIsModal`).
    var isNoticedModalView = false
    /// Where focus goes when the modal disappears.
    var cursorBehindModal: [Int]?
  }

  /// Creates a view of a screen.
  ///
  /// - Parameters:
  ///   - tree: The elements of the screen.
  ///   - id: Its number, by which the app knows it.
  ///   - key: Its name in the file; `nil` for the first.
  ///   - reader: Who reads it.
  package init(_ tree: ElementTree, id: Int, key: String?, reader: ScreenReader) {
    self.id = id
    self.key = key
    findStops = { reader.stops(of: $0) }
    shared = [State(tree: tree)]
    restructure()
    shared[0].noticedModal = modal
    shared[0].isNoticedModalView = isModalView(at: modal)
  }

  /// Reads a part in place: reading all and then the part copies all of it.
  @inline(__always)
  private func read<Part>(_ part: (UnsafePointer<State>) -> Part) -> Part {
    shared.withUnsafeBufferPointer { part($0.baseAddress.unsafelyUnwrapped) }
  }

  package var tree: ElementTree { read { $0.pointee.tree } }
  package var stops: [FocusStop] { read { $0.pointee.stops } }
  /// The path of the modal that hides everything else.
  package var modal: [Int]? { read { $0.pointee.modal } }
  /// The order of the stops when the cursor was last on one of them, and its position.
  package var place: (order: [[Int]], index: Int)? { read { $0.pointee.place } }
  /// The element that has focus; `nil` if there is none.
  package var cursor: [Int]? { read { $0.pointee.cursor } }
}

// MARK: - Finding

extension ScreenView {
  /// The default language of texts.
  package var language: SpokenLanguage { tree.language }

  /// The index of the stop at a path.
  package func index(of path: [Int]) -> Int? {
    read { $0.pointee.cursor == path ? $0.pointee.cursorIndex : $0.pointee.indices[path] }
  }

  /// The stop at a path.
  package func stop(at path: [Int]) -> FocusStop? { index(of: path).map { stops[$0] } }

  /// The stop that has focus.
  package var focused: FocusStop? {
    read { state in state.pointee.cursorIndex.map { state.pointee.stops[$0] } }
  }

  /// The first stop at or below a path.
  package func firstStop(in path: [Int]) -> FocusStop? {
    stops.first { $0.path.starts(with: path) }
  }

  /// The first stop among the children in view.
  package func firstStop(in visible: VisibleChildren) -> FocusStop? {
    stops.first { visible.contains($0.path) }
  }

  /// What is around the cursor and is refreshed when it is pulled down.
  package var refreshed: [Int]? {
    tree.lineage(of: cursor ?? []).last { _, element in
      element.responses.contains { $0.trigger == .refresh }
    }?.path
  }

  /// The field whose text is being edited.
  package var edited: FocusStop? {
    stops.first { $0.element.traits.isSuperset(of: [.textEntry, .isEditing]) }
  }

  /// The index of the stop that a user means by a name: exactly, or as the beginning of its text.
  package func stopIndex(meaning name: String) -> Int? {
    tree.path(called: name).flatMap { index(of: $0) }
      ?? stops.firstIndex { $0.isNamed(name) }
      ?? stops.firstIndex { $0.text == name }
      ?? stops.firstIndex { $0.text.hasPrefix(name) }
  }
}

extension ScreenView {
  /// Whether a user means a stop by a name: the one that has it, or, if none has, one whose text begins
  /// with it.
  package func isMeant(_ stop: FocusStop, by name: String) -> Bool {
    guard stop.isMeant(by: name) else { return false }
    func has(_ stop: FocusStop) -> Bool { stop.isNamed(name) || stop.text == name }
    return has(stop) || !stops.contains(where: has)
  }
}

// MARK: - The cursor

extension ScreenView {
  /// Puts the cursor on an element, or on none.
  package mutating func moveCursor(to path: [Int]?) {
    shared[0].cursor = path
    shared[0].cursorIndex = path.flatMap { shared[0].indices[$0] }
  }

  /// What shows that a modal has appeared or disappeared.
  package enum ModalChange: Sendable {
    /// There is a modal in front, at this path; it may be a mere view, which only hides what is behind.
    case appeared([Int], isView: Bool)
    /// There is none any more; this element had the cursor before it came.
    case disappeared(cursorBefore: [Int]?, isView: Bool)
  }

  /// Notices that a modal within the screen appeared or disappeared since the last call.
  package mutating func noticeModal() -> ModalChange? {
    let modal = modal
    let noticed = read { $0.pointee.noticedModal }
    guard modal != noticed else { return nil }
    shared[0].noticedModal = modal
    if let modal {
      if noticed == nil { shared[0].cursorBehindModal = cursor }
      let isView = isModalView(at: modal)
      shared[0].isNoticedModalView = isView
      return .appeared(modal, isView: isView)
    }
    defer { shared[0].cursorBehindModal = nil }
    return .disappeared(
      cursorBefore: shared[0].cursorBehindModal, isView: shared[0].isNoticedModalView)
  }

  private func isModalView(at modal: [Int]?) -> Bool {
    modal.flatMap { tree.element(at: $0) }.map { !$0.role.isModal } ?? false
  }

  /// The modal is about to disappear, and the cursor goes back to the element that showed it.
  package mutating func modalCloses(shownBy opener: [Int]) {
    moveCursor(to: nil)
    shared[0].cursorBehindModal = opener
  }
}

// MARK: - Screens

/// The screens that a reader knows, the one in front last.
extension [ScreenView] {
  /// The screen in front; there must be one.
  package var front: ScreenView {
    // Lent, not copied: nearly everything looks here.
    _read { yield self[count - 1] }
    _modify { yield &self[count - 1] }
  }

  /// Changes the screen of a number, if it is there.
  package mutating func change(_ screen: Int, _ change: (inout ScreenView) -> Void) {
    if let depth = lastIndex(where: { $0.id == screen }) { change(&self[depth]) }
  }

  /// Takes away the screens over the one of a number; one always remains.
  package mutating func pop(to screen: Int) {
    while let last, last.id != screen, count > 1 { removeLast() }
  }
}

// MARK: - Changes

extension ScreenView {
  /// Applies a change from the app.
  package mutating func apply(_ change: TreeChange) {
    guard case .element(let path, let new) = change else {
      shared[0].tree.apply(change)
      return restructure()
    }
    guard let old = tree.element(at: path) else { return }
    shared[0].tree.apply(change)
    // What has nothing to say may be no stop.
    guard old.hasStructure(of: new), old.tableCell == nil, old.isWordless == new.isWordless else {
      return restructure()
    }
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
      guard let index = index(of: prefix), let element = tree.presentedElement(at: prefix) else {
        continue
      }
      shared[0].stops[index].element = element
    }
  }

  /// Computes everything that depends on the structure.
  private mutating func restructure() {
    notePlace()
    let tree = tree
    let stops = findStops(tree)
    let indices = Dictionary(
      stops.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { $1 })
    shared[0].stops = stops
    shared[0].modal = tree.screen.frontMostModal()
    shared[0].indices = indices
    moveCursor(to: cursor)
  }

  /// Remembers the order of the stops, to find a neighbor if the focused element disappears.
  package mutating func notePlace() {
    guard let cursor, let index = index(of: cursor) else { return }
    shared[0].place = (stops.map(\.path), index)
  }
}

extension AccessibilityElement {
  /// Whether it has neither a label nor a value of its own.
  fileprivate var isWordless: Bool { (label?.isBlank ?? true) && (value?.isBlank ?? true) }
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

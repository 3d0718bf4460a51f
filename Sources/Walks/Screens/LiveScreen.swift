import AccessibilityModel
import ScreenReading
import VoiceOver

/// A screen as it is now, with the elements at which VoiceOver's cursor stops.
///
/// Stops are computed once and mended when an element changes; only a change of structure (what
/// is hidden, reloaded, presented) computes them anew. An element is told by its path, which
/// stays while the structure does, and keeps the name it had when it was first seen.
struct LiveScreen: Sendable {
  /// Its number in the order in which screens were shown.
  let id: Int
  /// Its name in the file; `nil` for the first screen.
  let key: String?
  /// Whether it was presented over another and not pushed.
  let isPresented: Bool
  private(set) var screen: Screen
  private(set) var stops: [FocusStop] = []
  /// The path of the modal that hides all else.
  private(set) var modal: [Int]?
  /// The order of the stops when the cursor was last on one of them, and its place in it.
  private(set) var place: (order: [[Int]], index: Int)?
  private var indices: [[Int]: Int] = [:]
  private var names: [[Int]: String] = [:]
  private var paths: [String: [Int]] = [:]
  private var identifiers: [String: [Int]] = [:]

  /// The element that has focus; `nil` while there is none.
  var cursor: [Int]?
  /// The modal that VoiceOver has taken note of.
  var noticedModal: [Int]?
  /// Where focus goes when the modal is gone.
  var cursorBehindModal: [Int]?
  /// The first visible child of each scroll view that was scrolled.
  var offsets: [[Int]: Int] = [:]
  /// The editor that is open.
  var editor: OpenEditor?
  /// Banners that stand still or were turned by hand, by path: the number of the turn that counts.
  var bannerTurns: [[Int]: Int] = [:]

  init(_ screen: Screen, id: Int, key: String?, isPresented: Bool) {
    self.screen = screen
    self.id = id
    self.key = key
    self.isPresented = isPresented
    restructure()
  }

  /// The index of the stop at a path.
  func index(of path: [Int]) -> Int? { indices[path] }

  /// The stop at a path.
  func stop(at path: [Int]) -> FocusStop? { indices[path].map { stops[$0] } }

  /// The stop that has focus.
  var focused: FocusStop? { cursor.flatMap { stop(at: $0) } }
}

// MARK: - Elements

extension LiveScreen {
  /// The element at a path, as it is in the tree.
  func element(at path: [Int]) -> Element? {
    var siblings = screen.elements
    var found: Element?
    for index in path {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }

  /// The element at a path, as VoiceOver finds it.
  func presentedElement(at path: [Int]) -> Element? {
    guard let first = path.first, screen.elements.indices.contains(first) else { return nil }
    var found = screen.elements[first]
    for index in path.dropFirst() {
      guard found.children.indices.contains(index) else { return nil }
      found = found.presentedChild(index)
    }
    return path.count == 1 ? found.presented : found
  }

  /// The paths of the elements around one, outermost first, and its own.
  func lineage(of path: [Int]) -> [(path: [Int], element: Element)] {
    var siblings = screen.elements
    var lineage: [(path: [Int], element: Element)] = []
    for (depth, index) in path.enumerated() {
      guard siblings.indices.contains(index) else { break }
      lineage.append((Array(path[...depth]), siblings[index]))
      siblings = siblings[index].children
    }
    return lineage
  }

  /// Visits every element of the tree, parents before children.
  func forEachElement(_ body: ([Int], Element) -> Void) {
    func visit(_ elements: [Element], _ path: [Int]) {
      for (index, element) in elements.enumerated() {
        body(path + [index], element)
        if !element.children.isEmpty { visit(element.children, path + [index]) }
      }
    }
    visit(screen.elements, [])
  }

  /// The name by which transcripts call the element at a path.
  func name(of path: [Int]) -> String {
    if let name = names[path] { return name }
    guard let element = element(at: path) else { return "" }
    return element.identifier ?? element.label?.string ?? element.role.rawValue
  }
}

// MARK: - Changes

extension LiveScreen {
  /// Changes an element; the stops follow.
  mutating func update(_ path: [Int], _ change: (inout Element) -> Void) {
    guard let old = element(at: path) else { return }
    Self.modify(&screen.elements, path[...], change)
    guard let new = element(at: path), new != old else { return }
    let keepsStructure =
      old.isHidden == new.isHidden && old.isModal == new.isModal
      && old.isFocusable == new.isFocusable && old.children.count == new.children.count
    guard keepsStructure, old.tableCell == nil else { return restructure() }
    if !new.isFocusable, !(new.role == .carousel || new.role == .banner), !new.children.isEmpty {
      // Its texts stand in every stop inside.
      if new.label != old.label || new.value != old.value || new.traits != old.traits {
        return restructure()
      }
    }
    mend(path)
    if let carousel = old.carousel, !new.isFocusable, carousel.index != new.carousel?.index {
      for index in [carousel.index, new.carousel?.index ?? 0] { mend(path + [index]) }
    }
  }

  /// Replaces the top-level elements behind the last `count` ones.
  mutating func present(_ modal: Element) -> [Int] {
    screen.elements.append(modal)
    restructure()
    return [screen.elements.count - 1]
  }

  /// Takes away the last top-level element.
  mutating func removeLastElement() {
    guard !screen.elements.isEmpty else { return }
    let path = [screen.elements.count - 1]
    screen.elements.removeLast()
    forgetNames { $0.starts(with: path) }
    restructure()
  }

  /// Replaces the children of a container; names inside are given anew but for one path's.
  mutating func replaceChildren(of path: [Int], with children: [Element], keeping kept: [Int]?) {
    Self.modify(&screen.elements, path[...]) { $0.children = children }
    forgetNames { name in name.count > path.count && name.starts(with: path) && name != kept }
    offsets = offsets.filter { !$0.key.starts(with: path) }
    restructure()
  }

  private static func modify(
    _ elements: inout [Element], _ path: ArraySlice<Int>, _ change: (inout Element) -> Void
  ) {
    guard let index = path.first, elements.indices.contains(index) else { return }
    if path.count == 1 {
      change(&elements[index])
    } else {
      modify(&elements[index].children, path.dropFirst(), change)
    }
  }

  /// Takes over the change of one element into the stops that show it.
  private mutating func mend(_ path: [Int]) {
    for depth in path.indices {
      let prefix = Array(path[...depth])
      guard let index = indices[prefix], let element = presentedElement(at: prefix) else {
        continue
      }
      stops[index].element = element
    }
  }

  /// Computes everything that depends on the structure.
  private mutating func restructure() {
    notePlace()
    stops = screen.focusStops()
    modal = screen.frontMostModal()
    indices = [:]
    for index in stops.indices {
      let path = stops[index].path
      indices[path] = index
      if names[path] == nil { name(path, stops[index].name) }
      stops[index].name = names[path] ?? stops[index].name
    }
    var identifiers: [String: [Int]] = [:]
    forEachElement { path, element in
      if let identifier = element.identifier, identifiers[identifier] == nil {
        identifiers[identifier] = path
      }
    }
    self.identifiers = identifiers
  }

  /// Keeps the order of the stops, to find a neighbour of the cursor should its element vanish.
  mutating func notePlace() {
    guard let cursor, let index = indices[cursor] else { return }
    place = (stops.map(\.path), index)
  }

  /// Gives a path a name, with a number where another has it.
  private mutating func name(_ path: [Int], _ name: String) {
    var free = name
    var number = 1
    while paths[free] != nil {
      number += 1
      free = "\(name) (\(number))"
    }
    names[path] = free
    paths[free] = path
  }

  private mutating func forgetNames(_ isForgotten: ([Int]) -> Bool) {
    for (path, name) in names where isForgotten(path) {
      names[path] = nil
      paths[name] = nil
    }
  }
}

// MARK: - Finding

extension LiveScreen {
  /// The path of the element that an effect means: by identifier, by name, or by label.
  func path(named name: String) -> [Int]? {
    if let path = identifiers[name] { return path }
    if let path = paths[name] { return path }
    var found: [Int]?
    forEachElement { path, element in
      if found == nil, element.label?.string == name { found = path }
    }
    return found
  }

  /// The index of the stop that a user means by a name: exactly, or as the beginning of its text.
  func stopIndex(meaning name: String) -> Int? {
    if let path = identifiers[name], let index = indices[path] { return index }
    if let path = paths[name], let index = indices[path] { return index }
    if let index = stops.firstIndex(where: { $0.isNamed(name) }) { return index }
    if let index = stops.firstIndex(where: { $0.text == name }) { return index }
    return stops.firstIndex { $0.text.hasPrefix(name) }
  }
}

extension FocusStop {
  /// Whether a name is the element's own: its name, identifier or label.
  func isNamed(_ name: String) -> Bool {
    self.name == name || element.identifier == name || element.label?.string == name
  }

  /// Whether a user can mean the element by a name: its own, or how its text begins.
  func isMeant(by name: String) -> Bool {
    isNamed(name) || text.hasPrefix(name)
  }

  /// Label and value in one; what is inside where there is neither.
  var text: String {
    let (label, value) = (element.label?.string ?? "", element.value?.string ?? "")
    if label.isEmpty && value.isEmpty { return element.wholeText.string }
    return label.isEmpty || value.isEmpty ? label + value : "\(label) \(value)"
  }
}

import AccessibilityModel

/// The elements of a screen as they are now, found by path, by identifier or by name.
///
/// The app owns one; a reader keeps a copy up to date by applying the ``TreeChange``s that the app
/// reports. An element is identified by its path, which stays the same while the structure does, and
/// keeps the name that it got when it could first be found.
package struct ElementTree: Hashable, Sendable {
  /// What a tree has, in an array of one, which is a reference: trees are copied with every event.
  private var shared: [Contents]

  private struct Contents: Hashable, Sendable {
    var screen: AccessibilityScreen
    var identifiers: [String: [Int]] = [:]
    var conditional: [[Int]] = []
    /// The identifiers and labels that several elements have.
    var repeated: Set<String> = []
    var names = ElementNames()
  }

  package init(_ screen: AccessibilityScreen) {
    shared = [Contents(screen: screen.withSystemParts)]
    findIdentifiers()
    meetConditions()
    nameElements()
  }

  /// Reads a part in place: reading all and then the part copies all of it.
  @inline(__always)
  private func read<Part>(_ part: (UnsafePointer<Contents>) -> Part) -> Part {
    shared.withUnsafeBufferPointer { part($0.baseAddress.unsafelyUnwrapped) }
  }

  package private(set) var screen: AccessibilityScreen {
    get { read { $0.pointee.screen } }
    _modify { yield &shared[0].screen }
  }

  /// The elements at the top.
  private var elements: [AccessibilityElement] { read { $0.pointee.screen.elements } }

  /// The language of the screen.
  package var language: SpokenLanguage { read { $0.pointee.screen.language } }

  /// The paths of the elements that are enabled or shown by conditions.
  var conditional: [[Int]] { read { $0.pointee.conditional } }

  /// Names what can be found and has no name yet.
  private mutating func nameElements() {
    let screen = screen
    shared[0].names.add(from: screen)
  }

  /// Enables and shows what is to be from the beginning.
  ///
  /// What is shown may be what another condition asks for; a circle of conditions comes to an end.
  private mutating func meetConditions() {
    for _ in conditional {
      let due = due(focus: nil)
      if due.isEmpty { return }
      for one in due { Self.modify(&screen.elements, one.path[...]) { $0 = one.element } }
    }
  }

  /// The paths of the elements whose conditions go round in a circle, so that they are never all met.
  package var unsettled: [[Int]] { due(focus: nil).map(\.path) }
}

/// A change of a tree, for whoever keeps a copy.
package enum TreeChange: Hashable, Sendable {
  /// An element was replaced.
  case element([Int], AccessibilityElement)
  /// Several elements were replaced at once.
  case elements([Replacement])
  /// An element was added on top of all others.
  case append(AccessibilityElement)
  /// The last top-level element was removed.
  case removeLast
  /// A container has new children; one of them may be an old one.
  case children(of: [Int], [AccessibilityElement], keeping: [Int]?)

  /// An element in the place of another.
  package struct Replacement: Hashable, Sendable {
    package let path: [Int]
    package let element: AccessibilityElement
  }
}

// MARK: - Looking

extension ElementTree {
  /// The element at a path, as it is in the tree.
  package func element(at path: [Int]) -> AccessibilityElement? {
    guard let last = path.last else { return nil }
    var siblings = elements
    for index in path.dropLast() {
      guard siblings.indices.contains(index) else { return nil }
      siblings = siblings[index].children
    }
    return siblings.indices.contains(last) ? siblings[last] : nil
  }

  /// Something about the element at a path: what is read in place, without copying all of the element.
  @inline(__always)
  func value<Value>(at path: [Int], _ read: (AccessibilityElement) -> Value) -> Value? {
    guard let last = path.last else { return nil }
    var siblings = elements
    for index in path.dropLast() {
      guard siblings.indices.contains(index) else { return nil }
      siblings = siblings[index].children
    }
    return siblings.indices.contains(last) ? read(siblings[last]) : nil
  }

  /// Something about the elements around one, outermost first, then about itself, where there is something.
  @inline(__always)
  func values<Value>(
    along path: some Collection<Int>, _ read: (AccessibilityElement) -> Value?
  ) -> [(path: [Int], value: Value)] {
    var siblings = elements
    var values: [(path: [Int], value: Value)] = []
    for (depth, index) in path.enumerated() {
      guard siblings.indices.contains(index) else { break }
      if let value = read(siblings[index]) {
        values.append((Array(path.prefix(depth + 1)), value))
      }
      siblings = siblings[index].children
    }
    return values
  }

  /// The element at a path with its short forms expanded; see ``AccessibilityElement/presented``.
  package func presentedElement(at path: [Int]) -> AccessibilityElement? {
    guard let first = path.first, elements.indices.contains(first) else { return nil }
    var found = elements[first]
    for index in path.dropFirst() {
      guard found.children.indices.contains(index) else { return nil }
      found = found.presentedChild(index)
    }
    return path.count == 1 ? found.presented : found
  }

  /// The children of an element, or the top-level elements for an empty path.
  package func children(of path: [Int]) -> [AccessibilityElement] {
    path.isEmpty ? elements : element(at: path)?.children ?? []
  }

  /// The paths of the elements around one, outermost first, then its own.
  package func lineage(of path: [Int]) -> [(path: [Int], element: AccessibilityElement)] {
    var siblings = elements
    var lineage: [(path: [Int], element: AccessibilityElement)] = []
    for (depth, index) in path.enumerated() {
      guard siblings.indices.contains(index) else { break }
      lineage.append((Array(path[...depth]), siblings[index]))
      siblings = siblings[index].children
    }
    return lineage
  }

  /// Visits every element of the tree, parents before children.
  package func forEachElement(_ body: ([Int], AccessibilityElement) -> Void) {
    func visit(_ elements: [AccessibilityElement], _ path: [Int]) {
      for (index, element) in elements.enumerated() {
        body(path + [index], element)
        if !element.children.isEmpty { visit(element.children, path + [index]) }
      }
    }
    visit(elements, [])
  }

  /// Whether a field is being edited, so that the keyboard is shown.
  var hasKeyboard: Bool {
    firstPath { $0.traits.isSuperset(of: [.textEntry, .isEditing]) && !$0.isHidden } != nil
  }

  /// The path of the first element that meets a condition.
  package func firstPath(where matches: (AccessibilityElement) -> Bool) -> [Int]? {
    func find(in elements: [AccessibilityElement], _ path: [Int]) -> [Int]? {
      for (index, element) in elements.enumerated() {
        if matches(element) { return path + [index] }
        guard !element.children.isEmpty else { continue }
        if let found = find(in: element.children, path + [index]) { return found }
      }
      return nil
    }
    return find(in: elements, [])
  }

  /// The paths of the elements that meet a condition, in the order of the file.
  package func paths(where matches: (AccessibilityElement) -> Bool) -> [[Int]] {
    var found: [[Int]] = []
    forEachElement { path, element in
      if matches(element) { found.append(path) }
    }
    return found
  }

  /// Whether a double tap on an element can do anything: nothing answers on what is only read, unless the app
  /// does there or around it.
  package func isActivatable(_ path: [Int]) -> Bool {
    !(element(at: path)?.isOnlyRead ?? false)
      || lineage(of: path).contains { $0.element.answersActivation }
  }

  /// The path of the first element with each label.
  func firstPathsByLabel() -> [String: [Int]] {
    var paths: [String: [Int]] = [:]
    forEachElement { path, element in
      if let label = element.label?.string, paths[label] == nil { paths[label] = path }
    }
    return paths
  }

  /// The path of the last element that meets a condition.
  package func lastPath(where matches: (AccessibilityElement) -> Bool) -> [Int]? {
    var found: [Int]?
    forEachElement { path, element in
      if matches(element) { found = path }
    }
    return found
  }

  /// The first element at or below a path that meets a condition.
  package func descendant(of path: [Int], where matches: (AccessibilityElement) -> Bool) -> [Int]? {
    guard let element = element(at: path) else { return nil }
    if matches(element) { return path }
    for index in element.children.indices {
      if let found = descendant(of: path + [index], where: matches) { return found }
    }
    return nil
  }

  /// Whether a finger can find an element: nothing hides it, it is not part of another, and there is
  /// no modal over it.
  package func isReachable(_ path: [Int]) -> Bool {
    let lineage = lineage(of: path)
    guard lineage.count == path.count, let own = lineage.last?.element, own.isFocusable,
      lineage.allSatisfy({ !$0.element.isHidden }),
      lineage.dropLast().allSatisfy({ !$0.element.isFocusable })
    else { return false }
    return screen.frontMostModal().map(path.starts(with:)) ?? true
  }
}

// MARK: - Names

extension ElementTree {
  /// The name of the element at a path in transcripts.
  package func name(of path: [Int]) -> String {
    if let name = read({ $0.pointee.names[path] }) { return name }
    guard let element = element(at: path) else { return "" }
    return element.identifier ?? element.label?.string ?? element.role.rawValue
  }

  /// The path of the element with an identifier, a name, or a label.
  package func path(named name: String) -> [Int]? {
    path(called: name) ?? firstPath { $0.label?.string == name }
  }

  /// Whether several elements have a name as their identifier or label.
  package func hasSeveral(named name: String) -> Bool {
    read { $0.pointee.repeated.contains(name) }
  }

  /// The path of the element with an identifier, or with a name.
  package func path(called name: String) -> [Int]? {
    read { $0.pointee.identifiers[name] ?? $0.pointee.names.path(of: name) }
  }
}

// MARK: - Changes

extension ElementTree {
  /// Makes a change.
  package mutating func apply(_ change: TreeChange) {
    switch change {
    case .element(let path, let element):
      let old = self.element(at: path)
      Self.modify(&screen.elements, path[...]) { $0 = element }
      if old?.hasNames(of: element) != true { findIdentifiers() }
      guard old.map({ $0.hasStructure(of: element) }) != true else { return }
      nameElements()
    case .elements(let replacements):
      var hasSameNames = true
      for one in replacements {
        let old = element(at: one.path)
        Self.modify(&screen.elements, one.path[...]) { $0 = one.element }
        hasSameNames = hasSameNames && old?.hasNames(of: one.element) == true
      }
      if !hasSameNames { findIdentifiers() }
      nameElements()
    case .append(let element):
      screen.elements.append(element.withSystemParts)
      findIdentifiers()
      nameElements()
    case .removeLast:
      guard !screen.elements.isEmpty else { return }
      screen.elements.removeLast()
      let path = [screen.elements.count]
      shared[0].names.forget { $0.starts(with: path) }
      findIdentifiers()
      nameElements()
    case .children(let path, let children, let kept):
      let children = children.map(\.withSystemParts)
      if path.isEmpty {
        screen.elements = children
      } else {
        Self.modify(&screen.elements, path[...]) { $0.children = children }
      }
      shared[0].names.forget { $0.count > path.count && $0.starts(with: path) && $0 != kept }
      findIdentifiers()
      nameElements()
    }
  }

  private static func modify(
    _ elements: inout [AccessibilityElement], _ path: ArraySlice<Int>,
    _ change: (inout AccessibilityElement) -> Void
  ) {
    guard let index = path.first, elements.indices.contains(index) else { return }
    if path.count == 1 {
      change(&elements[index])
    } else {
      modify(&elements[index].children, path.dropFirst(), change)
    }
  }

  private mutating func findIdentifiers() {
    var identifiers: [String: [Int]] = [:]
    var conditional: [[Int]] = []
    var known: Set<String> = []
    var repeated: Set<String> = []
    forEachElement { path, element in
      for name in Set([element.identifier, element.label?.string].compactMap { $0 })
      where !known.insert(name).inserted {
        repeated.insert(name)
      }
      if let identifier = element.identifier, identifiers[identifier] == nil {
        identifiers[identifier] = path
      }
      if !element.enabledWhen.isEmpty || !element.shownWhen.isEmpty { conditional.append(path) }
    }
    shared[0].identifiers = identifiers
    shared[0].conditional = conditional
    shared[0].repeated = repeated
  }
}

extension AccessibilityElement {
  /// Whether it and what is in it are called as in another state of it.
  fileprivate func hasNames(of other: AccessibilityElement) -> Bool {
    identifier == other.identifier && label?.string == other.label?.string
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasNames(of: $1) }
  }
}

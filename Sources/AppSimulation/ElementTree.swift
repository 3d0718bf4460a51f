import AccessibilityModel

/// The elements of a screen as they are now, found by path, by identifier or by name.
///
/// The app owns one; a reader keeps a copy up to date by applying the ``TreeChange``s that the app
/// reports. An element is identified by its path, which stays the same while the structure does, and
/// keeps the name that it got when it was first seen.
package struct ElementTree: Hashable, Sendable {
  package private(set) var screen: Screen
  private var identifiers: [String: [Int]] = [:]
  private var names: [[Int]: String] = [:]
  private var paths: [String: [Int]] = [:]

  package init(_ screen: Screen) {
    self.screen = screen
    findIdentifiers()
  }
}

/// A change of a tree, for whoever keeps a copy.
package enum TreeChange: Hashable, Sendable {
  /// An element was replaced.
  case element([Int], Element)
  /// An element was added on top of all others.
  case append(Element)
  /// The last top-level element was removed.
  case removeLast
  /// A container has new children; one of them may be an old one.
  case children(of: [Int], [Element], keeping: [Int]?)
}

// MARK: - Looking

extension ElementTree {
  /// The element at a path, as it is in the tree.
  package func element(at path: [Int]) -> Element? {
    var siblings = screen.elements
    var found: Element?
    for index in path {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }

  /// The element at a path with its short forms expanded; see ``Element/presented``.
  package func presentedElement(at path: [Int]) -> Element? {
    guard let first = path.first, screen.elements.indices.contains(first) else { return nil }
    var found = screen.elements[first]
    for index in path.dropFirst() {
      guard found.children.indices.contains(index) else { return nil }
      found = found.presentedChild(index)
    }
    return path.count == 1 ? found.presented : found
  }

  /// The children of an element, or the top-level elements for an empty path.
  package func children(of path: [Int]) -> [Element] {
    path.isEmpty ? screen.elements : element(at: path)?.children ?? []
  }

  /// The paths of the elements around one, outermost first, then its own.
  package func lineage(of path: [Int]) -> [(path: [Int], element: Element)] {
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
  package func forEachElement(_ body: ([Int], Element) -> Void) {
    func visit(_ elements: [Element], _ path: [Int]) {
      for (index, element) in elements.enumerated() {
        body(path + [index], element)
        if !element.children.isEmpty { visit(element.children, path + [index]) }
      }
    }
    visit(screen.elements, [])
  }

  /// The path of the first element that meets a condition.
  package func firstPath(where matches: (Element) -> Bool) -> [Int]? {
    var found: [Int]?
    forEachElement { path, element in
      if found == nil, matches(element) { found = path }
    }
    return found
  }

  /// The path of the last element that meets a condition.
  package func lastPath(where matches: (Element) -> Bool) -> [Int]? {
    var found: [Int]?
    forEachElement { path, element in
      if matches(element) { found = path }
    }
    return found
  }

  /// The first element at or below a path that meets a condition.
  package func descendant(of path: [Int], where matches: (Element) -> Bool) -> [Int]? {
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
    if let name = names[path] { return name }
    guard let element = element(at: path) else { return "" }
    return element.identifier ?? element.label?.string ?? element.role.rawValue
  }

  /// The name that was given to the element at a path.
  package func givenName(of path: [Int]) -> String? { names[path] }

  /// The path of the element with an identifier, a given name, or a label.
  package func path(named name: String) -> [Int]? {
    path(called: name) ?? firstPath { $0.label?.string == name }
  }

  /// The path of the element with an identifier, or with a given name.
  package func path(called name: String) -> [Int]? { identifiers[name] ?? paths[name] }

  /// Gives an element a name, with a number if the name is taken.
  ///
  /// - Returns: The name it got.
  @discardableResult
  package mutating func give(_ name: String, to path: [Int]) -> String {
    var free = name
    var number = 1
    while let other = paths[free], other != path {
      number += 1
      free = "\(name) (\(number))"
    }
    names[path] = free
    paths[free] = path
    return free
  }

  private mutating func forgetNames(_ isForgotten: ([Int]) -> Bool) {
    for (path, name) in names where isForgotten(path) {
      names[path] = nil
      paths[name] = nil
    }
  }
}

// MARK: - Changes

extension ElementTree {
  /// Makes a change.
  package mutating func apply(_ change: TreeChange) {
    switch change {
    case .element(let path, let element):
      Self.modify(&screen.elements, path[...]) { $0 = element }
    case .append(let element):
      screen.elements.append(element)
      findIdentifiers()
    case .removeLast:
      guard !screen.elements.isEmpty else { return }
      screen.elements.removeLast()
      let path = [screen.elements.count]
      forgetNames { $0.starts(with: path) }
      findIdentifiers()
    case .children(let path, let children, let kept):
      Self.modify(&screen.elements, path[...]) { $0.children = children }
      forgetNames { $0.count > path.count && $0.starts(with: path) && $0 != kept }
      findIdentifiers()
    }
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

  private mutating func findIdentifiers() {
    var identifiers: [String: [Int]] = [:]
    forEachElement { path, element in
      if let identifier = element.identifier, identifiers[identifier] == nil {
        identifiers[identifier] = path
      }
    }
    self.identifiers = identifiers
  }
}

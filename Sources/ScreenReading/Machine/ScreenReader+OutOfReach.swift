import AccessibilityModel

/// An element with controls inside that a reader cannot reach.
package struct OutOfReach: Hashable, Sendable {
  /// The path to the element: an index into the children at every level.
  package var path: [Int]
  /// The element.
  package var element: AccessibilityElement
  /// The controls inside it.
  package var controls: [AccessibilityElement]
}

extension ScreenReader {
  /// The elements that hide controls.
  ///
  /// In UIKit, what is inside an accessibility element is not an element itself: the buttons of a cell
  /// that has a label cannot be reached, while those of a cell without one can. A control is not counted if the element offers an action of
  /// the same name, nor if the element combines its children or shows them in turn.
  package func controlsOutOfReach(on screen: AccessibilityScreen) -> [OutOfReach] {
    let stops = stops(ofBuilt: screen)
    let reached = Set(stops.map(\.path))
    return stops.compactMap { stop in
      guard let element = screen.element(at: stop.path), element.grouping == nil,
        !element.role.showsOneItem
      else { return nil }
      let actions = Set(element.customActions.map(\.name.string))
      let controls = element.children.enumerated()
        .flatMap { $1.controls(at: stop.path + [$0], besides: reached) }
        .filter { control in control.label.map { !actions.contains($0.string) } ?? true }
      return controls.isEmpty
        ? nil : OutOfReach(path: stop.path, element: element, controls: controls)
    }
  }
}

extension ScreenReader {
  /// The paths of containers with nothing inside, of which nothing can be reached although they have
  /// texts, or ought to show items.
  ///
  /// One that is hidden, or that the app fills later, is not counted.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isFilled: Whether an effect puts something into a container.
  /// - Returns: The containers, in the order of the file.
  package func containersOfNothing(
    on screen: AccessibilityScreen, unless isFilled: (AccessibilityElement) -> Bool
  ) -> [(path: [Int], element: AccessibilityElement)] {
    let reached = Set(stops(ofBuilt: screen).map(\.path))
    var found: [(path: [Int], element: AccessibilityElement)] = []
    func visit(_ elements: [AccessibilityElement], in path: [Int]) {
      for (index, element) in elements.enumerated() where !element.isHidden {
        let path = path + [index]
        if reached.contains(path) { continue }
        let isSpoken = [element.label, element.value].contains { !($0?.isBlank ?? true) }
        let isContainer = element.role.isContainer && isSpoken || element.role.showsOneItem
        // UIKit makes the halves of a stepper, which are no part of the screen yet.
        let isFinished = element.role == .stepper || isFilled(element)
        if element.children.isEmpty, isContainer, !isFinished {
          found.append((path, element))
        }
        visit(element.children, in: path)
      }
    }
    if screen.frontMostModal() == nil { visit(screen.elements, in: []) }
    return found
  }
}

extension AccessibilityScreen {
  /// The element at a path; `nil` if there is none.
  fileprivate func element(at path: [Int]) -> AccessibilityElement? {
    var siblings = elements
    var found: AccessibilityElement?
    for index in path {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }
}

extension AccessibilityElement {
  /// The controls among an element and all below it, except those at some paths.
  fileprivate func controls(at path: [Int], besides reached: Set<[Int]>) -> [AccessibilityElement] {
    if isHidden { return [] }
    let isMissing = isOperable && isAccessibilityElement != false && !reached.contains(path)
    return (isMissing ? [self] : [])
      + children.enumerated().flatMap { $1.controls(at: path + [$0], besides: reached) }
  }
}

import AccessibilityModel

/// A container without children until the new ones arrive.
struct ReloadUnderWay: Sendable {
  /// Its number; a reload that was begun again is another.
  let number: Int
  let container: [Int]
  let elements: [AccessibilityElement]
  /// The element that was left alone because it had focus.
  let kept: AccessibilityElement?
  let keptIndex: Int?
}

extension AppMachine {
  /// Removes the children of a container, and makes new ones after a while.
  ///
  /// Focus on one of them is lost, unless the app leaves the focused element alone. While they are
  /// still awaited, loading begins again.
  mutating func begin(_ reload: ScreenReload, of path: [Int], depth: Int) {
    guard let container = element(path, depth) else { return }
    let earlier = stack[depth].state.reloads[path]
    let focusedChild = focusedChild(of: path, depth)
    let kept = reload.keepsFocusedElement ? focusedChild : nil
    if kept == nil { takeFocusAway(below: path, depth) }
    let underWay = ReloadUnderWay(
      number: (earlier?.number ?? 0) + 1, container: path,
      elements: reload.elements ?? earlier?.elements ?? container.children,
      kept: kept.map { container.children[$0] }, keptIndex: kept)
    let screen = id(depth)
    with(depth) { $0.reloads[path] = underWay }
    guard reload.duration > 0 else { return finish(underWay, on: screen) }
    // In one change: each would make the reader go through the whole screen again.
    let hidden = container.children.indices.filter {
      $0 != kept && !container.children[$0].isHidden
    }
    let changes = hidden.map { index in
      TreeChange.Replacement(
        path: path + [index], element: container.children[index].with { $0.isHidden = true })
    }
    if !changes.isEmpty { apply(.elements(changes), depth) }
    plan(.reloaded(underWay, screen: screen), after: reload.duration)
  }

  /// The new children arrive; the one that was left alone keeps its place.
  mutating func finish(_ reload: ReloadUnderWay, on screen: Int) {
    let path = reload.container
    guard let depth = depth(of: screen), element(path, depth) != nil,
      stack[depth].state.reloads[path]?.number == reload.number
    else { return }
    with(depth) { $0.reloads[path] = nil }
    guard let kept = reload.kept, let old = reload.keptIndex else {
      takeFocusAway(below: path, depth)
      return replaceChildren(of: path, with: reload.elements, keeping: nil, depth)
    }
    var children = reload.elements
    let place = reload.place(of: kept) ?? min(old, children.count)
    let now = element(path + [old], depth) ?? kept
    if reload.place(of: kept) != nil {
      children[place] = now
    } else {
      children.insert(now, at: place)
    }
    let focus = focus(depth)
    let isKept = focus?.starts(with: path + [old]) ?? false
    replaceChildren(of: path, with: children, keeping: place == old ? focus : nil, depth)
    if isKept, let focus {
      let moved = path + [place] + focus.dropFirst(path.count + 1)
      with(depth) { $0.focus = moved }
      emit(.moved(from: focus, to: moved, screen: screen))
    }
  }

  private mutating func replaceChildren(
    of path: [Int], with children: [AccessibilityElement], keeping kept: [Int]?, _ depth: Int
  ) {
    apply(.children(of: path, children, keeping: kept), depth)
    with(depth) { $0.offsets = $0.offsets.filter { !$0.key.starts(with: path) } }
    meetConditions(depth)
    tellContents(of: path, new: children, depth)
  }

  /// The child of a container that has focus or contains it.
  private func focusedChild(of path: [Int], _ depth: Int) -> Int? {
    guard let focus = focus(depth), focus.count > path.count,
      focus.starts(with: path)
    else { return nil }
    return focus[path.count]
  }

  /// Focus inside a container is lost with the children.
  private mutating func takeFocusAway(below path: [Int], _ depth: Int) {
    guard focusedChild(of: path, depth) != nil else { return }
    let screen = id(depth)
    if depth == top { focusLeft() } else { with(depth) { $0.focus = nil } }
    emit(.removing(childrenOf: path, screen: screen))
  }
}

extension ReloadUnderWay {
  /// The element's place among the new ones: that of the one with its identifier, or its label.
  fileprivate func place(of kept: AccessibilityElement) -> Int? {
    elements.firstIndex { element in
      if let identifier = kept.identifier { return element.identifier == identifier }
      return kept.label != nil && element.label == kept.label
    }
  }
}

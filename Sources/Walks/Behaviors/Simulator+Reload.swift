import AccessibilityModel

/// A container whose children are gone until the new ones come.
struct ReloadUnderWay: Sendable {
  let container: [Int]
  let elements: [Element]
  /// The element that was left out because it had focus.
  let kept: Element?
  let keptIndex: Int?
}

extension Simulator {
  /// The children of a container are taken away, and made anew after a while.
  ///
  /// Focus on one of them is lost, unless the app leaves the focused element out.
  mutating func begin(_ reload: Reload, of path: [Int], depth: Int) {
    guard let container = stack[depth].element(at: path) else { return }
    let cursor = stack[depth].cursor
    let focusedChild = cursor.flatMap { cursor in
      cursor.count > path.count && cursor.starts(with: path) ? cursor[path.count] : nil
    }
    var kept: Int?
    if reload.keepsFocusedElement { kept = focusedChild }
    if focusedChild != nil, kept == nil {
      if depth == top { loseFocus(replaced: path) } else { stack[depth].cursor = nil }
    }
    let underWay = ReloadUnderWay(
      container: path, elements: reload.elements ?? container.children,
      kept: kept.map { container.children[$0] }, keptIndex: kept)
    let task = Agenda.Task.reloaded(underWay, screen: stack[depth].id)
    guard reload.duration > 0 else { return run(task) }
    for index in container.children.indices where index != kept {
      stack[depth].update(path + [index]) { $0.isHidden = true }
    }
    agenda.add(task, at: now + reload.duration)
  }

  /// The new children come; the one that was left out keeps its place.
  mutating func finish(_ reload: ReloadUnderWay, on screen: Int) {
    guard let depth = depth(of: screen), stack[depth].element(at: reload.container) != nil else {
      return
    }
    let path = reload.container
    guard let kept = reload.kept, let old = reload.keptIndex else {
      dropCursor(below: path, depth)
      stack[depth].replaceChildren(of: path, with: reload.elements, keeping: nil)
      return
    }
    var children = reload.elements
    let place = reload.place(of: kept) ?? min(old, children.count)
    let now = stack[depth].element(at: path + [old]) ?? kept
    if reload.place(of: kept) != nil {
      children[place] = now
    } else {
      children.insert(now, at: place)
    }
    let cursor = stack[depth].cursor
    let isInside = cursor?.starts(with: path + [old]) ?? false
    let moved = isInside ? path + [place] + (cursor ?? []).dropFirst(path.count + 1) : cursor
    stack[depth].replaceChildren(of: path, with: children, keeping: place == old ? cursor : nil)
    stack[depth].cursor = moved
    if isInside, lastStop?.path == cursor, let moved { lastStop = stack[depth].stop(at: moved) }
  }

  /// Focus that came to the container in the meantime is lost with the element.
  private mutating func dropCursor(below path: [Int], _ depth: Int) {
    guard let cursor = stack[depth].cursor, cursor.count > path.count, cursor.starts(with: path)
    else { return }
    if depth == top { loseFocus(replaced: path) } else { stack[depth].cursor = nil }
  }
}

extension ReloadUnderWay {
  /// The place of the element among the new ones: the one of its identifier, or of its label.
  fileprivate func place(of kept: Element) -> Int? {
    elements.firstIndex { element in
      if let identifier = kept.identifier { return element.identifier == identifier }
      return kept.label != nil && element.label == kept.label
    }
  }
}

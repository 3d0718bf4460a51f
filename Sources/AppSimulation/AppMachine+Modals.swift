import AccessibilityModel

// Popovers, menus and sheets within a screen, and what UIKit does with them by itself.

extension AppMachine {
  /// A long press opens the context menu, unless the app answers it otherwise.
  mutating func longPress(_ path: [Int]) {
    guard isEnabled(path), let element = tree(top).presentedElement(at: path) else { return }
    if respondsAround(path, .longPress) || element.contextMenu.isEmpty { return }
    let items = element.contextMenu.map { action in
      AccessibilityElement(.button, label: action.name).with {
        $0.responses = [ElementResponse(.activate, action.effects)]
      }
    }
    with(top) { $0.menuOpener = path }
    apply(.append(AccessibilityElement(.menu, children: items)), top)
  }

  /// Closes the modal that an element closes when it is activated: one that is there for that, or a
  /// choice of a menu, which goes on to do what it does.
  ///
  /// - Returns: Whether that is all that the element does.
  mutating func closeModal(with path: [Int]) -> Bool {
    switch element(path, top)?.role {
    case .dismissPopup, .dismissMenu, .sheetGrabber: return closeModal(around: path)
    default:
      let isChoice = tree(top).lineage(of: path).dropLast().last?.element.role == .menu
      if isChoice { closeModal(around: path) }
      return isChoice
    }
  }

  /// Closes the popover, the menu or the sheet with a handle that an element is in.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func closeModal(around path: [Int]?) -> Bool {
    let closing = tree(top).lineage(of: path ?? []).last { _, element in
      element.role == .popover || element.role == .menu
        || element.role == .sheet && element.children.contains { $0.role == .sheetGrabber }
    }
    guard let (path, element) = closing else { return false }
    if element.responses.contains(where: { $0.trigger == .escape }) {
      run(.escape, of: path, by: .user)
    } else if let opener = stack[top].state.menuOpener {
      with(top) { $0.menuOpener = nil }
      focusLeft()
      emit(.closed(shownBy: opener))
      apply(.removeLast, top)
    } else if stack[top].isPresented, tree(top).screen.elements.count == 1 {
      dismiss()
    } else {
      update(path, top) { $0.isHidden = true }
      note(path, .hidden(true), top, by: .user)
    }
    return true
  }

  /// Content that is scrolled beyond its top is refreshed, if the app does that.
  ///
  /// - Returns: Whether it does.
  mutating func refresh(around path: [Int]) -> Bool {
    let refreshing = tree(top).lineage(of: path).last { _, element in
      element.responses.contains { $0.trigger == .refresh }
    }
    guard let path = refreshing?.path,
      tree(top).lineage(of: path).allSatisfy({ outer, _ in
        ScrollView(outer, in: stack[top]).map { $0.offset == 0 } ?? true
      })
    else { return false }
    emit(.scrolled(isAtEdge: false))
    emit(.refreshing)
    run(.refresh, of: path, by: .user)
    return true
  }

  /// Tells that a container has other children; in a live region the new ones are announced.
  mutating func tellContents(
    of path: [Int], new children: [AccessibilityElement], _ depth: Int
  ) {
    emit(.contents(path, screen: id(depth)))
    guard depth == top,
      let live = tree(depth).values(along: path, { $0.liveRegion }).last?.value,
      tree(depth).values(along: path, { $0.isHidden ? true : nil }).isEmpty
    else { return }
    let text = AccessibilityElement(.group, children: children).wholeText
    guard !text.isBlank else { return }
    announce(
      .liveRegion(
        text, live, element(path, depth)?.language ?? tree(depth).screen.language))
  }

  /// Announces what changed in a live region.
  mutating func announceLive(_ path: [Int], _ property: ElementChange.Property, _ depth: Int) {
    guard depth == top, [.label, .value, .hidden].contains(property.name),
      let live = tree(depth).values(along: path, { $0.liveRegion }).last?.value,
      tree(depth).values(along: path, { $0.isHidden ? true : nil }).isEmpty,
      let element = element(path, depth),
      property.name != .value || element.value == element.openValue
    else { return }
    let text = element.wholeText
    guard !text.isBlank else { return }
    announce(.liveRegion(text, live, element.language ?? tree(depth).screen.language))
  }
}

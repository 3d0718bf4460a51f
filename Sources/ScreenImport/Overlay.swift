import AccessibilityModel

/// Views that cover the screen without being an alert or a sheet of the system: a dialog drawn by the app.
///
/// No dump says so. A view of the size of the screen counts if it comes after the rest, holds a short text with
/// buttons, and its name says what it is or it lies in the middle, on what can be tapped.
enum Overlay {
  /// The most elements of a screen, or of what covers it, that are compared.
  private static let most = 200
  private static let mostInside = 12

  /// Whether a view has the size of the screen, but for the bars of the system.
  static func fills(_ frame: ScreenRect?, _ screen: ScreenRect?) -> Bool {
    guard let frame, let screen, screen.width > 0 else { return false }
    return frame.width >= screen.width * 0.95 && frame.height >= screen.height * 0.85
  }

  /// One of the views that lie directly in another.
  struct Layer {
    var frame: ScreenRect?
    /// Whether there is nothing in it and it says nothing.
    var isBlank: Bool
  }

  /// Whether there is nothing in a view but a blank one of the size of the screen and a smaller one after it: a dialog
  /// on what dims the rest.
  static func isDimmed(_ inside: [Layer], on screen: ScreenRect?) -> Bool {
    inside.count == 2 && inside[0].isBlank && fills(inside[0].frame, screen)
      && !fills(inside[1].frame, screen)
  }

  /// The group of what covers the screen, if elements do.
  ///
  /// The views around a dialog are as large as its own; whatever surrounds it, it is one group.
  ///
  /// - Parameters:
  ///   - inside: The elements in a view of the size of the screen.
  ///   - before: The elements before it.
  ///   - screen: The frame of the screen.
  ///   - frame: The frame of the view.
  ///   - name: The identifier of the view.
  ///   - isDimmed: Whether there is nothing in the view but a blank one of its size and a smaller one on that.
  /// - Returns: The group, or `nil` if nothing is covered, or one inside is the group already.
  static func cover(
    _ inside: ArraySlice<Draft>, over before: ArraySlice<Draft>, on screen: ScreenRect?,
    _ frame: ScreenRect?, named name: String?, isDimmed: Bool = false
  ) -> Draft? {
    guard before.count <= most, inside.count <= mostInside else { return nil }
    let inner = inside.first(where: \.isCover)
    guard let elements = inner == nil ? Array(inside) : openedCover(inside, on: screen),
      !holdsCover(elements),
      isCover(elements[...], over: before, on: screen, named: name, isDimmed)
    else { return nil }
    return draft(elements, frame, named: name ?? inner?.element.identifier)
  }

  private static func holdsCover(_ drafts: [Draft]) -> Bool {
    drafts.contains { $0.isCover || holdsCover($0.children) }
  }

  /// The elements of a cover with what is tapped around it to close it, if there is nothing else.
  private static func openedCover(_ inside: ArraySlice<Draft>, on screen: ScreenRect?) -> [Draft]? {
    let others = inside.filter { !$0.isCover }
    guard others.count == inside.count - 1, !others.isEmpty,
      others.allSatisfy({ isButton($0.element) && fills($0.element.frame, screen) })
    else { return nil }
    return inside.flatMap { $0.isCover ? $0.children : [$0] }
  }

  /// Whether elements cover those before them.
  ///
  /// - Parameters:
  ///   - inside: The elements in a view of the size of the screen.
  ///   - before: The elements before it.
  ///   - screen: The frame of the screen.
  ///   - name: The identifier of the view.
  ///   - isDimmed: Whether they lie on a blank view of the size of the screen.
  /// - Returns: Whether they are few, tell something, and lie on what can be tapped or are named so.
  private static func isCover(
    _ inside: ArraySlice<Draft>, over before: ArraySlice<Draft>, on screen: ScreenRect?,
    named name: String?, _ isDimmed: Bool
  ) -> Bool {
    guard before.count <= most, inside.count <= mostInside else { return false }
    let (cover, rest) = (stops(inside), stops(before))
    guard cover.count <= mostInside, cover.contains(where: isButton),
      cover.contains(where: { !$0.traits.contains(.button) && $0.label != nil }),
      rest.contains(where: isButton)
    else { return false }
    if let name, says(name) { return true }
    let liesOnButton = cover.contains { upper in
      rest.contains { isButton($0) && lies(upper, on: $0) }
    }
    if let name, liesOnButton, says(name, ofWhatHolds: true) { return true }
    // A card at the bottom, as on maps, and what is told for a moment leave the rest to be used.
    // What is tapped to close a dialog lies around it.
    guard let screen,
      cover.allSatisfy({ fills($0.frame, screen) || isInMiddle($0.frame, of: screen) })
    else { return false }
    return liesOnButton || isDimmed
  }

  private static func isInMiddle(_ frame: ScreenRect?, of screen: ScreenRect) -> Bool {
    guard let frame else { return false }
    return frame.y >= screen.y + screen.height * 0.15
      && frame.maxY <= screen.y + screen.height * 0.85
  }

  /// A group of what covers the screen.
  private static func draft(_ inside: [Draft], _ frame: ScreenRect?, named name: String?) -> Draft {
    var draft = Draft(AccessibilityElement(.group), children: inside)
    draft.isCover = true
    draft.element.frame = frame
    draft.element.identifier = name
    draft.note(.inferred, "role", "it lies over the rest of the screen; is it modal?")
    return draft
  }

  /// The elements of drafts, without those of bars, under which contents scroll.
  private static func stops(_ drafts: some Sequence<Draft>) -> [AccessibilityElement] {
    let bars: Set<ElementRole> = [.navigationBar, .tabBar, .toolbar]
    return drafts.flatMap { draft -> [AccessibilityElement] in
      if bars.contains(draft.element.role) { return [] }
      return draft.children.isEmpty || draft.element.label != nil
        ? [draft.element] : stops(draft.children)
    }
  }

  private static func isButton(_ element: AccessibilityElement) -> Bool {
    element.traits.contains(.button) || element.android.isClickable == true
  }

  /// Whether an element covers at least a quarter of another, or of itself.
  private static func lies(_ upper: AccessibilityElement, on lower: AccessibilityElement) -> Bool {
    guard let upper = upper.frame, let lower = lower.frame else { return false }
    let width = min(upper.maxX, lower.maxX) - max(upper.x, lower.x)
    let height = min(upper.maxY, lower.maxY) - max(upper.y, lower.y)
    let smaller = min(upper.width * upper.height, lower.width * lower.height)
    return width > 0 && height > 0 && width * height * 4 >= smaller
  }

  /// Whether the identifier of a view ends in what covers a screen: `popupView`, `dialog_overlay`.
  ///
  /// What comes after other words tells more: `dialog_nav_host_fragment` may hold the screen itself, and
  /// `dialog_container` may be there without a dialog.
  ///
  /// - Parameters:
  ///   - name: The identifier.
  ///   - holds: Whether it may also be of what holds such a view.
  /// - Returns: Whether it says so.
  private static func says(_ name: String, ofWhatHolds holds: Bool = false) -> Bool {
    var name = name.lowercased()[...]
    for ending in ["view", "layout"] + (holds ? ["container"] : []) where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
      if name.hasSuffix("_") { name.removeLast() }
    }
    return names.contains { name.hasSuffix($0) }
  }

  private static let names = ["popup", "dialog", "modal", "overlay", "bottomsheet", "bottom_sheet"]
}

import AccessibilityModel

/// The order of elements, and bars that the dump does not show as such.
extension ScreenBuilder {
  /// Tops closer than this form one row (AccessibilitySnapshot's constants: 8 pt, on an iPad 13).
  private var tolerance: Double { (screen.size?.width ?? 0) >= 700 ? 13 : 8 }

  /// Elements in VoiceOver's order: by rows, or along a bar.
  func ordered(_ drafts: [Draft], in container: ElementRole?) -> [Draft] {
    switch container {
    case .tabBar, .toolbar, .segmentedControl, .navigationBar:
      return stable(drafts) { leading($0) < leading($1) }
    case .webView: return drafts
    default: break
    }
    if rules.keepsOrder, !drafts.contains(where: \.isSynthesized) { return drafts }
    return byRows(drafts)
  }

  private func byRows(_ drafts: [Draft]) -> [Draft] {
    // An element without a frame stays after the one before it.
    var places: [(draft: Draft, frame: ScreenRect)] = []
    var last = ScreenRect(x: 0, y: -1e9, width: 0, height: 0)
    for draft in drafts {
      last = extent(draft) ?? last
      places.append((draft, last))
    }
    let byTop = places.enumerated().sorted {
      ($0.element.frame.y, $0.offset) < ($1.element.frame.y, $1.offset)
    }
    var rows: [[(offset: Int, element: (draft: Draft, frame: ScreenRect))]] = []
    for place in byTop {
      if let top = rows.last?.first?.element.frame.y, place.element.frame.y - top < tolerance {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let (left, right) = (leading($0.element.frame), leading($1.element.frame))
        return left == right ? $0.offset < $1.offset : left < right
      }.map(\.element.draft)
    }
  }

  private func stable(_ drafts: [Draft], by precedes: (Draft, Draft) -> Bool) -> [Draft] {
    guard drafts.allSatisfy({ extent($0) != nil }) else { return drafts }
    return drafts.enumerated().sorted {
      if precedes($0.element, $1.element) { return true }
      if precedes($1.element, $0.element) { return false }
      return $0.offset < $1.offset
    }.map(\.element)
  }

  private func leading(_ draft: Draft) -> Double {
    extent(draft).map(leading) ?? 0
  }

  private func leading(_ frame: ScreenRect) -> Double {
    isRightToLeft ? -frame.maxX : frame.x
  }

  /// The place of an element; for a container, the place of its elements inside its own frame.
  ///
  /// Otherwise a full-screen table would come before the bar above it.
  private func extent(_ draft: Draft) -> ScreenRect? {
    // What is part of an element lies wherever it is.
    guard !draft.children.isEmpty, draft.element.label == nil else { return draft.element.frame }
    let frames = draft.children.compactMap(extent)
    guard let first = frames.first else { return draft.element.frame }
    var (x, y) = (first.x, first.y)
    var (maxX, maxY) = (first.maxX, first.maxY)
    for frame in frames.dropFirst() {
      (x, y) = (min(x, frame.x), min(y, frame.y))
      (maxX, maxY) = (max(maxX, frame.maxX), max(maxY, frame.maxY))
    }
    if let own = draft.element.frame, own.width > 0 { (x, y) = (max(x, own.x), max(y, own.y)) }
    return ScreenRect(x: x, y: y, width: max(maxX - x, 0), height: max(maxY - y, 0))
  }

  /// Tabs side by side are put into the bar that the dump does not show.
  func grouped(_ drafts: [Draft], in container: ElementRole? = nil) -> [Draft] {
    guard container != .tabBar, container != .segmentedControl, drafts.contains(where: \.isTab)
    else { return drafts }
    var result: [Draft] = []
    var run: [Draft] = []
    func closeRun() {
      defer { run = [] }
      guard run.count > 1 else {
        result += run
        return
      }
      result.append(bar(of: run))
    }
    for draft in drafts {
      let isNext =
        draft.isTab
        && (run.last.map { abs(($0.element.frame?.y ?? 0) - (draft.element.frame?.y ?? 0)) < 8 }
          ?? true)
      if !isNext { closeRun() }
      if draft.isTab { run.append(draft) } else { result.append(draft) }
    }
    closeRun()
    return result
  }

  private func bar(of run: [Draft]) -> Draft {
    let bottom = run.compactMap { $0.element.frame?.maxY }.max() ?? 0
    let isTabBar = screen.size.map { bottom > $0.maxY - 60 } ?? false
    var draft = Draft(AccessibilityElement(isTabBar ? .tabBar : .segmentedControl))
    draft.note(
      .inferred, "role",
      isTabBar ? "tabs at the bottom of the screen" : "choices side by side, not at the bottom")
    draft.children = run.map { item in
      var item = item
      let role: ElementRole = isTabBar ? .tab : .button
      item.element.additionalTraits = item.element.traits.subtracting(ElementRole.tab.traits)
        .subtracting(role.traits)
      item.element.role = role
      return item
    }
    draft.children = ordered(draft.children, in: draft.element.role)
    return draft
  }

  /// Marks the button that leads back if no bar is shown: only by its name in UIKit.
  func markNamedBackButton(in drafts: inout [Draft]) {
    for index in drafts.indices where drafts[index].element.role == .button {
      guard drafts[index].element.identifier == "BackButton" else { continue }
      drafts[index].element.role = .backButton
      drafts[index].note(.inferred, "role", "back button, from the identifier BackButton")
    }
  }

  /// Marks the button that leads back: by its name in UIKit, or else the one at the very edge.
  func markBackButton(in drafts: inout [Draft]) {
    guard !drafts.contains(where: { $0.element.traits.contains(.backButton) }) else { return }
    let named = drafts.firstIndex { $0.element.identifier == "BackButton" }
    let edge = drafts.indices.first { index in
      guard let frame = drafts[index].element.frame else { return false }
      let gap = isRightToLeft ? (screen.size?.maxX ?? frame.maxX) - frame.maxX : frame.x
      return drafts[index].element.role == .button && abs(gap) < 0.5
    }
    guard let index = named ?? edge, drafts[index].element.role == .button else { return }
    drafts[index].element.role = .backButton
    drafts[index].note(
      .inferred, "role",
      named != nil
        ? "back button, from the identifier BackButton"
        : "back button, from its place at the edge of the bar")
  }
}

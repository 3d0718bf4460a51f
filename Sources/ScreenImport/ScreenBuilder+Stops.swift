import AccessibilityModel
import Support

/// Which nodes are left out, and which are elements.
extension ScreenBuilder {
  /// Why the keys are left out: they are no part of the app, and whoever types meets them by themselves.
  static let keyboardReason = "keyboard"

  /// Why a node and all that is inside it is left out; `nil` if it stays.
  func reasonToSkip(_ index: Int, in container: ViewKind?) -> String? {
    let node = tree[index]
    if keyboard.contains(index) { return Self.keyboardReason }
    switch node.kind {
    case .statusBar: return "status bar"
    case .scrollBar: return "scroll bars"
    default: break
    }
    if isPositionIndicator(node) { return "scroll bars" }
    if isInStatusBar(node) || statusTail.map({ index >= $0 }) ?? false { return "status bar" }
    if node.isVisible == false, isWholeUnseen(node, in: container) { return "not visible" }
    if let frame = node.frame, frame.width == 0 || frame.height == 0, node.end == index + 1,
      node.hasText || node.kind.isControl
    {
      return "without size"
    }
    if isDisabledTwin(index) { return "blank twins of another element" }
    return nil
  }

  /// Whether an invisible node hides everything inside it; plain views may not.
  private func isWholeUnseen(_ node: ViewNode, in container: ViewKind?) -> Bool {
    let isInBar = container == .tabBar || container == .toolbar
    // UIKit draws some bars in ways that WebDriverAgent takes for covered.
    if isInBar, node.isAccessible == true, let frame = node.frame, let size = screen.size,
      frame.width > 0, size.contains(frame.center)
    {
      return false
    }
    switch node.kind {
    case .other, .window, .application, .group: return false
    default: return true
    }
  }

  /// Whether a node is a scroll indicator: `Vertical scroll bar, 3 pages`, 0%.
  ///
  /// It is thin, at an edge, and in the language of the phone.
  private func isPositionIndicator(_ node: ViewNode) -> Bool {
    guard node.kind == .other, node.isAccessible != true, let frame = node.frame,
      min(frame.width, frame.height) <= 31, max(frame.width, frame.height) > 60,
      let value = node.value, value.hasSuffix("%"),
      value.dropLast().allSatisfy({ $0.isNumber || $0 == " " })
    else { return false }
    // A slider or a progress bar can be as thin, where the dump does not call it an element.
    return node.isAccessible == false || isAtEdge(frame) || namesPages(node)
  }

  /// Whether a thin frame lies along that edge of the screen where scroll indicators are.
  private func isAtEdge(_ frame: ScreenRect) -> Bool {
    guard let size = screen.size else { return false }
    let gap = 4.0
    if frame.width > frame.height { return abs(size.maxY - frame.maxY) <= gap }
    return abs(size.maxX - frame.maxX) <= gap || abs(frame.x - size.x) <= gap
  }

  /// Whether a label counts pages as UIKit's scroll indicators do, in any language.
  ///
  /// It ends like `…, 3 pages` or `…, 3페이지`. They are 30 points thick, also where they show less.
  private func namesPages(_ node: ViewNode) -> Bool {
    guard let frame = node.frame, min(frame.width, frame.height) >= 29,
      let parts = node.label?.split(whereSeparator: { $0 == "," || $0 == "،" || $0 == "、" }),
      parts.count > 1, let words = parts.last?.split(separator: " ")
    else { return false }
    return words.count <= 2 && words.count { $0.first?.isNumber ?? false } == 1
  }

  /// Whether a node is in the simulator's status bar.
  ///
  /// Its elements come from another process, or last.
  private func isInStatusBar(_ node: ViewNode) -> Bool {
    guard rules.listsElements, let frame = node.frame, frame.height > 0, frame.maxY <= 56 else {
      return false
    }
    if let process = node.process, let own = tree.nodes.first?.process, process != own {
      return true
    }
    guard node.isSynthesized else { return false }
    return firstInside?.frame.map { $0.y > frame.y } ?? false
  }

  /// Whether a node is a blank, disabled copy, as of the soft keyboard's return key.
  private func isDisabledTwin(_ index: Int) -> Bool {
    let node = tree[index]
    guard rules.listsElements, node.isEnabled == false, node.label == nil, node.value == nil,
      let frame = node.frame, frame.width > 0
    else { return false }
    let near = max(0, index - 2)...min(tree.nodes.count - 1, index + 2)
    return near.contains { $0 != index && tree[$0].frame == frame && tree[$0].label != nil }
  }

  /// Whether VoiceOver stops at a node; what is inside it is then spoken with it or not at all.
  func isElement(_ index: Int, in container: ViewKind?) -> Bool {
    let node = tree[index]
    switch node.kind {
    case .application, .window, .keyboard, .picker: return false
    default: break
    }
    if node.isVisible == false {
      return node.isAccessible == true && (container == .tabBar || container == .toolbar)
    }
    if rules.listsElements { return isListed(index) }
    if !rules.tellsTypes { return isUntypedElement(index) }
    if tellsAccessible {
      return node.isAccessible == true && !isEmptyView(index) && !isOnlyAround(index)
    }
    if node.kind.container != nil { return false }
    if node.kind.isControl { return true }
    switch node.kind {
    case .staticText, .heading: return node.hasText
    case .image: return node.label != nil
    case .cell: return node.label != nil || isGlued(index, in: container) || isSwitchRow(index)
    case .other, .group, .map, .datePicker, .menu, .genericElement, .stepper:
      guard node.label != nil, !hasControl[index], !isGluedAroundViews(index) else { return false }
      return !tree.children(of: index).contains {
        (tree[$0].kind == .other || tree[$0].kind == .group) && tree[$0].label == node.label
      }
    default: return node.label != nil && !hasControl[index]
    }
  }

  /// Whether a cell without a label is one stop with the texts inside it, as UIKit makes the cells of tables.
  ///
  /// A labeled view inside is an element, and so the cell is none; the texts in a cell of a collection are
  /// elements as well.
  private func isGlued(_ index: Int, in container: ViewKind?) -> Bool {
    container != .collectionView && hasStaticText[index] && !hasControl[index]
      && !hasLabeledView[index]
  }

  /// Whether the label of a view is glued together from those of the views inside it, as React Native does
  /// with every view, and one of these is an element: a view with a label and nothing inside.
  ///
  /// What has half of the screen is around its elements in any case.
  private func isGluedAroundViews(_ index: Int) -> Bool {
    guard hasLabeledView[index], let label = tree[index].label else { return false }
    var (rest, parts, hasElement) = (Substring(label), 0, false)
    var place = index + 1
    while place < min(tree[index].end, index + 257) {
      guard tree[place].isVisible != false, let part = tree[place].label else {
        place += 1
        continue
      }
      rest = rest.drop { ", ".contains($0) }
      guard rest.hasPrefix(part) else { return false }
      rest = rest.dropFirst(part.count)
      parts += 1
      if tree[place].kind == .other, tree[place].end == place + 1 { hasElement = true }
      place = tree[place].end
    }
    let isLarge =
      if let frame = tree[index].frame, let size = screen.size {
        frame.height >= size.height / 2
      } else { false }
    return parts > 1 && (hasElement || isLarge) && rest.isEmpty
  }

  /// Whether a node is called accessible for what is inside it.
  ///
  /// WebDriverAgent never calls a node inside an element accessible, but it calls a cell so because its
  /// first child is (isWDAAccessible in FBElement). Text fields have their own text inside.
  private func isOnlyAround(_ index: Int) -> Bool {
    hasAccessible[index] && !tree[index].kind.isTextField
  }

  /// An accessible view with nothing to say and no role is an error in the dump.
  func isEmptyView(_ index: Int) -> Bool {
    let node = tree[index]
    guard node.kind == .other || node.kind == .window, !node.hasText else { return false }
    return !hasText[index] && (node.traits ?? []).isEmpty
  }

  /// idb lists elements, and groups of them.
  private func isListed(_ index: Int) -> Bool {
    let node = tree[index]
    if node.kind == .group || node.kind == .other || node.kind.container != nil {
      return node.end == index + 1 && node.label != nil && !isEmptyBar(node)
    }
    if node.kind == .genericElement {
      return node.hasText || node.hint != nil || !(node.traits ?? []).isEmpty
    }
    // A map or a menu that says nothing only holds what is inside it.
    let isAround = node.end > index + 1 && !node.kind.isControl && node.kind != .image
    return node.hasText || node.hint != nil || !isAround
  }

  /// A group without children that ends at the bottom of the screen is a tab bar without its tabs.
  private func isEmptyBar(_ node: ViewNode) -> Bool {
    guard let frame = node.frame, let size = screen.size else { return false }
    return node.kind == .group && frame.maxY >= size.maxY - 1 && frame.width >= size.width - 1
  }

  /// Without types, a text is an element unless it only repeats the texts of a large area.
  private func isUntypedElement(_ index: Int) -> Bool {
    let node = tree[index]
    guard node.hasText else { return false }
    guard hasText[index] else { return true }
    guard let text = node.label, (node.frame?.height ?? 0) <= 120 else { return false }
    let below = index + 1..<min(node.end, index + 65)
    return below.allSatisfy { tree[$0].label.map(text.contains) ?? !tree[$0].hasText }
  }

  /// The system's keyboard, which dumps of XCUITest name, with what lies beside it: its buttons below and
  /// the words that it suggests.
  mutating func findNamedKeyboard() {
    var index = 0
    var bottom = Double.infinity
    while index < tree.nodes.count {
      guard tree[index].kind == .keyboard else {
        index += 1
        continue
      }
      let inside = index..<max(tree[index].end, index + 1)
      keyboard.formUnion(inside)
      index = inside.upperBound
      let frames = inside.compactMap { tree[$0].frame }.filter { $0.height > 0 }
      bottom = min(bottom, frames.map(\.maxY).max() ?? .infinity)
    }
    guard !keyboard.isEmpty else { return }
    for (index, node) in tree.nodes.enumerated() {
      // An app has nothing below the keyboard.
      let isBelow = node.kind == .button && node.frame.map { $0.y >= bottom } ?? false
      let isSuggestions = [node.identifier, node.label].contains("Typing Predictions")
      if isBelow || isSuggestions { keyboard.formUnion(index..<max(node.end, index + 1)) }
    }
  }

  /// Runs of one-letter buttons are keys, and so are the other buttons in their rows; with a space bar they
  /// are the system's keyboard rather than those of a game.
  mutating func findKeyboard() {
    let letters = tree.nodes.indices.filter { index in
      let node = tree[index]
      return node.kind == .button && node.label?.count == 1 && node.frame != nil
    }
    guard letters.count >= 20 else {
      findKeypad()
      return
    }
    var heights: [Double: Int] = [:]
    for index in letters { heights[tree[index].frame?.y ?? 0, default: 0] += 1 }
    let rows = heights.filter { $0.value >= 4 }.keys
    guard rows.count >= 2, let top = rows.min(), let bottom = rows.max() else { return }
    let height = letters.compactMap { tree[$0].frame?.height }.max() ?? 0
    takeKeys(from: top, to: bottom + height * 1.5)
    let width = letters.compactMap { tree[$0].frame?.width }.min() ?? 0
    let hasSpaceBar = keys.contains { index in
      // A game may have a wide button below its letters.
      let names = [tree[index].label, tree[index].identifier].compactMap { $0?.lowercased() }
      guard names.contains(where: Self.spaceBars.contains) else { return false }
      return tree[index].frame.map { $0.y > bottom && $0.width >= width * 3 } ?? false
    }
    if hasSpaceBar { takeKeyboard(from: top) }
  }

  /// The labels of space bars, in all languages.
  static let spaceBars = Set(
    BuiltInTables.dumps.rows("spaces.tsv", columns: ["label", "language", "confidence", "source"]) {
      $0[0]
    }
  )

  private mutating func takeKeys(from top: Double, to bottom: Double) {
    for (index, node) in tree.nodes.enumerated() where node.kind == .button {
      guard let frame = node.frame, frame.y >= top, frame.y <= bottom else { continue }
      keys.insert(index)
    }
  }

  /// Takes the keys with what lies beside them: the buttons below and the words that are suggested, which
  /// come right before the keys and lie right above them.
  private mutating func takeKeyboard(from top: Double) {
    keyboard.formUnion(keys)
    let bottom = keys.compactMap { tree[$0].frame?.maxY }.max() ?? .infinity
    for (index, node) in tree.nodes.enumerated() where node.kind == .button {
      if let frame = node.frame, frame.y >= bottom - 1 { keyboard.insert(index) }
    }
    var before = (keys.min() ?? 0) - 1
    while before >= 0, tree[before].kind == .genericElement, let frame = tree[before].frame,
      frame.y < top, frame.maxY > top - 12
    {
      keyboard.insert(before)
      before -= 1
    }
  }

  /// Kana and Korean letters in three columns are the keypad of a phone, at the bottom of the screen; digits
  /// may be a calculator's.
  private mutating func findKeypad() {
    var rows: [Double: Int] = [:]
    var sizes: [(width: Double, height: Double)] = []
    for node in tree.nodes where node.kind == .button {
      guard let label = node.label, label.unicodeScalars.count == 1, let frame = node.frame,
        label.unicodeScalars.allSatisfy({ Self.isOfKeypad($0.value) })
      else { continue }
      rows[frame.y, default: 0] += 1
      sizes.append((frame.width, frame.height))
    }
    guard (8...12).contains(sizes.count), (3...4).contains(rows.count), let first = sizes.first,
      sizes.allSatisfy({
        abs($0.width - first.width) < 2 && abs($0.height - first.height) < 2
      }), let top = rows.keys.min(), let bottom = rows.keys.max(), let size = screen.size,
      top > size.maxY / 2
    else { return }
    takeKeys(from: top, to: bottom + first.height / 2)
    takeKeyboard(from: top)
  }

  /// Whether a letter is on a keypad: a Korean letter by itself, the vowel dot, or kana.
  private static func isOfKeypad(_ scalar: UInt32) -> Bool {
    (0x3131...0x318E).contains(scalar) || (0x3041...0x30FF).contains(scalar)
  }
}

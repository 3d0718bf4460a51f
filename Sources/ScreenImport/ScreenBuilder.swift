import AccessibilityModel

/// Makes the elements at which VoiceOver stops from a tree of views.
///
/// Dumps of XCUITest tell types and frames, but not what VoiceOver makes of them. The rules here
/// come from real dumps and the sources of the tools. Everything that a rule decides is noted.
struct ScreenBuilder {
  /// What the format tells, and what it leaves to rules.
  struct Rules: Sendable {
    /// Whether nodes have types.
    var tellsTypes = true
    /// Whether the dump lists elements and groups of them, instead of views.
    var listsElements = false
    /// Whether the order of the nodes is VoiceOver's; otherwise their places decide.
    var keepsOrder = false
    /// Whether switches in the dump may stand for any toggle, as in idb.
    var saysCheckBoxForSwitch = false
  }

  var tree: ViewTree
  let rules: Rules
  var screen = Draft.Screen()
  /// Whether the dump says which views are accessibility elements.
  let tellsAccessible: Bool
  /// For each node: whether an accessible node is below it, a control, a text, a switch.
  let hasAccessible: [Bool]
  let hasControl: [Bool]
  let hasText: [Bool]
  /// For each node: whether a text is below it, a labeled view of no kind.
  let hasStaticText: [Bool]
  let hasLabeledView: [Bool]
  /// For each node: whether a navigation bar is below it.
  let hasBar: [Bool]
  let switchBelow: [Int32]
  let isRightToLeft: Bool
  /// Where the status bar begins, if it comes last without being called one.
  let statusTail: Int?
  /// The first node below the app.
  let firstInside: ViewNode?
  /// The indices of the nodes that are keys.
  var keys: Set<Int> = []
  /// The indices of the nodes that belong to the system's keyboard.
  var keyboard: Set<Int> = []
  /// The label of a bar at the bottom without its items.
  private var emptyBar: String?

  /// Containers nested deeper than this are dissolved; no real screen has so many.
  static let deepest = 12

  init(_ tree: ViewTree, rules: Rules, title: String? = nil) {
    self.tree = tree
    self.rules = rules
    tellsAccessible = tree.nodes.contains { $0.isAccessible != nil }
    var control = [Bool](repeating: false, count: tree.nodes.count)
    var text = control
    var accessible = control
    var staticText = control
    var labeledView = control
    var bar = control
    var toggle = [Int32](repeating: -1, count: tree.nodes.count)
    // Children come after their parents, so one pass from the end sees them first.
    for index in tree.nodes.indices.reversed() {
      let node = tree[index]
      guard node.parent >= 0 else { continue }
      if accessible[index] || node.isAccessible == true { accessible[node.parent] = true }
      let isShown = node.isVisible != false
      if control[index] || node.kind.isControl && isShown { control[node.parent] = true }
      if text[index] || node.hasText { text[node.parent] = true }
      let isText = node.kind == .staticText || node.kind == .heading
      if staticText[index] || isText && node.hasText && isShown { staticText[node.parent] = true }
      let isLabeledView = node.kind == .other && node.label != nil && isShown
      if labeledView[index] || isLabeledView { labeledView[node.parent] = true }
      if bar[index] || node.kind == .navigationBar { bar[node.parent] = true }
      if node.kind == .switch || node.kind == .checkBox, node.isVisible != false {
        toggle[node.parent] = Int32(index)
      } else if toggle[index] >= 0 {
        toggle[node.parent] = toggle[index]
      }
    }
    (hasAccessible, hasControl, hasText, switchBelow) = (accessible, control, text, toggle)
    (hasStaticText, hasLabeledView, hasBar) = (staticText, labeledView, bar)
    statusTail =
      rules.tellsTypes
      ? rules.listsElements ? Self.statusTail(of: tree) : nil
      : Self.statusTail(ofUntyped: tree)
    isRightToLeft = Self.isRightToLeft(tree, until: statusTail)
    screen.isRightToLeft = isRightToLeft
    if rules.tellsTypes { screen.told.insert(.selection) }
    if tellsAccessible || rules.listsElements { screen.told.insert(.pictures) }
    firstInside = tree.nodes.first { $0.kind != .application }
    screen.nodes = tree.nodes.count
    let app = tree.nodes.first { $0.kind == .application }
    screen.title = title ?? app?.label
    screen.size = app?.frame ?? tree.nodes.first { $0.kind == .window }?.frame
    if screen.size?.width == 0 { screen.size = nil }
  }

  /// Whether most labels of the app are written from right to left; the words of the status bar are the
  /// system's.
  private static func isRightToLeft(_ tree: ViewTree, until statusTail: Int?) -> Bool {
    var (leftward, all, index) = (0, 0, 0)
    while index < statusTail ?? tree.nodes.count {
      let node = tree[index]
      if node.kind == .statusBar || node.kind == .keyboard {
        index = node.end
        continue
      }
      // A single letter is a key, in the language of the keyboard.
      if let label = node.label, label.unicodeScalars.count > 1, label.contains(where: \.isLetter) {
        all += 1
        if label.unicodeScalars.contains(where: isRightToLeft) { leftward += 1 }
      }
      index += 1
    }
    return leftward * 2 > all
  }

  /// Where the simulator's status bar begins, which tools list after the app without saying so; `nil` if
  /// it is not there.
  ///
  /// What lies at the top of the screen comes last in the tree, and a part of it is the time.
  private static func statusTail(of tree: ViewTree) -> Int? {
    var tail = tree.nodes.count
    var tellsTime = false
    while let node = tail > 0 ? tree.nodes[tail - 1] : nil, node.end == tail,
      node.parent < 0 || tree[node.parent].kind == .application,
      let frame = node.frame, frame.height > 0, frame.maxY <= 56
    {
      tellsTime = tellsTime || node.label.map(isTime) ?? false
      tail -= 1
    }
    guard tellsTime, tail > 0, let before = tree[tail - 1].frame, before.y > 56 else { return nil }
    return tail
  }

  /// Where the status bar begins in a tree without types, in which it is the last branch: all texts in it lie
  /// at the top of the screen, and one of them is the time; `nil` if it is not there.
  private static func statusTail(ofUntyped tree: ViewTree) -> Int? {
    // The first of the nodes at the end that can all be the status bar's, and whether one tells the time.
    var (first, tellsTime) = (tree.nodes.count, false)
    while first > 0 {
      let node = tree[first - 1]
      if node.hasText {
        guard let frame = node.frame, frame.height > 0, frame.maxY <= 56 else { break }
        tellsTime = tellsTime || node.label.map(isTime) ?? false
      }
      first -= 1
    }
    // Nothing at the end is at the top, or everything is.
    guard tellsTime, first > 0 else { return nil }
    var index = 0
    while index < first {
      // The last child: the next branch on the way to the end of the tree.
      guard let last = tree.children(of: index).last else { return nil }
      index = last
    }
    return index
  }

  /// Whether a text is the time of day, which the status bar shows: `9:41`, `9:41 AM`, `오전 9:41`.
  private static func isTime(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count <= 2 else { return false }
    return words.contains { word in
      let parts = word.split(whereSeparator: { $0 == ":" || $0 == "." })
      return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
        && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
  }

  /// The screen of the whole tree.
  consuming func built() -> Draft.Screen {
    if rules.listsElements { findKeyboard() } else { findNamedKeyboard() }
    if !keyboard.isEmpty { screen.skipped.add(Self.keyboardReason) }
    var found: [Draft] = []
    var index = 0
    while index < tree.nodes.count, !screen.isTooLarge {
      found += collect(index..<tree[index].end, in: nil, depth: 0)
      index = tree[index].end
    }
    if screen.isTooLarge { return screen }
    screen.drafts = ordered(grouped(found), in: nil)
    var drafts = screen.drafts
    markNamedBackButton(in: &drafts)
    screen.drafts = drafts
    let hasTabs = screen.drafts.contains { $0.element.role == .tabBar }
    if let emptyBar, !hasTabs {
      screen.lack =
        "The bar '\(emptyBar)' at the bottom has no items in this dump: older tools cannot see them."
    }
    if let lack = screen.lack { screen.remarks.append("\(lack) Add a tabBar with its tabs.") }
    remarkOnOutside()
    return screen
  }

  /// The elements and containers of a range of nodes, in the order of the tree.
  private mutating func collect(
    _ range: Range<Int>, in container: ViewKind?, depth: Int
  ) -> [Draft] {
    var drafts: [Draft] = []
    var index = range.lowerBound
    while index < range.upperBound, !screen.isTooLarge {
      let node = tree[index]
      if let reason = reasonToSkip(index, in: container) {
        // A keyboard is one thing, however many keys it has.
        if reason != Self.keyboardReason { screen.skipped.add(reason) }
        index = node.end
      } else if isElement(index, in: container) {
        var element = element(index, in: container)
        screen.made += 1
        addUnsaidTexts(in: index, to: &element)
        var heard = [element]
        if node.kind.isTextField { heard += buttons(inside: index) }
        if isRowWithControls(index, element, in: container) {
          heard += controls(inside: index, in: container, depth: depth)
        }
        drafts += heard
        // idb lists only elements: anything inside one is another element.
        if rules.listsElements {
          index += 1
        } else {
          countSwallowed(in: index, heard)
          index = node.end
        }
      } else if let role = containerRole(index), depth < Self.deepest {
        let inside = collect(index + 1..<node.end, in: kind(of: role, node), depth: depth + 1)
        if screen.isTooLarge { return drafts }
        if !inside.isEmpty { drafts.append(self.container(role, index, inside)) }
        index = node.end
      } else if depth < Self.deepest, isColumn(index) {
        let inside = collect(index + 1..<node.end, in: container, depth: depth + 1)
        if screen.isTooLarge { return drafts }
        if !inside.isEmpty { drafts.append(column(index, inside)) }
        index = node.end
      } else if isCellOfContainer(index, container), depth < Self.deepest {
        let inside = collect(index + 1..<node.end, in: container, depth: depth + 1)
        if screen.isTooLarge { return drafts }
        drafts += cell(index, inside)
        index = node.end
      } else if node.kind == .datePicker, depth < Self.deepest {
        let inside = collect(index + 1..<node.end, in: container, depth: depth + 1)
        if screen.isTooLarge { return drafts }
        drafts += datePicker(index, inside)
        index = node.end
      } else if node.kind == .other, !drafts.isEmpty, depth < Self.deepest,
        Overlay.fills(node.frame, screen.size)
      {
        let inside = collect(index + 1..<node.end, in: container, depth: depth + 1)
        if screen.isTooLarge { return drafts }
        if var cover = Overlay.cover(
          inside[...], over: drafts[...], on: screen.size, node.frame, named: node.identifier,
          isDimmed: Overlay.isDimmed(layers(of: index), on: screen.size))
        {
          cover.children = ordered(grouped(cover.children), in: nil)
          drafts.append(cover)
        } else {
          drafts += inside
        }
        index = node.end
      } else {
        if node.isAccessible == true, isEmptyView(index) {
          screen.skipped.add("accessible views with nothing to say")
        }
        if node.kind == .group, node.label != nil, node.end == index + 1 { remarkOnEmptyBar(node) }
        index += 1
      }
    }
    return drafts
  }

  /// The kind of a container as its elements see it.
  private func kind(of role: ElementRole, _ node: ViewNode) -> ViewKind {
    role == .navigationBar ? .navigationBar : node.kind
  }

  /// Adds the texts inside an element that it does not say, as parts of it: they are seen and never heard.
  private mutating func addUnsaidTexts(in index: Int, to draft: inout Draft) {
    let node = tree[index]
    guard !rules.listsElements, let label = node.label, !node.kind.isTextField,
      tellsAccessible ? node.isAccessible == true : node.kind == .button
    else { return }
    let texts = (index + 1..<max(min(node.end, index + 257), index + 1)).compactMap { place in
      let inside = tree[place]
      let isSeen = inside.isVisible != false && (inside.frame?.height ?? 0) > 0
      return inside.kind == .staticText && isSeen ? inside.label.map { ($0, inside.frame) } : nil
    }
    let said = [label, node.value, node.hint].compactMap(\.self).joined(separator: " ")
    draft.children = UnsaidText.drafts(texts, besides: said)
    if let unsaid = draft.children.first?.element.label?.string {
      draft.note(.missing, "label", "its label leaves '\(unsaid.prefix(20))' out")
    }
    let controls = controlsOutOfReach(in: index)
    if !controls.isEmpty {
      draft.note(.missing, "children", "nothing reaches the controls inside it")
      draft.children += controls
    }
    screen.made += draft.children.count
  }

  /// The controls inside a view that is an element, and so hides them; UIKit's rows do not, though
  /// WebDriverAgent calls nothing inside them accessible.
  ///
  /// A view with a single control may stand for it.
  private func controlsOutOfReach(in index: Int) -> [Draft] {
    let node = tree[index]
    guard tellsAccessible, node.kind == .other, node.isAccessible == true, hasControl[index],
      node.customActions.isEmpty,
      node.traits?.isDisjoint(with: [.adjustable, .button, .link]) != false
    else { return [] }
    let controls = controlsInAccessible(index)
    return controls.count > 1 ? controls : []
  }

  /// The controls with a label that are seen inside an element.
  private func controlsInAccessible(_ index: Int) -> [Draft] {
    var controls: [Draft] = []
    var place = index + 1
    while place < min(tree[index].end, index + 257) {
      let inside = tree[place]
      let isControl = [.button, .link, .switch, .slider].contains(inside.kind)
      guard isControl, inside.isVisible != false, inside.label != nil,
        (inside.frame?.height ?? 0) > 0
      else {
        place += 1
        continue
      }
      controls.append(element(place, in: nil))
      place = inside.end
    }
    return controls
  }

  /// Counts what is inside an element and is not heard: neither by itself nor as part of it.
  private mutating func countSwallowed(in index: Int, _ drafts: [Draft]) {
    var said = ""
    func add(_ drafts: [Draft]) {
      for draft in drafts {
        let element = draft.element
        let texts = [element.label, element.value, element.hint, element.placeholder]
        for text in texts { said += (text?.string ?? "") + "\n" }
        add(draft.children)
      }
    }
    add(drafts)
    // No real element says more, and every text inside is looked for in it.
    let isSearched = said.utf8.count < 10_000
    let count = (index + 1..<max(tree[index].end, index + 1)).count { place in
      let node = tree[place]
      guard node.isVisible != false else { return false }
      // A switch has another inside it.
      guard let label = node.label else {
        return node.kind.isControl && node.kind != tree[index].kind
      }
      return !isSearched || !said.contains(label)
    }
    if count > 0 { screen.skipped.add("parts of other elements", count) }
  }

  /// The buttons inside a text field, which hides everything inside it except its clear button.
  private mutating func buttons(inside index: Int) -> [Draft] {
    let limit = min(tree[index].end, index + 64)
    return (index + 1..<max(limit, index + 1)).compactMap { place in
      let node = tree[place]
      guard node.kind == .button, node.label != nil, node.isVisible != false else { return nil }
      return element(place, in: nil)
    }
  }

  /// Whether a row with a label may have controls in it that are stops of their own: UIKit's rows do not hide
  /// them, though WebDriverAgent calls nothing inside an element accessible.
  ///
  /// A cell of a collection is no element unless the app makes it one, which hides what is inside.
  private func isRowWithControls(
    _ index: Int, _ draft: Draft, in container: ViewKind?
  ) -> Bool {
    rules.tellsTypes && !rules.listsElements && tree[index].kind == .cell && hasControl[index]
      && (tellsAccessible
        ? container == .table && tree[index].customActions.isEmpty : draft.element.role == .cell)
  }

  /// The controls inside a row, without those that only say what it says.
  private mutating func controls(inside index: Int, in container: ViewKind?, depth: Int) -> [Draft]
  {
    guard depth < Self.deepest else { return [] }
    let said = tree[index].label ?? ""
    let inside =
      tellsAccessible
      ? controlsInAccessible(index)
      : collect(index + 1..<tree[index].end, in: container, depth: depth + 1)
    return inside.filter { draft in
      let element = draft.element
      let silent: Set<ElementRole> = [.text, .image, .header, .element, .cell]
      guard !silent.contains(element.role) else { return false }
      guard let label = element.label?.string else { return true }
      return !said.contains(label) && !Self.isDisclosure(label)
    }
  }

  private mutating func container(_ role: ElementRole, _ index: Int, _ inside: [Draft]) -> Draft {
    var container = AccessibilityElement(role)
    container.frame = tree[index].frame
    var draft = Draft(container)
    draft.children = ordered(grouped(inside, in: role), in: role)
    if role == .navigationBar { markBackButton(in: &draft.children) }
    if tree[index].kind == .group, role == .navigationBar {
      draft.note(.inferred, "role", "a group at the top with a title or a back button")
    }
    draft.isSynthesized = tree[index].isSynthesized
    return draft
  }

  /// What is directly in a view, for ``Overlay``.
  private func layers(of index: Int) -> [Overlay.Layer] {
    tree.children(of: index).prefix(3).map { child in
      let node = tree[child]
      let isLeaf = tree.children(of: child).isEmpty
      return Overlay.Layer(
        frame: node.frame, isBlank: isLeaf && node.kind == .other && !node.hasText)
    }
  }

  /// The role of a container, if VoiceOver keeps its contents together.
  private func containerRole(_ index: Int) -> ElementRole? {
    let node = tree[index]
    if let role = node.kind.container { return role }
    guard rules.listsElements, node.kind == .group, let frame = node.frame, frame.y < 130,
      frame.height <= 120
    else { return nil }
    let children = tree.children(of: index).prefix(8).map { tree[$0] }
    let isBar =
      children.contains { $0.identifier == "BackButton" }
      || children.contains { $0.kind == .heading } && children.contains { $0.kind == .button }
    return isBar ? .navigationBar : nil
  }

  // MARK: Remarks

  private mutating func remarkOnEmptyBar(_ node: ViewNode) {
    guard let frame = node.frame, let size = screen.size, frame.maxY >= size.maxY - 1 else {
      return
    }
    emptyBar = node.label
  }

  private mutating func remarkOnOutside() {
    guard let size = screen.size else { return }
    var outside = 0
    func count(_ drafts: [Draft]) {
      for draft in drafts {
        count(draft.children)
        guard draft.children.isEmpty, let frame = draft.element.frame else { continue }
        if frame.y >= size.maxY || frame.x >= size.maxX || frame.maxX <= size.x { outside += 1 }
      }
    }
    count(screen.drafts)
    if outside > 0 {
      screen.remarks.append(
        "\(outside) \(outside == 1 ? "element lies" : "elements lie") outside the screen; "
          + "VoiceOver reaches \(outside == 1 ? "it only where it" : "them only where they") can be "
          + "scrolled to.")
    }
  }
}

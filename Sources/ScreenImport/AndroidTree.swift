import AccessibilityModel

/// Nodes of an Android dump, parents before their children, and what TalkBack makes of them.
struct AndroidTree: Sendable {
  private(set) var nodes: [AndroidNode] = []
  private var path: [Int] = []
  /// For each node, the one around it.
  private(set) var parents: [Int?] = []

  init() {}

  mutating func open(_ node: AndroidNode) {
    parents.append(path.last)
    path.append(nodes.count)
    nodes.append(node)
  }

  mutating func close() {
    guard let index = path.popLast() else { return }
    nodes[index].end = nodes.count
    markTabs(in: index)
  }

  /// Marks the nodes in another as tabs if they behave like those of MDC: side by side and alike, and
  /// only the one that is selected cannot be tapped, as it is chosen already.
  private mutating func markTabs(in index: Int) {
    let items = children(of: index)
    guard (2...12).contains(items.count), let first = nodes[items[0]].frame else { return }
    // Older tabs can be tapped again; then only what they are in tells what they are.
    let around = [index, path.last].compactMap(\.self).map { nodes[$0] }
    let isNamed = around.contains { node in
      [node.identifier ?? "", String(node.type)].contains { Self.isOfTabs($0.lowercased()) }
    }
    let selected = items.count { nodes[$0].isSelected }
    // Bars of one's own may not tell which one is chosen; two buttons side by side are no tabs.
    guard selected == 1 || selected == 0 && isNamed && items.count > 2 else { return }
    var right = first.x
    for item in items {
      let node = nodes[item]
      guard let frame = node.frame, abs(frame.y - first.y) < 3, frame.x >= right,
        abs(frame.height - first.height) < 3, node.className == nodes[items[0]].className,
        node.isActionable, isNamed || node.isClickable != node.isSelected, !node.isCheckable
      else { return }
      right = frame.x + 1
    }
    for item in items { nodes[item].isTab = true }
    nodes[index].isTabBar = !(path.last.map { nodes[$0].isScrollable } ?? false)
  }

  /// Whether a name is that of a bar of tabs: `tab_layout`, `bottomNavigation`.
  private static func isOfTabs(_ name: String) -> Bool {
    let name = name.replacing("_", with: "")
    return ["tabs", "tablayout", "tabbar", "tabwidget", "bottomnav", "bottomnavigation"].contains {
      name.contains($0)
    }
  }

  var depth: Int { path.count }

  /// The nodes of Maestro's JSON.
  init(maestro json: JSONValue) {
    JSONWalk.run([json]) { value, isEnd in
      guard !isEnd else {
        close()
        return nil
      }
      var attributes: [String: String] = [:]
      for (key, item) in value["attributes"]?.members ?? [] {
        attributes[key] = item.scalar.map { item.kind == .yes ? "true" : $0 }
      }
      attributes["content-desc"] = attributes["accessibilityText"] ?? attributes["content-desc"]
      attributes["hint"] = attributes["hintText"]
      if attributes["clickable"] == nil {
        attributes["clickable"] = value["clickable"]?.flag.map { "\($0)" }
      }
      open(AndroidNode(attributes))
      return value["children"]
    }
  }

  // MARK: The screen

  /// What TalkBack stops at: whatever can be used, with the texts inside it, and other texts.
  func screen() -> Draft.Screen {
    var screen = Draft.Screen()
    screen.nodes = nodes.count
    screen.isOfAndroid = true
    // What Appium has around the windows tells no place.
    screen.size = nodes.lazy.compactMap(\.frame).first
    screen.told = [.pictures, .selection]
    let keyboards = keyboards()
    screen.spokenTitle = paneTitle(&screen)
    var index = 0
    // Texts before this index belong to an element that was already made.
    var spokenFor = 0
    var rows: Set<Int> = []
    // The groups around this index, each with the number of drafts before it.
    var groups: [(index: Int, before: Int, isList: Bool)] = []
    var lists = 0
    // What scrolls around this index.
    var around: [Clip] = []
    var textFrames: [Int: ScreenRect?] = [:]
    func closeGroups(before index: Int) {
      while let group = groups.last, nodes[group.index].end <= index {
        groups.removeLast()
        if group.isList {
          lists -= 1
          Self.wrap(&screen, from: group.before)
        } else {
          closeCover(group.index, &screen, from: group.before)
        }
      }
    }
    while index < nodes.count, !screen.isTooLarge {
      let node = nodes[index]
      closeGroups(before: index)
      if lists < Self.deepest, node.isChoiceGroup || hasAllItsTabs(index) {
        groups.append((index, screen.drafts.count, true))
        lists += 1
      } else if mayCover(index, screen) {
        groups.append((index, screen.drafts.count, false))
      }
      if keyboards.contains(index) {
        screen.skipped.add("keyboard")
        index = node.end
        continue
      }
      screen.title = screen.title ?? dialogTitle(index)
      if node.package == "com.android.systemui" {
        screen.skipped.add("system bars")
        index = node.end
      } else if !node.isShown || node.frame.map({ $0.width == 0 || $0.height == 0 }) ?? false {
        screen.skipped.add(node.isShown ? "without size" : "not visible")
        index = node.isShown ? index + 1 : node.end
      } else if !node.isImportant {
        if node.isActionable || node.text != nil || node.description != nil {
          screen.skipped.add("not important for accessibility")
        }
        index += 1
      } else {
        if Self.lists.contains(node.type) { rows.formUnion(children(of: index)) }
        while let last = around.last, nodes[last.index].end <= index { around.removeLast() }
        if node.isActionable, isCutOff(index, in: around.last, &textFrames) {
          screen.skipped.add("cut off at an edge, without what they say")
        } else if isStop(index, spokenFor: spokenFor) || rows.contains(index) && isRow(index) {
          screen.drafts.append(draft(index))
          screen.made += 1
          spokenFor = max(spokenFor, node.end)
        }
        if node.isScrollable { around.append(clip(index, in: around.last, screen.size)) }
        index += 1
      }
    }
    closeGroups(before: nodes.count)
    screen.remarks.append(
      "This is an Android screen: TalkBack's order and words differ from VoiceOver's, and frames are "
        + "in pixels.")
    return screen
  }

  /// The outermost nodes of the windows of keyboards, which some tools put beside those of the app.
  private func keyboards() -> Set<Int> {
    guard nodes.contains(where: \.isOfKeyboard) else { return [] }
    var found: Set<Int> = []
    // The nodes around this place; a window begins inside what has no frame.
    var around: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = around.last, nodes[last].end <= index { around.removeLast() }
      around.append(index)
      guard node.isOfKeyboard else { continue }
      let window = around.reversed().prefix {
        nodes[$0].frame != nil && nodes[$0].package == node.package
      }
      if let root = window.last { found.insert(root) }
    }
    // An app may have keys of its own, such as those of a bank: then they are in its window.
    let app = nodes.first { $0.frame != nil }?.package
    found = found.filter { nodes[$0].package != app }
    return found
  }

  /// The title of the first pane that has at least half of the screen; those of others are remarks.
  private func paneTitle(_ screen: inout Draft.Screen) -> String? {
    func area(_ frame: ScreenRect?) -> Double { frame.map { $0.width * $0.height } ?? 0 }
    let whole = nodes.lazy.map { area($0.frame) }.max() ?? 0
    var title: String?
    for node in nodes where node.isShown {
      guard let pane = node.paneTitle else { continue }
      if title == nil, area(node.frame) * 2 >= whole {
        title = pane
      } else if pane != title {
        screen.remarks.append(
          "TalkBack says '\(pane)' when that pane appears: put its elements into a group with "
            + "`android: {paneTitle: \(pane)}` if it appears during a walk.")
      }
    }
    return title
  }

  /// The title of one of Android's own dialogs, if a node is all of it.
  private func dialogTitle(_ index: Int) -> String? {
    guard nodes[index].identifier == "parentPanel" else { return nil }
    return nodes[index..<nodes[index].end].first { $0.identifier == "alertTitle" }?.text
  }

  /// Whether a node is a bar of tabs, all of which are in the dump as it does not scroll (MDC TabLayout).
  private func hasAllItsTabs(_ index: Int) -> Bool {
    let bar = nodes[index]
    if bar.isTabBar { return true }
    guard bar.type == "HorizontalScrollView" || bar.type == "TabLayout", !bar.isScrollable else {
      return false
    }
    let used = nodes[index..<bar.end].dropFirst().filter(\.isActionable)
    return used.count > 1 && used.allSatisfy { Self.role(of: $0) == .tab }
  }

  /// Whether a node may lie over what comes before it.
  private func mayCover(_ index: Int, _ screen: Draft.Screen) -> Bool {
    !screen.drafts.isEmpty && nodes[index].end > index + 1
      && Overlay.fills(nodes[index].frame, screen.size)
  }

  /// What is directly in a node, for ``Overlay``.
  private func layers(of index: Int) -> [Overlay.Layer] {
    children(of: index).prefix(3).map { child in
      let node = nodes[child]
      let isBlank =
        node.end == child + 1 && node.type == "View"
        && [node.text, node.description, node.state].allSatisfy { $0 == nil }
      return Overlay.Layer(frame: node.frame, isBlank: isBlank)
    }
  }

  /// The most lists in each other that are kept, as all that looks at them goes into each.
  private static let deepest = 30

  /// Puts the last drafts into a group if they cover the screen.
  private func closeCover(_ index: Int, _ screen: inout Draft.Screen, from start: Int) {
    let node = nodes[index]
    let (before, inside) = (screen.drafts[..<start], screen.drafts[start...])
    guard
      let group = Overlay.cover(
        inside, over: before, on: screen.size, node.frame, named: node.identifier,
        isDimmed: Overlay.isDimmed(layers(of: index), on: screen.size))
    else { return }
    screen.drafts.removeSubrange(start...)
    screen.drafts.append(group)
    screen.made += 1
  }

  /// Puts the last drafts into a group that TalkBack takes for a list, with the number and the places of
  /// its items (MA).
  private static func wrap(_ screen: inout Draft.Screen, from start: Int) {
    let inside = Array(screen.drafts[start...])
    guard inside.count > 1 else { return }
    screen.drafts.removeSubrange(start...)
    let areTabs = inside.allSatisfy { $0.element.role == .tab }
    var group = Draft(AccessibilityElement(areTabs ? .tabBar : .group), children: inside)
    if !areTabs { group.element.android.collection = .list }
    screen.drafts.append(group)
    screen.made += 1
  }

  private static let scrollers: Set<Substring> = [
    "RecyclerView", "ListView", "ScrollView", "HorizontalScrollView", "NestedScrollView",
    "GridView", "ViewPager", "ViewPager2", "WebView", "DrawerLayout",
  ]

  private static let lists: Set<Substring> = ["RecyclerView", "ListView", "GridView"]

  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// Whether a child of a list is one stop with all that it says: it has a text that is no stop of its own
  /// (TB AccessibilityNodeInfoUtils).
  private func isRow(_ index: Int) -> Bool {
    var place = index
    while place < nodes[index].end {
      let node = nodes[place]
      if place > index, isApart(node) || node.isImportant && Self.scrollers.contains(node.type) {
        place = node.end
        continue
      }
      guard node.isImportant else {
        place += 1
        continue
      }
      if node.text != nil || node.description != nil { return true }
      place += 1
    }
    return false
  }

  /// Whether a node, with what is inside it, says nothing for one around it: it is a stop of its own, or hidden.
  func isApart(_ node: AndroidNode) -> Bool {
    node.isActionable && node.isImportant || !node.isShown
  }

  /// Whether there is something to say of a node, or of what is inside it and is no stop of its own.
  func isSpeaking(_ index: Int) -> Bool {
    var place = index
    while place < nodes[index].end {
      let node = nodes[place]
      if place > index, isApart(node) {
        place = node.end
        continue
      }
      guard node.isImportant else {
        place += 1
        continue
      }
      if node.text != nil || node.description != nil || node.state != nil || node.isCheckable
        || node.hint != nil || node.range != nil || Self.role(of: node) != nil && place == index
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// Whether there is nothing in a node but what says nothing: pictures without a name, which Android does not
  /// show to TalkBack (View.isImportantForAccessibility), glyphs of an icon font, or its role as Compose has it.
  private func isMerePicture(_ index: Int) -> Bool {
    let inside = nodes[index..<nodes[index].end].dropFirst()
    return inside.allSatisfy { node in
      !node.isActionable && !node.isCheckable
        && (Self.silent.contains(node.type) || Self.isSeen(node))
        && [node.text, node.description, node.state, node.hint, node.range].allSatisfy { $0 == nil }
    } && inside.contains { $0.isShown && Self.isSeen($0) }
  }

  /// Whether there is something to see of a node by its class, also without a text.
  private static func isSeen(_ node: AndroidNode) -> Bool {
    node.type.hasSuffix("ImageView") || [.image, .text, .button].contains(role(of: node))
  }

  /// Views of which TalkBack is not told unless they have a name.
  static let silent: Set<Substring> = [
    "ImageView", "AppCompatImageView", "ShapeableImageView", "View", "ViewGroup", "FrameLayout",
    "LinearLayout", "RelativeLayout", "ConstraintLayout", "CardView", "MaterialCardView",
  ]

  private func isStop(_ index: Int, spokenFor: Int) -> Bool {
    let node = nodes[index]
    if Self.scrollers.contains(node.type) { return node.description != nil && index >= spokenFor }
    if node.isActionable || node.isCheckable && index >= spokenFor {
      // What only surrounds other stops, and has nothing to say itself, is none (TB
      // AccessibilityNodeInfoUtils); a leaf always is one.
      return node.end == index + 1 || isSpeaking(index) || node.isClickable && isMerePicture(index)
    }
    guard index >= spokenFor else { return false }
    return node.text != nil || node.description != nil || node.state != nil || node.range != nil
      || node.isIndeterminate || node.hint != nil
  }
}

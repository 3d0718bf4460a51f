import AccessibilityModel
import Support

/// A node of an Android dump.
struct AndroidNode: Sendable {
  var className = ""
  var text: String?
  var description: String?
  var hint: String?
  var state: String?
  var identifier: String?
  var isActionable = false
  /// Whether a double tap does something.
  var isClickable = false
  /// Whether the dump tells whether a double tap does something.
  var tellsClicks = true
  var isLongClickable = false
  /// Whether there is more of it than is shown.
  var isScrollable = false
  var isCheckable = false
  /// Whether it is on, if it can be on or off.
  var toggle: ToggleState?
  var isEnabled = true
  var isSelected = false
  var isPassword = false
  var isHeading = false
  var isFocused = false
  var isShown = true
  /// Whether TalkBack is shown it; what is inside it is judged by itself.
  var isImportant = true
  /// Whether what is inside are choices of which one is chosen, all of them in the dump.
  var isChoiceGroup = false
  /// Whether it is a tab by how it behaves.
  var isTab = false
  /// Whether what is inside are tabs, all of them in the dump.
  var isTabBar = false
  /// What is wrong with what was entered.
  var error: String?
  /// Whether it says how its changes are spoken, and that.
  var liveRegion: LiveRegion?
  /// What else can be done with it, if the dump tells.
  var customActions: [String] = []
  /// The word for what it is that the app gave it, if the dump tells.
  var roleDescription: String?
  /// The title of the window or pane that it is, which TalkBack says when it appears.
  var paneTitle: String?
  /// The text that a long press shows, which TalkBack says after the rest.
  var tooltip: String?
  /// Whether it is in the keyboard, as a key or around the keys.
  var isOfKeyboard = false
  /// How far a slider or progress bar is, if the dump tells: `50`, or `50%`.
  var range: String?
  /// Whether it is a progress bar that does not tell how far it is.
  var isIndeterminate = false
  /// What it is built with, if the dump tells.
  var toolkit: AndroidOverrides.Toolkit?
  var frame: ScreenRect?
  var package: String?
  var end = 0

  /// The class without its package: `Button`.
  var type: Substring { className.split(separator: ".").last ?? "" }
}

/// Nodes of an Android dump, parents before their children, and what TalkBack makes of them.
struct AndroidTree: Sendable {
  private(set) var nodes: [AndroidNode] = []
  private var path: [Int] = []

  init() {}

  mutating func open(_ node: AndroidNode) {
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
    guard (2...12).contains(items.count), let first = nodes[items[0]].frame,
      items.count(where: { nodes[$0].isSelected }) == 1
    else { return }
    // Older tabs can be tapped again; then only what they are in tells what they are.
    let around = [index, path.last].compactMap(\.self).map { nodes[$0] }
    let isNamed = around.contains { node in
      [node.identifier ?? "", String(node.type)].contains { Self.isOfTabs($0.lowercased()) }
    }
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
    screen.told = [.pictures, .selection]
    let keyboards = keyboards()
    screen.spokenTitle = paneTitle(&screen)
    var index = 0
    // Texts before this index belong to an element that was already made.
    var spokenFor = 0
    var rows: Set<Int> = []
    // The groups around this index, each with the number of drafts before it.
    var groups: [(end: Int, before: Int)] = []
    func closeGroups(before index: Int) {
      while let group = groups.last, group.end <= index {
        groups.removeLast()
        Self.wrap(&screen, from: group.before)
      }
    }
    while index < nodes.count, !screen.isTooLarge {
      let node = nodes[index]
      closeGroups(before: index)
      if node.isChoiceGroup || hasAllItsTabs(index) {
        groups.append((node.end, screen.drafts.count))
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
        if isStop(index, spokenFor: spokenFor) || rows.contains(index) && isRow(index) {
          screen.drafts.append(draft(index))
          screen.made += 1
          spokenFor = max(spokenFor, node.end)
        }
        index += 1
      }
    }
    closeGroups(before: nodes.count)
    screen.size = nodes.first?.frame
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

  private func children(of index: Int) -> [Int] {
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
  private func isApart(_ node: AndroidNode) -> Bool {
    node.isActionable && node.isImportant || !node.isShown
  }

  /// Whether there is something to say of a node, or of what is inside it and is no stop of its own.
  private func isSpeaking(_ index: Int) -> Bool {
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

  /// Whether there is nothing in a node but pictures without a name, which Android does not show to TalkBack:
  /// then the node is a leaf for it (View.isImportantForAccessibility).
  private func isMerePicture(_ index: Int) -> Bool {
    let inside = nodes[index..<nodes[index].end].dropFirst()
    return inside.allSatisfy { node in
      !node.isActionable && !node.isCheckable && Self.silent.contains(node.type)
        && [node.text, node.description, node.state, node.hint, node.range].allSatisfy { $0 == nil }
    } && inside.contains { $0.isShown && $0.type.hasSuffix("ImageView") }
  }

  /// Views of which TalkBack is not told unless they have a name.
  private static let silent: Set<Substring> = [
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

  private func draft(_ index: Int) -> Draft {
    var node = nodes[index]
    var draft = Draft(AccessibilityElement(.element))
    var texts: [String] = []
    var inner: AndroidNode?
    var toggleName: String?
    // Contents that cannot be used by themselves are spoken with it.
    var place = index + 1
    while place < min(node.end, index + 257) {
      let child = nodes[place]
      if isApart(child) {
        place = child.end
        continue
      }
      guard child.isImportant else {
        place += 1
        continue
      }
      if inner == nil, let role = Self.role(of: child), role != .image, role != .text {
        inner = child
      }
      if child.isToggle {
        toggleName = toggleName ?? child.description ?? child.toggleName
      } else if let text = child.description ?? child.text {
        texts.append(text)
      }
      place += 1
    }
    var role = Self.role(of: node)
    // Its own texts and those inside come before the state of what it is tapped for (TB).
    var isRow = false
    if let inner, role == nil || role == .element, node.isActionable {
      // A row with a switch that cannot be tapped alone; in Compose the role is an empty child.
      role = Self.role(of: inner)
      node.toggle = node.toggle ?? inner.toggle
      isRow = role?.isOnOrOff == true && node.toggle != nil && node.description == nil
      if role != nil { draft.note(.inferred, "role", "from what is inside it") }
    }
    // Older Androids tell the third state of a check box only by what they say of it.
    if role?.isOnOrOff == true || node.isCheckable,
      let state = node.state ?? (isRow ? inner?.state : nil),
      AndroidNode.stateTexts[state] == .mixed
    {
      node.toggle = .mixed
      node.state = nil
    }
    let isField = role == .textField || role == .secureTextField
    var label = node.description
    if label == nil, !isField {
      label = node.isToggle ? node.toggleName : node.text
    }
    if texts.isEmpty, let toggleName { texts = [toggleName] }
    if label == nil, !texts.isEmpty {
      label = texts.joined(separator: ", ")
      draft.note(.inferred, "label", "the label is made of the texts inside")
    }
    if let tooltip = node.tooltip, tooltip != label {
      let isNamed = label != nil || isField && (node.text ?? node.hint) != nil
      draft.note(
        .changed, isNamed ? "tooltip" : "label",
        isNamed
          ? "its tooltip '\(tooltip)' is heard last" : "from its tooltip, which is heard last")
      if !isNamed { label = tooltip }
    }
    draft.element = element(node, role, label)
    if let said = node.description {
      draft.children = UnsaidText.drafts(texts.map { ($0, nil) }, besides: said)
    }
    if label == nil, Self.pictures.contains(node.type) { draft.element.android.isPicture = true }
    if isRow, label != nil, node.toolkit != .compose { draft.element.android.isRow = true }
    if isField {
      draft.element.value = node.text == label ? nil : node.text.map { AttributedText($0) }
      draft.element.placeholder = node.hint.map { AttributedText($0) }
      if draft.element.placeholder == draft.element.value { draft.element.value = nil }
    } else if let state = node.state ?? node.range {
      draft.element.value = AttributedText(state)
    }
    noteWhatIsMissing(node, role, &draft)
    return draft
  }

  private func element(_ node: AndroidNode, _ role: ElementRole?, _ label: String?)
    -> AccessibilityElement
  {
    let isText = node.text != nil || node.description != nil
    var element = AccessibilityElement(
      role ?? (isText && !node.isActionable ? .text : .element),
      label: label.map { AttributedText($0) })
    if node.isHeading, element.role == .text || element.role == .element { element.role = .header }
    element.identifier = node.identifier
    element.frame = node.frame
    if element.role.isOnOrOff || node.isCheckable {
      element.toggle = node.toggle
    }
    let saysNothing: Set<ElementRole> = [.element, .text, .image, .header, .progress]
    if node.isClickable, saysNothing.contains(element.role) { element.android.isClickable = true }
    if node.isLongClickable, !element.traits.contains(.textEntry) {
      element.android.isLongClickable = true
    }
    element.android.error = node.error.map { AttributedText($0) }
    element.android.liveRegion = node.liveRegion
    element.customActions = node.customActions.prefix(Draft.maximumList).map {
      AccessibilityCustomAction(AttributedText($0))
    }
    element.android.roleDescription = node.roleDescription.map { AttributedText($0) }
    let worded: Set<ElementRole> = [.slider, .progress, .activityIndicator, .tab]
    if element.toggle != nil || worded.contains(element.role) {
      element.android.toolkit = node.toolkit
    }
    if node.isSelected { element.additionalTraits.insert(.selected) }
    if !node.isEnabled { element.additionalTraits.insert(.notEnabled) }
    return element
  }

  private func noteWhatIsMissing(_ node: AndroidNode, _ role: ElementRole?, _ draft: inout Draft) {
    let element = draft.element
    if element.label == nil, element.value == nil, element.placeholder == nil {
      let name = node.identifier.map { " (\($0))" } ?? ""
      draft.note(.missing, "label", "no label: a screen reader says only what it is\(name)")
    }
    // What is only read together is no control: a group that can have focus, but answers nothing.
    let isControl =
      node.isClickable || node.isCheckable || node.isActionable && !node.tellsClicks
    if element.role == .element, isControl, node.roleDescription == nil {
      draft.note(.missing, "role", node.isCheckable ? "a switch? a checkbox?" : "a button?")
    }
    if element.role == .slider, element.value == nil {
      draft.note(.missing, "value", "value? The dump has none for sliders")
    } else if element.role == .slider, node.state == nil, node.range?.last != "%" {
      draft.note(.missing, "value", "of how many? TalkBack says a percentage")
    }
  }

  /// The buttons that show a picture.
  private static let pictures: Set<Substring> = [
    "ImageButton", "AppCompatImageButton", "FloatingActionButton",
  ]

  private static func role(of node: AndroidNode) -> ElementRole? {
    if node.isTab { return .tab }
    switch node.type {
    case "Button", "ImageButton", "AppCompatButton", "AppCompatImageButton", "MaterialButton",
      "FloatingActionButton":
      return .button
    case "CheckBox", "AppCompatCheckBox", "MaterialCheckBox", "CheckedTextView": return .checkbox
    case "RadioButton", "AppCompatRadioButton", "MaterialRadioButton": return .radioButton
    case "EditText", "AppCompatEditText", "TextInputEditText", "AutoCompleteTextView",
      "MultiAutoCompleteTextView":
      return node.isPassword ? .secureTextField : .textField
    case "SeekBar", "AppCompatSeekBar", "RatingBar", "AppCompatRatingBar", "Slider":
      return .slider
    case "ProgressBar": return node.isIndeterminate ? .activityIndicator : .progress
    case "Spinner", "AppCompatSpinner", "DropdownList": return .popUpButton
    case "ImageView", "AppCompatImageView", "Image":
      // TalkBack calls a picture that can be tapped a button, whatever its class.
      return node.isClickable ? .button : node.isActionable ? nil : .image
    case "TextView", "AppCompatTextView", "MaterialTextView":
      return node.isActionable ? nil : .text
    case "Tab", "TabView", "ActionBar$Tab": return .tab
    case _ where node.isToggle: return .switch
    default: return node.isHeading ? .header : nil
    }
  }
}

extension AndroidNode {
  /// Creates a node from uiautomator's attributes.
  init(_ attributes: [String: String]) {
    func text(_ key: String) -> String? { DumpText.cleaned(attributes[key]) }
    func flag(_ key: String) -> Bool? { attributes[key].map { $0 == "true" || $0 == "1" } }
    className = attributes["class"] ?? ""
    self.text = text("text")
    description = text("content-desc")
    hint = text("hint")
    state = text("state-description")
    if flag("showing-hint") == true {
      hint = hint ?? self.text
      self.text = nil
    }
    identifier = text("resource-id").map { String($0.split(separator: "/").last ?? "") }
    // Maestro tells what is checked, but not what can be.
    isCheckable =
      flag("checkable") ?? (Self.checkableTypes.contains(type) || flag("checked") == true)
    // Android 16 has a third state, which tools write as its name or its number.
    let isMixed = ["mixed", "partial", "2"].contains(attributes["checked"] ?? "")
    isCheckable = isCheckable || isMixed && attributes["checkable"] == nil
    toggle = isCheckable ? isMixed ? .mixed : flag("checked").map { $0 ? .on : .off } : nil
    isClickable = flag("clickable") ?? false
    tellsClicks = attributes["clickable"] != nil
    isLongClickable = flag("long-clickable") ?? false
    isScrollable = flag("scrollable") ?? false
    isChoiceGroup = type == "RadioGroup"
    liveRegion = ["1": .polite, "2": .assertive][attributes["live-region"] ?? ""]
    error = text("error")
    paneTitle = text("pane-title")
    tooltip = text("tooltip-text")
    // The frame around the keys has the same name in all keyboards (InputMethodService).
    isOfKeyboard =
      flag("text-entry-key") == true || attributes["resource-id"] == "android:id/inputArea"
    roleDescription = attributes["extras"].flatMap { Self.extra("roleDescription", in: $0) }
    // Appium had the third name before it had the last.
    let reached = [
      "clickable", "long-clickable", "screenReaderFocusable", "screen-reader-focusable",
    ]
    isActionable =
      reached.contains { flag($0) == true }
      // A switch that is tapped only through its row can still be focusable by the keyboard.
      || flag("focusable") == true && !isCheckable
    isEnabled = flag("enabled") ?? true
    isSelected = flag("selected") ?? false
    isPassword = flag("password") ?? false
    isHeading = flag("heading") ?? false
    isFocused = flag("focused") ?? false
    isShown = flag("displayed") != false && flag("visible-to-user") != false
    isImportant = flag("a11y-important") != false
    frame = DumpText.frame(bounds: attributes["bounds"])
    package = attributes["package"]
    // Appium gives the number of a range as its text.
    if Self.rangeTypes.contains(type), let text = self.text, Double(text)?.isFinite == true {
      range = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      self.text = nil
    }
  }

  /// One of the extras that Appium can be told to write: `AccessibilityNodeInfo.chromeRole=link;…`.
  private static func extra(_ key: String, in extras: String) -> String? {
    let start = "AccessibilityNodeInfo.\(key)="
    let pair = extras.split(separator: ";").map { String($0).trimmed }.first { $0.hasPrefix(start) }
    return pair.flatMap { DumpText.cleaned(String($0.dropFirst(start.count))) }
  }

  private static let toggles: Set<Substring> = [
    "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch", "ToggleButton",
  ]

  /// Whether it is a switch by its class.
  var isToggle: Bool { Self.toggles.contains(type) }

  private static let checkableTypes = toggles.union([
    "CheckBox", "AppCompatCheckBox", "MaterialCheckBox", "CheckedTextView", "RadioButton",
    "AppCompatRadioButton", "MaterialRadioButton",
  ])

  private static let rangeTypes: Set<Substring> = [
    "SeekBar", "AppCompatSeekBar", "RatingBar", "AppCompatRatingBar", "ProgressBar", "Slider",
  ]

  /// The name of a switch in its text, which before Android 11 ends in the state: `Wi-Fi ON`; `nil` if it
  /// says only the state.
  var toggleName: String? {
    guard let text else { return nil }
    if Self.stateTexts[text] != nil { return nil }
    let state = Self.stateTexts.first { text.hasSuffix(" " + $0.key) && $0.value == toggle }
    return state.map { String(text.dropLast($0.key.count + 1)) } ?? text
  }

  fileprivate static let stateTexts: [String: ToggleState] = Dictionary(
    BuiltInTables.dumps.rows("states.tsv", columns: ["text", "state", "language"]) {
      row throws(TabTable.Fault) in
      guard let state = ToggleState(rawValue: row[1]) else {
        throw row.fault(1, "'\(row[1])' is no state")
      }
      return (row[0], state)
    }, uniquingKeysWith: { $1 })
}

import AccessibilityModel
import Support

/// Flutter's `debugDumpSemanticsTree()`, which `flutter run` prints for the key S.
struct FlutterFormat: DumpReader {
  let name = "flutter"
  let title = "Flutter semantics tree"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    input.headLines.contains { FlutterLine($0).isNode }
  }

  func hasMore(_ input: DumpInput) -> Bool { read(input.lines).hasMore }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    let nodes = read(input.lines).nodes
    guard !nodes.isEmpty else { throw DumpError("there is no line such as SemanticsNode#0") }
    return Self.screen(of: Self.merged(nodes))
  }

  // MARK: Lines

  /// The nodes of the first tree, parents before their children, and whether another tree follows.
  private func read(_ lines: [Substring]) -> (nodes: [FlutterNode], hasMore: Bool) {
    var nodes: [FlutterNode] = []
    // The nodes that are open, and what is being read of the last one.
    var open: [Int] = []
    var property: FlutterProperty?
    // How far to the right it begins, and the empty lines after it, which may be its own.
    var (margin, blanks) = (0, 0)
    func flush() {
      if let property, let last = nodes.indices.last { nodes[last].set(property) }
      (property, blanks) = (nil, 0)
    }
    func close(to depth: Int) {
      while let last = open.last, nodes[last].depth >= depth {
        nodes[last].end = nodes.count
        open.removeLast()
      }
    }
    var hasMore = false
    for text in lines {
      let line = FlutterLine(text)
      if line.isNode {
        flush()
        close(to: line.depth)
        // A second root is another tree.
        if open.isEmpty, !nodes.isEmpty {
          hasMore = true
          break
        }
        nodes.append(FlutterNode(depth: line.depth, parent: open.last))
        open.append(nodes.count - 1)
      } else if nodes.isEmpty {
        continue
      } else if line.content.isEmpty, property != nil {
        blanks += 1
      } else if property?.isOpen == true || property != nil && line.depth > margin {
        for _ in 0..<blanks { property?.append("") }
        blanks = 0
        property?.append(line.content)
      } else if let next = FlutterProperty(line.content) {
        flush()
        (property, margin) = (next, line.depth)
      } else {
        property?.append(line.content)
      }
    }
    flush()
    close(to: 0)
    return (nodes, hasMore)
  }

  /// What is merged up is said with the node around it, as Flutter gives it to the platform.
  private static func merged(_ nodes: [FlutterNode]) -> [FlutterNode] {
    var nodes = nodes
    for index in nodes.indices {
      guard let parent = nodes[index].parent else { continue }
      let around = nodes[parent].frame
      nodes[index].frame = nodes[index].frame.map { frame in
        // Frames are those in the node around.
        frame.moved(by: nodes[parent].parent == nil ? nil : around)
      }
      guard nodes[index].isMerged else { continue }
      // The node around may be merged itself; the first ones came first.
      let owner = nodes[parent].isMerged ? nodes[parent].owner ?? parent : parent
      nodes[index].owner = owner
      nodes[owner].take(nodes[index])
    }
    return nodes
  }

  // MARK: The screen

  private static func screen(of nodes: [FlutterNode]) -> Draft.Screen {
    var screen = Draft.Screen()
    screen.told = [.pictures, .selection]
    screen.nodes = nodes.count
    // The tab bars around this place, each with the number of drafts before it.
    var bars: [(end: Int, before: Int)] = []
    func closeBars(before index: Int) {
      while let bar = bars.last, bar.end <= index {
        bars.removeLast()
        let tabs = Array(screen.drafts[bar.before...])
        guard !tabs.isEmpty else { continue }
        screen.drafts.removeSubrange(bar.before...)
        screen.drafts.append(Draft(AccessibilityElement(.tabBar), children: tabs))
      }
    }
    for (index, node) in nodes.enumerated() where !screen.isTooLarge {
      closeBars(before: index)
      if node.role == "tabBar", bars.isEmpty { bars.append((node.end, screen.drafts.count)) }
      if node.flags.contains("namesRoute"), let label = node.label { screen.spokenTitle = label }
      guard !node.isMerged, node.isElement else { continue }
      if let reason = node.reasonToSkip {
        screen.skipped.add(reason)
      } else {
        screen.drafts.append(node.draft)
        screen.made += 1
      }
    }
    closeBars(before: nodes.count)
    return screen
  }
}

extension ScreenRect {
  /// The rectangle moved by the corner of another.
  fileprivate func moved(by other: ScreenRect?) -> ScreenRect {
    guard let other else { return self }
    return ScreenRect(x: x + other.x, y: y + other.y, width: width, height: height)
  }
}

/// A line without the branches of the tree before it.
private struct FlutterLine {
  /// How far to the right its content begins.
  var depth = 0
  var content: Substring

  init(_ line: Substring) {
    let start = Self.logged(line)
    let bytes = start.utf8
    var place = bytes.startIndex
    while place < bytes.endIndex {
      switch bytes[place] {
      case 0x20, 0x09: place = bytes.index(after: place)
      case 0xE2:
        // The signs for lines and corners, from U+2500 on, have three bytes.
        let next = bytes.index(after: place)
        guard next < bytes.endIndex, bytes[next] == 0x94 || bytes[next] == 0x95,
          let end = bytes.index(place, offsetBy: 3, limitedBy: bytes.endIndex)
        else {
          content = start[place...]
          return
        }
        place = end
      default:
        content = start[place...]
        return
      }
      depth += 1
    }
    content = start[place...]
  }

  /// The line after what a log has before it: `flutter: `, `I/flutter ( 4242): `, and before that a time
  /// and numbers, as in `11-28 08:30:01.123  4242  4242 I flutter : `.
  private static func logged(_ line: Substring) -> Substring {
    if line.hasPrefix("flutter: ") { return line.dropFirst(9) }
    if line.hasPrefix("I/flutter"), let end = DumpText.place(of: "): ", in: line) {
      return line[end.upperBound...]
    }
    guard line.first(where: { $0 != " " })?.isNumber == true,
      let tag = DumpText.place(of: "flutter", in: line.prefix(80))
    else { return line }
    let rest = line[tag.upperBound...]
    let before = line[..<tag.lowerBound]
    if before.hasSuffix(" I ") || before.hasSuffix(" I/"), let colon = rest.firstIndex(of: ":") {
      return rest[colon...].dropFirst(2)
    }
    // Android Studio has the app after the tag, then the level.
    guard before.hasSuffix("  "), let level = DumpText.place(of: "  I  ", in: rest) else {
      return line
    }
    return rest[level.upperBound...]
  }

  /// Whether a node begins here: `SemanticsNode#12`.
  var isNode: Bool {
    guard content.utf8.starts(with: "SemanticsNode#".utf8) else { return false }
    let number = content.utf8.dropFirst(14)
    let rest = number.drop { (0x30...0x39).contains($0) }
    return rest.count < number.count && (rest.isEmpty || rest.first == UInt8(ascii: "("))
  }
}

/// A property of a node, perhaps on several lines.
private struct FlutterProperty {
  var key: Substring
  private(set) var text: String
  /// Whether its text begins on a line of its own, as one of several lines does; another one was only wrapped.
  private var isOfLines = false

  private static let marks: Set<Substring> = [
    "merged up ⬆️", "merge boundary ⛔️", "invisible", "HIDDEN", "STALE", "dirty",
  ]

  /// The property that begins in a line; `nil` if the line goes on with the one before.
  init?(_ line: Substring) {
    if Self.marks.contains(line) || line.hasPrefix("Rect.from") {
      (key, text) = (line.hasPrefix("Rect.from") ? "rect" : line, String(line))
      return
    }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let after = line[colon...].dropFirst()
    let name = line[..<colon]
    guard after.isEmpty || after.first == " ", name.first?.isLowercase == true,
      name.utf8.allSatisfy({ $0 < 0x80 && ($0 == 0x20 || $0 >= 0x41) })
    else { return nil }
    key = name
    text = String(after.dropFirst())
    isOfLines = text.isEmpty
  }

  /// Whether its text is in quotes that have not been closed yet.
  var isOpen: Bool {
    if isOfLines, text.isEmpty { return true }
    return text.first == "\"" && (text.utf8.count == 1 || text.last != "\"")
  }

  mutating func append(_ line: Substring) {
    if text.isEmpty {
      text = String(line)
    } else {
      text += (isOfLines ? "\n" : " ") + line
    }
  }

  /// The text in the quotes, or of a text with attributes.
  var quoted: String? {
    let start = "AttributedString('"
    if text.hasPrefix(start) {
      let rest = text.dropFirst(start.count)
      let end = rest.firstRange(of: "', attributes")?.lowerBound ?? rest.endIndex
      return DumpText.cleaned(String(rest[..<end]))
    }
    guard text.first == "\"" else { return DumpText.cleaned(text) }
    let inside = text.dropFirst()
    return DumpText.cleaned(String(inside.last == "\"" ? inside.dropLast() : inside))
  }

  /// The words of a list.
  var words: [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

/// A node of Flutter's tree.
private struct FlutterNode {
  /// How far to the right it begins.
  let depth: Int
  let parent: Int?
  var end = 0
  /// In the node around it, as it is read; on the screen later.
  var frame: ScreenRect?
  private(set) var label: String?
  private var value: String?
  private var hint: String?
  private var tooltip: String?
  private var identifier: String?
  private(set) var role: String?
  private var headingLevel: Int?
  private(set) var flags: Set<String> = []
  private var actions: Set<String> = []
  private var customActions: [String] = []
  private var inputType: String?
  private var isInvisible = false
  /// Whether it is said with the node around it.
  private(set) var isMerged = false
  /// The node that says it.
  var owner: Int?

  init(depth: Int, parent: Int?) {
    self.depth = depth
    self.parent = parent
  }

  mutating func set(_ property: FlutterProperty) {
    switch property.key {
    case "label": label = property.quoted
    case "value": value = property.quoted
    case "hint": hint = property.quoted
    case "tooltip": tooltip = property.quoted
    case "identifier": identifier = property.quoted
    case "role": role = property.text
    case "inputType": inputType = property.text
    case "headingLevel": headingLevel = Int(property.text)
    case "flags": flags = Set(property.words)
    case "actions": actions = Set(property.words)
    case "customActions": customActions = property.words.compactMap { DumpText.cleaned($0) }
    case "merged up ⬆️": isMerged = true
    case "invisible": isInvisible = true
    case "HIDDEN": flags.insert("isHidden")
    case "rect":
      let numbers = DumpText.numbers(
        property.text.drop { $0 != "(" }.prefix { $0 != ")" })
      guard numbers.count == 4 else { return }
      frame = DumpText.frame(
        numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
    default: break
    }
  }

  /// Adds what a node inside says and does.
  mutating func take(_ other: FlutterNode) {
    // In place: a node may take a hundred thousand others.
    func add(_ text: String?, to whole: inout String?) {
      guard let text else { return }
      if whole == nil { whole = text } else { whole?.append("\n" + text) }
    }
    add(other.label, to: &label)
    add(other.hint, to: &hint)
    value = value ?? other.value
    tooltip = tooltip ?? other.tooltip
    identifier = identifier ?? other.identifier
    headingLevel = headingLevel ?? other.headingLevel
    role = role ?? other.role
    inputType = inputType ?? other.inputType
    flags.formUnion(other.flags.subtracting(["isHidden"]))
    actions.formUnion(other.actions)
    customActions += other.customActions
  }

  // MARK: What is made of it

  private static let silentFlags: Set<String> = [
    "isHidden", "scopesRoute", "namesRoute", "hasImplicitScrolling", "isFocusable", "isFocused",
    "hasEnabledState", "isEnabled", "isReadOnly", "isLiveRegion", "isInMutuallyExclusiveGroup",
    "isMultiline", "hasSelectedState", "hasRequiredState", "isRequired",
    "isAccessibilityFocusBlocked",
  ]
  private static let usedActions: Set<String> = [
    "tap", "longPress", "increase", "decrease", "setText", "customAction",
  ]

  /// Whether a reader stops at it (FlutterSemanticsObject: what has a text, a role or an action, and is not
  /// the page itself).
  var isElement: Bool {
    guard !flags.contains("scopesRoute") else { return false }
    return label != nil || value != nil || hint != nil || tooltip != nil
      || !flags.isSubset(of: Self.silentFlags) || !actions.isDisjoint(with: Self.usedActions)
  }

  /// Why it is left out; `nil` if it stays.
  var reasonToSkip: String? {
    if flags.contains("isHidden") { return "not visible" }
    let hasSize = frame.map { $0.width > 0 && $0.height > 0 } ?? true
    return isInvisible || !hasSize ? "without size" : nil
  }

  private var isChecked: Bool { flags.contains("hasCheckedState") }
  private var isAdjusted: Bool { actions.isSuperset(of: ["increase", "decrease"]) }

  private var elementRole: ElementRole {
    if flags.contains("isTextField") {
      if flags.contains("isObscured") { return .secureTextField }
      if flags.contains("isMultiline") { return .textView }
      return inputType == "search" ? .searchField : .textField
    }
    if flags.contains("isSlider") || isAdjusted { return .slider }
    if flags.contains("hasToggledState") { return .switch }
    if isChecked {
      return flags.contains("isInMutuallyExclusiveGroup") ? .radioButton : .checkbox
    }
    switch role {
    case "tab": return .tab
    case "progressBar": return .progress
    case "loadingSpinner": return .activityIndicator
    default: break
    }
    let told: [(String, ElementRole)] = [
      ("isButton", .button), ("isLink", .link), ("isHeader", .header), ("isImage", .image),
      ("isKeyboardKey", .key),
    ]
    if let role = told.first(where: { flags.contains($0.0) })?.1 { return role }
    if headingLevel != nil { return .header }
    return actions.isDisjoint(with: Self.usedActions) ? .text : .element
  }

  var draft: Draft {
    let role = elementRole
    var element = AccessibilityElement(role, label: label.map { AttributedText($0) })
    element.value = value.map { AttributedText($0) }
    element.hint = hint.map { AttributedText($0) }
    element.identifier = identifier
    element.frame = frame
    element.headingLevel = headingLevel
    element.customActions = customActions.prefix(Draft.maximumList)
      .map { AccessibilityCustomAction(AttributedText($0)) }
    if flags.contains("hasToggledState") || isChecked {
      let isOn = flags.contains(isChecked ? "isChecked" : "isToggled")
      element.toggle = flags.contains("isCheckStateMixed") ? .mixed : isOn ? .on : .off
    }
    if flags.contains("hasExpandedState") {
      element.expandedStatus = flags.contains("isExpanded") ? .expanded : .collapsed
    }
    element.additionalTraits = additionalTraits.subtracting(role.traits)
    if flags.contains("isLiveRegion") { element.android.liveRegion = .polite }
    let saysNothing: Set<ElementRole> = [.element, .image, .header]
    if actions.contains("tap"), saysNothing.contains(role) { element.android.isClickable = true }
    if actions.contains("longPress"), !role.traits.contains(.textEntry) {
      element.android.isLongClickable = true
    }
    var draft = Draft(element)
    draft.noteIfCut("actions", customActions.count)
    if let tooltip, tooltip != label {
      // iOS has no tooltips: Flutter says them after the label.
      draft.element.label = AttributedText(
        [label, tooltip].compactMap { $0 }.joined(separator: "\n"))
      draft.note(.changed, "label", "its tooltip is said with it")
    }
    noteWhatIsUnsure(role, &draft)
    return draft
  }

  private func noteWhatIsUnsure(_ role: ElementRole, _ draft: inout Draft) {
    if role == .slider, !flags.contains("isSlider") {
      draft.note(.inferred, "role", "adjustable, as it can be increased and decreased")
    }
    let texts = [draft.element.label, draft.element.value, draft.element.hint]
    if texts.allSatisfy({ $0 == nil }), ![.progress, .activityIndicator].contains(role) {
      draft.note(.missing, "label", "no label: a screen reader says only what it is")
    }
    if role == .element, actions.contains("tap") { draft.note(.missing, "role", "a button?") }
    if role == .slider, value == nil { draft.note(.missing, "value", "value?") }
  }

  private var additionalTraits: ElementTraits {
    var traits: ElementTraits = []
    let told: [(String, ElementTraits)] = [
      ("isSelected", .selected), ("isLiveRegion", .updatesFrequently), ("isHeader", .header),
      ("isLink", .link), ("isImage", .image),
    ]
    for (flag, trait) in told where flags.contains(flag) { traits.formUnion(trait) }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") {
      traits.formUnion(.notEnabled)
    }
    return traits
  }
}

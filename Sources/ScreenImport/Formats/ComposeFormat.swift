import AccessibilityModel

/// `composeTestRule.onRoot().printToLog("TAG")`: the semantics tree of Compose.
struct ComposeFormat: DumpReader {
  let name = "compose"
  let title = "Compose semantics tree"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    input.headLines.prefix(60).contains { $0.contains("Node #") && $0.contains(" at (") }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var nodes: [(node: ComposeNode, depth: Int)] = []
    var node: ComposeNode?
    var depth = 0
    // Whether the log says so itself.
    var isUnmerged: Bool?
    func flush() {
      guard let open = node else { return }
      nodes.append((open, depth))
      node = nil
    }
    for line in input.lines {
      if let mark = DumpText.place(of: "Node #", in: line),
        DumpText.place(of: " at (", in: line) != nil
      {
        flush()
        // Logcat puts a time and a tag before each line; the tree's own marks follow.
        let marks = line[..<mark.lowerBound].utf8.reversed()
        depth =
          marks.prefix { $0 == 0x20 || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") }.count
        node = ComposeNode()
        // `(l=0.0, t=52.0, r=1080.0, b=192.0)px`
        let inside = line[mark.upperBound...].utf8.drop { $0 != UInt8(ascii: "(") }
        let numbers = DumpText.numbers(Substring(inside.prefix { $0 != UInt8(ascii: ")") }))
        if numbers.count == 4 {
          node?.frame = DumpText.frame(
            numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
        }
        if let tag = DumpText.place(of: "Tag: '", in: line) {
          node?.identifier = DumpText.cleaned(String(line[tag.upperBound...].prefix { $0 != "'" }))
        }
      } else if node == nil, let mark = DumpText.place(of: "useUnmergedTree = '", in: line) {
        isUnmerged = line[mark.upperBound...].hasPrefix("true")
      } else if node != nil, let equals = DumpText.place(of: " = ", in: line) {
        let key = line[..<equals.lowerBound].split { " |".contains($0) }.last ?? ""
        node?.set(key, String(line[equals.upperBound...]))
      } else if line.utf8.last == UInt8(ascii: "]"),
        let bracket = line.utf8.firstIndex(of: UInt8(ascii: "["))
      {
        // What needs no value is on one line: `[Heading, Disabled]`.
        for mark in line[line.utf8.index(after: bracket)...].dropLast().split(separator: ", ") {
          node?.set(mark, "")
        }
      } else if line.utf8.last == UInt8(ascii: "d"), line.hasSuffix("Disabled") {
        node?.set("Disabled", "")
      }
    }
    flush()
    guard !nodes.isEmpty else {
      throw DumpError("there is no line such as Node #1 at (l=0.0, …")
    }
    return Self.tree(of: nodes, isUnmerged: isUnmerged).screen()
  }

  /// The tree of nodes, each with its depth.
  private static func tree(
    of nodes: [(node: ComposeNode, depth: Int)], isUnmerged: Bool?
  ) -> AndroidTree {
    func isParent(_ place: Int) -> Bool {
      place + 1 < nodes.count && nodes[place + 1].depth > nodes[place].depth
    }
    // What is merged has no child that does not speak for itself.
    let isUnmerged =
      isUnmerged
      ?? nodes.indices.contains {
        nodes[$0].node.merges && isParent($0) && !nodes[$0 + 1].node.merges
      }
    var tree = AndroidTree()
    var levels: [Int] = []
    for (place, (node, depth)) in nodes.enumerated() {
      while let last = levels.last, last >= depth {
        levels.removeLast()
        tree.close()
      }
      levels.append(depth)
      let parts: ComposeNode.Parts =
        !isUnmerged ? .merged : isParent(place) && node.merges ? .below : .none
      tree.open(node.androidNode(parts))
      if parts == .below, let description = node.descriptionNode {
        tree.open(description)
        tree.close()
      }
    }
    while tree.depth > 0 { tree.close() }
    return tree
  }
}

/// What the log tells of one node, whose keys come in any order.
private struct ComposeNode {
  var frame: ScreenRect?
  var identifier: String?
  private var text: String?
  private var editableText: String?
  private var description: String?
  private var state: String?
  private var role: String?
  private var error: String?
  private var toggle: ToggleState?
  private var isSelected: Bool?
  private var isPassword = false
  private var isGroup = false
  private var isHeading = false
  private var isEnabled = true
  private var isFocused = false
  private var isHidden = false
  private(set) var merges = false
  private var liveRegion: LiveRegion?
  private var paneTitle: String?
  private var customActions: [String] = []
  private var actions: Set<Substring> = []
  /// The current value, the least and the greatest one.
  private var range: [Double]?

  mutating func set(_ key: Substring, _ raw: String) {
    let text = DumpText.cleaned(
      raw.trimmingPrefix("'").trimmingPrefix("[").description.trimmingSuffix("'")
        .trimmingSuffix("]"))
    switch key {
    case "Text": self.text = text
    case "EditableText": editableText = text ?? ""
    case "ContentDescription": description = text
    case "StateDescription": state = text
    case "Role": role = text
    case "Error": error = text
    case "SelectableGroup": isGroup = true
    case "ToggleableState":
      toggle = text == "On" ? .on : text == "Indeterminate" ? .mixed : .off
    case "Selected": isSelected = text == "true"
    case "Password": isPassword = true
    case "Heading": isHeading = true
    case "Disabled": isEnabled = false
    case "Focused": isFocused = text == "true"
    case "HideFromAccessibility", "InvisibleToUser": isHidden = true
    case "MergeDescendants": merges = text == "true"
    case "LiveRegion": liveRegion = text == "Assertive" ? .assertive : .polite
    case "PaneTitle": paneTitle = text
    case "CustomActions":
      // `[CustomAccessibilityAction(label=Delete, action=Function0<java.lang.Boolean>), …]`
      customActions = raw.matches(of: /\(label=(.*?), action=/).compactMap {
        DumpText.cleaned(String($0.output.1))
      }
    case "Actions":
      let names = (text ?? "").split { !$0.isLetter }
      actions = Set(names)
    case "ProgressBarRangeInfo":
      // `ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)`
      let numbers = raw.replacing("..", with: " ").split {
        !($0.isNumber || $0 == "." || $0 == "-" || $0 == "E")
      }.compactMap { Double($0) }
      range = numbers.count >= 3 ? Array(numbers.prefix(3)) : nil
    default: break
    }
  }

  /// Where the texts are that it speaks for.
  enum Parts {
    /// In it: the log is of the merged tree.
    case merged
    /// In the nodes below it.
    case below
    /// It speaks for itself alone.
    case none
  }

  /// What it is called: its description, and the texts inside it.
  ///
  /// A description replaces a text of its own. What speaks for what is inside it keeps the texts of that:
  /// Compose puts the description before them as a node of its own (SemanticsNode.emitFakeNodes), and an icon
  /// inside has a description beside the text.
  private func name(_ parts: Parts) -> String? {
    switch parts {
    case .merged:
      guard merges, let description, let text else { return description ?? text }
      return "\(description), \(text)"
    case .below: return description == nil ? text : nil
    case .none: return description ?? text
    }
  }

  /// The node that Compose makes of the description of what has others below it.
  var descriptionNode: AndroidNode? {
    guard let description else { return nil }
    var node = AndroidNode(toolkit: .compose)
    node.frame = frame
    node.description = description
    return node
  }

  /// The node as TalkBack sees it (CUI).
  func androidNode(_ parts: Parts) -> AndroidNode {
    var node = AndroidNode(toolkit: .compose)
    node.frame = frame
    node.identifier = identifier
    node.state = state
    node.error = error
    node.isChoiceGroup = isGroup
    node.isLongClickable = actions.contains("OnLongClick")
    node.isPassword = isPassword
    node.isHeading = isHeading
    node.isEnabled = isEnabled
    node.isFocused = isFocused
    node.isImportant = !isHidden
    node.liveRegion = liveRegion
    node.paneTitle = paneTitle
    node.customActions = customActions
    node.isClickable = actions.contains("OnClick")
    node.isActionable =
      node.isClickable || actions.contains("SetText") || actions.contains("SetProgress")
      || parts == .below
    node.className = role == "Checkbox" ? "CheckBox" : role ?? ""
    node.toggle = toggle
    if let editableText {
      node.className = "EditText"
      node.text = editableText.isEmpty ? nil : editableText
    }
    // The other text of a field is its label; that of a switch is its name, not On or Off as in a view.
    node.description = name(parts)
    if let isSelected, role == "RadioButton" {
      node.toggle = toggle ?? (isSelected ? .on : .off)
    } else {
      node.isSelected = isSelected ?? false
    }
    if let range { set(range, in: &node) }
    node.isCheckable =
      node.toggle != nil || ["Switch", "Checkbox", "RadioButton"].contains(role)
    return node
  }

  /// A range is a slider if it can be set, and is told in percent; one from 0 to 0 is of unknown length.
  private func set(_ range: [Double], in node: inout AndroidNode) {
    if node.className.isEmpty {
      node.className = actions.contains("SetProgress") ? "SeekBar" : "ProgressBar"
    }
    let (current, least, most) = (range[0], range[1], range[2])
    node.isIndeterminate = most <= least
    guard most > least, current.isFinite else { return }
    let share = min(max((current - least) / (most - least), 0), 1)
    // Only the ends are 0 and 100.
    let percent = share == 0 ? 0 : share == 1 ? 100 : min(max((share * 100).rounded(), 1), 99)
    node.range = "\(Int(percent))%"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    last == suffix ? String(dropLast()) : self
  }
}

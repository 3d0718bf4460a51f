import AccessibilityModel

/// `composeTestRule.onRoot().printToLog("TAG")`: the semantics tree of Compose.
struct ComposeFormat: DumpReader {
  let name = "compose"
  let isOfAndroid = true
  let title = "Compose semantics tree"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    input.headLines.prefix(60).contains { $0.contains("Node #") && $0.contains(" at (") }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var tree = AndroidTree()
    var levels: [Int] = []
    var node: AndroidNode?
    var depth = 0
    func flush() {
      guard var open = node else { return }
      // Here the text of a switch is its name, not On or Off as in a view.
      if open.description == nil, open.className != "EditText" {
        (open.description, open.text) = (open.text, nil)
      }
      while let last = levels.last, last >= depth {
        levels.removeLast()
        tree.close()
      }
      levels.append(depth)
      tree.open(open)
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
        node = AndroidNode(toolkit: .compose)
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
      } else if node != nil, let equals = DumpText.place(of: " = ", in: line) {
        let key = line[..<equals.lowerBound].split { " |".contains($0) }.last ?? ""
        set(key, String(line[equals.upperBound...]), in: &node)
      } else if line.utf8.last == UInt8(ascii: "d") && line.hasSuffix("Disabled")
        || DumpText.place(of: "[Disabled]", in: line) != nil
      {
        node?.isEnabled = false
      }
    }
    flush()
    while tree.depth > 0 { tree.close() }
    guard !tree.nodes.isEmpty else {
      throw DumpError("there is no line such as Node #1 at (l=0.0, …")
    }
    return tree.screen()
  }

  private func set(_ key: Substring, _ raw: String, in node: inout AndroidNode?) {
    let text = DumpText.cleaned(
      raw.trimmingPrefix("'").trimmingPrefix("[").description.trimmingSuffix("'")
        .trimmingSuffix("]"))
    switch key {
    case "Text": node?.text = text
    case "EditableText":
      node?.text = text
      node?.className = "EditText"
    case "ContentDescription": node?.description = text
    case "StateDescription": node?.state = text
    case "Role":
      node?.className = text ?? ""
      if text == "Switch" || text == "Checkbox" || text == "RadioButton" {
        node?.isCheckable = true
        if text == "Checkbox" { node?.className = "CheckBox" }
      }
    case "ToggleableState":
      node?.isCheckable = true
      node?.isChecked = text == "On"
    case "Selected":
      node?.isSelected = text == "true"
      if node?.className == "RadioButton" { node?.isChecked = text == "true" }
    case "Password": node?.isPassword = true
    case "Heading": node?.isHeading = true
    case "Actions":
      node?.isClickable = raw.contains("OnClick")
      node?.isActionable = raw.contains("OnClick") || raw.contains("SetText")
    case "Focused": node?.isFocused = text == "true"
    default: break
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    last == suffix ? String(dropLast()) : self
  }
}

import AccessibilityModel

/// What `idb ui describe-all`, `axe describe-ui` and sim-use print: elements of the simulator.
struct SimulatorFormat: JSONDumpReader {
  let name = "idb"
  let title = "idb or AXe dump"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    guard let json = input.json else { return false }
    guard let first = Self.roots(json).first else { return false }
    return first["AXFrame"] != nil || first["AXLabel"] != nil
      || first["role_description"] != nil && first["type"] != nil
  }

  /// The outermost elements, inside whatever a tool wraps around them.
  static func roots(_ json: JSONValue, depth: Int = 0) -> [JSONValue] {
    switch json.kind {
    case .array: return json.elements.filter { $0.kind == .object }
    case .object:
      if depth < 4, let inner = json["data"]?["raw"] ?? json["elements"] ?? json["raw"] {
        return roots(inner, depth: depth + 1)
      }
      return json["type"] != nil || json["AXLabel"] != nil || json["AXFrame"] != nil ? [json] : []
    default: return []
    }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let json = input.json else { throw input.jsonError ?? DumpError("there is no JSON") }
    var tree = ViewTree()
    var isTruncated = json["truncated"]?.flag ?? false
    var hasTraits = false
    // Some tools write one element on each line.
    let later = json.kind == .object ? input.laterJSON.flatMap { Self.roots($0) } : []
    JSONWalk.run(Self.roots(json) + later) { value, isEnd in
      guard !isEnd else {
        tree.close()
        return nil
      }
      if value["truncated"]?.flag == true { isTruncated = true }
      let node = Self.node(value)
      if node.traits != nil { hasTraits = true }
      tree.open(node)
      return value["children"]
    }
    var rules = ScreenBuilder.Rules()
    rules.listsElements = true
    rules.keepsOrder = true
    rules.saysCheckBoxForSwitch = true
    var screen = ScreenBuilder(tree, rules: rules).built()
    if !hasTraits {
      screen.remarks.append(
        "The dump has no traits: a text with traits of its own, such as a header or an action, "
          + "shows only its type.")
    }
    if isTruncated {
      screen.remarks.append("The tool says that the dump is truncated: elements are missing.")
    }
    return screen
  }

  func hasMore(_ input: DumpInput) -> Bool {
    input.json?.kind == .array && !input.laterJSON.isEmpty
  }

  private static func node(_ value: JSONValue) -> ViewNode {
    var node = ViewNode()
    let type =
      [value["type"], value["role"]].lazy.compactMap { DumpText.cleaned($0?.string) }.first ?? ""
    let name = type.hasPrefix("AX") ? String(type.dropFirst(2)) : type
    node.kind = ViewKind(type: name) ?? .genericElement
    node.label = DumpText.cleaned((value["AXLabel"] ?? value["label"])?.scalar)
    let content = value["AXValue"] ?? value["value"]
    node.value = DumpText.cleaned(
      content?.scalar ?? content?.elements.compactMap(\.scalar).joined(separator: ", "))
    node.hint = DumpText.cleaned((value["help"] ?? value["AXHint"])?.scalar)
    node.identifier = DumpText.cleaned((value["AXUniqueId"] ?? value["identifier"])?.scalar)
    node.placeholder = DumpText.cleaned(value["placeholder"]?.scalar)
    node.isEnabled = value["enabled"]?.flag
    node.isFocused = value["focused"]?.flag ?? false
    if value["hidden"]?.flag == true { node.isVisible = false }
    node.isSynthesized = value["synthesized"]?.flag ?? false
    node.process = value["pid"]?.number.flatMap { Int(exactly: $0) }
    if let frame = value["frame"], frame.kind == .object {
      node.frame = DumpText.frame(
        frame["x"]?.number, frame["y"]?.number, frame["width"]?.number, frame["height"]?.number)
    }
    node.frame = node.frame ?? DumpText.frame(braces: value["AXFrame"]?.string)
    // What idb writes when it knows no frame.
    if node.frame == ScreenRect(x: 0, y: 0, width: 0, height: 0) { node.frame = nil }
    node.customActions = (value["custom_actions"]?.elements ?? []).compactMap {
      DumpText.cleaned($0.string ?? $0["name"]?.string)
    }
    if let traits = value["traits"], traits.kind == .array, traits.index + 1 < traits.end {
      node.traits = TraitNames.traits(traits.elements.compactMap(\.string))
    }
    switch value["subrole"]?.string {
    case "AXTabButton": node.kind = .tab
    case "AXSearchField": node.kind = .searchField
    case "AXSecureTextField": node.kind = .secureTextField
    case "AXSwitch", "AXToggle": node.kind = .switch
    default: break
    }
    switch node.kind {
    case .radioButton, .tab:
      // The number tells which tab is selected; it is never spoken.
      if node.value == "1" { node.isSelected = true }
      if node.value == "1" || node.value == "0" { node.value = nil }
    default: break
    }
    return node
  }
}

extension JSONValue {
  /// The token after the value.
  fileprivate var end: Int { Int(document.tokens[index].next) }
}

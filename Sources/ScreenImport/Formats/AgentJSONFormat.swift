import AccessibilityModel

/// WebDriverAgent's `/source?format=json`.
struct AgentJSONFormat: JSONDumpReader {
  let name = "wda-json"
  let title = "WebDriverAgent page source (JSON)"
  let limits = [XCUITestLimits.hints]

  func recognizes(_ input: DumpInput) -> Bool {
    guard let root = input.json.flatMap(Self.root) else { return false }
    return root["type"] != nil
      && (root["isEnabled"] != nil || root["rawIdentifier"] != nil || root["rect"] != nil)
  }

  /// The outermost view, inside what the protocol and old builds wrap around it.
  static func root(_ json: JSONValue) -> JSONValue? {
    guard json.kind == .object else { return nil }
    var root = json
    for _ in 0..<4 where root["type"] == nil {
      guard let inner = root["value"] ?? root["tree"], inner.kind == .object else { break }
      root = inner
    }
    return root
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let json = input.json, let root = Self.root(json) else {
      throw input.jsonError ?? DumpError("there is no JSON object")
    }
    let tree = ViewTree(root, node: Self.node)
    return XCUITestLimits.remarked(ScreenBuilder(tree, rules: .init()).built(), tree)
  }

  private static func node(_ value: JSONValue) -> ViewNode {
    var node = ViewNode()
    node.kind = AgentXMLFormat.kind(value["type"]?.string ?? "")
    node.label = DumpText.cleaned(value["label"]?.scalar)
    node.value = DumpText.cleaned(value["value"]?.scalar)
    let name = (value["rawIdentifier"] ?? value["name"])?.scalar
    node.identifier = DumpText.cleaned(name).flatMap { $0 == node.label ? nil : $0 }
    node.placeholder = DumpText.cleaned(value["placeholderValue"]?.scalar)
    node.isEnabled = value["isEnabled"]?.flag
    node.isVisible = value["isVisible"]?.flag
    node.isAccessible = value["isAccessible"]?.flag
    node.isSelected = value["isSelected"]?.flag ?? false
    node.isFocused = value["isFocused"]?.flag ?? false
    if let traits = value["traits"]?.string {
      let told = TraitNames.traits(traits.split(separator: ",").map(String.init))
      node.traits = told.isEmpty ? nil : told
    }
    node.customActions = actions(value["customActions"])
    node.frame = frame(value["rect"]) ?? DumpText.frame(braces: value["frame"]?.string)
    return node
  }

  private static func actions(_ value: JSONValue?) -> [String] {
    let names =
      value?.elements.compactMap { $0.string ?? $0["name"]?.string }
      ?? []
    if !names.isEmpty { return names.compactMap { DumpText.cleaned($0) } }
    return (value?.string ?? "").split(separator: ",").compactMap { DumpText.cleaned(String($0)) }
  }

  private static func frame(_ rect: JSONValue?) -> ScreenRect? {
    guard let rect else { return nil }
    let (origin, size) = (rect["origin"] ?? rect, rect["size"] ?? rect)
    return DumpText.frame(
      origin["x"]?.number, origin["y"]?.number, size["width"]?.number, size["height"]?.number)
  }
}

import AccessibilityModel

/// `XCUIElementSnapshot.dictionaryRepresentation` as JSON.
struct SnapshotDictionaryFormat: JSONDumpReader {
  let name = "xcuisnapshot"
  let title = "XCUIElementSnapshot dictionary"
  let limits = [
    XCUITestLimits.hints,
    "The dump does not tell decoration from images that VoiceOver stops at.",
  ]

  func recognizes(_ input: DumpInput) -> Bool {
    input.json.flatMap(Self.root)?["elementType"] != nil
  }

  /// The outermost element; Maestro's driver puts it into `axElement`.
  private static func root(_ json: JSONValue) -> JSONValue? {
    if json.kind == .array { return json.elements.first }
    return json["axElement"] ?? json
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
    node.kind = ViewKind(number: value["elementType"]?.number.flatMap { Int(exactly: $0) } ?? 1)
    node.label =
      DumpText.cleaned((value["label"] ?? value["title"])?.scalar)
      ?? DumpText.cleaned(value["title"]?.scalar)
    node.value = DumpText.cleaned(value["value"]?.scalar)
    node.identifier = DumpText.cleaned(value["identifier"]?.scalar)
    node.placeholder = DumpText.cleaned(value["placeholderValue"]?.scalar)
    node.isEnabled = value["enabled"]?.flag
    node.isSelected = value["selected"]?.flag ?? false
    node.isFocused = value["hasFocus"]?.flag ?? false
    let frame = value["frame"]
    node.frame = DumpText.frame(
      frame?["X"]?.number, frame?["Y"]?.number, frame?["Width"]?.number, frame?["Height"]?.number)
    return node
  }
}

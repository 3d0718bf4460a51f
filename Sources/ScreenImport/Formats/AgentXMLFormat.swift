import AccessibilityModel

/// The page source of WebDriverAgent and Appium as XML: views of an app under XCUITest.
struct AgentXMLFormat: DumpReader {
  let name = "wda-xml"
  let title = "WebDriverAgent page source (XML)"
  let limits = [XCUITestLimits.hints]

  func recognizes(_ input: DumpInput) -> Bool {
    guard let root = input.xmlRoot else { return false }
    return root == "AppiumAUT" || root.hasPrefix("XCUIElementType") || root.hasPrefix("UIA")
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var tree = ViewTree()
    try XMLTreeReader.read(input) { event in
      switch event {
      case .end: tree.close()
      case .begin(let name, let attributes): tree.open(Self.node(name, attributes))
      }
    }
    tree.finish()
    let screen = ScreenBuilder(tree, rules: .init()).built()
    return XCUITestLimits.remarked(screen, tree)
  }

  private static func node(_ name: String, _ attributes: [String: String]) -> ViewNode {
    func text(_ key: String) -> String? { DumpText.cleaned(attributes[key]) }
    func flag(_ key: String) -> Bool? {
      switch attributes[key]?.lowercased() {
      case "true", "1": true
      case "false", "0": false
      default: nil
      }
    }
    var node = ViewNode()
    node.kind = kind(name)
    node.label = text("label")
    node.value = text("value")
    // The name is the identifier, or the label if there is none; it is never spoken.
    node.identifier = text("name").flatMap { $0 == node.label ? nil : $0 }
    node.placeholder = text("placeholderValue")
    node.isEnabled = flag("enabled")
    node.isVisible = flag("visible")
    node.isAccessible = flag("accessible")
    node.isSelected = flag("selected") ?? false
    node.isFocused = flag("focused") ?? flag("hasFocus") ?? false
    if let traits = attributes["traits"] {
      let told = TraitNames.traits(traits.split(separator: ",").map(String.init))
      node.traits = told.isEmpty ? nil : told
    }
    node.customActions = (attributes["customActions"] ?? "").split(separator: ",")
      .compactMap { DumpText.cleaned(String($0)) }
    node.frame = DumpText.frame(
      number(attributes["x"]), number(attributes["y"]), number(attributes["width"]),
      number(attributes["height"]))
    return node
  }

  private static func number(_ text: String?) -> Double? { text.flatMap { Double($0) } }

  /// The kind of a tag such as `XCUIElementTypeStaticText` or, in old builds, `UIAStaticText`.
  static func kind(_ name: String) -> ViewKind {
    for prefix in ["XCUIElementType", "UIA"] where name.hasPrefix(prefix) {
      let type = name.dropFirst(prefix.count)
      return ViewKind(type: type) ?? ViewKind(type: type.replacing("TableView", with: "Table"))
        ?? .other
    }
    return ViewKind(type: name) ?? .other
  }
}

/// What no dump of XCUITest tells, and what only newer ones tell.
enum XCUITestLimits {
  static let hints =
    "The dump has no hints, as Apple does not give them to UI tests: add `hint:` where the app has "
    + "one."

  static func remarked(_ screen: Draft.Screen, _ tree: ViewTree) -> Draft.Screen {
    var screen = screen
    if !tree.nodes.contains(where: { $0.isAccessible != nil }) {
      screen.remarks.append(
        "The dump does not tell which views are accessibility elements: controls, texts and "
          + "labeled images are taken for them.")
    }
    if !tree.nodes.contains(where: { $0.traits != nil }) {
      screen.remarks.append("The dump has no traits: roles come from the types of the views.")
    }
    if tree.nodes.contains(where: { $0.kind == .stepper }) {
      screen.remarks.append(
        "A stepper is two buttons in UIKit and one adjustable element in SwiftUI; the dump shows "
          + "the buttons either way.")
    }
    return screen
  }
}

import AccessibilityModel
import Support

/// A file from Figma's REST API: a screen before there is code.
///
/// Only these count: a layer named like `button 확인`, a component named like `Button/Primary`, a
/// layer that an accessibility kit annotated, and texts.
struct FigmaFormat: JSONDumpReader {
  let name = "figma"
  let title = "Figma file"
  let limits = [
    "A design has no elements: layers and components that are named after a role become them, and "
      + "texts. Order is that of the places."
  ]

  func recognizes(_ input: DumpInput) -> Bool {
    guard let json = input.json, json.kind == .object else { return false }
    return Self.documents(json).contains { $0["type"]?.string != nil }
  }

  /// The documents of a file, or of a request for single nodes.
  private static func documents(_ json: JSONValue) -> [JSONValue] {
    if let document = json["document"], document.kind == .object { return [document] }
    return (json["nodes"]?.members ?? []).compactMap { $0.value["document"] }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let json = input.json else { throw input.jsonError ?? DumpError("there is no JSON") }
    var components: [String: String] = [:]
    for (key, value) in json["components"]?.members ?? [] {
      components[key] = value["name"]?.string
    }
    guard let frame = Self.frame(in: json) else {
      throw DumpError("the Figma file has no frame; ask for the frame of one screen (…/nodes?ids=)")
    }
    var tree = ViewTree()
    var hidden = 0
    let box = frame["absoluteBoundingBox"]
    let corner = (box?["x"]?.number ?? 0, box?["y"]?.number ?? 0)
    JSONWalk.run([frame]) { value, isEnd in
      guard !isEnd else {
        tree.close()
        return nil
      }
      var node = Self.node(value, components)
      node.frame?.x -= corner.0
      node.frame?.y -= corner.1
      if tree.depth == 0 {
        node.kind = .application
        node.label = DumpText.cleaned(value["name"]?.string)
      }
      if value["visible"]?.flag == false {
        hidden += 1
        node = ViewNode()
        tree.open(node)
        return nil
      }
      tree.open(node)
      return value["children"]
    }
    var screen = ScreenBuilder(tree, rules: .init()).built()
    if hidden > 0 { screen.skipped.add("hidden layers", hidden) }
    return screen
  }

  /// The first frame of the first page: a screen.
  private static func frame(in json: JSONValue) -> JSONValue? {
    var found: JSONValue?
    JSONWalk.run(documents(json)) { value, isEnd in
      guard !isEnd, found == nil else { return nil }
      switch value["type"]?.string {
      case "FRAME", "COMPONENT", "INSTANCE": found = value
      default: break
      }
      return found == nil ? value["children"] : nil
    }
    return found
  }

  private static func node(_ value: JSONValue, _ components: [String: String]) -> ViewNode {
    var node = ViewNode()
    let box = value["absoluteBoundingBox"]
    node.frame = DumpText.frame(
      box?["x"]?.number, box?["y"]?.number, box?["width"]?.number, box?["height"]?.number)
    if value["type"]?.string == "TEXT" {
      node.kind = .staticText
      node.label = DumpText.cleaned(value["characters"]?.string)
      return node
    }
    let name = DumpText.cleaned(value["name"]?.string) ?? ""
    let component = value["componentId"]?.string.flatMap { components[$0] }
    let words = name.split { $0 == " " || $0 == "/" || $0 == ":" }
    if let kind = words.first.flatMap(kind) {
      node.kind = kind
      // "button 확인": the rest of the name is the label. "Button/Primary" only names a style.
      let rest = name.drop { $0 != " " && $0 != "/" && $0 != ":" }
      let label = rest.dropFirst().prefix { $0 != "[" }
      if rest.first != "/" { node.label = DumpText.cleaned(String(label)) }
    } else if let kind = component?.split(separator: "/").first.flatMap(kind) {
      node.kind = kind
    }
    let states = (component ?? "") + " " + name
    if states.contains("Selected=True") || states.contains("State=Selected") {
      node.isSelected = true
    }
    if states.contains("Disabled=True") || states.contains("State=Disabled") {
      node.isEnabled = false
    }
    if node.kind == .switch {
      if states.contains("On=True") || states.contains("State=On") { node.toggle = .on }
      if states.contains("On=False") || states.contains("State=Off") { node.toggle = .off }
    }
    return node
  }

  /// The kind that a layer's name begins with.
  private static func kind(_ word: Substring) -> ViewKind? {
    kinds[word.lowercased().filter { $0.isLetter }]
  }

  /// The kinds by the words that layers are named after.
  static let kinds = Dictionary(
    BuiltInTables.dumps.rows("layers.tsv", columns: ["words", "kind"]) {
      row throws(TabTable.Fault) in
      guard let kind = ViewKind(rawValue: row[1]) else {
        throw row.fault(1, "'\(row[1])' is no kind of view")
      }
      return row.words(0).map { ($0, kind) }
    }.flatMap(\.self), uniquingKeysWith: { $1 })
}

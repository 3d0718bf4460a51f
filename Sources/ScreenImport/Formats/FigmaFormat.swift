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
    for part in [json] + (json["nodes"]?.members ?? []).map(\.value) {
      for (key, value) in part["components"]?.members ?? [] {
        components[key] = value["name"]?.string
      }
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
    let name = DumpText.cleaned(value["name"]?.string) ?? ""
    let named = layerName(name)
    if value["type"]?.string == "TEXT" {
      node.kind = .staticText
      node.label = DumpText.cleaned(value["characters"]?.string)
      // A text is called as it reads unless somebody named it, and "Title" alone is a style.
      if let named, !named.rest.isEmpty, name != node.label, [.heading, .link].contains(named.kind)
      {
        node.kind = named.kind
      }
      return node
    }
    let component = value["componentId"]?.string.flatMap { components[$0] }
    if let named {
      node.kind = named.kind
      // "button 확인": the rest of the name is the label. "Button/Primary" only names a style.
      let label = named.rest.dropFirst().prefix { $0 != "[" }
      if named.rest.first != "/" { node.label = DumpText.cleaned(String(label)) }
    } else if let kind = component.flatMap(layerName)?.kind {
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
    if node.label == nil { takeTexts(in: value, into: &node) }
    return node
  }

  /// Names a control that its layer does not name by the texts that are drawn in it; of a field, the only text
  /// is what is drawn while it is empty, unless its layer is called a label.
  private static func takeTexts(in value: JSONValue, into node: inout ViewNode) {
    switch node.kind {
    case .switch, .checkBox, .radioButton, .link, .tab, .slider: break
    case .textField, .secureTextField, .searchField: break
    default: return
    }
    var texts: [(name: String, text: String)] = []
    var left = 64
    JSONWalk.run([value]) { layer, isEnd in
      guard !isEnd, left > 0, layer["visible"]?.flag != false else { return nil }
      left -= 1
      if layer["type"]?.string == "TEXT",
        let text = DumpText.cleaned(layer["characters"]?.string)
      {
        texts.append((layer["name"]?.string?.lowercased() ?? "", text))
      }
      return layer["children"]
    }
    guard let first = texts.first else { return }
    guard node.kind.isTextField || node.kind == .slider else {
      node.label = texts.map(\.text).joined(separator: ", ")
      return
    }
    let isLabeled = texts.count > 1 || first.name == "label" || kinds[first.name] == .heading
    guard isLabeled || node.kind == .slider else {
      node.placeholder = first.text
      return
    }
    node.label = first.text
    let isPlaceholder = texts.count > 1 && texts[1].name.contains("placeholder")
    if isPlaceholder {
      node.placeholder = texts[1].text
    } else if texts.count > 1 {
      node.value = texts[1].text
    }
  }

  /// The kind that a name begins with, in one word or in two, and what follows: `Status Bar/iPhone`,
  /// `button 확인`; `nil` if it begins otherwise.
  private static func layerName(_ name: String) -> (kind: ViewKind, rest: Substring)? {
    func isEnd(_ character: Character) -> Bool {
      character == " " || character == "/" || character == ":"
    }
    let first = name.prefix { !isEnd($0) }
    let after = name[first.endIndex...]
    if after.first == " " {
      let second = after.dropFirst().prefix { !isEnd($0) }
      if let kind = kind(String(first + second)) { return (kind, name[second.endIndex...]) }
    }
    return kind(String(first)).map { ($0, after) }
  }

  private static func kind(_ word: String) -> ViewKind? {
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

import AccessibilityModel

/// `maestro hierarchy`: texts and places, but on iOS no types.
struct MaestroFormat: JSONDumpReader {
  let name = "maestro"
  let title = "Maestro hierarchy"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    input.json?["attributes"]?["bounds"] != nil
      || input.json?["attributes"] != nil && input.json?["children"] != nil
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let json = input.json else { throw input.jsonError ?? DumpError("there is no JSON") }
    if Self.isAndroid(json) { return AndroidTree(maestro: json).screen() }
    var tree = ViewTree()
    JSONWalk.run([json]) { value, isEnd in
      guard !isEnd else {
        tree.close()
        return nil
      }
      tree.open(Self.node(value))
      return value["children"]
    }
    return MaestroRules.screen(tree)
  }

  /// Android's nodes have classes.
  private static func isAndroid(_ json: JSONValue) -> Bool {
    var found = false
    var count = 0
    JSONWalk.run([json]) { value, isEnd in
      guard !isEnd, !found, count < 200 else { return nil }
      count += 1
      if value["attributes"]?["class"]?.string?.isEmpty == false { found = true }
      return value["children"]
    }
    return found
  }

  private static func node(_ value: JSONValue) -> ViewNode {
    let attributes = value["attributes"]
    func text(_ value: JSONValue?) -> String? { DumpText.cleaned(value?.scalar) }
    return MaestroRules.node(
      label: text(attributes?["accessibilityText"]) ?? text(attributes?["title"]),
      value: text(attributes?["value"]) ?? text(attributes?["text"]),
      placeholder: text(attributes?["hintText"]), identifier: text(attributes?["resource-id"]),
      bounds: attributes?["bounds"]?.string, isEnabled: attributes?["enabled"]?.flag,
      isSelected: attributes?["selected"]?.flag ?? false,
      isChecked: attributes?["checked"]?.flag ?? false)
  }
}

/// `maestro hierarchy --compact`, and the output of its MCP server: the same as a table.
struct MaestroTableFormat: DumpReader {
  let name = "maestro-csv"
  let title = "Maestro hierarchy (CSV)"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    input.headLines.prefix(20).contains(where: Self.isHeader)
  }

  private static func isHeader(_ line: Substring) -> Bool {
    let names = Set(line.split(separator: ",").map { $0.filter { $0.isLetter || $0 == "_" } })
    return names.isSuperset(of: ["depth", "bounds", "text"])
      || names.isSuperset(of: ["depth", "attributes"])
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let start = input.lines.firstIndex(where: Self.isHeader) else {
      throw DumpError(
        "there is no line with the names of the columns, such as id,depth,bounds,text")
    }
    let rows = input.text[input.lines[start].startIndex...]
    if Self.isAndroid(rows) { return Self.androidTree(rows).screen() }
    var tree = ViewTree()
    Self.readNodes(rows) { cell, depth in
      while tree.depth > depth { tree.close() }
      tree.open(
        MaestroRules.node(
          label: cell("accessibility") ?? cell("title"), value: cell("value") ?? cell("text"),
          placeholder: cell("hint"), identifier: cell("resource_id"), bounds: cell("bounds"),
          isEnabled: cell("enabled").map { $0 != "0" && $0 != "false" },
          isSelected: Self.isTrue(cell("selected")), isChecked: Self.isTrue(cell("checked"))))
      return true
    }
    tree.finish()
    return MaestroRules.screen(tree)
  }

  private static func isTrue(_ cell: String?) -> Bool { cell == "1" || cell == "true" }

  /// Android's nodes have classes.
  private static func isAndroid(_ rows: Substring) -> Bool {
    var (count, found) = (0, false)
    readNodes(rows) { cell, _ in
      count += 1
      found = cell("class") != nil
      return !found && count < 200
    }
    return found
  }

  private static func androidTree(_ rows: Substring) -> AndroidTree {
    var tree = AndroidTree()
    readNodes(rows) { cell, depth in
      while tree.depth > depth { tree.close() }
      var attributes: [String: String] = [:]
      for (key, column) in androidNames { attributes[key] = cell(column) }
      tree.open(AndroidNode(attributes))
      return true
    }
    while tree.depth > 0 { tree.close() }
    return tree
  }

  /// The attributes of Android's nodes, and the columns that hold them.
  private static let androidNames = [
    ("class", "class"), ("text", "text"), ("content-desc", "accessibility"), ("hint", "hint"),
    ("resource-id", "resource_id"), ("bounds", "bounds"), ("enabled", "enabled"),
    ("selected", "selected"), ("checked", "checked"), ("clickable", "clickable"),
    ("focused", "focused"),
  ]

  /// Calls a closure with the cells of each node by the names of their columns, and with how many nodes
  /// are around it, until it returns `false`.
  private static func readNodes(
    _ rows: Substring, _ visit: (_ cell: (String) -> String?, _ depth: Int) -> Bool
  ) {
    var columns: [String: Int] = [:]
    var levels: [Int] = []
    readRows(rows) { row in
      guard !columns.isEmpty else {
        for (index, name) in row.enumerated() {
          columns[String(name.trimmingPrefix(while: \.isWhitespace))] = index
        }
        return true
      }
      guard row.count > 1 else { return true }
      let attributes = columns["attributes"].flatMap {
        $0 < row.count ? Self.attributes(row[$0]) : nil
      }
      func cell(_ name: String) -> String? {
        if let place = columns[name] {
          return place < row.count ? DumpText.cleaned(row[place]) : nil
        }
        return DumpText.cleaned(attributes?[Self.attributeNames[name] ?? name])
      }
      let depth = cell("depth").flatMap { Int($0) } ?? 0
      while let last = levels.last, last >= depth { levels.removeLast() }
      levels.append(depth)
      return visit(cell, levels.count - 1)
    }
  }

  /// The columns that have another name where all attributes are in one.
  private static let attributeNames = [
    "accessibility": "accessibilityText", "hint": "hintText", "resource_id": "resource-id",
  ]

  /// The attributes that hold what people wrote, and those that hold what only Maestro writes.
  private static let knownAttributes: Set<Substring> = [
    "text", "accessibilityText", "hintText", "title", "value", "resource-id", "bounds", "class",
    "package", "content-desc", "index", "enabled", "focused", "focusable", "selected", "checked",
    "checkable", "clickable", "long-clickable", "scrollable", "password", "ignoreBoundsFiltering",
  ]

  /// The attributes in one cell, as older versions write them: `text=Pay; enabled=true`.
  ///
  /// A text may hold `; by=name`: only a name that is known, or what has the value of a flag or a number,
  /// is another attribute.
  private static func attributes(_ cell: String) -> [String: String] {
    var attributes: [String: String] = [:]
    var last: String?
    for piece in cell.split(separator: "; ", omittingEmptySubsequences: false) {
      let key = piece.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
      let after = piece[key.endIndex...]
      let value = after.dropFirst()
      let isName =
        knownAttributes.contains(key) || value == "true" || value == "false" || Int(value) != nil
      if after.first == "=", !key.isEmpty, isName || last == nil {
        attributes[String(key)] = String(value)
        last = String(key)
      } else if let last {
        // A text with a semicolon.
        attributes[last]?.append("; " + piece)
      }
    }
    return attributes
  }

  /// Reads the cells of a comma-separated table, row by row, until the closure returns `false`.
  ///
  /// Quotes protect commas and line breaks, and two quotes stand for one. It looks at bytes, because
  /// a dump has millions of cells and everything that separates them is ASCII.
  private static func readRows(_ text: Substring, _ read: ([String]) -> Bool) {
    var text = text
    text.withUTF8 { bytes in
      var (row, cell) = ([String](), [UInt8]())
      var isQuoted = false
      var wasQuote = false
      func endCell() {
        row.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
      }
      for byte in bytes {
        if isQuoted {
          if byte == UInt8(ascii: "\"") {
            (isQuoted, wasQuote) = (false, true)
          } else {
            cell.append(byte)
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""):
          if wasQuote { cell.append(byte) }
          isQuoted = true
        case UInt8(ascii: ","): endCell()
        case UInt8(ascii: "\n"):
          endCell()
          guard read(row) else { return }
          row.removeAll(keepingCapacity: true)
        case UInt8(ascii: "\r"): break
        default: cell.append(byte)
        }
        wasQuote = false
      }
      endCell()
      _ = read(row)
    }
  }
}

/// What both of Maestro's forms share on iOS.
enum MaestroRules {
  static func node(
    label: String?, value: String?, placeholder: String?, identifier: String?, bounds: String?,
    isEnabled: Bool?, isSelected: Bool, isChecked: Bool
  ) -> ViewNode {
    var node = ViewNode()
    node.label = label
    node.value = value == label ? nil : value
    node.placeholder = placeholder
    node.identifier = identifier
    node.isEnabled = isEnabled
    node.isSelected = isSelected
    node.frame = DumpText.frame(bounds: bounds)
    if isChecked {
      node.toggle = .on
      if node.value == "1" { node.value = nil }
    }
    return node
  }

  static func screen(_ tree: ViewTree) -> Draft.Screen {
    var tree = tree
    let title = takeApp(in: &tree)
    mergeTwins(in: &tree)
    mergeToggles(in: &tree)
    var rules = ScreenBuilder.Rules()
    rules.tellsTypes = false
    var screen = ScreenBuilder(tree, rules: rules, title: title).built()
    screen.remarks.append(
      "The dump has neither types nor traits nor hints: every role but that of a checked switch and "
        + "of a field with a placeholder is left open. Replace `element` by button, header, link …")
    return screen
  }

  /// Marks the node that is the app, and returns its name: the outermost node, or the first in it if that has
  /// no size, as where the status bar lies beside the app.
  private static func takeApp(in tree: inout ViewTree) -> String? {
    func hasSize(_ index: Int) -> Bool { tree[index].frame.map { $0.width > 0 } ?? false }
    guard let first = tree.nodes.first, first.end > 1 else { return nil }
    let isAround = !first.hasText && !hasSize(0) && tree[1].end > 2 && hasSize(1)
    let app = isAround ? 1 : 0
    tree[app].kind = .application
    return tree[app].label
  }

  /// Takes what a view in the same place with the same text knows into the view around it.
  private static func mergeTwins(in tree: inout ViewTree) {
    for index in tree.nodes.indices.reversed() {
      let (inner, parent) = (tree[index], tree[index].parent)
      guard parent >= 0, inner.hasText, tree[parent].kind != .application else { continue }
      let outer = tree[parent]
      guard outer.label != nil, inner.label == nil || inner.label == outer.label,
        inner.frame != nil, inner.frame == outer.frame,
        inner.value == nil || outer.value == nil || inner.value == outer.value
      else { continue }
      tree[parent].value = outer.value ?? inner.value
      tree[parent].placeholder = outer.placeholder ?? inner.placeholder
      tree[parent].identifier = outer.identifier ?? inner.identifier
      tree[parent].toggle = outer.toggle ?? inner.toggle
      if inner.isSelected { tree[parent].isSelected = true }
      if inner.isEnabled == false { tree[parent].isEnabled = false }
      (tree[index].label, tree[index].value, tree[index].placeholder) = (nil, nil, nil)
    }
  }

  /// Makes a row and the switch in it one: what is inside is checked, or repeats the row's 0.
  private static func mergeToggles(in tree: inout ViewTree) {
    for index in tree.nodes.indices {
      let row = tree[index]
      guard let label = row.label, row.toggle == nil, row.kind != .application,
        row.value == nil || row.value == "0" || row.value == "1",
        index + 1 < row.end, row.end <= index + 17, (row.frame?.height ?? 0) <= 120
      else { continue }
      let inside = (index + 1..<row.end).filter { tree[$0].hasText }
      guard inside.allSatisfy({ tree[$0].label.map(label.contains) ?? true }),
        let inner = inside.first(where: { isToggle(tree[$0], in: row) })
      else { continue }
      tree[index].toggle = tree[inner].toggle ?? .off
      tree[index].value = nil
      tree[inner].value = nil
    }
  }

  private static func isToggle(_ inner: ViewNode, in row: ViewNode) -> Bool {
    guard inner.label == nil || inner.label == row.label else { return false }
    if inner.toggle != nil { return true }
    return inner.value == "0" && (row.value == "0" || row.value == nil && inner.label == row.label)
  }
}

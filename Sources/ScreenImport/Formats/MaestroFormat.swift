import AccessibilityModel

/// `maestro hierarchy`: texts and places, but on iOS no types.
struct MaestroFormat: DumpReader {
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
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let start = input.lines.firstIndex(where: Self.isHeader) else {
      throw DumpError(
        "there is no line with the names of the columns, such as id,depth,bounds,text")
    }
    var columns: [Int?] = []
    var tree = ViewTree()
    var levels: [Int] = []
    Self.readRows(input.text[input.lines[start].startIndex...]) { row in
      guard !columns.isEmpty else {
        let names = row.map { $0.trimmingPrefix(while: \.isWhitespace) }
        columns = [
          "accessibility", "text", "value", "hint", "resource_id", "bounds", "enabled", "selected",
          "checked", "depth",
        ].map { name in names.firstIndex { $0 == name } }
        return
      }
      guard row.count > 1 else { return }
      func cell(_ index: Int) -> String? {
        guard let place = columns[index], place < row.count else { return nil }
        return DumpText.cleaned(row[place])
      }
      let depth = cell(9).flatMap { Int($0) } ?? 0
      while let last = levels.last, last >= depth {
        levels.removeLast()
        tree.close()
      }
      levels.append(depth)
      tree.open(
        MaestroRules.node(
          label: cell(0), value: cell(2) ?? cell(1), placeholder: cell(3), identifier: cell(4),
          bounds: cell(5), isEnabled: cell(6).map { $0 != "0" && $0 != "false" },
          isSelected: cell(7) == "1" || cell(7) == "true",
          isChecked: cell(8) == "1" || cell(8) == "true"))
    }
    tree.finish()
    return MaestroRules.screen(tree)
  }

  /// Reads the cells of a comma-separated table, row by row.
  ///
  /// Quotes protect commas and line breaks, and two quotes stand for one. It looks at bytes, because
  /// a dump has millions of cells and everything that separates them is ASCII.
  private static func readRows(_ text: Substring, _ read: ([String]) -> Void) {
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
          read(row)
          row.removeAll(keepingCapacity: true)
        case UInt8(ascii: "\r"): break
        default: cell.append(byte)
        }
        wasQuote = false
      }
      endCell()
      read(row)
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
    // The outermost node is the app: its text is its name.
    var title: String?
    if let first = tree.nodes.first, first.end > 1 {
      title = first.label
      tree[0].kind = .application
    }
    var rules = ScreenBuilder.Rules()
    rules.tellsTypes = false
    var screen = ScreenBuilder(tree, rules: rules, title: title).built()
    screen.remarks.append(
      "The dump has neither types nor traits nor hints: every role but that of a checked switch and "
        + "of a field with a placeholder is left open. Replace `element` by button, header, link …")
    return screen
  }
}

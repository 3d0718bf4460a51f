import AccessibilityModel
import Support
import Yams

extension FileReader {
  /// The elements of a list.
  mutating func elements(_ node: Node, for key: String) -> [AccessibilityElement] {
    (list(node, for: key) ?? []).enumerated().compactMap { index, node in
      child(index) { $0.element(node) }
    }
  }

  /// Reads the node at an index among its siblings.
  private mutating func child<Child>(
    _ index: Int, _ body: (inout FileReader) -> Child?
  ) -> Child? {
    path?.indices.append(index)
    defer { path?.indices.removeLast() }
    return body(&self)
  }

  /// Reads elements that replace others and so may use their identifiers.
  mutating func replacement(_ node: Node, for key: String) -> [AccessibilityElement] {
    let (known, outer) = (names.identifiers, path)
    (names.identifiers, path) = ([:], nil)
    let elements = elements(node, for: key)
    names.laterIdentifiers.formUnion(names.identifiers.keys)
    names.laterElements += elements
    (names.identifiers, path) = (known, outer)
    return elements
  }

  /// One element: a line, a quoted text, or a line with a value, properties or children.
  mutating func element(_ node: Node) -> AccessibilityElement? {
    // Nothing that is found now would be told.
    guard !isFull else { return nil }
    switch node {
    case .scalar(let scalar):
      if let tag = Self.ownTag(scalar) {
        let quote = scalar.style == .doubleQuoted ? "\"" : ""
        let line = scalar.string.isEmpty ? tag : "\(tag) \(quote)\(scalar.string)\(quote)"
        report(
          node,
          "YAML takes '!\(tag)' for a tag" + Self.advice(toWrite: Self.isElement(line) ? line : nil)
        )
        return nil
      }
      if isText(scalar) {
        return registered(AccessibilityElement(.text, label: .init(scalar.string)), node)
      }
      return line(scalar.string, body: nil, at: node).map { registered($0, node) }
    case .mapping(let mapping):
      guard mapping.count == 1, let (key, value) = mapping.first, case .scalar(let line) = key
      else {
        if reportShallowKeys(mapping) { return nil }
        let keys = mapping.keys.compactMap(\.string).joined(separator: ", ")
        report(
          node,
          "an element is one line, such as button \"Save\", but \(mapping.count) keys were found "
            + "(\(Self.shortened(keys))); "
            + (advice(onKeys: mapping) ?? "put them below '- element:'"))
        return nil
      }
      return self.line(line.string, body: value, at: key).map { registered($0, key) }
    case .sequence:
      report(
        node,
        "expected an element such as button \"Save\" but found a list; leave out the second dash, or the "
          + "brackets around it")
      return nil
    case .alias:
      report(node, "expected an element such as button \"Save\" but found \(kind(of: node))")
      return nil
    }
  }

  /// A word after an exclamation mark, which YAML takes out of a line.
  private static func ownTag(_ scalar: Node.Scalar) -> String? {
    let tag = "\(scalar.tag)"
    return tag.hasPrefix("!") && tag.count > 1 ? String(tag.dropFirst()) : nil
  }

  /// Whether a scalar is a text element rather than a line: `- "안내 문구"`.
  private func isText(_ scalar: Node.Scalar) -> Bool {
    switch scalar.style {
    case .doubleQuoted, .literal, .folded:
      return !ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet)
    case .singleQuoted:
      let word = scalar.string.prefix { $0.isLetter }
      return !Vocabulary.roleNameSet.contains(String(word))
    default:
      return scalar.string.hasPrefix("\u{201C}")
    }
  }

  /// Remembers where the element is, and the names that refer to it.
  private mutating func registered(_ element: AccessibilityElement, _ node: Node)
    -> AccessibilityElement
  {
    if let path { sources.elements[path] = location(of: node) }
    if let label = element.label?.string { names.labels.insert(label) }
    if let identifier = element.identifier {
      if let first = names.identifiers[identifier].map(location) {
        report(
          node,
          "the identifier '\(identifier)' is used twice, first on line \(first.line); "
            + "it must be unique in its variant")
      } else {
        names.identifiers[identifier] = node
      }
    }
    return element
  }

  private mutating func line(_ text: String, body: Node?, at node: Node) -> AccessibilityElement? {
    let line: ElementLine
    do {
      line = try ElementLine(text, advises: advises)
    } catch {
      if advises,
        let advice = advice(onWordsOfRole: text, body) ?? Self.adviceOnColon(text, body)
          ?? Self.adviceOnKey(behind: text, body)
          ?? Self.adviceOnFullWidth(text, body, node) ?? Self.adviceOnInnerQuotes(text, body, node)
          ?? adviceOnQuotes(text, body)
      {
        report(node, advice)
      } else {
        report(node, offset: error.offset, error.message)
      }
      return nil
    }
    guard let role = Vocabulary.role(line.role) else {
      report(node, message(onRole: line.role, in: text, body))
      return nil
    }
    var element = AccessibilityElement(role, label: line.label.map { AttributedText($0) })
    var entries: Entries = [:]
    read(line.flags, at: node, &entries, &element)
    if let body {
      guard read(body, below: node, line, role, named: text, &entries) else { return nil }
    }
    if line.label != nil, let label = entries["label"] {
      at(label) { $0.reportTwice("label", label.key) }
    }
    if !entries.isEmpty {
      reportStrayKeys(&entries, of: role)
      read(entries, by: Vocabulary.element, into: &element)
    }
    checkSense(of: element, entries, label: line.label, endsInColon: body != nil, at: node)
    return element
  }

  /// Reads what stands after the colon of a line or below it: a value, children, or keys.
  ///
  /// - Returns: Whether it belongs to the element; `false` after an error was reported.
  private mutating func read(
    _ body: Node, below node: Node, _ line: ElementLine, _ role: ElementRole, named text: String,
    _ entries: inout Entries
  ) -> Bool {
    switch body {
    case .scalar(let scalar):
      guard !scalar.string.isEmpty else { return true }
      if reportJoinedDash(scalar, body) || reportMissingDash(scalar, body)
        || reportMissingColon(scalar, body, below: node)
      {
        return false
      }
      if entries["value"] != nil { reportTwice("value", node) }
      entries["value"] = Entry(key: node, value: body)
    case .sequence(let items):
      if role == .picker || role == .popUpButton, let list = Self.listOfTexts(items) {
        report(
          body,
          "what stands in brackets here are the elements inside; the values of a "
            + "\(role.rawValue) are a key of its own: values: \(list)")
        return false
      }
      let flags = items.compactMap(Self.flagAlone)
      if !flags.isEmpty, flags.count == items.count {
        var written = line
        written.flags += flags.map { ElementLine.Flag($0) }
        report(
          body, "flags stand before the colon" + Self.advice(toWrite: Self.whole(written.printed)))
        return false
      }
      entries["children"] = Entry(key: node, value: body)
    case .mapping(let mapping):
      if let list = Self.listOfLines(mapping) {
        report(body, "elements stand in square brackets, not in braces; write \(list)")
        return false
      }
      let below =
        self.entries(
          body, of: Vocabulary.element.info, thing: "'\(Self.shortened(text))'",
          likely: Vocabulary.likelyKeys(of: role), line: line) ?? [:]
      for (name, entry) in below where entries[name] != nil { reportTwice(name, entry.key) }
      entries.merge(below) { $1 }
    case .alias: break
    }
    return true
  }

  /// The flag that a word in brackets can only be: no text in quotes, and no element such as `image`.
  private static func flagAlone(_ node: Node) -> String? {
    guard case .scalar(let scalar) = node, scalar.style == .plain,
      !Vocabulary.roleNameSet.contains(scalar.string),
      let flag = Vocabulary.flag(meantBy: scalar.string), !Vocabulary.roleNameSet.contains(flag)
    else { return nil }
    return flag
  }

  /// Elements in braces, as they are written in brackets: `{cell "Mail", cell "Notes"}`; `nil` for keys.
  private static func listOfLines(_ mapping: Node.Mapping) -> String? {
    let lines = mapping.compactMap { key, value -> String? in
      guard value.string?.isEmpty ?? false, let line = key.string,
        ElementLine.looksLikeLine(line, roles: Vocabulary.roleNameSet)
      else { return nil }
      return quoted(line, isLine: true)
    }
    guard !lines.isEmpty, lines.count == mapping.count else { return nil }
    return whole("[\(lines.joined(separator: ", "))]")
  }

  /// A list of texts as it is written in brackets; `nil` if an entry may be an element.
  private static func listOfTexts(_ nodes: Node.Sequence) -> String? {
    let texts = nodes.compactMap { node -> String? in
      guard case .scalar(let scalar) = node,
        scalar.style == .plain || scalar.style == .singleQuoted,
        Vocabulary.roleMeant(by: String(scalar.string.prefix { $0.isLetter })) == nil
      else { return nil }
      return quoted(scalar.string)
    }
    guard texts.count == nodes.count, !texts.isEmpty else { return nil }
    return whole("[\(texts.joined(separator: ", "))]")
  }

  /// Reports a key of an element that has been given before.
  mutating func reportTwice(_ name: String, _ node: Node) {
    report(node, "the \(name) is given twice; keep one of them")
  }

  /// What is wrong with a key of another role, and what to write.
  static func stray(_ key: KeyInfo, at role: ElementRole) -> String {
    let owners = key.roles.map(\.rawValue).joined(separator: " or ")
    let advice =
      key.name == "every" && role == .carousel
      ? "; what turns by itself is a banner: write banner in place of carousel" : ""
    return "'\(key.name)' belongs to a \(owners), not to \(role.rawValue)\(advice)"
  }

  /// Reports and removes what would be ignored: a key of another role, a key without the one that
  /// it belongs to, and keys that exclude each other.
  private mutating func reportStrayKeys(_ entries: inout Entries, of role: ElementRole) {
    let given = Vocabulary.element.given(in: entries).map(\.info)
    for key in given {
      if let entry = entries[key.name], !key.roles.isEmpty, !key.roles.contains(role) {
        at(entry) { $0.report(entry.value, Self.stray(key, at: role)) }
        entries[key.name] = nil
      }
    }
    for (place, key) in given.enumerated() {
      if let rival = given[..<place].first(where: { key.rivals.contains($0.name) }) {
        report(
          key: key.name, entries,
          "'\(key.name)' cannot be used with '\(rival.name)'; keep one of them")
      }
    }
    for key in given where !key.companions.isEmpty {
      let companions = key.companions.map { "'\($0)'" }.joined(separator: " or ")
      if given.contains(where: { key.companions.contains($0.name) }) { continue }
      guard let other = otherOwner(than: key, given) else {
        report(key: key.name, entries, "'\(key.name)' needs \(companions) as well")
        continue
      }
      let own = Vocabulary.element.info.keys.filter { $0.companions.contains(other.name) }
      report(
        key: key.name, entries,
        "'\(key.name)' goes with \(companions); "
          + "'\(other.name)' has \(Self.list(own.map { "'\($0.name)'" }))")
    }
  }

  /// The key that is there instead of the companion of another: `pages` for the `range` of `format`.
  private func otherOwner(than key: KeyInfo, _ given: [KeyInfo]) -> KeyInfo? {
    given.first { other in other.rivals.contains { key.companions.contains($0) } }
  }

  private mutating func report(key name: String, _ entries: Entries, _ message: String) {
    guard let entry = entries[name] else { return }
    at(entry) { $0.report(entry.key, message) }
  }

  // MARK: Data tables

  /// Expands the short form `rows:` into children with their positions.
  ///
  /// As in a table of a web page, a cell takes the next column that no cell of a row above covers.
  mutating func rows(_ entry: Entry, _ entries: Entries, into element: inout AccessibilityElement) {
    let hasHeaderRow = read("headerRow", Form<Bool>.flag, in: entries) ?? false
    let hasHeaderColumn = read("headerColumn", Form<Bool>.flag, in: entries) ?? false
    /// The columns that cells above cover, in order, and the last row that each covers.
    var covered: [(columns: Range<Int>, last: Int)] = []
    for (rowIndex, row) in (list(entry.value, for: "rows") ?? []).enumerated() {
      covered.removeAll { $0.last <= rowIndex }
      covered.sort { $0.columns.lowerBound < $1.columns.lowerBound }
      var above = covered[...]
      var column = 1
      for cell in list(row, for: "rows") ?? [] {
        while let next = above.first, next.columns.lowerBound <= column {
          column = max(column, next.columns.upperBound)
          above.removeFirst()
        }
        guard var child = child(element.children.count, { $0.cellElement(cell) }) else { continue }
        // What it covers and heads is its own.
        var place = child.tableCell ?? DataTableCell(row: 1, column: 1)
        (place.row, place.column) = (rowIndex + 1, column)
        if place.header == nil {
          if rowIndex == 0, hasHeaderRow {
            place.header = .column
          } else if column == 1, hasHeaderColumn {
            place.header = .row
          }
        }
        child.tableCell = place
        element.children.append(child)
        let end = column + max(place.columnSpan, 1)
        if place.rowSpan > 1 { covered.append((column..<end, rowIndex + place.rowSpan)) }
        column = end
      }
    }
  }

  /// A cell of `rows`: a plain scalar is a text here.
  private mutating func cellElement(_ node: Node) -> AccessibilityElement? {
    if case .scalar(let scalar) = node,
      !ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet)
    {
      if let path { sources.elements[path] = location(of: node) }
      return AccessibilityElement(.text, label: AttributedText(scalar.string))
    }
    return element(node)
  }
}

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
    case .sequence, .alias:
      report(node, "expected an element such as button \"Save\" but found \(kind(of: node))")
      return nil
    }
  }

  /// Reports keys that are not indented far enough to belong to an element.
  ///
  /// - Returns: Whether that is what is wrong.
  private mutating func reportShallowKeys(_ mapping: Node.Mapping) -> Bool {
    guard let line = mapping.first?.key, let text = line.string,
      ElementLine.looksLikeLine(text, roles: Vocabulary.roleNameSet)
    else { return false }
    let others = mapping.keys.dropFirst()
    let names = others.compactMap(\.string)
    guard let first = others.first,
      names.allSatisfy({ Vocabulary.element.info.table.name(of: $0) != nil })
    else { return false }
    report(
      first,
      "indent '\(names.joined(separator: "', '"))' further: it belongs below "
        + "'\(Self.shortened(text)):'")
    return true
  }

  /// Reports an element below another that has no dash and so would be the other's value.
  ///
  /// - Returns: Whether that is what is wrong; in quotes it is a value.
  private mutating func reportMissingDash(_ scalar: Node.Scalar, _ node: Node) -> Bool {
    guard scalar.style == .plain,
      ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet),
      // Prose may begin so: `button "저장"을 누르세요`.
      (try? ElementLine(scalar.string)) != nil
    else { return false }
    report(
      node,
      "an element inside another begins with a dash; write - \(Self.shortened(scalar.string))")
    return true
  }

  /// Reports elements below another whose dashes have no space after them, which would be the other's value.
  ///
  /// - Returns: Whether that is what is wrong; in quotes it is a value.
  private mutating func reportJoinedDash(_ scalar: Node.Scalar, _ node: Node) -> Bool {
    guard scalar.style == .plain, scalar.string.utf8.first == UInt8(ascii: "-"),
      let match = scalar.string.prefixMatch(of: /-([A-Za-z]+)\s*["\[]/),
      Vocabulary.roleNameSet.contains(String(match.1))
    else { return false }
    report(node, "put a space after each dash, before '\(match.1)'")
    return true
  }

  /// Reports a key below an element whose colon is missing, or the space after it, which would be the
  /// element's value: `value "3"`, `hint:Opens a list`.
  ///
  /// - Returns: Whether that is what is wrong; in quotes it is a value.
  private mutating func reportMissingColon(
    _ scalar: Node.Scalar, _ node: Node, below line: Node
  ) -> Bool {
    // A value stands on the line of its element, as it is printed.
    guard scalar.style == .plain, let own = node.mark?.line, own > line.mark?.line ?? own,
      let match = scalar.string.wholeMatch(of: /(\w+)(?:\s*[:：]\s*(\S.*)|\s+("[^"]*"|'[^']*'))/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), Vocabulary.isText(key),
      let value = match.2 ?? match.3
    else { return false }
    report(
      node,
      "a colon and a space stand between a key and its value; write "
        + "\(match.1): \(Self.shortened(String(value))), or put it all in quotes if it is the value"
    )
    return true
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
      line = try ElementLine(text)
    } catch {
      if let advice = advice(onWordsOfRole: text, body) ?? Self.adviceOnColon(text, body)
        ?? Self.adviceOnFullWidth(text) ?? Self.adviceOnInnerQuotes(text)
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

  /// What is wrong with a line that begins with no role.
  private func message(onRole word: String, in text: String, _ body: Node?) -> String {
    guard !word.isEmpty else {
      return "expected a role such as button or text but found '\(Self.shortened(text))'; "
        + "put a text alone in double quotes"
    }
    // What people call a role elsewhere is hardly a text, if it is all there is.
    let isRole = text == word && Vocabulary.roleAdvice(on: word) != nil
    guard
      let advice = (isRole ? nil : adviceOnQuotes(text, body)) ?? Vocabulary.roleAdvice(on: word)
    else { return unknown("role", word, of: "this line", among: Vocabulary.roleNames) }
    return "unknown role '\(word)' in this line; \(advice)"
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
    case .sequence:
      entries["children"] = Entry(key: node, value: body)
    case .mapping:
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

  /// The signs of the notation as Korean and Japanese keyboards may type them.
  private static let fullWidth: [Character: String] = [
    "：": ": ", "［": "[", "］": "]", "＝": "=", "，": ", ", "＂": "\"",
  ]

  /// What to write for a line with full-width signs: `slider "음량"：50%`, `button "확인" ［selected］`.
  private static func adviceOnFullWidth(_ line: String) -> String? {
    guard line.utf8.count <= 1000, let sign = line.first(where: { fullWidth[$0] != nil }) else {
      return nil
    }
    var mended = ""
    var head: String?
    var isInside = false
    for character in line {
      if character == "\"" || character == "＂" { isInside.toggle() }
      let isSign = !isInside || character == "＂"
      if isSign, character == "：", head == nil { head = mended }
      mended += isSign ? fullWidth[character] ?? String(character) : String(character)
    }
    guard let read = try? ElementLine(head ?? mended, advises: false), mended != line,
      Vocabulary.role(read.role) != nil
    else { return nil }
    let written = mended.replacing("  ", with: " ").trimmed
    return "'\(sign)' is a full-width sign; write \(shortened(written))"
  }

  /// What to write for a label with quotes in it: `text "It costs "5" dollars"`.
  private static func adviceOnInnerQuotes(_ line: String) -> String? {
    guard line.utf8.count <= 1000,
      let match = line.wholeMatch(of: /(\w+)\s+"(.*)"(\s*\[[^\]"]*\])?\s*/),
      Vocabulary.role(String(match.1)) != nil,
      String(match.2).wholeMatch(of: /(?:[^"\\]*\s|)(?:"[^"\s\\](?:[^"\\]*[^"\s\\])?"[^"\\]*)+/)
        != nil
    else { return nil }
    let label = match.2.replacing("\"", with: "\\\"")
    let written = "\(match.1) \"\(label)\"\(match.3 ?? "")"
    guard (try? ElementLine(written, advises: false)) != nil else { return nil }
    let isCut = written.contains(": ") || written.contains(" #")
    return "a quote inside a label needs a backslash; write "
      + (isCut ? "'\(written.replacing("'", with: "''"))'" : written)
  }

  /// What to write for a line that YAML cut at a colon in its label: `text "Total: 5"`.
  private static func adviceOnColon(_ line: String, _ body: Node?) -> String? {
    guard case .scalar(let rest)? = body, rest.style == .plain, !rest.string.isEmpty else {
      return nil
    }
    let whole = "\(line): \(rest.string)"
    guard line.contains("\""), (try? ElementLine(whole)) != nil else { return nil }
    if let advice = adviceOnBrackets(whole) { return advice }
    return "YAML takes the colon in the label for the end of a key; put the line in single quotes: "
      + "'\(shortened(whole.replacing("'", with: "''")))'"
  }

  /// What to write for a line whose brackets have a colon: `button "A" [selected: true]`.
  static func adviceOnBrackets(_ line: String) -> String? {
    guard line.utf8.count <= 1000,
      let match = line.wholeMatch(
        of: /(.*\[(?:.*[,\s])?)(\w+):\s*("[^"]*"|[^\s",\]][^",\]]*?)(\s*[,\]].*)/),
      match.1.count(where: { $0 == "\"" }).isMultiple(of: 2)
    else { return nil }
    let isQuoted = match.3.hasPrefix("\"")
    let (name, value) = (
      String(match.2), String(isQuoted ? match.3.dropFirst().dropLast() : match.3)
    )
    let rule = "in brackets a flag stands alone, and a value after an equals sign"
    let flag: String
    if Vocabulary.flagWords.contains(name) || Vocabulary.trait(name) != nil {
      guard Vocabulary.truth(of: value) == true else {
        return "in brackets a flag stands alone, and what is not so is left out: '\(name)'"
      }
      flag = name
    } else if let key = Vocabulary.element.info.table.name(of: name), Vocabulary.isText(key) {
      let printed = ElementLine(role: "", flags: [.init(key, value)]).printed
      flag = String(printed.trimmed.dropFirst().dropLast())
    } else if EnabledWord(name, value) == .usual {
      return EnabledWord.advice
    } else {
      return rule
    }
    let advised = "\(match.1)\(flag)\(match.4)"
    let isWhole = (try? ElementLine(advised, advises: false)) != nil
    return rule + (isWhole ? "; write \(shortened(advised))" : "")
  }

  /// What to write for a line that is hardly an element, because it begins with nothing like a role and
  /// has neither quotes nor flags; `nil` for another.
  private func adviceOnQuotes(_ line: String, _ body: Node?) -> String? {
    let word = String(line.prefix { $0.isLetter })
    guard NearestWord.of(word, in: Vocabulary.roleNames) == nil,
      !line.contains(where: { "\"“”[]".contains($0) })
    else { return nil }
    var text = line
    if case .scalar(let label)? = body, !label.string.isEmpty {
      if line.count == 2, line.hasPrefix("h"), let level = line.last, "123456".contains(level) {
        let header = ElementLine(role: "header", label: label.string).printed
        return "write \(Self.shortened(header)) [level=\(level)]"
      }
      if Vocabulary.synonym(of: line, in: Vocabulary.element.info) == "label" || line == "label" {
        return "a text alone stands in double quotes: \"\(Self.shortened(label.string))\""
      }
    }
    if let body {
      // What looks like a value may be the rest of the text: `합계: 12,900원`.
      guard case .scalar(let rest) = body, rest.style == .plain, !rest.string.isEmpty else {
        return nil
      }
      text += ": \(rest.string)"
    }
    return "a text alone stands in double quotes: \"\(Self.shortened(text))\""
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

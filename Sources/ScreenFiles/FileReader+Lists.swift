import AccessibilityModel
import Yams

/// Lists, and what YAML has made several entries of at its commas.
extension FileReader {
  mutating func list(_ node: Node, for key: String) -> [Node]? {
    guard case .sequence(let sequence) = node else {
      report(
        node,
        "'\(key)' must be a list, but \(kind(of: node)) was found; "
          + Self.listAdvice(node, for: key))
      return nil
    }
    let nodes = Array(sequence)
    for (index, pair) in zip(nodes, nodes.dropFirst()).enumerated() {
      if let line = Self.quotedLine(cutFrom: nodes[index...]) {
        report(
          pair.0,
          "a comma separates the entries of a list; put this one in single quotes: '\(line)'")
        return nil
      }
      if let number = Self.number(cutBetween: pair.0, and: pair.1) {
        report(pair.0, "a comma separates the entries of a list; put '\(number)' in quotes")
        return nil
      }
    }
    return nodes
  }

  /// What to write for a list that is none.
  private static func listAdvice(_ node: Node, for key: String) -> String {
    if let numbers = numbers(meantBy: node, for: key) {
      return "write [\(numbers.joined(separator: ", "))]"
    }
    switch node {
    case .mapping(let mapping): return advice(onMapping: mapping, for: key)
    // YAML makes one text of lines without dashes.
    case .scalar(let scalar)
    where scalar.style == .plain && (try? ElementLine(scalar.string, advises: false)) == nil
      && ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet):
      return "put \"- \" before each element"
    case .scalar(let scalar) where scalar.style == .plain && scalar.string.contains(/^-[A-Za-z]/):
      return "put a space after each dash"
    case .scalar(let scalar)
    where scalar.style == .plain && scalar.string.contains(/^(?:[•◦▪‣·∙●○–—−－]|[0-9]+[.)]) *[^ ]/):
      return "its entries begin with dashes, each on a line of its own, such as "
        + "- \(key == "gestures" ? "swipe right" : "button \"Save\"")"
    case .scalar(let scalar) where key == "range" && Double(scalar.string) != nil:
      return "write [0, \(scalar.string)]"
    case .scalar(let scalar) where key == "range" && bounds(in: scalar.string) != nil:
      return "write [\(bounds(in: scalar.string)?.joined(separator: ", ") ?? "")]"
    // In brackets behind a label there is no room for a list.
    case .scalar(let scalar) where key == "states" && !["true", "yes"].contains(scalar.string):
      return "write states: [\(whole(scalar.string) ?? "…")] below the line of the element"
    case .scalar(let scalar) where key == "gestures" && scalar.string.contains(", "):
      return "write [\(whole(scalar.string) ?? "a, b")]"
    default: return "write \(asList(node))"
    }
  }

  /// What to write for keys where a list is expected.
  private static func advice(onMapping mapping: Node.Mapping, for key: String) -> String {
    let keys = mapping.keys.compactMap(\.string)
    guard case .record(let record, let orText)? = entryKind(of: key), let first = keys.first else {
      return "put \"- \" before each line below it"
    }
    // The keys of one entry, or else the names of several.
    if keys.contains(where: { record.table.name(of: $0) != nil }) {
      return "put \"- \" before '\(shortened(first))'"
        + (keys.count > 1 ? ", and indent the lines below that by two more spaces" : "")
    }
    guard orText else { return "put \"- \" before each line below it" }
    let names = keys.map { quoted($0) }.joined(separator: ", ")
    return "write \(whole("[\(names)]") ?? "[a, b]")"
  }

  /// What the entries of a list are; `nil` if it is none of ours, or has entries of several kinds.
  private static func entryKind(of key: String) -> Kind? {
    let keys = Vocabulary.element.info.keys + Vocabulary.screen.info.keys
    guard case .list(let kind)? = keys.first(where: { $0.name == key })?.kind else { return nil }
    return kind
  }

  /// The numbers of a list of so many that are written otherwise: `0 0 100 44`, `CGRect(x: 0, …)`,
  /// `{x: 0, …}`; `nil` if they are not exactly those.
  static func numbers(meantBy node: Node, for key: String) -> [String]? {
    switch node {
    case .scalar(let scalar): return numbers(in: scalar.string, for: key)
    case .mapping(let mapping):
      let order = ["x", "y", "width", "height"]
      let names = mapping.keys.compactMap(\.string)
      guard Set(names) == Set(order.prefix(names.count)) else { return nil }
      return numbers(
        in: order.compactMap { mapping[$0]?.string }.joined(separator: " "), for: key)
    case .sequence, .alias: return nil
    }
  }

  /// The numbers of a text, if there are as many as the key of an element takes.
  static func numbers(in text: String, for key: String) -> [String]? {
    guard getsAdvice(text), key != "range",
      let info = Vocabulary.element.info.keys.first(where: { $0.spellings.contains(key) }),
      case .numbers(let counts) = info.kind
    else { return nil }
    let names: Set<Substring> = ["CGRect", "CGPoint", "x", "y", "width", "height", "w", "h"]
    let numbers = text.split { " ,:()".contains($0) }.filter { !names.contains($0) }
    guard counts.contains(numbers.count), numbers.allSatisfy({ Double($0) != nil }) else {
      return nil
    }
    return numbers.map(String.init)
  }

  /// The two numbers of a range that is written as one text: `0-100`, `0..100`, `0 to 1`.
  static func bounds(in text: String) -> [String]? {
    guard getsAdvice(text) else { return nil }
    return text.wholeMatch(of: /(-?[0-9.]*[0-9])\s*(?:-|–|~|to|\.{2,3}<?|…)\s*(-?[0-9.]*[0-9])/).map
    {
      [String($0.1), String($0.2)]
    }
  }

  /// A list of what was written alone: in brackets, or on a line of its own where YAML would take
  /// something in it for a part of the brackets.
  private static func asList(_ node: Node) -> String {
    guard case .scalar(let scalar) = node, !scalar.string.isEmpty, whole(scalar.string) != nil
    else { return "[a, b]" }
    let text = scalar.string
    switch scalar.style {
    case .doubleQuoted, .literal, .folded:
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "[\"\(escaped.replacing("\n", with: "\\n"))\"]"
    case .singleQuoted: return "['\(text.replacing("'", with: "''"))']"
    default: break
    }
    // Commas between bare words are those of a list; within quotes and numbers they are not.
    let isCut =
      text.contains("\"") ? text.contains(",") : text.replacing(", ", with: "").contains(",")
    guard isCut || text.contains(where: "[]{}".contains) || text.contains(": ") else {
      return "[\(text)]"
    }
    return "it below, on a line of its own: - \(text)"
  }

  /// The line that YAML took for several entries at the commas in its label: `button "A, B"`.
  private static func quotedLine(cutFrom nodes: ArraySlice<Node>) -> String? {
    // Other lists may hold a quote that is none: `[5", 6"]`.
    guard case .scalar(let first)? = nodes.first,
      ElementRole(rawValue: String(first.string.prefix { $0.isLetter })) != nil
    else { return nil }
    var line = ""
    var last: Node.Scalar?
    var isOpen = false
    for node in nodes {
      guard case .scalar(let scalar) = node, scalar.style == .plain, let mark = scalar.mark else {
        return nil
      }
      if let last, let start = last.mark {
        // On lines of their own, entries are not cut by commas.
        let gap = mark.column - start.column - last.string.unicodeScalars.count - 1
        guard mark.line == start.line, gap >= 0 else { return nil }
        line += "," + String(repeating: " ", count: gap)
      }
      line += scalar.string
      var isEscaped = false
      for byte in scalar.string.utf8 {
        if byte == UInt8(ascii: "\""), !isEscaped { isOpen.toggle() }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      // One whose quotes are closed is whole.
      if !isOpen { return last == nil ? nil : line }
      last = scalar
    }
    return nil
  }

  /// The number with commas that YAML took for two entries: `12,900원`.
  static func number(cutBetween before: Node?, and node: Node) -> String? {
    guard case .scalar(let head)? = before, case .scalar(let tail) = node, head.style == .plain,
      tail.style == .plain, let start = head.mark, let end = tail.mark, start.line == end.line,
      end.column == start.column + head.string.unicodeScalars.count + 1
    else { return nil }
    let digits = head.string.reversed().prefix { $0.isNumber }.count
    let group = tail.string.prefix { $0.isNumber }.count
    let isNumber = digits == head.string.count
    guard (1...3).contains(digits), group == 3,
      // [0,100] is a list of two numbers; what has a unit, or a word before it, is one.
      isNumber ? tail.string.count > 3 : head.string.dropLast(digits).last?.isWhitespace == true
    else { return nil }
    return "\(head.string),\(tail.string)"
  }

  /// The texts of two entries without quotes, on one line: perhaps one, which had a comma in it.
  ///
  /// - Returns: The texts, and the comma with the spaces after it as they are written.
  static func texts(
    cutBetween before: Node?, and node: Node
  ) -> (head: String, tail: String, comma: String)? {
    guard case .scalar(let head)? = before, case .scalar(let tail) = node, head.style == .plain,
      tail.style == .plain, let start = head.mark, let end = tail.mark, start.line == end.line
    else { return nil }
    let spaces = end.column - start.column - head.string.unicodeScalars.count - 1
    return (head.string, tail.string, "," + String(repeating: " ", count: max(spaces, 0)))
  }

  func adviceOnComma(between before: Node?, and key: Node) -> String {
    Self.number(cutBetween: before, and: key).map {
      "; a comma separates the entries: put '\($0)' in quotes"
    } ?? ""
  }

  mutating func numbers(_ node: Node, for key: String, counts: ClosedRange<Int>) -> [Double]? {
    guard let nodes = list(node, for: key) else { return nil }
    let numbers = nodes.compactMap { number($0, for: key) }
    guard numbers.count == nodes.count else { return nil }
    guard counts.contains(numbers.count) else {
      let wanted =
        counts.count == 1
        ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
      let names = [4: " (x, y, width and height)", 2: " (x and y)"]
      let order = counts.count == 1 ? names[counts.lowerBound] ?? "" : ""
      report(
        node, "'\(key)' must have \(wanted) numbers\(order), but \(numbers.count) were found")
      return nil
    }
    return numbers
  }
}

import AccessibilityModel
import Support
import Yams

/// Lines of elements that cannot be read, or not as they are meant, and what to write instead.
extension FileReader {
  /// What is wrong with a line that begins with no role.
  func message(onRole word: String, in text: String, _ body: Node?) -> String {
    if text.isEmpty {
      return "nothing stands after this dash; leave it out, or write an element such as "
        + "button \"Save\""
    }
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

  /// The signs of the notation as Korean and Japanese keyboards may type them.
  private static let fullWidth: [Character: String] = [
    "：": ": ", "［": "[", "］": "]", "＝": "=", "，": ", ", "＂": "\"",
  ]

  /// What to write for a line with full-width signs: `slider "음량"：50%`, `button "확인" ［selected］`.
  static func adviceOnFullWidth(
    _ line: String, _ body: Node?, _ node: Node
  ) -> String? {
    guard getsAdvice(line) else { return nil }
    var mended = ""
    var sign: Character?
    var colon: (head: String, count: Int)?
    var (isInside, isEscaped) = (false, false)
    for character in line {
      let isQuote = !isEscaped && (character == "\"" || character == "＂")
      isEscaped = character == "\\" && !isEscaped
      if isQuote { isInside.toggle() }
      guard !isInside || isQuote, let written = fullWidth[character] else {
        // The sign has brought a space along.
        let isDouble = character == " " && mended.hasSuffix(" ") && !isInside
        if !isDouble { mended.append(character) }
        continue
      }
      if sign == nil { sign = character }
      if character == "：", colon == nil { colon = (mended.trimmed, mended.count + 1) }
      mended += written
    }
    guard let sign, let read = try? ElementLine(colon?.head ?? mended, advises: false),
      Vocabulary.role(read.role) != nil
    else { return nil }
    var line: String?
    if let colon {
      var rest = String(mended.dropFirst(colon.count)).trimmed
      // YAML has made one text of the line and of the elements below it.
      if rest.hasPrefix("- ") { rest = "" }
      if case .scalar(let more)? = body { rest += ": \(more.string)" }
      line = written(colon.head, rest: rest)
    } else {
      line = written(mended.trimmed, body, at: node)
    }
    let usual = sign == "：" ? "':' and a space" : "'\((fullWidth[sign] ?? "").trimmed)'"
    return "'\(sign)' is a full-width sign; write \(line ?? usual)"
  }

  /// What to write for a label with quotes in it: `text "It costs "5" dollars"`.
  static func adviceOnInnerQuotes(
    _ line: String, _ body: Node?, _ node: Node
  ) -> String? {
    guard getsAdvice(line),
      let match = line.wholeMatch(of: /(\w+)\s+"(.*)"(\s*\[[^\]"]*\])?\s*/),
      Vocabulary.role(String(match.1)) != nil,
      String(match.2).wholeMatch(of: /(?:[^"\\]*\s|)(?:"[^"\s\\](?:[^"\\]*[^"\s\\])?"[^"\\]*)+/)
        != nil
    else { return nil }
    let label = match.2.replacing("\"", with: "\\\"")
    let mended = "\(match.1) \"\(label)\"\(match.3 ?? "")"
    guard (try? ElementLine(mended, advises: false)) != nil else { return nil }
    return "a quote inside a label needs a backslash"
      + advice(toWrite: written(mended, body, at: node) ?? "\\\"")
  }

  /// What to write for a line that YAML cut at a colon in its label: `text "Total: 5"`.
  static func adviceOnColon(_ line: String, _ body: Node?) -> String? {
    guard case .scalar(let rest)? = body, rest.style == .plain, !rest.string.isEmpty else {
      return nil
    }
    let whole = "\(line): \(rest.string)"
    if let advice = adviceOnBrackets(whole) { return advice }
    // Only within the quotes it is one of the label.
    guard !line.count(where: { $0 == "\"" }).isMultiple(of: 2), (try? ElementLine(whole)) != nil
    else { return nil }
    return "YAML takes the colon in the label for the end of a key; put the line in single quotes"
      + (written(whole, rest: nil).map { ": \($0)" } ?? "")
  }

  /// What to write for a key behind a label, whose colon YAML took for that of the element:
  /// `button "A", hint: Opens a list`, `slider "A", value: 50%`.
  static func adviceOnKey(behind line: String, _ body: Node?) -> String? {
    guard case .scalar(let scalar)? = body, !scalar.string.isEmpty, getsAdvice(line),
      let match = line.wholeMatch(of: /(.*["\]])\s*[,{(]?\s*(\w+)/),
      let element = try? ElementLine(String(match.1), advises: false),
      Vocabulary.role(element.role) != nil,
      let key = Vocabulary.element.info.table.name(of: String(match.2)),
      key != "label", Vocabulary.isText(key)
    else { return nil }
    var value = scalar.string
    for (open, close) in [("{", "}"), ("(", ")")]
    where line.contains(open) && value.hasSuffix(close) {
      value = String(value.dropLast()).trimmed
    }
    if key == "value" {
      return "the value stands behind a colon"
        + advice(toWrite: written(element.printed, rest: value))
    }
    var written = element
    written.flags.append(.init(key, value))
    return "a key behind the label stands in brackets"
      + advice(toWrite: self.written(written.printed, rest: nil))
  }

  /// What to write for a line whose brackets have a colon: `button "A" [selected: true]`.
  static func adviceOnBrackets(_ line: String) -> String? {
    guard getsAdvice(line), let brackets = Brackets(in: line),
      let element = try? ElementLine(String(brackets.before), advises: false),
      let role = Vocabulary.role(element.role).map({ _ in element.role })
        ?? Vocabulary.roleMeant(by: element.role)
    else { return nil }
    let rule = "in brackets a flag stands alone, and a value after an equals sign"
    var flags: [String] = []
    var label: String?
    var (hasColon, isClear) = (false, true)
    // The key whose value the next comma may have cut.
    var open: (key: String, value: String)?
    func close() {
      if let flag = open.map({ ElementLine.printed([.init($0.key, $0.value.trimmed)]) }) {
        flags.append(String(flag.dropFirst().dropLast()))
      }
      open = nil
    }
    for word in brackets.words {
      guard let match = word.trimmed.wholeMatch(of: /(\w+):\s*(\S.*)/) else {
        if let key = open?.key, let value = open?.value, !isFlag(word) {
          open = (key, "\(value),\(word)")
        } else {
          close()
          if !word.trimmed.isEmpty { flags.append(word.trimmed) }
        }
        continue
      }
      close()
      hasColon = true
      let name = String(match.1)
      var value = String(match.2)
      if value.hasPrefix("[") {
        return "a list cannot be in brackets; put a colon at the end of the line, and below it: "
          + "\(name): \(whole(value) ?? "[…]")"
      }
      let isQuoted = value.hasPrefix("\"")
      if isQuoted {
        guard let read = ElementLine.flags(in: "\(name)=\(value)"), read.count == 1,
          let text = read[0].value
        else {
          isClear = false
          continue
        }
        value = text
      }
      let enabled = EnabledWord(name, value)
      let key = Vocabulary.element.info.table.name(of: name)
      if enabled == .usual { return EnabledWord.advice }
      if enabled == nil, Vocabulary.flagWords.contains(name) || Vocabulary.trait(name) != nil {
        guard Vocabulary.truth(of: value) == true else {
          return "in brackets a flag stands alone, and what is not so is left out: '\(name)'"
        }
        flags.append(name)
      } else if enabled == .denied {
        flags.append(EnabledWord.opposite)
      } else if key == "label" {
        label = value
      } else if let known = enabled == .open ? "enabledWhen" : key {
        open = (known == key ? name : known, value)
        if isQuoted { close() }
      } else {
        isClear = false
      }
    }
    close()
    guard hasColon else { return nil }
    var start = role + String(brackets.before).trimmed.dropFirst(element.role.count)
    if let label {
      let inside = "the label stands before the brackets"
      if let first = element.label {
        return "\(inside), and this line has one: keep '\(shortened(first))' there, or put "
          + "'\(shortened(label))' in its place"
      }
      start = ElementLine(role: role, label: label).printed
      let mended = flags.isEmpty ? start : "\(start) [\(flags.joined(separator: ", "))]"
      return inside + advice(toWrite: isClear ? written(mended, rest: brackets.rest) : nil)
    }
    let mended = flags.isEmpty ? start : "\(start) [\(flags.joined(separator: ", "))]"
    return rule + advice(toWrite: isClear ? written(mended, rest: brackets.rest) : nil)
  }

  /// Whether a part of brackets between two commas means something there, by itself.
  private static func isFlag(_ word: String) -> Bool {
    ElementLine.flags(in: word)?.allSatisfy(isKnown) ?? false
  }

  /// The first pair of brackets of a line, with what is between its commas.
  private struct Brackets {
    var before: Substring
    var words: [String] = []
    /// What stands behind the colon after the brackets; `nil` where there is no colon.
    var rest: String?

    init?(in line: String) {
      var (isInside, isEscaped) = (false, false)
      var depth = 0
      before = line[...]
      var begin = line.startIndex
      for index in line.indices {
        let character = line[index]
        if isEscaped {
          isEscaped = false
          continue
        }
        switch character {
        case "\\": isEscaped = true
        case "\"": isInside.toggle()
        case _ where isInside: break
        case "[":
          depth += 1
          if depth == 1 {
            before = line[..<index]
            begin = line.index(after: index)
          }
        case "," where depth == 1:
          words.append(String(line[begin..<index]))
          begin = line.index(after: index)
        case "]" where depth == 1:
          words.append(String(line[begin..<index]))
          let after = String(line[index...].dropFirst()).trimmed
          guard after.isEmpty || after.hasPrefix(":") else { return nil }
          rest = after.isEmpty ? nil : String(after.dropFirst()).trimmed
          return
        case "]": depth -= 1
        default: break
        }
      }
      return nil
    }
  }

  /// What to write for a line that is hardly an element, because it begins with nothing like a role and
  /// has neither quotes nor flags; `nil` for another.
  func adviceOnQuotes(_ line: String, _ body: Node?) -> String? {
    let word = String(line.prefix { $0.isLetter })
    guard NearestWord.of(word, in: Vocabulary.roleNames) == nil,
      !line.contains(where: { "\"“”[]".contains($0) })
    else { return nil }
    var text = line
    if case .scalar(let label)? = body, !label.string.isEmpty {
      if line.count == 2, line.hasPrefix("h"), let level = line.last, "123456".contains(level) {
        let header = ElementLine(role: "header", label: label.string).printed
        return Self.whole("write \(header) [level=\(level)]")
      }
      if Vocabulary.synonym(of: line, in: Vocabulary.element.info) == "label" || line == "label" {
        return Self.advice(onTextAlone: label.string)
      }
    }
    if let body {
      // What looks like a value may be the rest of the text: `합계: 12,900원`.
      guard case .scalar(let rest) = body, rest.style == .plain, !rest.string.isEmpty else {
        return nil
      }
      text += ": \(rest.string)"
    }
    return Self.advice(onTextAlone: text)
  }

  private static func advice(onTextAlone text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "a text alone stands in double quotes" + (whole(escaped).map { ": \"\($0)\"" } ?? "")
  }

  // MARK: Lines to write

  /// A line with what stands behind it in the file, as it can be written after the dash of an element;
  /// `nil` for one that would be refused as well, or that is too long to be told.
  private static func written(_ line: String, _ body: Node?, at node: Node) -> String? {
    switch body {
    case nil: return written(line, rest: nil)
    case .scalar(let value)? where value.style == .plain: return written(line, rest: value.string)
    case .scalar(let value)? where !value.string.contains("\n"):
      return written(line, rest: "'\(value.string.replacing("'", with: "''"))'")
    case .scalar?, .alias?: return nil
    case .mapping?, .sequence?:
      // What is on lines of its own stays there.
      if body?.mark?.line != node.mark?.line { return written(line, rest: "") }
      var body = body
      body?.mapping?.style = .flow
      body?.sequence?.style = .flow
      let rest = body.flatMap { try? Yams.serialize(node: $0, width: -1, allowUnicode: true) }
      return rest.flatMap { written(line, rest: $0.trimmed) }
    }
  }

  /// A line with what stands behind its colon; `nil` for no colon.
  private static func written(_ line: String, rest: String?) -> String? {
    let isCut = line.contains(": ") || line.contains(" #")
    let line = isCut ? "'\(line.replacing("'", with: "''"))'" : line
    return whole(rest.map { "\(line): \($0)".trimmed } ?? line).flatMap {
      isElement($0) ? $0 : nil
    }
  }

  /// Whether what stands after a dash can be read as an element.
  static func isElement(_ text: String) -> Bool {
    guard let root = try? Yams.compose(yaml: "- \(text)", .basic, .default, .utf8),
      let list = root.sequence, list.count == 1, let node = list.first
    else { return false }
    var reader = FileReader()
    reader.advises = false
    let element = reader.element(node)
    return element != nil && reader.diagnostics.allSatisfy { $0.severity == .warning }
  }

  // MARK: What stands below a line

  /// Reports keys that are not indented far enough to belong to an element.
  ///
  /// - Returns: Whether that is what is wrong.
  mutating func reportShallowKeys(_ mapping: Node.Mapping) -> Bool {
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
  mutating func reportMissingDash(_ scalar: Node.Scalar, _ node: Node) -> Bool {
    guard scalar.style == .plain,
      ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet),
      // Prose may begin so: `button "저장"을 누르세요`.
      (try? ElementLine(scalar.string)) != nil
    else { return false }
    report(
      node,
      "an element inside another begins with a dash"
        + Self.advice(toWrite: Self.whole("- \(scalar.string)")))
    return true
  }

  /// Reports elements below another whose dashes have no space after them, which would be the other's value.
  ///
  /// - Returns: Whether that is what is wrong; in quotes it is a value.
  mutating func reportJoinedDash(_ scalar: Node.Scalar, _ node: Node) -> Bool {
    guard scalar.style == .plain, Self.getsAdvice(scalar.string),
      scalar.string.utf8.first == UInt8(ascii: "-"),
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
  mutating func reportMissingColon(
    _ scalar: Node.Scalar, _ node: Node, below line: Node
  ) -> Bool {
    // A value stands on the line of its element, as it is printed.
    guard scalar.style == .plain, Self.getsAdvice(scalar.string), let own = node.mark?.line,
      own > line.mark?.line ?? own,
      let match = scalar.string.wholeMatch(of: /(\w+)(?:\s*[:：]\s*(\S.*)|\s+("[^"]*"|'[^']*'))/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), Vocabulary.isText(key),
      let value = match.2 ?? match.3
    else { return false }
    report(
      node,
      "a colon and a space stand between a key and its value"
        + Self.advice(toWrite: Self.whole("\(match.1): \(value)"))
        + ", or put it all in quotes if it is the value"
    )
    return true
  }
}

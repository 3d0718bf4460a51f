import AccessibilityModel
import Support

/// A line of the notation: `role "label" [flag key=value]`.
struct ElementLine: Hashable {
  /// The role of an element whose label and traits stand below the line.
  static let spelledOut = "element"

  var role: String
  var label: String?
  var flags: [Flag] = []

  /// A word in brackets, alone or with a value, and its offset in the line.
  struct Flag: Hashable {
    var name: String
    var value: String?
    var offset: Int

    init(_ name: String, _ value: String? = nil, offset: Int = 0) {
      self.name = name
      self.value = value
      self.offset = offset
    }
  }

  /// Why a line cannot be read, and the offset of the error.
  struct Malformed: Error, Hashable {
    var offset: Int
    var message: String
  }

  init(role: String, label: String? = nil, flags: [Flag] = []) {
    self.role = role
    self.label = label
    self.flags = flags
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - advises: Whether the error says what to write, for which parts of the line are read again.
  /// - Throws: ``Malformed``.
  init(_ line: String, advises: Bool = true) throws(Malformed) {
    var scanner = Scanner(line)
    scanner.skipSpaces()
    role = scanner.word()
    scanner.skipSpaces()
    if scanner.isAtQuote { label = try scanner.quoted() }
    scanner.skipSpaces()
    while scanner.next == "[" {
      flags += try scanner.flags()
      scanner.skipSpaces()
    }
    guard scanner.isAtEnd else {
      let rest = String(scanner.rest)
      let isQuoted = rest.count > 2 && rest.hasPrefix("'") && rest.hasSuffix("'")
      let inner = isQuoted ? String(rest.dropFirst().dropLast()) : rest
      // YAML makes one text of a line and what is indented below it.
      if rest.hasPrefix("- ") {
        throw Malformed(
          offset: 0,
          message:
            "the lines below '\(ElementLine(role: role, label: label, flags: flags).printed)' are indented "
            + "further; begin them where it begins, or end it with a colon if they are inside it")
      }
      // The level of a heading, as in HTML: `header2`.
      if role == "header" || role == "heading", label == nil, let level = rest.first,
        "123456".contains(level), String(rest.dropFirst()).trimmed.hasPrefix("\"")
      {
        throw Malformed(
          offset: 0, message: "write header \(String(rest.dropFirst()).trimmed) [level=\(level)]")
      }
      // Nobody means an element by a line as long as this, and to look for one would take long.
      if advises, rest.utf8.count <= 1000,
        let advice = Self.advice(role: role, label: label, rest: rest)
      {
        let expected =
          label == nil ? "a label in quotes or flags in [ ]" : "flags in [ ] or the end of the line"
        throw Malformed(
          offset: scanner.offset,
          message: "expected \(expected) but found '\(rest)'; write \(advice)")
      }
      let found = "but found '\(rest)'"
      guard label == nil else {
        throw Malformed(
          offset: scanner.offset, message: "expected flags in [ ] or the end of the line \(found)")
      }
      // What has quotes, flags or properties of its own is more than a label.
      let isPlain = !rest.contains { "=[]".contains($0) } && rest.count(where: { $0 == "\"" }) < 2
      let known =
        role.isEmpty
        ? "text"
        : Vocabulary.roleMeant(by: role) ?? NearestWord.of(role, in: Vocabulary.roleNames)
      let advice = known.flatMap { known in
        isPlain ? "; write \(known) \"\(inner.replacing("\"", with: ""))\"" : nil
      }
      throw Malformed(
        offset: scanner.offset,
        message: "expected a label in quotes or flags in [ ] \(found)\(advice ?? "")")
    }
  }

  /// What to write in place of what is written otherwise elsewhere: `Button("Save")`, `h1 "Title"`,
  /// `button ‘Save’`, `텍스트 필드 "이름"`, `slider "Volume" 50%`, `button "Save" (selected)`.
  private static func advice(role: String, label: String?, rest: String) -> String? {
    let lowered = role.prefix(1).lowercased() + role.dropFirst()
    if let label {
      let line = ElementLine(role: role, label: label, flags: []).printed
      let inner = String(rest.dropFirst().dropLast())
      if rest.hasPrefix("("), rest.hasSuffix(")"), Vocabulary.flagWords.contains(inner) {
        return "[\(inner)]"
      }
      if let flags = bracketed(rest) ?? bracketed(property: rest) { return flags }
      guard rest.first?.isNumber == true, !rest.contains("\"") else { return nil }
      return "\(line): \(rest)"
    }
    if let line = withRoleSecond(role, rest) { return line }
    if let match = rest.wholeMatch(of: /\(\s*"([^"]*)"\s*\)(?:\..*)?/) {
      return "\(lowered) \"\(match.1)\""
    }
    if role == "h", let match = rest.wholeMatch(of: /([1-6])\s*"(.*)"/) {
      return "header \"\(match.2)\" [level=\(match.1)]"
    }
    let quotes: [Character: Character] = ["‘": "’", "「": "」", "『": "』", "«": "»", "《": "》"]
    if let first = rest.first, let last = quotes[first], rest.last == last, rest.count > 2 {
      return "\(role) \"\(rest.dropFirst().dropLast())\""
    }
    if let match = rest.wholeMatch(
      of: /([^"\[=:]*[^"\[=:\s])\s*(("(?:[^"\\]|\\.)*"|\[[^\]]*\](?=\s*$)).*)/),
      let known = Vocabulary.roleMeant(by: role + match.1)
    {
      // What comes after the label may have an error of its own.
      return ["\(known) \(match.2)", "\(known) \(match.3)"].first(where: isWhole)
    }
    if let match = rest.wholeMatch(of: /(\w*)(?:\s*=\s*|\s+(?="))("[^"=]*"|[^"'\[\]=,]+)/),
      match.1.isEmpty || labelWords.contains(match.1.lowercased()),
      let known = Vocabulary.roleMeant(by: role)
    {
      let text = match.2.hasPrefix("\"") ? match.2.dropFirst().dropLast() : match.2
      return ElementLine(role: known, label: String(text)).printed
    }
    return nil
  }

  /// Whether nothing is wrong with a line.
  private static func isWhole(_ line: String) -> Bool {
    guard let read = try? ElementLine(line, advises: false) else { return false }
    return Vocabulary.role(read.role) != nil
  }

  /// What people write before a label that is not in its place: `button label="Save"`.
  private static let labelWords: Set = ["label", "text", "title", "name", "content", "caption"]

  /// A line whose role comes after another word: after a state, `selected button "A"`, or a bullet.
  private static func withRoleSecond(_ word: String, _ rest: String) -> String? {
    let text = word.isEmpty ? String(rest.drop { !$0.isLetter }) : rest
    guard text != rest || !word.isEmpty, var line = try? ElementLine(text, advises: false),
      Vocabulary.role(line.role) != nil, line.label != nil
    else { return nil }
    if !word.isEmpty, Vocabulary.adviceOnUsual(word) == nil {
      guard
        let flag = Vocabulary.flagWords.contains(word)
          ? word : Vocabulary.flagSynonym(of: word) ?? Vocabulary.word(meantBy: word)
      else { return nil }
      line.flags.append(Flag(flag))
    }
    return line.printed
  }

  /// What stands after the label without its brackets: `disabled`, `, selected`, `value=50%`.
  private static func bracketed(_ rest: String) -> String? {
    var scanner = Scanner("[\(rest)]")
    guard let found = try? scanner.flags(), scanner.isAtEnd, !found.isEmpty else { return nil }
    let flags = found.compactMap { flag -> Flag? in
      // What is enabled is nothing to write.
      guard !flag.name.lowercased().hasSuffix("enabled") || flag.name == "notEnabled" else {
        return nil
      }
      let known =
        flag.value != nil
        ? Vocabulary.element.info.table.name(of: flag.name)
        : Vocabulary.flagWords.contains(flag.name)
          ? flag.name : Vocabulary.flagSynonym(of: flag.name) ?? Vocabulary.word(meantBy: flag.name)
      return known.map { Flag($0, flag.value) }
    }
    guard flags.count == found.count else { return nil }
    return ElementLine(role: "", flags: flags).printed.trimmed
  }

  /// A property after the label as a flag: `hint "Opens a list"` or `, value`.
  private static func bracketed(property rest: String) -> String? {
    guard let match = rest.wholeMatch(of: /[,\s]*(\w+)(?:\s*[:=]?\s*"([^"]*)")?/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), key != "label",
      Vocabulary.isText(key)
    else { return nil }
    // YAML has taken what came after a colon.
    guard let value = match.2 else { return "[\(key)=…]" }
    return ElementLine(role: "", flags: [Flag(key, String(value))]).printed.trimmed
  }

  /// Whether a double-quoted string is a line rather than a text: a role, then a quote or bracket.
  static func looksLikeLine(_ string: String, roles: Set<String>) -> Bool {
    var scanner = Scanner(string)
    let word = scanner.word()
    guard roles.contains(word) else { return false }
    scanner.skipSpaces()
    return scanner.isAtQuote || scanner.next == "["
  }

  /// The line in the notation.
  var printed: String {
    var line = role
    if let label { line += " \"\(Self.escaped(label))\"" }
    if !flags.isEmpty {
      let words = flags.map { flag in
        guard let value = flag.value else { return flag.name }
        let isWord = !value.isEmpty && value.allSatisfy(Self.isWordCharacter)
        return "\(flag.name)=\(isWord ? value : "\"\(Self.escaped(value))\"")"
      }
      line += " [\(words.joined(separator: ", "))]"
    }
    return line
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "."
      || character == "_"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Reads a line scalar by scalar.
private struct Scanner {
  private let scalars: [Unicode.Scalar]
  private(set) var offset = 0

  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
  }

  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }
  var isAtEnd: Bool { offset == scalars.count }
  /// macOS types “ and ” automatically.
  var isAtQuote: Bool { next == "\"" || next == "\u{201C}" || next == "\u{201D}" }

  var rest: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[offset...])
    return String(text)
  }

  mutating func skipSpaces() {
    while let scalar = next, scalar.properties.isWhitespace { offset += 1 }
  }

  mutating func word() -> String {
    take { $0.properties.isAlphabetic || $0 == "-" || $0 == "_" }
  }

  mutating func quoted() throws(ElementLine.Malformed) -> String {
    let start = offset
    let isSmart = next != "\""
    offset += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      offset += 1
      switch scalar {
      case "\\":
        text.append(contentsOf: unescaped().unicodeScalars)
      case "\"" where !isSmart, "\u{201C}" where isSmart, "\u{201D}" where isSmart:
        return String(text)
      default:
        text.append(scalar)
      }
    }
    throw ElementLine.Malformed(
      offset: start,
      message: "the label has no closing quote; if it contains ': ' or ' #', "
        + "put the line in single quotes: 'button \"A: b\"'")
  }

  /// Reads an escape; before any other letter the backslash is kept, as in `C:\Users`.
  private mutating func unescaped() -> String {
    guard let scalar = next else { return "\\" }
    offset += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\"", "\\", "\u{201C}", "\u{201D}": return String(scalar)
    default: return "\\" + String(scalar)
    }
  }

  mutating func flags() throws(ElementLine.Malformed) -> [ElementLine.Flag] {
    let start = offset
    offset += 1
    var flags: [ElementLine.Flag] = []
    while true {
      while let scalar = next, scalar.properties.isWhitespace || scalar == "," { offset += 1 }
      if next == "]" {
        offset += 1
        return flags
      }
      let place = offset
      let name = take { !$0.properties.isWhitespace && !"=,]\"".unicodeScalars.contains($0) }
      guard !name.isEmpty else {
        throw ElementLine.Malformed(
          offset: next == nil ? start : offset,
          message: "the flags have no closing ]; write [selected] or [level=2]")
      }
      var flag = ElementLine.Flag(name, offset: place)
      if next == "=" {
        offset += 1
        try refuseList(name)
        flag.value =
          isAtQuote
          ? try quoted() : take { !$0.properties.isWhitespace && $0 != "," && $0 != "]" }
        try refuseCutNumber(name, flag.value ?? "")
      }
      flags.append(flag)
    }
  }

  /// A number with commas would end at the first of them: `value=12,900원`.
  private mutating func refuseCutNumber(
    _ name: String, _ value: String
  ) throws(ElementLine.Malformed) {
    guard next == ",", value.last?.isNumber ?? false else { return }
    let comma = offset
    offset += 1
    let rest = take { !$0.properties.isWhitespace && $0 != "]" }
    guard rest.count >= 3, rest.prefix(3).allSatisfy(\.isNumber) else {
      offset = comma
      return
    }
    throw ElementLine.Malformed(
      offset: comma,
      message: "a comma ends a flag; put the value in quotes: \(name)=\"\(value),\(rest)\"")
  }

  /// A list would end the brackets: `range=[0,100]`.
  private mutating func refuseList(_ name: String) throws(ElementLine.Malformed) {
    guard next == "[" else { return }
    let start = offset
    offset += 1
    let items = take { $0 != "]" }.split(separator: ",").map { String($0).trimmed }
    throw ElementLine.Malformed(
      offset: start,
      message: "a list cannot be in brackets; put a colon at the end of the line, and below it: "
        + "\(name): [\(items.joined(separator: ", "))]")
  }

  private mutating func take(while isMember: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, isMember(scalar) {
      text.append(scalar)
      offset += 1
    }
    return String(text)
  }
}

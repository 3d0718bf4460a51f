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
      throw UnreadLine(read: self, rest: scanner.rest, offset: scanner.offset)
        .malformed(advises: advises)
    }
  }

  /// The flags that a text is between brackets; `nil` if it is anything else.
  static func flags(in text: String) -> [Flag]? {
    var scanner = Scanner("[\(text)]")
    guard let flags = try? scanner.flags(), scanner.isAtEnd else { return nil }
    return flags
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
    if !flags.isEmpty { line += " \(Self.printed(flags))" }
    return line
  }

  /// Flags in their brackets.
  static func printed(_ flags: [Flag]) -> String {
    let words = flags.map { flag in
      guard let value = flag.value else { return flag.name }
      let isWord = !value.isEmpty && value.allSatisfy(isWordCharacter)
      return "\(flag.name)=\(isWord ? value : "\"\(escaped(value))\"")"
    }
    return "[\(words.joined(separator: ", "))]"
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

/// A JSON text as a flat list of tokens that point into its bytes.
///
/// Dumps need more than Foundation's `JSONSerialization` offers. It refuses 513 levels, drops the
/// second of two equal keys and the order of all keys, accepts neither `NaN` nor text after the
/// value, and builds a tree of boxed objects many times the size of the text. This reader never
/// recurses and takes 16 bytes per token, so depth and size cost nothing. Strings are decoded only
/// when they are asked for.
final class JSONDocument: Sendable {
  /// What a token is.
  enum Kind: UInt8, Sendable {
    case object, array, string, number, yes, no, null
  }

  /// A token; an object's or array's begins at its bracket.
  struct Token: Sendable {
    var kind: Kind
    /// Its first byte, after the quotation mark of a string.
    var start: UInt32
    /// The byte after its last one.
    var end: UInt32
    /// The token after it and all that is inside it.
    var next: UInt32
  }

  let bytes: [UInt8]
  let tokens: [Token]
  /// The byte after the value.
  let end: Int

  /// The most values and keys that a dump may have; they take many times the size of their text.
  private static let maximumTokens = 16_000_000
  /// The most brackets that may be open at once.
  private static let maximumDepth = 1_000_000

  /// Reads the value that begins at an offset; whatever follows it is left alone.
  init(_ bytes: [UInt8], from offset: Int = 0) throws(DumpError) {
    var parser = Parser(bytes: bytes, position: offset)
    try parser.run()
    self.bytes = bytes
    tokens = parser.tokens
    end = parser.position
  }

  /// The whole value.
  var root: JSONValue { JSONValue(document: self, index: 0) }

  // MARK: Reading

  /// One pass over the bytes with a stack of the open brackets.
  private struct Parser {
    let bytes: [UInt8]
    var position: Int
    var tokens: [Token] = []
    /// The tokens of the brackets that are open.
    private var open: [Int] = []

    init(bytes: [UInt8], position: Int) {
      self.bytes = bytes
      self.position = position
    }

    mutating func run() throws(DumpError) {
      while true {
        try value()
        // After a value: close what ends here, until something else must follow.
        while true {
          guard let container = open.last else { return }
          skipSpaces()
          guard position < bytes.count else { throw truncated() }
          let byte = bytes[position]
          let isObject = tokens[container].kind == .object
          if byte == UInt8(ascii: ",") {
            position += 1
            skipSpaces()
            // A comma before the closing bracket, as hand-edited files have it.
            if position < bytes.count, bytes[position] == (isObject ? 0x7D : 0x5D) { continue }
            if isObject { try key() }
            break
          }
          if byte == (isObject ? 0x7D : 0x5D) {
            position += 1
            close()
            continue
          }
          throw error("expected , or \(isObject ? "}" : "]") but found '\(character)'")
        }
      }
    }

    /// Reads one value; of an object or array only its beginning, unless it is empty.
    private mutating func value() throws(DumpError) {
      while true {
        skipSpaces()
        guard position < bytes.count else { throw truncated() }
        guard tokens.count < JSONDocument.maximumTokens, open.count < JSONDocument.maximumDepth
        else {
          throw error(
            open.count < JSONDocument.maximumDepth
              ? "the JSON has more than \(JSONDocument.maximumTokens) values; dump one screen at a time"
              : "the JSON is more than \(JSONDocument.maximumDepth) levels deep, which no dump is")
        }
        switch bytes[position] {
        case UInt8(ascii: "{"):
          push(.object)
          skipSpaces()
          if position < bytes.count, bytes[position] == 0x7D {
            position += 1
            close()
            return
          }
          try key()
        case UInt8(ascii: "["):
          push(.array)
          skipSpaces()
          if position < bytes.count, bytes[position] == 0x5D {
            position += 1
            close()
            return
          }
        case UInt8(ascii: "\""):
          try string()
          return
        case UInt8(ascii: "t"): return try word("true", .yes)
        case UInt8(ascii: "f"): return try word("false", .no)
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39,
          UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "i"):
          return try number()
        default: throw error("expected a JSON value but found '\(character)'")
        }
      }
    }

    private mutating func push(_ kind: Kind) {
      open.append(tokens.count)
      tokens.append(Token(kind: kind, start: UInt32(position), end: 0, next: 0))
      position += 1
    }

    private mutating func close() {
      let index = open.removeLast()
      tokens[index].end = UInt32(position)
      tokens[index].next = UInt32(tokens.count)
    }

    private mutating func add(_ kind: Kind, from start: Int, to end: Int) {
      tokens.append(
        Token(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(tokens.count + 1)))
    }

    private mutating func key() throws(DumpError) {
      skipSpaces()
      guard position < bytes.count else { throw truncated() }
      guard bytes[position] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes but found '\(character)'")
      }
      try string()
      skipSpaces()
      guard position < bytes.count else { throw truncated() }
      guard bytes[position] == UInt8(ascii: ":") else {
        throw error("expected : after a key but found '\(character)'")
      }
      position += 1
    }

    private mutating func string() throws(DumpError) {
      let start = position + 1
      var place = start
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < bytes.count else { throw truncated() }
      add(.string, from: start, to: place)
      position = place + 1
    }

    private mutating func word(_ word: StaticString, _ kind: Kind) throws(DumpError) {
      let start = position
      for offset in 0..<word.utf8CodeUnitCount {
        guard position < bytes.count else { throw truncated() }
        guard bytes[position] == word.utf8Start[offset] else {
          throw error("expected \(word) but found '\(character)'")
        }
        position += 1
      }
      add(kind, from: start, to: position)
    }

    /// A number, or `NaN` and `Infinity`, which some encoders write although JSON has neither.
    private mutating func number() throws(DumpError) {
      let start = position
      while position < bytes.count {
        switch bytes[position] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          position += 1
          continue
        default: break
        }
        break
      }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      guard Double(text) != nil else {
        position = start
        throw error("'\(text.prefix(40))' is not a number")
      }
      add(.number, from: start, to: position)
    }

    private mutating func skipSpaces() {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D: position += 1
        default: return
        }
      }
    }

    /// The character at the position, for messages.
    private var character: Character {
      String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).first ?? "?"
    }

    private func error(_ message: String) -> DumpError {
      DumpError(message, at: position, in: bytes)
    }

    private func truncated() -> DumpError {
      DumpError(
        "the JSON ends here, with \(open.count) bracket\(open.count == 1 ? "" : "s") still open; the dump is cut off: "
          + "make it again", at: bytes.count, in: bytes)
    }
  }
}

/// A value of a JSON document.
struct JSONValue {
  let document: JSONDocument
  let index: Int

  private var token: JSONDocument.Token { document.tokens[index] }
  var kind: JSONDocument.Kind { token.kind }
  /// The offset of the value in the bytes.
  var offset: Int { Int(token.start) }

  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] {
    guard kind == .array else { return [] }
    var values: [JSONValue] = []
    var place = index + 1
    while place < token.next {
      values.append(JSONValue(document: document, index: place))
      place = Int(document.tokens[place].next)
    }
    return values
  }

  /// The members of an object in their order; of two equal keys, both.
  var members: [(key: String, value: JSONValue)] {
    guard kind == .object else { return [] }
    var members: [(String, JSONValue)] = []
    var place = index + 1
    while place + 1 < token.next {
      let key = JSONValue(document: document, index: place)
      members.append((key.text, JSONValue(document: document, index: place + 1)))
      place = Int(document.tokens[place + 1].next)
    }
    return members
  }

  /// The member with a key; the last one if there are several, as in every other reader.
  subscript(_ name: StaticString) -> JSONValue? {
    guard kind == .object else { return nil }
    var found: JSONValue?
    var place = index + 1
    while place + 1 < token.next {
      if isKey(place, name) { found = JSONValue(document: document, index: place + 1) }
      place = Int(document.tokens[place + 1].next)
    }
    return found
  }

  /// Whether the token at an index is a key, without decoding it.
  private func isKey(_ place: Int, _ name: StaticString) -> Bool {
    let key = document.tokens[place]
    let count = Int(key.end - key.start)
    guard count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<count
    where document.bytes[Int(key.start) + offset] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  /// A string; `nil` for anything else.
  var string: String? { kind == .string ? text : nil }

  /// A number, also one in quotes; `nil` for anything else, and for `NaN` and infinity.
  var number: Double? {
    guard kind == .number || kind == .string else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A Boolean, also one in quotes, or 1 and 0; `nil` for anything else.
  var flag: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .string, .number:
      switch text.lowercased() {
      case "true", "1", "yes": true
      case "false", "0", "no": false
      default: nil
      }
    default: nil
    }
  }

  /// The text of a string, number or Boolean; `nil` for anything else.
  var scalar: String? {
    switch kind {
    case .string: text
    case .number:
      // 1.0 is how some encoders write the integer 1.
      text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .yes: "1"
    case .no: "0"
    case .null, .array, .object: nil
    }
  }

  /// The characters between the quotes, with escapes resolved; a lone surrogate is U+FFFD.
  private var text: String {
    let range = Int(token.start)..<Int(token.end)
    let raw = document.bytes[range]
    guard kind == .string, raw.contains(UInt8(ascii: "\\")) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return JSONString.unescaped(raw)
  }
}

/// The escapes of JSON strings.
enum JSONString {
  /// Resolves the escapes of a text.
  ///
  /// - Parameters:
  ///   - raw: The escaped text; also one of lldb's or Python's, whose escapes are nearly those of JSON.
  ///   - isOfBytes: Whether `\x` stands for a byte of UTF-8, as in Python's bytes, and not for a character.
  /// - Returns: The text that they stand for.
  static func unescaped(_ raw: ArraySlice<UInt8>, isOfBytes: Bool = false) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(raw.count)
    var place = raw.startIndex
    while place < raw.endIndex {
      guard raw[place] == UInt8(ascii: "\\"), place + 1 < raw.endIndex else {
        units.append(raw[place])
        place += 1
        continue
      }
      let escape = raw[place + 1]
      place += 2
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): units.append(0x20)
      case UInt8(ascii: "u"):
        units += Array(String(unicode(raw, &place)).utf8)
      case UInt8(ascii: "x"):
        guard let byte = byte(raw, at: place) else {
          units.append(escape)
          continue
        }
        place += 2
        units += isOfBytes ? [byte] : Array(String(Unicode.Scalar(byte)).utf8)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// The scalar of an escape whose digits begin at a place; moves the place past it.
  private static func unicode(_ raw: ArraySlice<UInt8>, _ place: inout Int) -> Unicode.Scalar {
    guard let high = unit(raw, at: place) else { return "\u{FFFD}" }
    place += 4
    if (0xD800..<0xDC00).contains(high), place + 1 < raw.endIndex,
      raw[place] == UInt8(ascii: "\\"), raw[place + 1] == UInt8(ascii: "u"),
      let low = unit(raw, at: place + 2), (0xDC00...0xDFFF).contains(low)
    {
      place += 6
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(high) ?? "\u{FFFD}"
  }

  private static func byte(_ raw: ArraySlice<UInt8>, at place: Int) -> UInt8? {
    guard place + 2 <= raw.endIndex else { return nil }
    return UInt8(String(decoding: raw[place..<place + 2], as: UTF8.self), radix: 16)
  }

  private static func unit(_ raw: ArraySlice<UInt8>, at place: Int) -> UInt32? {
    guard place + 4 <= raw.endIndex else { return nil }
    return UInt32(String(decoding: raw[place..<place + 4], as: UTF8.self), radix: 16)
  }
}

/// The bytes of a dump in the forms that the formats need; each form is made once.
final class DumpInput {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The name to use in messages and comments, without the folder.
  let name: String
  /// The JSON of the bytes, if it was read to look for a dump inside.
  private var parsed: JSONValue?

  /// Takes the bytes of a file; UTF-16, which PowerShell's `>` writes, is converted to UTF-8.
  init(_ bytes: [UInt8], name: String) throws(DumpError) {
    self.name = name
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw DumpError("the dump is UTF-32; save it as UTF-8")
    }
    if let text = Self.utf16(bytes) {
      self.bytes = Self.unwrapped(LinePrefix.stripped(Array(text.utf8)), &parsed)
      return
    }
    if let kind = Self.binaryKind(of: bytes) {
      throw DumpError("a dump is text, and this is \(kind)")
    }
    let rest = LinePrefix.stripped(Self.withPlainSpaces(Self.withoutMarks(bytes)))
    guard String(validating: rest, as: UTF8.self) != nil else {
      let valid = Self.validPrefix(of: rest)
      throw DumpError(
        Self.isCutCharacter(rest[valid...])
          ? "the dump is cut off here, in the middle of a character: make it again"
          : "the dump is not UTF-8 from here on; save it as UTF-8", at: valid, in: rest)
    }
    self.bytes = Self.unwrapped(rest, &parsed)
  }

  /// What a file that is no text is, by its first bytes; `nil` if it may be text.
  private static func binaryKind(of bytes: [UInt8]) -> String? {
    let kinds: [(start: [UInt8], name: String)] = [
      ([0x1F, 0x8B], "a file packed with gzip; unpack it first"),
      (Array("PK\u{3}\u{4}".utf8), "a ZIP archive; unpack it first"),
      ([0x89] + Array("PNG".utf8), "a picture (PNG)"), ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
      (Array("%PDF".utf8), "a PDF"), (Array("bplist".utf8), "a binary property list"),
    ]
    return kinds.first { bytes.starts(with: $0.start) }?.name
  }

  /// Bytes without the marks at their beginning that nobody sees, a byte order mark or a space of no width, and
  /// with the line ends of today.
  private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0x8B], [0xE2, 0x81, 0xA0]]
    var rest = bytes[...]
    while let mark = marks.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(mark.count)
    }
    guard rest.contains(0x0D), !rest.contains(0x0A) else { return Array(rest) }
    return rest.map { $0 == 0x0D ? 0x0A : $0 }
  }

  /// Bytes with usual spaces at the beginning of lines, where a web page or a chat has others that do not break.
  private static func withPlainSpaces(_ bytes: [UInt8]) -> [UInt8] {
    let space: [UInt8] = [0xC2, 0xA0]
    guard bytes.firstRange(of: [0x0A] + space) != nil || bytes.starts(with: space) else {
      return bytes
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (place, isIndent) = (0, true)
    while place < bytes.count {
      let byte = bytes[place]
      if isIndent, byte == space[0], place + 1 < bytes.count, bytes[place + 1] == space[1] {
        result.append(0x20)
        place += 2
        continue
      }
      isIndent = byte == 0x0A || isIndent && byte <= 0x20
      result.append(byte)
      place += 1
    }
    return result
  }

  // MARK: What is around it

  /// The dump inside the answer of a protocol or inside quotes; the bytes themselves if it is in neither.
  ///
  /// - Parameters:
  ///   - bytes: What a tool wrote.
  ///   - parsed: Becomes the JSON of the bytes, if it had to be read.
  /// - Returns: The bytes of the dump.
  private static func unwrapped(_ bytes: [UInt8], _ parsed: inout JSONValue?) -> [UInt8] {
    var bytes = bytes
    // A server's answer can hold another's.
    for _ in 0..<3 {
      let first = bytes.firstIndex { $0 > 0x20 } ?? 0
      if let xml = xml(printedByPython: bytes) ?? xml(quotedAfterWords: bytes) {
        bytes = xml
        continue
      }
      guard mayWrap(bytes[first...]), let json = try? JSONDocument(bytes, from: first).root else {
        return bytes
      }
      guard let text = text(wrappedIn: json) else {
        parsed = json
        return bytes
      }
      bytes = Array(text.utf8)
    }
    return bytes
  }

  /// XML in what Python prints of a string or of bytes; `nil` if it is none.
  ///
  /// Bytes and a whole document may come after anything, another string only after the words of its own
  /// line: a text in a dump may begin like XML too.
  private static func xml(printedByPython bytes: [UInt8]) -> [UInt8]? {
    guard let start = bytes.prefix(4096).firstIndex(of: UInt8(ascii: "<")), start > 0,
      let next = bytes[start...].dropFirst().first, beginsTag(next)
    else { return nil }
    let quote = bytes[start - 1]
    let isOfBytes = start > 1 && bytes[start - 2] == UInt8(ascii: "b")
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") && isOfBytes else { return nil }
    let before = start - (isOfBytes ? 3 : 2)
    let isApart = before < 0 || bytes[before] <= 0x20 || "([{=:,".utf8.contains(bytes[before])
    let isDocument = bytes[start...].starts(with: "<?xml ".utf8)
    guard isApart,
      isOfBytes || isDocument || !bytes[..<start].contains(where: { "\n{[".utf8.contains($0) }),
      let end = endOfXML(bytes, from: start, quote: quote)
    else { return nil }
    return Array(JSONString.unescaped(bytes[start..<end], isOfBytes: isOfBytes).utf8)
  }

  /// The first quote after a tag that ends, with no backslash before it.
  private static func endOfXML(_ bytes: [UInt8], from start: Int, quote: UInt8) -> Int? {
    var place = start
    while let end = bytes[place...].firstIndex(of: quote) {
      let isEscaped =
        bytes[start..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      if !isEscaped, endsTag(bytes[start..<end]) { return end }
      place = end + 1
    }
    return nil
  }

  /// XML in a JSON string after the lines of a log, the head of an answer or a command; `nil` if there is
  /// none.
  private static func xml(quotedAfterWords bytes: [UInt8]) -> [UInt8]? {
    guard let start = bytes.prefix(65_536).firstIndex(of: UInt8(ascii: "<")), start > 1,
      bytes[start - 1] == UInt8(ascii: "\""),
      outermost.contains(where: { bytes[start...].starts(with: $0.utf8) }),
      let text = try? JSONDocument(bytes, from: start - 1).root.string,
      text.last(where: { !$0.isWhitespace }) == ">"
    else { return nil }
    return Array(text.utf8)
  }

  /// How the XML of the known tools begins.
  private static let outermost = [
    "<?xml ", "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType",
  ]

  /// Whether a byte comes after the `<` of a tag, an instruction or a comment.
  private static func beginsTag(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "?!".utf8.contains(byte)
  }

  /// Whether bytes end with the `>` of a tag, perhaps with an escaped line feed after it.
  private static func endsTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let last = rest.last {
      if last <= 0x20 {
        rest = rest.dropLast()
      } else if rest.suffix(2).elementsEqual("\\n".utf8) || rest.suffix(2).elementsEqual("\\r".utf8)
      {
        rest = rest.dropLast(2)
      } else {
        return last == UInt8(ascii: ">")
      }
    }
    return false
  }

  /// Whether bytes begin like an answer that has a dump as a string, judged without reading them.
  private static func mayWrap(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let head = String(decoding: bytes.prefix(400), as: UTF8.self)
      return head.contains("\"value\"") || head.contains("\"text\"")
    default: return false
    }
  }

  /// The dump in WebDriver's `{"value": "…"}`, in MCP's `{"content": [{"type": "text", "text": "…"}]}` or
  /// in a string; `nil` if there is none.
  private static func text(wrappedIn json: JSONValue) -> String? {
    if let text = json.string ?? json["value"]?.string {
      let isWrapper = json.members.allSatisfy { ["value", "sessionId", "status"].contains($0.key) }
      let start = text.first { !$0.isWhitespace }
      // A tree of text has lines, which no other string alone has.
      let isDump =
        start.map { "<{[".contains($0) } ?? false || text.contains("Element subtree:")
        || json.string != nil && text.contains("\n")
      return isWrapper && isDump ? text : nil
    }
    let content = json["result"]?["content"] ?? json["content"] ?? json
    let parts = content.elements
    guard !parts.isEmpty, parts.allSatisfy({ $0["type"]?.string != nil && $0["AXFrame"] == nil })
    else {
      return nil
    }
    let texts = parts.filter { $0["type"]?.string == "text" }.compactMap { $0["text"]?.string }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The text of bytes that begin with a UTF-16 byte order mark or have every other byte zero.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] != 0 && bytes[1] == 0
    let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0 && bytes[1] != 0
    guard isLittle || isBig else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      if unit != 0xFEFF || place > 0 { units.append(unit) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// How many bytes are valid UTF-8.
  private static func validPrefix(of bytes: [UInt8]) -> Int {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      guard String(validating: bytes[start..<end], as: UTF8.self) != nil else {
        return start + validCount(of: bytes[start..<end])
      }
      start = end + 1
    }
    return bytes.count
  }

  /// Whether bytes are the beginning of a character of UTF-8 and nothing else.
  private static func isCutCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    return bytes.count < length && bytes.dropFirst().allSatisfy { (0x80...0xBF).contains($0) }
  }

  /// How many bytes of a line with a fault are valid; the line may be a whole dump.
  private static func validCount(of line: ArraySlice<UInt8>) -> Int {
    line.withUnsafeBufferPointer { bytes in
      var decoder = Unicode.UTF8.ForwardParser()
      var rest = bytes.makeIterator()
      var count = 0
      while case .valid(let scalar) = decoder.parseScalar(from: &rest) { count += scalar.count }
      return count
    }
  }

  /// The first bytes as text: enough to recognize a format by.
  lazy var head = String(decoding: bytes.prefix(16_384), as: UTF8.self)

  /// The lines of the first bytes.
  lazy var headLines: [Substring] = Self.lines(of: head)

  /// The lines of the text.
  lazy var lines: [Substring] = Self.lines(of: text)

  /// The lines between line feeds, without the carriage returns of Windows; split as bytes, as a large
  /// dump has millions of characters.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// The whole text.
  lazy var text = String(decoding: bytes, as: UTF8.self)

  /// Whether there is nothing but whitespace.
  var isBlank: Bool { bytes.allSatisfy { $0 <= 0x20 } }

  // MARK: JSON

  /// The JSON value of the text, after whatever a tool logged before it.
  var json: JSONValue? { try? jsonResult.get() }

  /// Why the JSON cannot be read, if the text began like JSON.
  var jsonError: DumpError? {
    guard case .failure(let error) = jsonResult else { return nil }
    return error
  }

  /// Whether the text begins as JSON does, perhaps after a line or two of a log.
  var beginsJSON: Bool {
    let lines = headLines.lazy.compactMap { $0.first { !$0.isWhitespace } }
    return lines.prefix(3).contains { "{[".contains($0) }
  }

  private lazy var jsonResult: Result<JSONValue, DumpError> = {
    if let parsed { return .success(parsed) }
    var furthest: DumpError?
    for start in starts(of: [UInt8(ascii: "{"), UInt8(ascii: "[")]) {
      do throws(DumpError) {
        return .success(try JSONDocument(bytes, from: start).root)
      } catch {
        let isFurther =
          furthest.map { ($0.line, $0.column) < (error.line, error.column) } ?? true
        if isFurther { furthest = error }
        // A line of a log fails at once. An error further on is in the dump itself, so we do not
        // look for another dump inside it.
        if bytes[start...].prefix(200_000).firstIndex(of: 0x0A) == nil
          || error.line > 1 + bytes[..<start].count(where: { $0 == 0x0A })
        {
          return .failure(error)
        }
      }
    }
    return .failure(furthest ?? DumpError("there is no JSON in the dump"))
  }()

  /// The JSON values after the first one, as in a file with one on each line.
  lazy var laterJSON: [JSONValue] = {
    var values: [JSONValue] = []
    var place = json?.document.end ?? bytes.count
    while let start = bytes[place...].firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ",") }),
      bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["),
      let document = try? JSONDocument(bytes, from: start), values.count < 1000
    {
      values.append(document.root)
      place = document.end
    }
    return values
  }()

  /// The offsets of the first lines that begin with one of these bytes.
  private func starts(of first: [UInt8]) -> [Int] {
    var (starts, place) = ([Int](), 0)
    while place < bytes.count, starts.count < 12 {
      var start = place
      while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      if start < bytes.count, first.contains(bytes[start]) { starts.append(start) }
      // Real dumps begin near the top, so we do not search megabytes of logs.
      guard place < 1_000_000, let end = bytes[place...].firstIndex(of: 0x0A) else { break }
      place = end + 1
    }
    return starts
  }

  // MARK: XML

  /// Where the XML begins, after whatever a tool logged before it.
  lazy var xmlStart: Int? = {
    let first = starts(of: [UInt8(ascii: "<")]).first
    // `UI hierchary dumped to: /dev/tty<?xml …` has no line break before the XML.
    return first ?? bytes.prefix(4096).firstIndex(of: UInt8(ascii: "<"))
  }()

  /// Where the XML that was read ends.
  var xmlEnd: Int?

  /// Whether another document follows the XML that was read.
  var hasMoreXML: Bool {
    guard let xmlEnd, let xmlRoot else { return false }
    return bytes[min(xmlEnd, bytes.count)...].firstRange(of: Array("<\(xmlRoot)".utf8)) != nil
  }

  /// The name of the outermost XML element, without reading the document.
  lazy var xmlRoot: String? = {
    guard var place = xmlStart else { return nil }
    while place + 1 < bytes.count {
      let next = bytes[place + 1]
      if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
        guard let following = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "<")) else {
          return nil
        }
        place = following
        continue
      }
      let name = bytes[(place + 1)...].prefix(200).prefix {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      let text = String(decoding: name, as: UTF8.self)
      return text.first?.isLetter == true ? text : nil
    }
    return nil
  }()
}

/// A JSON value that keeps the order of its keys, which Foundation's encoder does not.
///
/// All nodes are in one list, and what they say in one row of bytes: a transcript has a thousand of
/// them, and memory for each would take longer than all else.
@usableFromInline
package final class JSONTree {
  @usableFromInline
  enum Kind: UInt8 { case scalar, array, object }

  struct Node {
    var kind = Kind.object
    /// Of a member: its key, quoted, and a colon, in ``bytes``.
    var key = 0..<0
    /// Of a scalar: its text in ``bytes``.
    var text = 0..<0
    // Children are a chain; the root is nobody's child, and so 0 is none.
    var first: Int32 = 0
    var last: Int32 = 0
    var next: Int32 = 0
    var count: Int32 = 0
  }

  private var nodes: [Node] = []
  private var bytes: [UInt8] = []
  /// The keys that are not as they are quoted, by their nodes.
  private var unusualKeys: [Int: String] = [:]

  /// Encodes a value.
  init(_ value: some Encodable) throws {
    nodes.reserveCapacity(64)
    bytes.reserveCapacity(1024)
    nodes.append(Node())
    try set(0, value)
  }

  func kind(of node: Int) -> Kind { nodes[node].kind }
  func count(of node: Int) -> Int { Int(nodes[node].count) }
  @usableFromInline
  func set(_ node: Int, kind: Kind) { nodes[node].kind = kind }

  // MARK: Values

  /// Sets a node to a value of any type.
  func set<Value: Encodable>(_ node: Int, _ value: Value) throws {
    // Types are compared, because whether a value is a number of any kind takes long to find out.
    switch ObjectIdentifier(Value.self) {
    case ObjectIdentifier(String.self):
      if let text = value as? String { set(node, text) }
    case ObjectIdentifier(Seconds.self):
      if let time = value as? Seconds { try set(node, time) }
    case ObjectIdentifier(Float.self):
      try set(node, (value as? Float).flatMap { Double("\($0)") } ?? .nan)
    default: try value.encode(to: Place(tree: self, node: node))
    }
  }

  func set(_ node: Int, _ text: String) {
    let start = bytes.count
    _ = quote(text)
    set(node, scalarFrom: start)
  }

  func set(_ node: Int, _ isTrue: Bool) { set(node, scalar: isTrue ? "true" : "false") }

  @usableFromInline
  func setNull(_ node: Int) { set(node, scalar: "null") }

  func set(_ node: Int, _ number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    let digits = number.description
    set(node, scalar: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Sets a node to the number of seconds of a time: of all values in a transcript, most are times, and
  /// their digits are known without looking for the shortest number that is as near.
  func set(_ node: Int, _ time: Seconds) throws {
    let amount = time.milliseconds.magnitude
    // Of more digits, a number that is as near may be shorter.
    guard amount < 1_000_000_000_000_000 else {
      return try time.encode(to: Place(tree: self, node: node))
    }
    let start = bytes.count
    if time.milliseconds < 0 { bytes.append(UInt8(ascii: "-")) }
    append(amount / 1000)
    var rest = amount % 1000
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
    set(node, scalarFrom: start)
  }

  func set(_ node: Int, _ number: Int) {
    let start = bytes.count
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude)
    set(node, scalarFrom: start)
  }

  /// Sets a node to an integer of any size.
  func set(_ node: Int, integer: some BinaryInteger) { set(node, scalar: "\(integer)") }

  /// Adds the digits of a number.
  private func append(_ number: UInt) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private func set(_ node: Int, scalar text: String) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    set(node, scalarFrom: start)
  }

  private func set(_ node: Int, scalarFrom start: Int) {
    nodes[node].kind = .scalar
    nodes[node].text = start..<bytes.count
  }

  /// Adds a child to a list, or with a key to an object.
  @usableFromInline
  func add(to node: Int, _ key: String? = nil) -> Int {
    let child = nodes.count
    var added = Node()
    if let key {
      let start = bytes.count
      if !quote(key) { unusualKeys[child] = key }
      bytes.append(UInt8(ascii: ":"))
      added.key = start..<bytes.count
    }
    nodes.append(added)
    let last = Int(nodes[node].last)
    if last > 0 { nodes[last].next = Int32(child) } else { nodes[node].first = Int32(child) }
    nodes[node].last = Int32(child)
    nodes[node].count += 1
    return child
  }

  // MARK: Text

  /// The text; `breaksLines` puts each object of the outermost lists on its own line, `sortsKeys`
  /// puts keys in the order of their bytes.
  func text(breaksLines: Bool = false, sortsKeys: Bool = false) -> [UInt8] {
    // Beside its bytes, a node has a comma, two brackets and two line feeds at most.
    [UInt8](unsafeUninitializedCapacity: bytes.count + nodes.count * 5) { text, count in
      bytes.withUnsafeBufferPointer { bytes in
        nodes.withUnsafeBufferPointer { nodes in
          var writer = Writer(
            nodes: nodes, bytes: bytes, unusualKeys: unusualKeys, sortsKeys: sortsKeys, text: text)
          writer.write(0, breaksLines: breaksLines, isMember: false)
          count = writer.count
        }
      }
    }
  }

  /// Writes the text of nodes where there is room for it.
  private struct Writer {
    let nodes: UnsafeBufferPointer<Node>
    let bytes: UnsafeBufferPointer<UInt8>
    let unusualKeys: [Int: String]
    let sortsKeys: Bool
    let text: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    private mutating func append(_ byte: Unicode.Scalar) {
      text.initializeElement(at: count, to: UInt8(ascii: byte))
      count += 1
    }

    private mutating func append(_ range: Range<Int>) {
      count = text[count...].initialize(fromContentsOf: bytes[range])
    }

    mutating func write(_ node: Int, breaksLines: Bool, isMember: Bool) {
      switch nodes[node].kind {
      case .scalar: append(nodes[node].text)
      case .array:
        let breaks =
          breaksLines && nodes[node].count > 0 && nodes[Int(nodes[node].first)].kind == .object
        append("[")
        forEachChild(of: node) { writer, child, isFirst in
          if !isFirst { writer.append(",") }
          if breaks { writer.append("\n") }
          writer.write(child, breaksLines: false, isMember: false)
        }
        if breaks { append("\n") }
        append("]")
      case .object:
        append("{")
        forEachChild(of: node) { writer, child, isFirst in
          if !isFirst { writer.append(",") }
          writer.append(writer.nodes[child].key)
          writer.write(child, breaksLines: breaksLines && !isMember, isMember: true)
        }
        append("}")
      }
    }

    @inline(__always)
    private mutating func forEachChild(of node: Int, _ write: (inout Writer, Int, Bool) -> Void) {
      var next = Int(nodes[node].first)
      if sortsKeys, nodes[node].kind == .object, nodes[node].count > 1 {
        var children: [Int] = []
        children.reserveCapacity(Int(nodes[node].count))
        while next > 0 {
          children.append(next)
          next = Int(nodes[next].next)
        }
        children.sort(by: isBefore)
        for (index, child) in children.enumerated() { write(&self, child, index == 0) }
      } else {
        var isFirst = true
        while next > 0 {
          write(&self, next, isFirst)
          isFirst = false
          next = Int(nodes[next].next)
        }
      }
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
      guard unusualKeys.isEmpty else { return key(of: one) < key(of: other) }
      // Without the quotation marks, of which the last is not before every letter.
      let (one, other) = (nodes[one].key, nodes[other].key)
      var (left, right) = (one.lowerBound + 1, other.lowerBound + 1)
      while left < one.upperBound - 2, right < other.upperBound - 2 {
        if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
        left += 1
        right += 1
      }
      return left == one.upperBound - 2 && right < other.upperBound - 2
    }

    private func key(of node: Int) -> String {
      unusualKeys[node]
        ?? String(decoding: bytes[nodes[node].key].dropFirst().dropLast(2), as: UTF8.self)
    }
  }

  /// The escape of a character of four digits: `\u202e`.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Whether a byte belongs to what is escaped, or to what begins like that.
  @inline(__always) private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xD8
      || byte == 0xE2
  }

  /// Adds a JSON string: control characters, marks of direction, quotation marks and backslashes are
  /// escaped.
  ///
  /// - Returns: Whether the text is ASCII and nothing in it was escaped.
  private func quote(_ text: String) -> Bool {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Most texts have nothing to escape, and bytes are looked at faster than characters.
    let (isPlain, isASCII) = text.withUTF8 { text in
      var (mayNeedEscape, all) = (false, UInt8(0))
      // Without a way out of the loop, for it to look at many at once.
      for byte in text {
        mayNeedEscape = Self.mayNeedEscape(byte) || mayNeedEscape
        all |= byte
      }
      if !mayNeedEscape { bytes.append(contentsOf: text) }
      return (!mayNeedEscape, all < 0x80)
    }
    if isPlain { return isASCII }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.actsWherePrinted:
        result += Self.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    bytes.append(contentsOf: result.utf8)
    return false
  }
}

/// A JSON value that keeps the order of its keys, which Foundation's encoder does not.
///
/// All nodes are in one list, and what they say in one row of bytes: a transcript has a thousand of
/// them, and memory for each would take longer than all else.
final class JSONTree {
  private enum Kind { case scalar, array, object }

  private struct Node {
    var kind = Kind.object
    /// Of a member: its key, quoted, in ``bytes``.
    var key = 0..<0
    /// Of a scalar: its text in ``bytes``.
    var text = 0..<0
    // Children are a chain.
    var first: Int?
    var last: Int?
    var next: Int?
    var count = 0
  }

  private var nodes = [Node()]
  private var bytes: [UInt8] = []
  /// The keys that are not as they are quoted, by their nodes.
  private var unusualKeys: [Int: String] = [:]

  /// Encodes a value.
  init(_ value: some Encodable) throws {
    try set(0, value)
  }

  private func set<Value: Encodable>(_ node: Int, _ value: Value) throws {
    // Types are compared, because whether a value is a number of any kind takes long to find out,
    // and most values are none.
    switch ObjectIdentifier(Value.self) {
    case ObjectIdentifier(String.self):
      if let text = value as? String {
        let start = bytes.count
        _ = quote(text)
        set(node, scalarFrom: start)
      }
    case ObjectIdentifier(Seconds.self):
      // Of more digits, a number that is as near may be shorter.
      if let time = value as? Seconds {
        if time.milliseconds.magnitude < 1_000_000_000_000_000 { return set(node, time) }
        try value.encode(to: Container<AnyKey>(tree: self, node: node))
      }
    case ObjectIdentifier(Int.self):
      if let number = value as? Int { set(node, number) }
    case ObjectIdentifier(Bool.self):
      set(node, scalar: value as? Bool == true ? "true" : "false")
    case ObjectIdentifier(Double.self):
      try set(node, value as? Double ?? .nan, value)
    case ObjectIdentifier(Float.self):
      try set(node, (value as? Float).flatMap { Double("\($0)") } ?? .nan, value)
    case let type where Self.integers.contains(type):
      set(node, scalar: "\(value)")
    default: try value.encode(to: Container<AnyKey>(tree: self, node: node))
    }
  }

  private static let integers: [ObjectIdentifier] = [
    ObjectIdentifier(UInt.self),
    ObjectIdentifier(Int8.self), ObjectIdentifier(UInt8.self),
    ObjectIdentifier(Int16.self), ObjectIdentifier(UInt16.self),
    ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
    ObjectIdentifier(Int64.self), ObjectIdentifier(UInt64.self),
    ObjectIdentifier(Int128.self), ObjectIdentifier(UInt128.self),
  ]

  private func set(_ node: Int, _ number: Double, _ value: some Encodable) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    let digits = number.description
    set(node, scalar: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Sets a time to the number of its seconds: of all values in a transcript, most are times, and their
  /// digits are known without looking for the shortest number that is as near.
  private func set(_ node: Int, _ time: Seconds) {
    let start = bytes.count
    let amount = time.milliseconds.magnitude
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

  private func set(_ node: Int, _ number: Int) {
    let start = bytes.count
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude)
    set(node, scalarFrom: start)
  }

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

  private func add(to node: Int, _ key: String? = nil) -> Int {
    let child = nodes.count
    var added = Node()
    if let key {
      let start = bytes.count
      if !quote(key) { unusualKeys[child] = key }
      added.key = start..<bytes.count
    }
    nodes.append(added)
    if let last = nodes[node].last { nodes[last].next = child } else { nodes[node].first = child }
    nodes[node].last = child
    nodes[node].count += 1
    return child
  }

  // MARK: Text

  /// The text; `breaksLines` puts each object of the outermost lists on its own line, `sortsKeys`
  /// puts keys in the order of their bytes.
  func text(breaksLines: Bool = false, sortsKeys: Bool = false) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + nodes.count * 2 + 16)
    write(0, to: &text, breaksLines: breaksLines, sortsKeys: sortsKeys)
    return text
  }

  private func children(of node: Int, sortsKeys: Bool) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(nodes[node].count)
    var next = nodes[node].first
    while let child = next {
      children.append(child)
      next = nodes[child].next
    }
    if sortsKeys, nodes[node].kind == .object { children.sort(by: isBefore) }
    return children
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    if unusualKeys.isEmpty {
      return bytes.withUnsafeBufferPointer { bytes in
        // Without the quotation marks, of which the last is not before every letter.
        let (one, other) = (nodes[one].key, nodes[other].key)
        var (left, right) = (one.lowerBound + 1, other.lowerBound + 1)
        while left < one.upperBound - 1, right < other.upperBound - 1 {
          if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
          left += 1
          right += 1
        }
        return left == one.upperBound - 1 && right < other.upperBound - 1
      }
    }
    return key(of: one) < key(of: other)
  }

  private func key(of node: Int) -> String {
    unusualKeys[node]
      ?? String(decoding: bytes[nodes[node].key].dropFirst().dropLast(), as: UTF8.self)
  }

  private func write(
    _ node: Int, to text: inout [UInt8], breaksLines: Bool = false, isMember: Bool = false,
    sortsKeys: Bool
  ) {
    let kind = nodes[node].kind
    guard kind != .scalar else { return text.append(contentsOf: bytes[nodes[node].text]) }
    let children = children(of: node, sortsKeys: sortsKeys)
    if kind == .array {
      let breaks = breaksLines && children.first.map { nodes[$0].kind } == .object
      text.append(UInt8(ascii: "["))
      for (index, child) in children.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        if breaks { text.append(UInt8(ascii: "\n")) }
        write(child, to: &text, sortsKeys: sortsKeys)
      }
      if breaks { text.append(UInt8(ascii: "\n")) }
      text.append(UInt8(ascii: "]"))
    } else {
      text.append(UInt8(ascii: "{"))
      for (index, child) in children.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.append(contentsOf: bytes[nodes[child].key])
        text.append(UInt8(ascii: ":"))
        write(
          child, to: &text, breaksLines: breaksLines && !isMember, isMember: true,
          sortsKeys: sortsKeys)
      }
      text.append(UInt8(ascii: "}"))
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

  // MARK: Encoder

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// An encoder, and all its containers, for a node; the node knows what it becomes.
  ///
  /// One generic method replaces those that the protocols require for each type.
  private struct Container<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol,
    UnkeyedEncodingContainer, SingleValueEncodingContainer
  {
    let tree: JSONTree
    let node: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { tree.nodes[node].count }

    func container<Other: CodingKey>(keyedBy type: Other.Type) -> KeyedEncodingContainer<Other> {
      tree.nodes[node].kind = .object
      return KeyedEncodingContainer(Container<Other>(tree: tree, node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      tree.nodes[node].kind = .array
      return self
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    // A single value, or the next one of a list; the node knows which.
    func encodeNil() { tree.set(next, scalar: "null") }
    func encode<Value: Encodable>(_ value: Value) throws { try tree.set(next, value) }
    private var next: Int { tree.nodes[node].kind == .array ? tree.add(to: node) : node }

    func encodeNil(forKey key: Key) {
      tree.set(tree.add(to: node, key.stringValue), scalar: "null")
    }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try tree.set(tree.add(to: node, key.stringValue), value)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Other> {
      Container<AnyKey>(tree: tree, node: tree.add(to: node, key.stringValue)).container(
        keyedBy: type)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type
    ) -> KeyedEncodingContainer<Other> {
      Container<AnyKey>(tree: tree, node: tree.add(to: node)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Container<AnyKey>(tree: tree, node: tree.add(to: node, key.stringValue)).unkeyedContainer()
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      Container<AnyKey>(tree: tree, node: tree.add(to: node)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      Container<AnyKey>(
        tree: tree,
        node: tree.add(to: node, tree.nodes[node].kind == .object ? "super" : nil))
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      Container<AnyKey>(tree: tree, node: tree.add(to: node, key.stringValue))
    }
  }
}

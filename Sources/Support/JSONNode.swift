/// A JSON value that keeps the order of its keys, which Foundation's encoder does not.
final class JSONNode {
  private enum Kind { case scalar, array, object }

  private var kind = Kind.object
  private var scalar = ""
  private var keys: [String] = []
  private var children: [JSONNode] = []

  private init() {}

  /// Encodes a value.
  init(_ value: some Encodable) throws {
    try set(value)
  }

  private func set<Value: Encodable>(_ value: Value) throws {
    // Types are compared, because whether a value is a number of any kind takes long to find out,
    // and most values are none.
    switch ObjectIdentifier(Value.self) {
    case ObjectIdentifier(String.self):
      if let text = value as? String { set(scalar: Self.quoted(text)) }
    case ObjectIdentifier(Bool.self):
      set(scalar: value as? Bool == true ? "true" : "false")
    case ObjectIdentifier(Double.self):
      try set(value as? Double ?? .nan, value)
    case ObjectIdentifier(Float.self):
      try set((value as? Float).flatMap { Double("\($0)") } ?? .nan, value)
    case let type where Self.integers.contains(type):
      set(scalar: "\(value)")
    default: try value.encode(to: Container<AnyKey>(node: self))
    }
  }

  private static let integers: [ObjectIdentifier] = [
    ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self),
    ObjectIdentifier(Int8.self), ObjectIdentifier(UInt8.self),
    ObjectIdentifier(Int16.self), ObjectIdentifier(UInt16.self),
    ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
    ObjectIdentifier(Int64.self), ObjectIdentifier(UInt64.self),
    ObjectIdentifier(Int128.self), ObjectIdentifier(UInt128.self),
  ]

  private func set(_ number: Double, _ value: some Encodable) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    let digits = number.description
    set(scalar: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  private func set(scalar text: String) {
    kind = .scalar
    scalar = text
  }

  private func add(_ key: String? = nil) -> JSONNode {
    let child = JSONNode()
    if let key { keys.append(key) }
    children.append(child)
    return child
  }

  // MARK: Text

  /// The text; `breaksLines` puts each object of the outermost lists on its own line, `sortsKeys`
  /// puts keys in the order of their bytes.
  func text(breaksLines: Bool = false, sortsKeys: Bool = false) -> String {
    if sortsKeys { sortKeys() }
    var text = ""
    write(to: &text, breaksLines: breaksLines)
    return text
  }

  private func sortKeys() {
    if kind == .object, keys.count > 1 {
      let order = keys.indices.sorted { keys[$0] < keys[$1] }
      keys = order.map { keys[$0] }
      children = order.map { children[$0] }
    }
    for child in children { child.sortKeys() }
  }

  private func write(to text: inout String, breaksLines: Bool = false, isMember: Bool = false) {
    switch kind {
    case .scalar: text += scalar
    case .array:
      let breaks = breaksLines && children.first?.kind == .object
      text += breaks ? "[\n" : "["
      for (index, child) in children.enumerated() {
        if index > 0 { text += breaks ? ",\n" : "," }
        child.write(to: &text)
      }
      text += breaks ? "\n]" : "]"
    case .object:
      text += "{"
      for (index, child) in children.enumerated() {
        if index > 0 { text += "," }
        text += Self.quoted(keys[index])
        text += ":"
        child.write(to: &text, breaksLines: breaksLines && !isMember, isMember: true)
      }
      text += "}"
    }
  }

  /// The escape of a character of four digits: `\u202e`.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Whether a byte belongs to what is escaped, or to what begins like that.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
      || byte >= 0x7F
        && (byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2)
  }

  /// A JSON string: control characters, marks of direction, quotation marks and backslashes are
  /// escaped.
  private static func quoted(_ text: String) -> String {
    var text = text
    // Most texts have nothing to escape, and bytes are looked at faster than characters.
    guard text.withUTF8({ $0.contains(where: Self.mayNeedEscape) }) else {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.actsWherePrinted:
        result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
    let node: JSONNode

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { node.children.count }

    func container<Other: CodingKey>(keyedBy type: Other.Type) -> KeyedEncodingContainer<Other> {
      node.kind = .object
      return KeyedEncodingContainer(Container<Other>(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      node.kind = .array
      return self
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    // A single value, or the next one of a list; the node knows which.
    func encodeNil() { next.set(scalar: "null") }
    func encode<Value: Encodable>(_ value: Value) throws { try next.set(value) }
    private var next: JSONNode { node.kind == .array ? node.add() : node }

    func encodeNil(forKey key: Key) { node.add(key.stringValue).set(scalar: "null") }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try node.add(key.stringValue).set(value)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Other> {
      Container<AnyKey>(node: node.add(key.stringValue)).container(keyedBy: type)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type
    ) -> KeyedEncodingContainer<Other> {
      Container<AnyKey>(node: node.add()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Container<AnyKey>(node: node.add(key.stringValue)).unkeyedContainer()
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      Container<AnyKey>(node: node.add()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      Container<AnyKey>(node: node.add(node.kind == .object ? "super" : nil))
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      Container<AnyKey>(node: node.add(key.stringValue))
    }
  }
}

extension JSONTree {
  /// Where an encoder of ours encodes its value; `nil` for any other encoder.
  @usableFromInline
  static func place(of encoder: any Encoder) -> (tree: JSONTree, node: Int)? {
    (encoder as? Place).map { ($0.tree, $0.node) }
  }

  /// An encoder for the value of a node.
  @usableFromInline
  func encoder(at node: Int) -> any Encoder { Place(tree: self, node: node) }

  /// A node to encode a value into: an encoder, and its containers but those with keys.
  struct Place: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let tree: JSONTree
    let node: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { tree.count(of: node) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(Members(place: become(.object)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { become(.array) }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// The same place, which is now that of a list or an object.
    func become(_ kind: Kind) -> Place {
      tree.set(node, kind: kind)
      return self
    }

    /// A new place at the end of a list, or with a key of an object.
    func add(_ key: String? = nil) -> Place {
      Place(tree: tree, node: tree.add(to: node, key))
    }

    // A single value, or the next one of a list; the node knows which.
    private var next: Int { tree.kind(of: node) == .array ? tree.add(to: node) : node }

    func encodeNil() { tree.setNull(next) }
    func encode(_ value: String) { tree.set(next, value) }
    func encode(_ value: Bool) { tree.set(next, value) }
    func encode(_ value: Double) throws { try tree.set(next, value) }
    func encode(_ value: Int) { tree.set(next, value) }
    func encode(_ value: Int8) { tree.set(next, integer: value) }
    func encode(_ value: Int16) { tree.set(next, integer: value) }
    func encode(_ value: Int32) { tree.set(next, integer: value) }
    func encode(_ value: Int64) { tree.set(next, integer: value) }
    func encode(_ value: Int128) { tree.set(next, integer: value) }
    func encode(_ value: UInt) { tree.set(next, integer: value) }
    func encode(_ value: UInt8) { tree.set(next, integer: value) }
    func encode(_ value: UInt16) { tree.set(next, integer: value) }
    func encode(_ value: UInt32) { tree.set(next, integer: value) }
    func encode(_ value: UInt64) { tree.set(next, integer: value) }
    func encode(_ value: UInt128) { tree.set(next, integer: value) }
    func encode(_ value: Seconds) throws { try tree.set(next, value) }
    func encode<Value: Encodable>(_ value: Value) throws { try tree.set(next, value) }

    func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      add().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      add().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { add() }
  }

  /// The container of the members of an object; values without a method of their own are encoded by
  /// the generic one.
  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: Place

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { place.add(key.stringValue).encodeNil() }
    func encode(_ value: String, forKey key: Key) { place.add(key.stringValue).encode(value) }
    func encode(_ value: Bool, forKey key: Key) { place.add(key.stringValue).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws {
      try place.add(key.stringValue).encode(value)
    }
    func encode(_ value: Int, forKey key: Key) { place.add(key.stringValue).encode(value) }
    func encode(_ value: Int128, forKey key: Key) { place.add(key.stringValue).encode(value) }
    func encode(_ value: UInt128, forKey key: Key) { place.add(key.stringValue).encode(value) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try place.add(key.stringValue).encode(value)
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) }
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Other> {
      place.add(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      place.add(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { place.add("super") }
    func superEncoder(forKey key: Key) -> any Encoder { place.add(key.stringValue) }
  }
}

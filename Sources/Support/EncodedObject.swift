/// The members of an object that is being encoded: what `KeyedEncodingContainer` is, but faster where
/// ``JSONText`` writes them.
///
/// The standard container reaches an encoder through a box, and by functions that look up the types they
/// are called with. That takes several times as long as to write a member. This one calls ``JSONTree``
/// itself, and leaves any other encoder to the standard container.
///
/// ```swift
/// func encode(to encoder: any Encoder) throws {
///   let object = EncodedObject(for: encoder, keyedBy: Keys.self)
///   try object.encode(name, forKey: .name)
/// }
/// ```
@usableFromInline
package enum EncodedObject<Key: CodingKey> {
  case json(JSONTree, node: Int)
  case other(KeyedEncodingContainer<Key>)

  @inlinable
  package init(for encoder: any Encoder, keyedBy keys: Key.Type) {
    if let (tree, node) = JSONTree.place(of: encoder) {
      tree.set(node, kind: .object)
      self = .json(tree, node: node)
    } else {
      self = .other(encoder.container(keyedBy: keys))
    }
  }

  /// Encodes a value; `nil` as null.
  @inlinable
  package func encode<Value: JSONScalar>(_ value: Value?, forKey key: Key) throws {
    switch self {
    case .json(let tree, let node):
      let member = tree.add(to: node, key.stringValue)
      if let value { try value.set(member, in: tree) } else { tree.setNull(member) }
    case .other(var object): try object.encode(value, forKey: key)
    }
  }

  /// Encodes a value, unless it is `nil`.
  @inlinable
  package func encodeIfPresent<Value: JSONScalar>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  /// Encodes a list.
  @inlinable
  package func encode<Value: Encodable>(_ values: [Value], forKey key: Key) throws {
    switch self {
    case .json(let tree, let node):
      let list = tree.add(to: node, key.stringValue)
      tree.set(list, kind: .array)
      for value in values { try value.encode(to: tree.encoder(at: tree.add(to: list))) }
    case .other(var object): try object.encode(values, forKey: key)
    }
  }
}

/// A value that JSON writes as one word, number or text.
@usableFromInline
package protocol JSONScalar: Encodable {
  /// Makes it the value of a node.
  func set(_ node: Int, in tree: JSONTree) throws
}

extension String: JSONScalar {
  @usableFromInline
  package func set(_ node: Int, in tree: JSONTree) { tree.set(node, self) }
}

extension Int: JSONScalar {
  @usableFromInline
  package func set(_ node: Int, in tree: JSONTree) { tree.set(node, self) }
}

extension Bool: JSONScalar {
  @usableFromInline
  package func set(_ node: Int, in tree: JSONTree) { tree.set(node, self) }
}

extension Double: JSONScalar {
  @usableFromInline
  package func set(_ node: Int, in tree: JSONTree) throws { try tree.set(node, self) }
}

extension Seconds: JSONScalar {
  @usableFromInline
  package func set(_ node: Int, in tree: JSONTree) throws { try tree.set(node, self) }
}

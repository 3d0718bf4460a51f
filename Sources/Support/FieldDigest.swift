import Foundation

/// A SHA-256 hash of a list of fields.
///
/// Every field is preceded by its length, so that different lists never look the same.
///
/// ```swift
/// var digest = FieldDigest()
/// digest.add("ko")
/// digest.add("lexicon", bytes)
/// digest.hexadecimal  // 64 digits
/// ```
package struct FieldDigest: Sendable {
  private var hash = SHA256()

  package init() {}

  /// Adds a field.
  package mutating func add(_ bytes: Data) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.update(bufferPointer: $0) }
    hash.update(data: bytes)
  }

  /// Adds a text as a field.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Adds a name and its contents, as two fields.
  package mutating func add(_ name: String, _ bytes: Data) {
    add(name)
    add(bytes)
  }

  /// The hash of the fields so far: 64 hexadecimal digits.
  package var hexadecimal: String { hash.finalize().hexadecimal }
}

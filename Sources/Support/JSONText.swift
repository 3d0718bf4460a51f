import Foundation

/// Values as JSON: the same text for the same value.
package enum JSONText {
  /// The value on one line, with its keys in the order in which it encodes them.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func inOrder(_ value: some Encodable) throws -> String {
    try JSONNode(value).text()
  }

  /// The value with its keys in the order in which it encodes them, and a line feed at the end; each
  /// object of an outermost list is on its own line.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func document(_ value: some Encodable) throws -> String {
    try JSONNode(value).text(breaksLines: true) + "\n"
  }

  /// The value on one line, with its keys in alphabetical order.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func sorted(_ value: some Encodable) throws -> String {
    try JSONNode(value).text(sortsKeys: true)
  }

  /// The bytes of ``sorted(_:)``.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func sortedData(_ value: some Encodable) throws -> Data {
    Data(try sorted(value).utf8)
  }
}

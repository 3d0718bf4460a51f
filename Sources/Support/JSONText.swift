import Foundation

/// Values as JSON: the same text for the same value.
package enum JSONText {
  /// The value on one line, with its keys in the order in which it encodes them.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func inOrder(_ value: some Encodable) throws -> String {
    String(decoding: try JSONTree(value).text(), as: UTF8.self)
  }

  /// The value with its keys in the order in which it encodes them, and a line feed at the end; each
  /// object of an outermost list is on its own line.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func document(_ value: some Encodable) throws -> String {
    String(
      decoding: try JSONTree(value).text(breaksLines: true) + [UInt8(ascii: "\n")], as: UTF8.self)
  }

  /// The value on one line, with its keys in alphabetical order.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func sorted(_ value: some Encodable) throws -> String {
    String(decoding: try JSONTree(value).text(sortsKeys: true), as: UTF8.self)
  }

  /// The bytes of ``sorted(_:)``.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON has not.
  package static func sortedData(_ value: some Encodable) throws -> Data {
    Data(try JSONTree(value).text(sortsKeys: true))
  }
}

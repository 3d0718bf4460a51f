import Foundation
import Support

/// A hash of everything that a batch is made from, by which the parts of one batch know each other.
public struct InputDigest {
  private var hash = SHA256()

  public init() {}

  /// Adds an input.
  ///
  /// - Parameters:
  ///   - name: What the input is known by.
  ///   - bytes: What it holds.
  public mutating func add(_ name: String, _ bytes: Data) {
    // Every field is preceded by its length, so that no two lists of fields look alike.
    for field in [Data(name.utf8), bytes] {
      withUnsafeBytes(of: UInt64(field.count).littleEndian) { hash.update(bufferPointer: $0) }
      hash.update(data: field)
    }
  }

  /// 64 hexadecimal digits.
  public func finalize() -> String { hash.finalize().hexadecimal }
}

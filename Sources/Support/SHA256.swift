import CNettle
import Foundation

/// An incremental SHA-256 hash, computed by Nettle.
///
/// ```swift
/// SHA256.hash(data: Data("abc".utf8)).hexadecimal  // "ba7816bf…"
/// ```
package struct SHA256: Sendable {
  /// The length of a hash in bytes.
  package static let byteCount = Int(SHA256_DIGEST_SIZE)

  private var context = sha256_ctx()

  /// Begins a hash of nothing.
  package init() {
    nettle_sha256_init(&context)
  }

  /// Adds bytes.
  package mutating func update(data: Data) {
    data.withUnsafeBytes { update(bufferPointer: $0) }
  }

  /// Adds bytes.
  package mutating func update(bufferPointer bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// The 32-byte hash of everything added so far.
  package func finalize() -> [UInt8] {
    var context = context
    return [UInt8](unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
      nettle_sha256_digest(&context, Self.byteCount, bytes.baseAddress)
      count = Self.byteCount
    }
  }

  /// The 32-byte hash of some data.
  package static func hash(data: some ContiguousBytes) -> [UInt8] {
    var hash = SHA256()
    data.withUnsafeBytes { hash.update(bufferPointer: $0) }
    return hash.finalize()
  }
}

extension Sequence<UInt8> {
  /// Two hexadecimal digits per byte.
  package var hexadecimal: String {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    return String(decoding: flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }
}

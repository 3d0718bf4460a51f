import CXXHash
import Foundation

/// An incremental XXH3 hash of 128 bits, computed by xxHash.
///
/// It finds every accident, ten times as fast as SHA-256, and no forgery.
///
/// ```swift
/// XXH128.hash(of: Array("abc".utf8)).hexadecimal  // "06b05ab6…", as xxh128sum prints it
/// ```
package final class XXH128 {
  /// The length of a hash in bytes.
  package static let byteCount = 16

  private let state: OpaquePointer

  /// Begins a hash of nothing.
  package init() {
    guard let state = XXH3_createState() else { fatalError("out of memory") }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  /// Adds bytes.
  package func update(bufferPointer bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  /// The 16-byte hash of everything added so far.
  package func finalize() -> [UInt8] { Self.bytes(of: XXH3_128bits_digest(state)) }

  /// The 16-byte hash of some bytes.
  package static func hash(of bytes: some ContiguousBytes) -> [UInt8] {
    bytes.withUnsafeBytes { Self.bytes(of: XXH3_128bits($0.baseAddress, $0.count)) }
  }

  private static func bytes(of hash: XXH128_hash_t) -> [UInt8] {
    [hash.high64, hash.low64].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
    }
  }
}

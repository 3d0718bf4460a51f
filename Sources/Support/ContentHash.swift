import Foundation

/// A hash of a file's bytes, by which a change is found.
package enum ContentHash: Hashable, Sendable {
  /// A SHA-256, in hexadecimal digits.
  case sha256(String)
  /// An XXH3 of 128 bits, in hexadecimal digits: for sound, of which there are gigabytes.
  case xxh128(String)

  /// A way to hash.
  package enum Algorithm: Sendable {
    case sha256, xxh128
  }

  /// The way in which it was computed.
  package var algorithm: Algorithm {
    switch self {
    case .sha256: .sha256
    case .xxh128: .xxh128
    }
  }

  /// The digits.
  package var hexadecimal: String {
    switch self {
    case .sha256(let digits), .xxh128(let digits): digits
    }
  }

  /// The hash of some bytes.
  package init(of data: Data, by algorithm: Algorithm) {
    switch algorithm {
    case .sha256: self = .sha256(SHA256.hash(data: data).hexadecimal)
    case .xxh128: self = .xxh128(XXH128.hash(of: data).hexadecimal)
    }
  }
}

/// A hash that is computed while the bytes come.
enum ContentHasher {
  case sha256(SHA256)
  case xxh128(XXH128)

  /// Begins a hash of nothing.
  init(_ algorithm: ContentHash.Algorithm) {
    switch algorithm {
    case .sha256: self = .sha256(SHA256())
    case .xxh128: self = .xxh128(XXH128())
    }
  }

  /// Adds bytes.
  mutating func update(bufferPointer bytes: UnsafeRawBufferPointer) {
    switch self {
    case .sha256(var hash):
      hash.update(bufferPointer: bytes)
      self = .sha256(hash)
    case .xxh128(let hash): hash.update(bufferPointer: bytes)
    }
  }

  /// The hash of everything added so far.
  func finalize() -> ContentHash {
    switch self {
    case .sha256(let hash): .sha256(hash.finalize().hexadecimal)
    case .xxh128(let hash): .xxh128(hash.finalize().hexadecimal)
    }
  }
}

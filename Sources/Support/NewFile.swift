import Foundation

/// A file that grows under a temporary name, hashed on the way, and then appears complete.
///
/// ```swift
/// let file = try NewFile(at: path)
/// try file.write(bytes)
/// let written = try file.finish()  // its size and its hash
/// ```
package final class NewFile {
  /// What became of it.
  package struct Written: Hashable, Sendable {
    /// The size in bytes.
    package var size: Int
    /// The hash of the bytes.
    package var hash: ContentHash
    /// The state in which it was left; `nil` if somebody else was at it at once.
    package var state: FileState?
  }

  private let file: UnfinishedFile
  private var hash: ContentHasher
  /// How many bytes were added.
  package private(set) var size = 0
  /// Bytes not yet written.
  ///
  /// They go out in blocks that begin at multiples of their size: the system then keeps them in large
  /// pages, which takes half of the time.
  private let buffer: UnsafeMutableRawBufferPointer
  private var filled = 0

  /// The size of those blocks, in bytes.
  package static let blockSize = 1 << 18

  /// Creates the file under its temporary name.
  ///
  /// - Parameters:
  ///   - path: Where it will appear.
  ///   - expected: How many bytes are coming that are copied, if that is known; there may be more or
  ///     fewer, but what is copied beyond them takes longer.
  ///   - algorithm: How they are hashed.
  /// - Throws: The file system's error.
  package init(
    at path: String, expecting expected: Int? = nil,
    hashedBy algorithm: ContentHash.Algorithm = .sha256
  ) throws {
    file = try UnfinishedFile(at: path)
    hash = ContentHasher(algorithm)
    let block = min(Self.blockSize, max(expected ?? Self.blockSize, 1))
    buffer = .allocate(byteCount: block, alignment: 16)
  }

  /// Makes a file of some bytes.
  ///
  /// - Throws: The file system's error; an older file is then unchanged.
  package static func make(_ path: String, of data: Data) throws -> Written {
    let new = try NewFile(at: path, expecting: data.count)
    try new.write(data)
    return try new.finish()
  }

  deinit { buffer.deallocate() }

  /// Adds bytes.
  ///
  /// - Throws: The file system's error; the file never appears then.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    size += bytes.count
    var rest = bytes
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(buffer.count - filled))
      UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyMemory(from: piece)
      filled += piece.count
      if filled == buffer.count { try flush() }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
    }
  }

  /// Adds the bytes of pieces of memory, without copying them.
  ///
  /// - Parameter pieces: A block that ends at a multiple of ``blockSize``, or less.
  /// - Throws: The file system's error; the file never appears then.
  package func write(_ pieces: [UnsafeRawBufferPointer]) throws {
    try flush()
    for piece in pieces {
      size += piece.count
      hash.update(bufferPointer: piece)
    }
    try file.write(pieces)
  }

  /// Adds bytes.
  ///
  /// - Throws: The file system's error; the file never appears then.
  package func write(_ data: Data) throws { try data.withUnsafeBytes { try write($0) } }

  /// The hash of what was added so far.
  ///
  /// - Throws: The file system's error; the file never appears then.
  package func hashSoFar() throws -> ContentHash {
    try flush()
    return hash.finalize()
  }

  /// Lets the file appear in the place of an older one.
  ///
  /// - Throws: The file system's error; an older file is then unchanged.
  @discardableResult package func finish() throws -> Written {
    try flush()
    // A moment back, so that any later change gives it another time, however soon it comes.
    let left = try FileState.setBack(file.descriptor) ?? { throw file.error() }()
    try file.appear()
    let state = FileState(of: file.path).flatMap { $0.isSameContent(as: left) ? $0 : nil }
    return Written(size: size, hash: hash.finalize(), state: state)
  }

  private func flush() throws {
    guard filled > 0 else { return }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
    hash.update(bufferPointer: bytes)
    filled = 0
    try file.write([bytes])
  }
}

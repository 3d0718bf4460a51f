import Foundation

/// Writing to a descriptor until all is written.
package enum DescriptorWriting {
  /// Writes all bytes, however often a signal comes between.
  ///
  /// Where another program has made a pipe or a terminal non-blocking, it waits until that takes more.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - descriptor: Where it is written to.
  /// - Returns: The error number if that fails; `nil` if all is written.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&place, 1, -1)
        continue
      }
      guard count > 0 else { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }

  /// Writes pieces of memory one after another, at once where the system can.
  ///
  /// - Parameters:
  ///   - pieces: What is written; no more of them than the system takes at once.
  ///   - descriptor: Where it is written to.
  /// - Returns: The error number if that fails; `nil` if all is written.
  package static func write(_ pieces: [UnsafeRawBufferPointer], to descriptor: Int32) -> Int32? {
    let vectors = pieces.map {
      iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
    }
    // What it has not taken, or why it takes nothing, is found out piece by piece.
    var written = max(0, writev(descriptor, vectors, Int32(vectors.count)))
    for piece in pieces {
      let done = min(written, piece.count)
      written -= done
      guard done < piece.count else { continue }
      if let code = write(UnsafeRawBufferPointer(rebasing: piece[done...]), to: descriptor) {
        return code
      }
    }
    return nil
  }
}

import Foundation
import Testing

@testable import Support

@Suite struct DescriptorWritingTests {
  /// Another program may have made the pipe non-blocking: it takes some of it now, and the rest when that
  /// was read.
  ///
  /// The reader has a thread of its own: one of those that run tests may wait for it in the writer.
  @Test(arguments: [1, 3, 1000])
  func aPipeThatIsNonBlockingIsWaitedFor(pieces count: Int) async throws {
    let pipe = Pipe()
    let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    let descriptor = writer.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) })
    let reading = ReadingThread {
      // Only when the pipe is full.
      while true {
        var waiting: CInt = 0
        guard ioctl(reader.fileDescriptor, UInt(FIONREAD), &waiting) == 0 else { break }
        if waiting > 4096 { break }
        usleep(5000)
      }
      return try? reader.readToEnd()
    }
    let problem = bytes.withUnsafeBytes { bytes in
      guard count > 1 else { return DescriptorWriting.write(bytes, to: descriptor) }
      let places = (0...count).map { bytes.count * $0 / count }
      let pieces = zip(places, places.dropFirst()).map {
        UnsafeRawBufferPointer(rebasing: bytes[$0..<$1])
      }
      return DescriptorWriting.write(pieces, to: descriptor)
    }
    try writer.close()
    #expect(problem == nil)
    #expect(await reading.value == bytes)
  }

  /// Nobody reads it any more.
  @Test func aPipeThatIsClosedIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let problem = Array("text".utf8).withUnsafeBytes {
      DescriptorWriting.write($0, to: pipe.fileHandleForWriting.fileDescriptor)
    }
    #expect(problem == EPIPE)
    let ofPieces = Array("text".utf8).withUnsafeBytes {
      DescriptorWriting.write([$0, $0], to: pipe.fileHandleForWriting.fileDescriptor)
    }
    #expect(ofPieces == EPIPE)
  }
}

/// A thread that reads.
private struct ReadingThread {
  private let bytes: AsyncStream<Data?>

  init(_ read: @escaping @Sendable () -> Data?) {
    let (bytes, result) = AsyncStream.makeStream(of: Data?.self)
    self.bytes = bytes
    Thread {
      result.yield(read())
      result.finish()
    }.start()
  }

  /// What it has read to the end.
  var value: Data? {
    get async {
      for await read in bytes { return read }
      return nil
    }
  }
}

import Foundation
import Testing

@testable import Support

@Suite struct DescriptorWritingTests {
  /// Another program may have made the pipe non-blocking: it takes some of it now, and the rest when that was
  /// read.
  @Test func aPipeThatIsNonBlockingIsWaitedFor() async throws {
    let pipe = Pipe()
    let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    let descriptor = writer.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) })
    let reading = Task.detached {
      // Only when the pipe is full.
      while true {
        var waiting: CInt = 0
        guard ioctl(reader.fileDescriptor, UInt(FIONREAD), &waiting) == 0 else { break }
        if waiting > 4096 { break }
        try await Task.sleep(for: .milliseconds(5))
      }
      return try reader.readToEnd()
    }
    let problem = bytes.withUnsafeBytes { DescriptorWriting.write($0, to: descriptor) }
    try writer.close()
    #expect(problem == nil)
    #expect(try await reading.value == bytes)
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
  }
}

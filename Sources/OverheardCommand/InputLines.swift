import Foundation

/// The lines of standard input, each as soon as it is there.
///
/// Swift's own `readLine()` goes on reading a line that has no end until no memory is left.
struct InputLines: Sequence, IteratorProtocol {
  /// A line, or one of which only the beginning was kept.
  enum Line {
    case whole(String)
    case tooLong
  }

  /// The most bytes that a line may have.
  static let mostBytes = 1 << 20

  private var rest: [UInt8] = []
  private var hasEnded = false

  /// The next line, without its end; bytes that are not UTF-8 are replaced.
  mutating func next() -> Line? {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = take(end)
        rest.removeFirst()
        return isTooLong ? .tooLong : line
      }
      if hasEnded {
        guard !rest.isEmpty || isTooLong else { return nil }
        let line = take(rest.count)
        return isTooLong ? .tooLong : line
      }
      if rest.count > Self.mostBytes {
        isTooLong = true
        rest = []
      }
      searched = rest.count
      read()
    }
  }

  private mutating func take(_ count: Int) -> Line {
    defer { rest.removeFirst(count) }
    guard count <= Self.mostBytes else { return .tooLong }
    var line = rest[..<count]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .whole(String(decoding: line, as: UTF8.self))
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR { return }
    if count <= 0 { hasEnded = true } else { rest += bytes[..<count] }
  }
}

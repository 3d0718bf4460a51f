import ArgumentParser
import Foundation
import Synchronization

/// Writes the tool's output: data to standard output, everything else to standard error.
enum Terminal {
  /// Where data goes.
  @TaskLocal static var output = STDOUT_FILENO

  /// The language of what the program itself tells, which is not that of any screen.
  static let language = "en"

  /// Writes a line of data.
  static func print(_ line: String) { write(line + "\n") }

  /// Writes data.
  ///
  /// If nobody is reading any more (`| head`), the program ends as if by the signal. If the disk is
  /// full, it says so and ends with the exit code for that.
  static func write(_ text: String) {
    guard let code = send(text, to: output) else { return }
    if code == EPIPE { exit(128 + SIGPIPE) }
    note("overheard: cannot write: \(String(cString: strerror(code)))")
    exit(ExitCode.cannotWrite.rawValue)
  }

  /// Writes a line for people, if anybody is still reading.
  ///
  /// A message may name what a user's file holds, so control characters are made visible.
  static func note(_ line: String) {
    _ = send(line.withVisibleControls + "\n", to: STDERR_FILENO)
  }

  /// Writes a line for people, unless it has been written before.
  static func noteOnce(_ line: String) {
    if noted.withLock({ $0.insert(line).inserted }) { note(line) }
  }

  private static let noted = Mutex<Set<String>>([])

  /// Writes a whole text; returns the error number if that fails.
  private static func send(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return nil
    }
  }

  /// Overwrites the last line drawn on standard error.
  ///
  /// The line is cut to the terminal's width, because a line that wraps could not be overwritten.
  static func draw(_ line: String) {
    _ = send("\r\u{1B}[K\(line.prefix(width - 1))", to: STDERR_FILENO)
  }

  /// How many columns the terminal has.
  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether standard output should have colors.
  static let hasColours =
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
    && environment["TERM"] != "dumb"

  /// Whether progress is drawn on standard error.
  static let drawsProgress = isatty(STDERR_FILENO) == 1 && environment["CI"] == nil

  static let environment = ProcessInfo.processInfo.environment

  /// A text that is less important than what is around it.
  static func dim(_ text: String) -> String {
    hasColours ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// A text that is more important than what is around it.
  static func bold(_ text: String) -> String {
    hasColours ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with every control character except line breaks replaced by a visible one: a label
  /// must not move the terminal's cursor or forge lines in a CI log.
  var withVisibleControls: String {
    // Most texts have none of them: no control of ASCII, and nothing that begins like the others.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 || $0 == 0x0A }) {
      return self
    }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: visible.append(scalar)
      case 0x00...0x1F: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: visible.append("\u{2421}")
      case 0x80...0x9F, 0x2028, 0x2029: visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }

  /// The text on one line, with line breaks as arrows.
  var onOneLine: String {
    guard utf8.contains(0x0A) else { return withVisibleControls }
    return replacing("\r\n", with: "↵").replacing("\n", with: "↵").withVisibleControls
  }
}

extension Int {
  /// The number with a noun in the singular or the plural.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

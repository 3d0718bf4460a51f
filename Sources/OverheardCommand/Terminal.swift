import Foundation

/// Where the tool writes: data to standard output, all else to standard error.
enum Terminal {
  /// Writes a line of data.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Writes a line for people.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes over the last line that was drawn on standard error; what the terminal has no room for
  /// is left out, because a line that wraps could not be written over.
  static func draw(_ line: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line.prefix(width - 1))".utf8))
  }

  /// How many columns the terminal has.
  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether colours are welcome on standard output.
  static let hasColours =
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
    && environment["TERM"] != "dumb"

  /// Whether progress is drawn on standard error.
  static let drawsProgress = isatty(STDERR_FILENO) == 1 && environment["CI"] == nil

  static let environment = ProcessInfo.processInfo.environment

  /// A text that is less important than what stands around it.
  static func dim(_ text: String) -> String {
    hasColours ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// A text that stands out.
  static func bold(_ text: String) -> String {
    hasColours ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

/// Writes JSON Lines: one object a line, keys in alphabetical order.
enum JSONLine {
  static func string(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

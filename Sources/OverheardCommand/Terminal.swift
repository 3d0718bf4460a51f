import ArgumentParser
import Foundation
import Overheard
import Support
import Synchronization

/// Writes the tool's output: data to standard output, everything else to standard error.
enum Terminal {
  /// Where data goes.
  @TaskLocal static var output = STDOUT_FILENO

  /// The language of what the program itself tells, which is not that of any screen.
  static let language = "en"

  /// Whether the program was started without a standard output (`>&-`).
  ///
  /// What is opened next takes its number: a library's own descriptor, which is no file, or a file of
  /// ours, which data would then destroy.
  private static let isOutputClosed: Bool = {
    var status = stat()
    return fstat(STDOUT_FILENO, &status) != 0 || status.st_mode & S_IFMT == 0
  }()

  /// Finds out which of the standard streams are closed, and fills their places so that no file takes
  /// them; to be called before any file is opened.
  static func holdStreams() {
    _ = isOutputClosed
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      guard (0...STDERR_FILENO).contains(descriptor) else {
        if descriptor >= 0 { close(descriptor) }
        return
      }
    }
  }

  /// Writes a line of data.
  static func print(_ line: String) { write(line + "\n") }

  /// Writes data.
  ///
  /// If nobody is reading any more (`| head`), the program ends as if by the signal. If the disk is
  /// full, it says so and ends with the exit code for that.
  static func write(_ text: String) {
    let isLost = output == STDOUT_FILENO && isOutputClosed && !text.isEmpty
    guard let code = isLost ? EBADF : send(text, to: output) else { return }
    if code == EPIPE { leave(ExitCode.outputClosed.rawValue) }
    if output == STDOUT_FILENO, isOutputClosed {
      note("overheard: cannot write: standard output is closed; redirect it to a file or /dev/null")
      leave(ExitCode.cannotWrite.rawValue)
    }
    note("overheard: cannot write: \(String(cString: strerror(code)))")
    leave(ExitCode.cannotWrite.rawValue)
  }

  /// Writes data where somebody still takes it; for the last data of a program that is being ended.
  static func offer(_ text: String) {
    if output != STDOUT_FILENO || !isOutputClosed { _ = send(text, to: output) }
  }

  /// Ends the program, and the programs that it has started.
  static func leave(_ code: Int32) -> Never {
    Interruption.keepBeforeLeaving()
    RunningPrograms.shared.end()
    exit(code)
  }

  /// Writes a line for people, if anybody is still reading.
  ///
  /// A message may name what a user's file holds, or what another program has said, so it stays one
  /// line and its control characters are made visible.
  static func note(_ line: String) {
    let wasDrawn = isLineDrawn.withLock { isDrawn in
      defer { isDrawn = false }
      return isDrawn
    }
    _ = send((wasDrawn ? clearedLine : "") + line.onOneLine + "\n", to: STDERR_FILENO)
  }

  /// Writes what is wrong, a line for each.
  static func note(_ error: any Error) {
    for line in (error as? any ErrorOfLines)?.lines ?? ["\(error)"] { note(line) }
  }

  /// Writes a line for people, unless it has been written before.
  static func noteOnce(_ line: String) {
    if noted.withLock({ $0.insert(line).inserted }) { note(line) }
  }

  private static let noted = Mutex<Set<String>>([])

  /// A file's name as an argument that a shell takes for it, and the parser for no option.
  static func argument(_ name: String) -> String {
    word(name.hasPrefix("-") ? "./\(name)" : name)
  }

  /// A text as one word of a shell.
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+,:@%=".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// Writes a whole text; returns the error number if that fails.
  private static func send(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { DescriptorWriting.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Overwrites the last line drawn on standard error.
  ///
  /// The line is cut to the terminal's width, because a line that wraps could not be overwritten.
  static func draw(_ line: String) {
    isLineDrawn.withLock { $0 = !line.isEmpty }
    _ = send("\(clearedLine)\(line.onOneLine.prefix(width - 1))", to: STDERR_FILENO)
  }

  /// Whether a line is drawn that something else must not be written behind.
  private static let isLineDrawn = Mutex(false)
  private static let clearedLine = "\r\u{1B}[K"

  /// How many columns the terminal has.
  private static var width: Int { width(of: STDERR_FILENO) }

  /// How many columns the terminal has that shows the data.
  static var columns: Int { width(of: output) }

  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether standard output should have colors.
  static let hasColors =
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
    && environment["TERM"] != "dumb"

  /// Whether progress is drawn on standard error.
  static let drawsProgress = isatty(STDERR_FILENO) == 1 && environment["CI"] == nil

  static let environment = ProcessInfo.processInfo.environment

  /// A text that is less important than what is around it.
  static func dim(_ text: String) -> String {
    hasColors ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// A text that is more important than what is around it.
  static func bold(_ text: String) -> String {
    hasColors ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

extension Int {
  /// The number with a noun in the singular or the plural.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

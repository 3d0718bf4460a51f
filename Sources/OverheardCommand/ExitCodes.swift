import ArgumentParser
import Foundation

/// The exit codes that scripts rely on, with the numbers of sysexits.h.
extension ExitCode {
  /// A check failed.
  static let checkFailed = ExitCode(1)
  /// The input is wrong.
  static let wrongInput = ExitCode(65)
  /// The input does not exist.
  static let noInput = ExitCode(66)
  /// Something needed is missing: a sound device, the speech engine.
  static let unavailable = ExitCode(69)
  /// An internal error.
  static let fault = ExitCode(70)
  /// A file cannot be written.
  static let cannotWrite = ExitCode(73)
  /// The user pressed Ctrl-C.
  static let interrupted = ExitCode(130)
  /// Whoever read the output has closed it, as `head` does.
  static let outputClosed = ExitCode(128 + SIGPIPE)
}

extension ExitCode {
  /// What every exit code means, as the help says it.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.success, "fine"),
    (.checkFailed, "the check asked for did not hold: check, audit, goals, merge's gaps"),
    (.validationFailure, "wrong usage"),
    (.wrongInput, "the input is wrong"),
    (.noInput, "no such input"),
    (.unavailable, "something needed is missing, such as a sound device or the speech engine"),
    (.fault, "a fault of Overheard"),
    (.cannotWrite, "a file cannot be written"),
    (.interrupted, "interrupted"),
    (.outputClosed, "nobody reads the output any more"),
  ]

  /// The same as a table, a line for each.
  static var table: String {
    // Every command makes this on its way to the parser, and Foundation's padding takes half a millisecond.
    meanings.map { code, meaning in
      let number = "\(code.rawValue)"
      return "  " + number + String(repeating: " ", count: 5 - number.utf8.count) + meaning
    }.joined(separator: "\n")
  }
}

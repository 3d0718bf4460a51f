import ArgumentParser

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
}

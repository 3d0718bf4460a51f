import ArgumentParser

/// The exit codes that scripts rely on; the numbers are those of sysexits.h.
extension ExitCode {
  /// The check that was asked for did not hold.
  static let checkFailed = ExitCode(1)
  /// The input is wrong.
  static let wrongInput = ExitCode(65)
  /// There is no such input.
  static let noInput = ExitCode(66)
  /// Something that is needed is not there: a sound device, the speech engine.
  static let unavailable = ExitCode(69)
  /// A fault of ours.
  static let fault = ExitCode(70)
  /// A file cannot be written.
  static let cannotWrite = ExitCode(73)
  /// The user pressed Ctrl-C.
  static let interrupted = ExitCode(130)
}

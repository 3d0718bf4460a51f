import Foundation

/// Whether somebody asked for help.
///
/// The parser makes the help of every command in every run. What takes long to put together is put
/// together only for those who read it.
enum HelpRequest {
  /// Whether the arguments ask for help, for a manual page or for completions.
  static let isMade = CommandLine.arguments.dropFirst().contains { argument in
    argument == "help" || argument == "-h" || argument.hasPrefix("--help")
      || argument.hasPrefix("--experimental-dump-help")
  }
}

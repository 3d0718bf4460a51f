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

extension String {
  /// A text whose lines are as long as the terminal wants: those of a paragraph are put together, and those
  /// that are indented, such as examples, stay as they are.
  ///
  /// - Parameter text: The text as it stands in the source.
  /// - Returns: The same text if nobody reads it.
  static func paragraphs(_ text: String) -> String {
    guard HelpRequest.isMade else { return text }
    var lines: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHeading = !line.isEmpty && line.allSatisfy { $0.isUppercase || $0 == " " }
      let isWhole = line.isEmpty || line.first == " " || isHeading
      if isOpen, !isWhole, let last = lines.popLast() {
        lines.append("\(last) \(line)")
      } else {
        lines.append(String(line))
      }
      isOpen = !isWhole
    }
    return lines.joined(separator: "\n")
  }
}

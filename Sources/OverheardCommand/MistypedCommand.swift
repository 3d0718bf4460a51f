import ArgumentParser
import Foundation
import Support

/// A first word that is no command, and what was meant by it.
enum MistypedCommand {
  /// What to tell somebody whose first argument is no command; `nil` if it is one, or an option.
  static func complaint(_ arguments: some Collection<String>) -> String? {
    let isHelp = arguments.first == "help"
    guard let word = isHelp ? arguments.dropFirst().first : arguments.first, !word.isEmpty,
      !word.hasPrefix("-")
    else { return nil }
    let names = OverheardCommand.configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(word) else { return nil }
    if let nearest = NearestWord.of(word, in: names) {
      return "overheard: unknown command '\(word)'; did you mean '\(nearest)'?"
    }
    if !isHelp, ScreenSources.extensions.contains((word as NSString).pathExtension.lowercased()) {
      return "overheard: a command is missing before '\(word)'; write: overheard announce \(word)"
    }
    return "overheard: unknown command '\(word)'; the commands are \(names.joined(separator: ", "))"
  }
}

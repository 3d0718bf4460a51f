import ArgumentParser
import Support

/// The names of one or more variants, with commas between them: no name has one in it.
struct VariantNames: ExpressibleByArgument {
  /// What every command says of the option.
  static let help: ArgumentHelp = "The variant to take; several with commas. All by default."

  /// The names, as they were written.
  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    guard !names.contains("") else { return nil }
  }
}

extension [VariantNames] {
  /// The names that were asked for, each once; none for all variants.
  var distinct: [String] { flatMap(\.names).uniqued() }
}

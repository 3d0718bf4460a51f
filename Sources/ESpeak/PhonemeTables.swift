import ESpeakData
import Support

/// The tables of phonemes that are part of the program.
package enum PhonemeTables {
  /// The files, each of which has a table.
  static let files = ["ipa-en.tsv", "ipa-ko.tsv", "names.tsv"]

  /// Raised whenever some words are written in other phonemes than before, so that what was rendered with
  /// the old ones is made anew.
  ///
  /// A change of a table needs no other edition: ``identity`` is another then.
  package static let edition = 1

  /// A hash of all tables: 32 hexadecimal digits.
  package static var identity: String {
    XXH128.hash(of: Array(files.map(text).joined(separator: "\n").utf8)).hexadecimal
  }

  /// The text of a file; if there is none, that is our mistake.
  static func text(of file: String) -> String {
    guard let text = espeak_table(file) else { preconditionFailure("there is no table \(file)") }
    return String(cString: text)
  }
}

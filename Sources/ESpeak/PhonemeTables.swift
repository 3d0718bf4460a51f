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
    XXH128.hash(of: Array(files.map(tables.text(of:)).joined(separator: "\n").utf8)).hexadecimal
  }

  /// The tables themselves.
  static let tables = BuiltInTables(espeak_table)
}

import ScreenImportData
import Support

extension BuiltInTables {
  /// The tables of words in dumps: `Data/layers.tsv` and its neighbors.
  static let dumps = BuiltInTables(import_table)
}

import Support

extension KoreanLexicon {
  /// The lexicon that comes with Overheard, of our own writing: `Data/ko/lexicon.tsv`.
  package static let standard = KoreanLexicon(
    DataTable.table("ko/lexicon.tsv", columns: ["written", "spoken", "category"]))
}

extension KoreanLexicon.Entry {
  /// The entry of a row of our table; one that cannot be read stops the program.
  init(_ row: TabTable.Row) {
    do {
      self.init(written: row[0], spoken: row[1], category: try row.name(2))
    } catch {
      preconditionFailure("ko/lexicon.tsv: \(error)")
    }
  }
}

import Support

extension KoreanLexicon {
  /// The lexicon that comes with Overheard, of our own writing: `Data/ko/lexicon.tsv`.
  package static let standard = KoreanLexicon(
    DataTable.rows("ko/lexicon.tsv", columns: ["written", "spoken", "category"]) {
      row throws(TabTable.Fault) in
      Entry(written: row[0], spoken: row[1], category: try row.name(2))
    }
  )
}

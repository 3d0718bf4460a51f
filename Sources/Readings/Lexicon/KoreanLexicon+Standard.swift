extension KoreanLexicon {
  /// The lexicon that comes with Overheard, of our own writing: `Data/ko/lexicon.tsv`.
  package static let standard = KoreanLexicon(
    StemTable(DataTable.bytes("ko/lexicon.tsv"), file: "ko/lexicon.tsv"))
}

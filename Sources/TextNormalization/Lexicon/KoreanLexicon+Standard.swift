extension KoreanLexicon {
  /// The lexicon that comes with Overheard, of our own writing.
  public static let standard = KoreanLexicon([])
}

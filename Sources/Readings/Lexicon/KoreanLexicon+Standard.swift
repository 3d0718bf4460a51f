extension KoreanLexicon {
  /// The lexicon that comes with Overheard, of our own writing.
  public static let standard = KoreanLexicon(
    commonNouns + exceptions + sinoTensing + sinoSuffixTensing + compoundTensing + suffixTensing
      + insertion + separateLateral + contentBoundary + verbStems + verbNouns + irregular
  )
}

import AccessibilityModel

/// Words of the user's own and how they are said, which win over every rule and name of ours.
///
/// Read from tab-separated lines: what is written, what is said, the language (`ko` or `en`),
/// and, if wanted, what kind of word it is.
public struct UserLexicon: Hashable, Sendable {
  /// One line of a lexicon.
  public struct Entry: Hashable, Sendable {
    /// The characters, as they stand in the text.
    public var written: String
    /// What is said: Hangul for a Korean entry, words for an English one.
    public var spoken: String
    /// The language whose voice says it.
    public var language: SpokenLanguage
    /// What kind of word it is.
    public var wordClass: WordClass
    /// A pronunciation given as phonemes instead of a spelling.
    public var pronunciation: SpokenWord.Override?

    /// Creates an entry.
    public init(
      written: String,
      spoken: String,
      language: SpokenLanguage,
      wordClass: WordClass = .word,
      pronunciation: SpokenWord.Override? = nil
    ) {
      self.written = written
      self.spoken = spoken
      self.language = language
      self.wordClass = wordClass
      self.pronunciation = pronunciation
    }
  }

  /// What kind of word an entry is.
  public enum WordClass: String, Hashable, Sendable, CaseIterable {
    /// A word or a name, which particles may follow.
    case word
    /// A symbol or an emoji.
    case symbol
  }

  /// The entries in the order they were read; a later one of the same spelling wins.
  public private(set) var entries: [Entry]

  /// The places of the entries by their characters, the later of two first.
  private let index: LongestFirst<Int>

  /// Creates a lexicon from entries.
  public init(entries: [Entry] = []) {
    self.entries = entries
    index = LongestFirst(
      entries.enumerated().reversed().map { place, entry in
        .init(scalars: WrittenText(entry.written.unicodeScalars).scalars, value: place)
      }
    )
  }

  /// Whether there is no entry.
  public var isEmpty: Bool { entries.isEmpty }

  /// This lexicon with the entries of another, which win.
  public func merging(_ other: UserLexicon) -> UserLexicon {
    UserLexicon(entries: entries + other.entries)
  }

  /// The longest entry at a position, and the character after it.
  ///
  /// An entry of letters must begin where a word begins, and Latin ones end where a word ends.
  func match(_ text: WrittenText, at position: Int, limit: Int) -> (entry: Entry, end: Int)? {
    for key in index[text[position]] {
      let end = position + key.scalars.count
      guard end <= limit, key.scalars.indices.allSatisfy({ text[position + $0] == key.scalars[$0] })
      else { continue }
      if isSameScript(text[position - 1], text[position])
        || isSameScript(text[end - 1], text[end], atEnd: true)
      {
        continue
      }
      return (entries[key.value], end)
    }
    return nil
  }

  private func isSameScript(_ left: Unicode.Scalar, _ right: Unicode.Scalar, atEnd: Bool = false)
    -> Bool
  {
    if left.isSyllable, right.isSyllable { return !atEnd }
    if left.isLatin, right.isLatin { return true }
    return left.isDigit && right.isDigit
  }
}

import AccessibilityModel

/// How a text is turned into words.
public struct NormalizationOptions: Hashable, Sendable {
  /// How many punctuation marks are said.
  public var punctuation: PunctuationLevel
  /// Whether letters and digits are said one by one, as VoiceOver's spell-out attribute asks.
  public var spellsOut: Bool
  /// How many voices share a Korean text.
  public var voices: Voices
  /// What is known about the text.
  public var context: Context
  /// The user's own words, which override every rule.
  public var lexicon: UserLexicon

  /// Whether Latin letters in a Korean text change the voice.
  public enum Voices: String, Hashable, Sendable, CaseIterable {
    /// The Korean voice reads everything: `Apple Pay` is 애플 페이.
    case one
    /// Three and more English words in a row are read by the English voice.
    case switching
  }

  /// What is known about a text whose characters could mean several things.
  public enum Context: String, Hashable, Sendable, CaseIterable {
    /// Nothing is known.
    case prose
    /// A position among pages: `2/5` is 총 오 중 이, "two of five".
    case pageCount
    /// A length of time: `3:25` is 삼 분 이십오 초.
    case duration
    /// A code: digits are said one by one.
    case code
  }

  /// Creates options; the defaults are those of a plain label.
  public init(
    punctuation: PunctuationLevel = .some,
    spellsOut: Bool = false,
    voices: Voices = .one,
    context: Context = .prose,
    lexicon: UserLexicon = UserLexicon()
  ) {
    self.punctuation = punctuation
    self.spellsOut = spellsOut
    self.voices = voices
    self.context = context
    self.lexicon = lexicon
  }
}

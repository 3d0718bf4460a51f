import AccessibilityModel

/// A word as it is read out, tied to the characters it was written with.
///
/// Normalization turns `3개` into the words `세` and `개`; pronunciation then says how each
/// sounds. Numbers, symbols and names in Latin letters are already spelled out here: a Korean
/// word holds Hangul only, an English word letters and apostrophes only; a word of a language
/// that is read as it is written holds what was written.
public struct SpokenWord: Hashable, Sendable {
  /// The word in the spelling of its language.
  public var text: String
  /// The language whose voice speaks it, without a region.
  public var language: SpokenLanguage
  /// The characters it stands for, as offsets of Unicode scalars in the written text.
  public var written: Range<Int>
  /// How it follows the word before it.
  public var join: Join
  /// The kind of word, which some rules of pronunciation need.
  public var kind: Kind
  /// How it sounds, where a lexicon or an attributed run says so; `nil` leaves it to the rules.
  public var pronunciation: Override?
  /// The pitch of its run, 0…2, where 1 is normal.
  public var pitch: Double?

  /// How a word follows the one before it.
  public enum Join: Hashable, Sendable {
    /// In one breath: sounds change across the space always (`40` + `분` → 사십뿐).
    case tight
    /// After a space.
    case space
    /// After a pause: no sound changes across it.
    case pause(Pause)
  }

  /// The punctuation that parts two words, or ends the last one.
  public enum Pause: String, Hashable, Sendable, CaseIterable {
    /// A breath without intonation, as between the groups of a phone number.
    case short
    /// A comma, a bracket, a middle dot.
    case comma
    /// A colon or semicolon or dash.
    case colon
    /// The end of a statement.
    case period
    /// The end of a question.
    case question
    /// The end of an exclamation.
    case exclamation
  }

  /// The kinds of word that pronunciation treats apart.
  public enum Kind: String, Hashable, Sendable {
    /// A word as it is written.
    case word
    /// A number, or a part of one.
    case number
    /// A counter after a number.
    case counter
    /// The name of a letter.
    case letterName
    /// The name of a symbol or an emoji.
    case symbolName
    /// A name or word written in Latin letters; no sound of the word before moves into it.
    case name
  }

  /// A pronunciation that is used instead of the rules.
  public enum Override: Hashable, Sendable {
    /// Surface Hangul, as a user's lexicon writes it.
    case hangul(String)
    /// The International Phonetic Alphabet.
    case ipa(String)
    /// The phonemes of an English word, as our tables give them.
    case phonemes(EnglishPhonemes)
    /// Another spelling, from which an engine tells the word: `off` for OFF, which alone in capitals
    /// would be letters.
    case spelling(String)
    /// The notation of the engine of this name, as a user's lexicon writes it; any other engine
    /// reads the word by its own rules.
    case engine(name: String, notation: String)
  }

  /// Creates a word.
  public init(
    _ text: String,
    _ language: SpokenLanguage,
    written: Range<Int>,
    join: Join = .space,
    kind: Kind = .word,
    pronunciation: Override? = nil,
    pitch: Double? = nil
  ) {
    self.text = text
    self.language = language
    self.written = written
    self.join = join
    self.kind = kind
    self.pronunciation = pronunciation
    self.pitch = pitch
  }

  /// The phonemes that a lexicon or a run gives it, as a lexicon writes them.
  var givenPhonemes: String? {
    switch pronunciation {
    case .ipa(let ipa): "/\(ipa)/"
    case .engine(let name, let notation):
      "\(name == "espeak-ng" ? "" : name)[[\(notation)]]"
    case .hangul, .phonemes, .spelling, nil: nil
    }
  }

  /// About how long it is, in letters; a syllable of Hangul is worth two.
  package var letters: Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isHangul ? 2 : 1) }
  }
}

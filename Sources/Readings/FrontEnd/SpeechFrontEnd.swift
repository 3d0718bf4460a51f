import AccessibilityModel

/// The way from a written text to what the speech engine is handed: words, then sounds, then
/// phonemes.
///
/// ```swift
/// let reading = SpeechFrontEnd().read("읽지 않은 알림 3개", language: .korean)
/// reading.normalized     // 읽지 않은 알림 세 개
/// reading.pronunciation  // 익찌 아는 알림 세 개
/// ```
public struct SpeechFrontEnd: Sendable {
  /// How texts become words.
  public var options: NormalizationOptions
  /// How Korean words sound.
  public var phonology: KoreanPhonology
  /// How Korean sounds are written for the engine.
  public var phonemes: KoreanPhonemes
  /// The English that the English voice speaks, such as `en-US` or `en-GB`.
  public var english = Language.english
  /// The pitch of the utterance, 0 to 99, which words that differ are higher or lower than.
  public var pitch = 50

  /// Creates a front end.
  ///
  /// - Parameter lexicon: Words of the user's own, which win over every rule of ours.
  public init(
    options: NormalizationOptions = NormalizationOptions(),
    phonology: KoreanPhonology = KoreanPhonology(),
    phonemes: KoreanPhonemes = KoreanPhonemes()
  ) {
    self.options = options
    self.phonology = phonology
    self.phonemes = phonemes
  }

  /// How a text is read.
  ///
  /// - Parameters:
  ///   - text: What is written; its runs may say how they are spoken.
  ///   - language: The language of the screen, for whatever no letter decides.
  ///   - tracing: Whether the rules that act are written down.
  public func read(
    _ text: AttributedText, language: Language, tracing: Bool = false
  ) -> Reading {
    let normalized = TextNormalizer().read(
      text, language: language, options: options, tracing: tracing)
    let pronunciations = phonology.pronunciations(of: normalized.words, tracing: tracing)
    let voice = voice(of: normalized.words, language: language)
    return Reading(
      words: normalized.words, steps: normalized.steps, pronunciations: pronunciations,
      voice: voice,
      markup: EngineMarkup(
        normalized.words, pronunciations: pronunciations, voice: voice,
        ending: normalized.ending ?? .period, phonemes: phonemes,
        pitch: pitch))
  }

  /// The voice for a text: that of most of its letters, else that of the screen.
  private func voice(of words: [SpokenWord], language: Language) -> Language {
    let screen = language.base == "en" ? self.english : .korean
    var korean = 0
    var english = 0
    for word in words {
      // A syllable is worth some letters.
      if word.language.base == "ko" {
        korean += word.text.unicodeScalars.count * 2
      } else {
        english += word.text.unicodeScalars.count
      }
    }
    return korean == english ? screen : korean > english ? .korean : self.english
  }
}

/// How a text is read, step by step.
public struct Reading: Hashable, Sendable {
  /// The words that are said, each tied to what was written.
  public var words: [SpokenWord]
  /// The rules that made the words; empty unless they were asked for.
  public var steps: [NormalizedText.Step]
  /// How each Korean word sounds; `nil` for the others.
  public var pronunciations: [KoreanPronunciation?]
  /// The language of the voice that speaks.
  public var voice: Language
  /// What the engine is handed.
  public var markup: EngineMarkup

  /// The words in the spelling of their language.
  public var normalized: String { TextNormalizer.text(of: words) }

  /// The sounds of the words: Korean in surface Hangul, others as they are spelled.
  public var pronunciation: String {
    zip(words, pronunciations).map { $1?.surface ?? $0.text }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Whether there is nothing to say.
  public var isSilent: Bool { words.isEmpty }
}

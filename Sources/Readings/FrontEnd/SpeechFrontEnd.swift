import AccessibilityModel

/// The way from a written text to what is said: words, then their sounds.
///
/// ```swift
/// let reading = SpeechFrontEnd().read("읽지 않은 알림 3개", language: .korean)
/// reading.normalized     // 읽지 않은 알림 세 개
/// reading.pronunciation  // 익찌 아는 알림 세 개
/// ```
public struct SpeechFrontEnd: Sendable {
  /// Who reads which language; if two read equally much of a text, the first one's voice speaks it.
  public var readings: [TextReading]
  /// How texts become words.
  public var options: NormalizationOptions
  /// How Korean words sound.
  package var phonology: KoreanPhonology
  /// The accent of the voice of a language that has several, such as `en-GB`, by the language
  /// without a region.
  public var accents: [String: SpokenLanguage] = [:]

  /// Creates a front end.
  ///
  /// - Parameters:
  ///   - readings: Who reads which language. The first says who reads a text in a language that is
  ///     not among them.
  ///   - options: How texts become words, with the user's own words, which override ours.
  public init(
    readings: [TextReading] = [.korean, .english],
    options: NormalizationOptions = NormalizationOptions()
  ) {
    self.init(readings: readings, options: options, phonology: KoreanPhonology())
  }

  package init(
    readings: [TextReading] = [.korean, .english],
    options: NormalizationOptions = NormalizationOptions(),
    phonology: KoreanPhonology
  ) {
    self.readings = readings
    self.options = options
    self.phonology = phonology
  }

  /// How a text is read.
  ///
  /// - Parameters:
  ///   - text: What is written; its runs may say how they are spoken.
  ///   - language: The language of the screen, for whatever no letter decides.
  /// - Returns: Its words and how they sound.
  public func read(_ text: AttributedText, language: SpokenLanguage) -> SpeechReading {
    read(text, language: language, tracing: false)
  }

  /// How a text is read and, when asked for, the rules that act.
  package func read(_ text: AttributedText, language: SpokenLanguage, tracing: Bool)
    -> SpeechReading
  {
    let normalized = TextNormalizer(readings: readings).read(
      text, language: language, options: options, tracing: tracing)
    return SpeechReading(
      written: text.string, words: normalized.words, steps: normalized.steps,
      pronunciations: phonology.pronunciations(of: normalized.words, tracing: tracing),
      ending: normalized.ending ?? .period,
      voice: voice(of: normalized.words, language: language))
  }

  /// The voice for a text: that of the language with most letters, or if two have as many, the screen's.
  private func voice(of words: [SpokenWord], language: SpokenLanguage) -> SpokenLanguage {
    let letters = readings.map { reading in
      words.reduce(0) { sum, word in
        word.language.base == reading.language.base ? sum + word.letters : sum
      }
    }
    let most = zip(readings, letters).filter { $1 == letters.max() }.map(\.0.language)
    let voice = most.first { $0.base == language.base } ?? most.first ?? language
    return accents[voice.base] ?? voice
  }
}

import AccessibilityModel

/// The way from a written text to what is said: words, then their sounds.
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
  /// The English that the English voice speaks, such as `en-US` or `en-GB`.
  public var english = Language.english

  /// Creates a front end.
  ///
  /// - Parameter lexicon: Words of the user's own, which win over every rule of ours.
  public init(
    options: NormalizationOptions = NormalizationOptions(),
    phonology: KoreanPhonology = KoreanPhonology()
  ) {
    self.options = options
    self.phonology = phonology
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
    return Reading(
      written: text.string, words: normalized.words, steps: normalized.steps,
      pronunciations: phonology.pronunciations(of: normalized.words, tracing: tracing),
      ending: normalized.ending ?? .period,
      voice: voice(of: normalized.words, language: language))
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

import AccessibilityModel
import ScreenReading

extension AnnouncementComposer {
  /// A composer that speaks as VoiceOver.
  ///
  /// - Parameters:
  ///   - settings: The settings of VoiceOver.
  ///   - wording: The words; those of the settings' language unless given.
  /// - Returns: A composer with VoiceOver's rules.
  /// - Throws: ``MissingWording`` if no words are given and VoiceOver has none in that language.
  public static func voiceOver(
    settings: ReaderSettings = .voiceOver(), wording: ReaderWording? = nil
  ) throws(MissingWording) -> AnnouncementComposer {
    let words: ReaderWording
    if let wording {
      words = wording
    } else {
      words = try ScreenReader.voiceOver.words(in: settings.language)
    }
    return AnnouncementComposer(rules: .voiceOver, wording: words, settings: settings)
  }
}

extension AnnouncementComposer {
  /// What is said of a character that is passed or typed alone: a mark by its name, in the language of
  /// the reader, anything else as it is.
  func character(
    _ text: String, _ kind: SpokenAnnouncement.Kind = .label, in language: SpokenLanguage
  ) -> SpokenAnnouncement {
    if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(4 - code.count, 0)) + code
      let key = ReaderWording.Key(rawValue: VoiceOverKey.characterPrefix + digits)
      if wording[key] != nil { return phrase(key, kind: kind) }
    }
    return SpokenAnnouncement(parts: [.init(kind, AttributedText(text), language)])
  }
}

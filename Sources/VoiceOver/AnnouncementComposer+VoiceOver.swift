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

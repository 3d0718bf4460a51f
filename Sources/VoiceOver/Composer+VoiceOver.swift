import AccessibilityModel
import ScreenReading

extension Composer {
  /// Creates a composer that speaks as VoiceOver.
  ///
  /// - Parameter wording: The words; those of the settings' language unless given. A language
  ///   without a table is spoken to in English, as iOS does with a language it lacks.
  public init(settings: Settings = Settings(), wording: Wording? = nil) {
    self.init(
      rules: .voiceOver, wording: wording ?? Reader.voiceOver.wording(settings.language),
      settings: settings)
  }
}

import AccessibilityModel
import ScreenReading

extension Composer {
  /// Creates a composer that speaks as VoiceOver.
  ///
  /// - Parameters:
  ///   - settings: The settings of VoiceOver.
  ///   - wording: The words; those of the settings' language unless given.
  /// - Precondition: The settings' language is one of ``Wording/languages``, or its words are given.
  public init(settings: ReaderSettings = ReaderSettings(), wording: Wording? = nil) {
    self =
      WalkConfiguration(reader: .voiceOver, settings: settings, wording: wording).composer
  }
}

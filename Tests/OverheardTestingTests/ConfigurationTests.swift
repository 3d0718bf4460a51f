import Overheard
import OverheardTesting
import Testing

/// What a program of a user hears is what the commands say and tests expect.
@Suite struct ConfigurationTests {
  private static let screen = AccessibilityScreen(
    title: "Payment", language: .english,
    elements: [
      AccessibilityElement(.header, label: "Payment method"),
      AccessibilityElement(.slider, label: "Tip", value: "10%"),
      AccessibilityElement(.button, label: "Pay 12,000 won", traits: .notEnabled),
    ])

  /// Times too, whichever way the configuration was made.
  @Test(arguments: [ScreenReader.voiceOver, .talkBack].map(\.id))
  func aWalkTakesAsLongAsInTests(reader id: String) throws {
    let reader = id == ScreenReader.voiceOver.id ? ScreenReader.voiceOver : .talkBack
    let settings = ReaderSettings(language: .english)
    let words = try WalkConfiguration(reader: reader, settings: settings).wording
    for configuration in [
      try WalkConfiguration(reader: reader, for: Self.screen),
      try WalkConfiguration(reader: reader, settings: settings),
      WalkConfiguration(reader: reader, settings: settings, wording: words),
    ] {
      let transcript = WalkTranscript(
        of: .plain, on: ScreenVariant(screen: Self.screen), screen: "screen",
        configuration: configuration)
      try expectTranscript(of: Self.screen, reader: reader, isHeardAs: transcript.score)
      #expect(transcript.isEstimated)
    }
  }

  /// A screen is read in its own language, whatever language the settings have.
  @Test func aConfigurationForAScreenHasItsLanguage() throws {
    let configuration = try WalkConfiguration(
      reader: .voiceOver, for: Self.screen, settings: .voiceOver(speaksHints: false))
    #expect(configuration.settings == .voiceOver(language: .english, speaksHints: false))
    #expect(configuration.wording == .voiceOverEnglish)
    var french = Self.screen
    french.language = SpokenLanguage("fr")
    #expect(throws: MissingWording.self) { try WalkConfiguration(reader: .talkBack, for: french) }
  }

  /// What any reader says of one element after another, without a walk: the slider of Android is built
  /// as Android has it.
  @Test func aReaderSaysWhatElementsAre() throws {
    func said(_ reader: ScreenReader, _ settings: ReaderSettings) throws -> [String] {
      let configuration = try WalkConfiguration(
        reader: reader, for: Self.screen, settings: settings)
      let stops = configuration.reader.stops(of: Self.screen)
      return configuration.composer.announcements(for: stops, in: .english).map(\.spoken)
    }
    #expect(
      try said(.voiceOver, .voiceOver())
        == ["Payment method, heading", "Tip, 10%, adjustable", "Pay 12,000 won, dimmed, button"])
    #expect(
      try said(.talkBack, .talkBack())
        == ["Payment method, Heading", "10%, Tip, Slider", "Pay 12,000 won, Button, disabled"])
    #expect(
      try said(.talkBack, .talkBack(verbosity: .low))
        == ["Payment method", "10%, Tip", "Pay 12,000 won, disabled"])
  }
}

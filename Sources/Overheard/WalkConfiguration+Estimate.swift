import AccessibilityModel
import AppSimulation
import Languages
import ScreenReading

extension DurationModel {
  /// The estimate of how long speech takes that `overheard transcript`, `overheard check` and
  /// OverheardTesting use: by how each text is read, for the voices that come with Overheard.
  public static var estimated: DurationModel { LanguagePacks.current.durations }
}

extension WalkConfiguration {
  /// Creates a configuration for a screen, in its language.
  ///
  /// ```swift
  /// let configuration = try WalkConfiguration(reader: .talkBack, for: screen)
  /// let quiet = try WalkConfiguration(
  ///   reader: .voiceOver, for: screen, settings: .voiceOver(speaksHints: false))
  /// ```
  ///
  /// - Parameters:
  ///   - reader: Who reads the screen.
  ///   - screen: The screen, in whose language the reader speaks.
  ///   - settings: The settings of the reader but for their language; its defaults unless given.
  ///   - profile: The constants of its timing and of the user's; its usual ones unless given.
  ///   - appTimes: How long what the app does by itself takes.
  ///   - durations: How long a piece of speech takes; ``DurationModel/estimated`` unless given.
  ///   - pace: How long the user listens before the next gesture of a walk.
  /// - Throws: ``MissingWording`` if the reader has no words in that language.
  public init(
    reader: ScreenReader,
    for screen: AccessibilityScreen,
    settings: ReaderSettings = ReaderSettings(),
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel? = nil,
    pace: WalkPace = .listen
  ) throws(MissingWording) {
    var settings = settings
    settings.language = screen.language
    try self.init(
      reader: reader, settings: settings, profile: profile, appTimes: appTimes,
      durations: durations, pace: pace)
  }

  /// Creates a configuration with the reader's own words in the language of the settings.
  ///
  /// - Parameters:
  ///   - reader: Who reads the screen.
  ///   - settings: The settings of the reader.
  ///   - profile: The constants of its timing and of the user's; its usual ones unless given.
  ///   - appTimes: How long what the app does by itself takes.
  ///   - durations: How long a piece of speech takes; ``DurationModel/estimated`` unless given.
  ///   - pace: How long the user listens before the next gesture of a walk.
  /// - Throws: ``MissingWording`` if the reader has no words in that language.
  public init(
    reader: ScreenReader,
    settings: ReaderSettings,
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel? = nil,
    pace: WalkPace = .listen
  ) throws(MissingWording) {
    let wording =
      if let pack = LanguagePacks.current[settings.language] {
        try pack.wording(of: reader)
      } else {
        try reader.words(in: settings.language)
      }
    self.init(
      reader: reader, settings: settings, wording: wording, profile: profile, appTimes: appTimes,
      durations: durations, pace: pace)
  }

  /// Creates a configuration with other words than the reader's own.
  ///
  /// - Parameters:
  ///   - reader: Who reads the screen.
  ///   - settings: The settings of the reader.
  ///   - wording: The words of the reader.
  ///   - profile: The constants of its timing and of the user's; its usual ones unless given.
  ///   - appTimes: How long what the app does by itself takes.
  ///   - durations: How long a piece of speech takes; ``DurationModel/estimated`` unless given.
  ///   - pace: How long the user listens before the next gesture of a walk.
  public init(
    reader: ScreenReader,
    settings: ReaderSettings,
    wording: ReaderWording,
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel? = nil,
    pace: WalkPace = .listen
  ) {
    let durations: DurationModel = durations ?? .estimated
    self.init(
      reader: reader, settings: settings, wording: wording, profile: profile,
      appTimes: appTimes, durations: durations, pace: pace)
  }
}

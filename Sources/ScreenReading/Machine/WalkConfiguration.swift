import AppSimulation

/// What a walk depends on beside the screen and the gestures.
public struct WalkConfiguration: Sendable {
  /// Who reads the screen.
  public var reader: ScreenReader
  /// The settings of the reader that change what it says.
  public var settings: ReaderSettings
  /// The words of the reader.
  public var wording: ReaderWording
  /// The constants of its timing and of the user's.
  public var profile: TimingProfile
  /// How long what the app does by itself takes.
  public var appTimes: AppTimes
  /// How long a piece of speech takes.
  public var durations: DurationModel
  /// How long the user listens before the next gesture of a walk.
  public var pace: WalkPace

  /// Creates a configuration; what is not given is the reader's or the system's default.
  ///
  /// How long speech takes has no default here: the estimate by how texts are read comes from a layer
  /// above, where the public initializers are.
  ///
  /// - Parameters:
  ///   - reader: Who reads the screen.
  ///   - settings: The settings of the reader.
  ///   - wording: The words of the reader.
  ///   - profile: The constants of its timing and of the user's.
  ///   - appTimes: How long what the app does by itself takes.
  ///   - durations: How long a piece of speech takes.
  ///   - pace: How long the user listens before the next gesture of a walk.
  package init(
    reader: ScreenReader,
    settings: ReaderSettings = ReaderSettings(),
    wording: ReaderWording,
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel,
    pace: WalkPace = .listen
  ) {
    self.reader = reader
    self.settings = settings
    self.wording = wording
    self.profile = profile ?? reader.profile
    self.appTimes = appTimes
    self.durations = durations
    self.pace = pace
  }

  /// Creates a configuration with the reader's own words in the settings' language.
  ///
  /// - Throws: ``MissingWording`` if the reader has none in that language.
  package init(
    reader: ScreenReader,
    settings: ReaderSettings = ReaderSettings(),
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel,
    pace: WalkPace = .listen
  ) throws(MissingWording) {
    self.init(
      reader: reader, settings: settings, wording: try reader.words(in: settings.language),
      profile: profile, appTimes: appTimes, durations: durations, pace: pace)
  }
}

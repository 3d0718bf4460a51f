import AppSimulation

/// What a walk depends on beside the screen and the gestures.
public struct WalkConfiguration: Sendable {
  /// Who reads the screen.
  public var reader: ScreenReader
  /// The settings of the reader that change what it says.
  public var settings: ReaderSettings
  /// The words of the reader; its own in the settings' language unless given.
  public var wording: Wording?
  /// The constants of its timing and of the user's.
  public var profile: TimingProfile
  /// How long what the app does by itself takes.
  public var appTimes: AppTimes
  /// How long a piece of speech takes.
  public var durations: DurationModel
  /// Whether the rotor sets itself to what the focused element offers; on in iOS.
  public var rotorFollowsItem: Bool
  /// How long the user listens before the next gesture of a walk.
  public var pace: WalkPace

  /// Creates a configuration; what is not given is the reader's or the system's default, and durations
  /// are estimated.
  public init(
    reader: ScreenReader,
    settings: ReaderSettings = ReaderSettings(),
    wording: Wording? = nil,
    profile: TimingProfile? = nil,
    appTimes: AppTimes = AppTimes(),
    durations: DurationModel = .estimated,
    rotorFollowsItem: Bool = true,
    pace: WalkPace = .listen
  ) {
    self.reader = reader
    self.settings = settings
    self.wording = wording
    self.profile = profile ?? reader.profile
    self.appTimes = appTimes
    self.durations = durations
    self.rotorFollowsItem = rotorFollowsItem
    self.pace = pace
  }
}

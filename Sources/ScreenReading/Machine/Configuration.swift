/// What a walk depends on besides the screen and the gestures.
public struct Configuration: Sendable {
  /// The screen reader.
  public var reader: Reader
  /// The settings of the reader that change what it says.
  public var settings: Settings
  /// The phrases of the reader; by default its own in the settings' language.
  public var wording: Wording?
  /// The constants of its timing.
  public var profile: Profile
  /// How long a piece of speech takes.
  public var durations: DurationModel
  /// Whether the rotor turns by itself to what the focused element offers; on in iOS.
  public var rotorFollowsItem: Bool
  /// How long the user listens before the next gesture of a walk.
  public var pace: Pace

  /// Creates a configuration; what is not given is the system's default, and estimated durations.
  public init(
    reader: Reader,
    settings: Settings = Settings(),
    wording: Wording? = nil,
    profile: Profile = Profile(),
    durations: DurationModel = .estimated,
    rotorFollowsItem: Bool = true,
    pace: Pace = .listen
  ) {
    self.reader = reader
    self.settings = settings
    self.wording = wording
    self.profile = profile
    self.durations = durations
    self.rotorFollowsItem = rotorFollowsItem
    self.pace = pace
  }
}

import AppSimulation

extension TimingProfile {
  /// A constant of the profile; times are in milliseconds.
  public enum Constant: String, CaseIterable, Hashable, Sendable {
    /// Between the pieces of one announcement.
    case pauseBetweenParts
    /// Between the announcement and its hint.
    case pauseBeforeHint
    /// From `screenChanged`, or a new screen, until focus arrives.
    case focusAfterScreenChange
    /// From `layoutChanged` until focus arrives.
    case focusAfterLayoutChange
    /// From the loss of the focused element until focus is on another one.
    case focusAfterLoss
    /// An announcement posted this soon after VoiceOver began to speak for a gesture is lost.
    case announcementLoss
    /// How often the value of an element with `updatesFrequently` is checked.
    case pollInterval
    /// From the end of speech until the user's next gesture.
    case reaction
    /// Between gestures made as fast as fingers can move.
    case quickGesture
    /// From one element to the next under a finger that explores.
    case fingerStep
    /// How long VoiceOver waits for a further tap.
    case tapWait
    /// The longest time that a user listens before going on.
    case patience
    /// How many rounds of an endless carousel count as a trap.
    case trapRounds
  }
}

extension TimingProfile.Constant {
  /// What it is, for the help and the documentation.
  package var summary: String {
    switch self {
    case .pauseBetweenParts: "Between the pieces of one announcement."
    case .pauseBeforeHint: "Between an announcement and its hint."
    case .focusAfterScreenChange: "From a new screen until focus arrives on it."
    case .focusAfterLayoutChange: "From a change of the layout until focus arrives."
    case .focusAfterLoss: "From the loss of the focused element until focus is on another one."
    case .announcementLoss:
      "An announcement of the app this soon after speech began for a gesture is lost."
    case .pollInterval: "How often a value that updates frequently is looked at."
    case .reaction: "From the end of speech until the user's next gesture."
    case .quickGesture: "Between gestures made as fast as fingers can move."
    case .fingerStep: "From one element to the next under a finger that moves over the screen."
    case .tapWait: "How long a three-finger double tap waits for a third tap before it counts."
    case .patience: "The longest that a user listens before going on."
    case .trapRounds: "How many rounds of an endless carousel count as a trap."
    }
  }

  /// What it is measured in.
  package var unit: String { self == .trapRounds ? "rounds" : "ms" }
}

extension AppTimes {
  /// What is known of the app's times; sources as in `Documentation/sources.tsv`.
  package static let facts: [(name: String, summary: String, fact: TimingProfile.Fact)] = [
    (
      "scrollSettling",
      "From the arrival of focus at a card until the carousel has scrolled and selects it.",
      .init(
        AppTimes().scrollSettling, .guess, "OURS UIScrollView's animation, not measured", "2026-11")
    )
  ]
}

extension TimingProfile.Constant {
  /// The row of the table; sources as in `Documentation/sources.tsv`.
  var fact: TimingProfile.Fact {
    let date = "2026-11"
    switch self {
    case .pauseBetweenParts:
      return .init(120, .guess, "VOT the pieces are separate utterances; OURS the length", date)
    case .pauseBeforeHint:
      return .init(1000, .guess, "A11 a long pause; OURS the length", date)
    case .focusAfterScreenChange:
      return .init(600, .guess, "OURS after the transition, not measured", date)
    case .focusAfterLayoutChange: return .init(100, .guess, "OURS not measured", date)
    case .focusAfterLoss: return .init(300, .guess, "OURS not measured", date)
    case .announcementLoss:
      return .init(100, .derived, "CVS apps delay announcements by at least 0.1 s", date)
    case .pollInterval:
      return .init(1000, .guess, "AX:updatesFrequently polled; OURS the time between", date)
    case .reaction: return .init(400, .guess, "OURS a practised user", date)
    case .quickGesture: return .init(300, .guess, "OURS a practised user", date)
    case .fingerStep: return .init(250, .guess, "OURS not measured", date)
    case .tapWait: return .init(300, .guess, "OURS not measured", date)
    case .patience: return .init(60_000, .guess, "OURS longer than any one announcement", date)
    case .trapRounds: return .init(2, .guess, "OURS a bound for the simulation", date)
    }
  }

  /// Time must advance: anything that could loop within an instant takes at least a millisecond.
  var minimum: Int {
    switch self {
    case .focusAfterScreenChange, .focusAfterLayoutChange, .focusAfterLoss, .pollInterval,
      .quickGesture, .fingerStep, .patience, .trapRounds:
      1
    default: 0
    }
  }
}

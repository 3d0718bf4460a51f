import AccessibilityModel
import AppSimulation
import ScreenReading

/// What was heard on a walk, over time: gestures, focus, speech, sounds and changes.
///
/// ```swift
/// let transcript = WalkTranscript(
///   of: .plain, on: variant,
///   configuration: try WalkConfiguration(reader: .voiceOver, for: variant.screen))
/// print(transcript.score)
/// ```
public struct WalkTranscript: Hashable, Sendable {
  /// The screen file without its extension.
  public var screen: String
  /// The name of the variant; empty for a file without variants.
  public var variant: String
  /// The name of the walk; empty for the plain one.
  public var walk: String
  /// The reader's name as in options; `nil` unless others read the same screen.
  public var reader: String?
  /// Who spoke it; `nil` for a walk with estimated times.
  public var recording: Recording?
  /// Whether the times are estimates, not those of real clips.
  public var isEstimated = false
  /// The steps of the walk that did not find what they are for, by their index: an element, a rotor, an
  /// action, a field to type in.
  package var missedSteps: [Int] = []
  /// The events, in order; the last is ``Event/Kind/end(_:)``.
  public var events: [Event]

  package init(
    screen: String, variant: String, walk: String, recording: Recording? = nil, events: [Event]
  ) {
    self.screen = screen
    self.variant = variant
    self.walk = walk
    self.recording = recording
    self.events = events
  }

  /// The voices that spoke a walk.
  public struct Recording: Hashable, Sendable {
    /// The language of the screen.
    public var language: SpokenLanguage
    /// The names of the voices, in order.
    public var voices: [String]

    package init(language: SpokenLanguage, voices: [String]) {
      self.language = language
      self.voices = voices
    }
  }

  /// Something that happened, and when.
  public struct Event: Hashable, Sendable {
    /// Milliseconds from the start of the walk.
    public var time: Int
    /// What happened.
    public var kind: Kind

    package init(time: Int, _ kind: Kind) {
      self.time = time
      self.kind = kind
    }

    /// What happened.
    public enum Kind: Hashable, Sendable {
      /// The user made a gesture.
      case gesture(ReaderGesture)
      /// The user let time pass, in milliseconds.
      case wait(Int)
      /// The user turned a setting of the reader on or off.
      case set(String, Bool)
      /// The reader's cursor reached an element, given by name.
      case focus(String, isThrown: Bool = false)
      /// Something was said, or would have been.
      case speak(Speech)
      /// A sound was played, as many times as high and as fast as it usually is.
      case sound(Earcon, rate: Double = 1)
      /// A property of an element changed.
      case change(ElementChange)
      /// Something was expected to be said, and was or was not.
      case expect(HeardExpectation, isMet: Bool)
      /// The walk ended.
      case end(WalkFigures)

      /// The step of the walk that the user took, if it is one.
      public var step: WalkStep? {
        switch self {
        case .gesture(let gesture): .gesture(gesture)
        case .wait(let time): .wait(time)
        case .set(let setting, let isOn): .set(setting, isOn)
        case .focus, .speak, .sound, .change, .expect, .end: nil
        }
      }
    }
  }

  /// The figures of the walk.
  public var figures: WalkFigures? {
    if case .end(let figures)? = events.last?.kind { return figures }
    return nil
  }
}

import ScreenReading

/// What was heard on a walk, in time: gestures, focus, speech, sounds and changes.
///
/// ```swift
/// let transcript = Transcript(of: .plain, on: variant, screen: "card")
/// print(transcript.score)
/// ```
public struct Transcript: Hashable, Sendable {
  /// The screen file without its extension.
  public var screen: String
  /// The name of the variant; empty for a file without variants.
  public var variant: String
  /// The name of the walk; empty for the plain one.
  public var walk: String
  /// What happened, in order; the last is ``Event/Kind/end(_:)``.
  public var events: [Event]

  public init(screen: String, variant: String, walk: String, events: [Event]) {
    self.screen = screen
    self.variant = variant
    self.walk = walk
    self.events = events
  }

  /// Something that happened, and when.
  public struct Event: Hashable, Sendable {
    /// Milliseconds from the start of the walk.
    public var time: Int
    public var kind: Kind

    public init(time: Int, _ kind: Kind) {
      self.time = time
      self.kind = kind
    }

    /// What happened.
    public enum Kind: Hashable, Sendable {
      case gesture(Gesture)
      /// VoiceOver's cursor came to an element, by name.
      case focus(String, isThrown: Bool = false)
      case speak(Speech)
      case sound(Earcon)
      case change(Change)
      /// Something was expected to be said, and was or was not.
      case expect(Expectation, isMet: Bool)
      /// The walk is over.
      case end(Figures)
    }
  }

  /// An utterance and what became of it; times are milliseconds.
  public struct Speech: Hashable, Sendable {
    /// What was said, with its pieces and languages.
    public var utterance: VoiceOverUtterance
    /// How much of it was heard.
    public var duration: Int
    public var outcome: SpeechOutcome
    /// Where it stood still because the user paused speech.
    public var pauses: [Pause]
  }

  /// A time in which an utterance stood still, in milliseconds.
  public struct Pause: Hashable, Sendable {
    /// How much had been heard of the utterance.
    public var at: Int
    /// How long it stood still.
    public var length: Int
  }

  /// What was expected to be said and was not.
  public var unmetExpectations: [Expectation] {
    events.compactMap { event in
      if case .expect(let expectation, isMet: false) = event.kind { return expectation }
      return nil
    }
  }

  /// The figures of the walk.
  public var figures: Figures? {
    if case .end(let figures)? = events.last?.kind { return figures }
    return nil
  }
}

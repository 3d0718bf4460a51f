import AccessibilityModel
import ScreenReading

extension WalkTranscript {
  /// Something that was or would have been said, and how it ended; times are in milliseconds.
  public struct Speech: Hashable, Sendable {
    /// What is said as one text.
    public var spoken: String
    /// Why it is said.
    public var source: SpeechSource
    /// The name of the element it is about.
    public var element: String?
    /// How much of it was heard.
    public var duration: Int
    /// What became of it.
    public var outcome: SpeechOutcome
    /// How long all of it takes.
    public var length: Int
    /// Where it was paused by the user.
    public var pauses: [Pause]
    /// Its pieces in order.
    public var parts: [Part]
    /// Why an announcement of the app was never heard; `nil` for one that was, and for anything else.
    public var loss: SpeechLoss?

    package init(
      spoken: String, source: SpeechSource, element: String?, duration: Int,
      outcome: SpeechOutcome, length: Int, pauses: [Pause] = [], parts: [Part]
    ) {
      self.spoken = spoken
      self.source = source
      self.element = element
      self.duration = duration
      self.outcome = outcome
      self.length = length
      self.pauses = pauses
      self.parts = parts
    }
  }

  /// A pause in an utterance, in milliseconds.
  public struct Pause: Hashable, Sendable {
    /// How much of the utterance had been heard.
    public var at: Int
    /// How long it was paused.
    public var length: Int
  }

  /// A piece of an utterance, and when it sounds.
  public struct Part: Hashable, Sendable {
    /// What it tells of.
    public var kind: SpokenAnnouncement.Kind
    /// What is said.
    public var text: AttributedText
    /// The language whose voice says it.
    public var language: SpokenLanguage
    /// How fast it is said, in percent of the usual rate.
    public var rate: Int
    /// When it sounds; `nil` for estimated times, or if none of it is said.
    public var timing: Timing?

    package init(_ part: SpokenAnnouncement.Part, timing: Timing? = nil) {
      kind = part.kind
      text = part.text
      language = part.language
      rate = part.rate
      self.timing = timing
    }

    /// The piece as in the announcement.
    public var announced: SpokenAnnouncement.Part {
      SpokenAnnouncement.Part(kind, text, language, rate: rate)
    }

    /// Its words that were heard.
    public var words: [Word] { timing?.words ?? [] }
  }

  /// When a piece sounds, in milliseconds.
  public struct Timing: Hashable, Sendable {
    /// When it begins, from the start of the walk.
    public var time: Int
    /// How long all of it takes.
    public var duration: Int
    /// The words that were heard.
    public var words: [Word]

    package init(time: Int, duration: Int, words: [Word]) {
      self.time = time
      self.duration = duration
      self.words = words
    }
  }

  /// A word that was heard.
  public struct Word: Hashable, Sendable {
    /// When it begins, in milliseconds from the start of the walk.
    public var time: Int
    /// Its position in the text of its part, in Unicode scalars.
    public var from: Int
    /// Where it ends there.
    public var to: Int

    package init(time: Int, from: Int, to: Int) {
      self.time = time
      self.from = from
      self.to = to
    }
  }
}

extension WalkTranscript.Speech {
  /// What stands before each part in ``spoken``: nothing before the first, then a comma, or what ends
  /// a sentence.
  package var joints: [String] {
    var rest = spoken.utf8[...]
    return parts.map { part in
      let text = part.text.string.utf8
      // It stands after a letter or two; looking for it as `String` does takes longer than a walk.
      var place = rest.startIndex
      while place < rest.endIndex, !rest[place...].starts(with: text) {
        rest.formIndex(after: &place)
      }
      guard place < rest.endIndex else { return "" }
      defer { rest = rest[rest.index(place, offsetBy: text.count)...] }
      return String(decoding: rest[..<place], as: UTF8.self)
    }
  }
}

import VoiceOverSimulation

/// A walk as `render` wrote it: the JSON file beside a sound file, read back.
///
/// ```swift
/// let document = try JSONDecoder().decode(WalkDocument.self, from: bytes)
/// print(document.lines.map(\.spoken))
/// ```
public struct WalkDocument: Hashable, Sendable {
  /// The screen file without its extension.
  public var screen: String
  /// The name of the variant; empty for a file without variants.
  public var variant: String
  /// The name of the walk; empty for the plain one.
  public var walk: String
  /// The tag of the screen's language.
  public var language: String
  /// The names of the voices that speak.
  public var voices: [String]
  /// What happened, in order.
  public var events: [Event]

  /// Something that happened, and when.
  public struct Event: Hashable, Sendable {
    /// Milliseconds from the start of the sound.
    public var time: Int
    public var kind: Kind
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A gesture, in its canonical words.
    case gesture(String)
    /// VoiceOver's cursor came to an element, by name.
    case focus(String)
    case speak(Speech)
    /// One of ``Earcon``, or what a newer version has.
    case sound(String)
    case change(Change)
    /// Something was expected to be said, and was or was not.
    case expect(String, isMet: Bool)
    /// The walk is over.
    case end
  }

  /// Something that VoiceOver said, or would have said; times are milliseconds.
  public struct Speech: Hashable, Sendable {
    /// What is said as one text.
    public var spoken: String
    public var source: String
    /// The name of the element it is about.
    public var element: String?
    /// How much of it was heard.
    public var duration: Int
    public var outcome: SpeechOutcome
    public var parts: [Part]
  }

  /// A piece of an announcement.
  public struct Part: Hashable, Sendable {
    public var kind: String
    public var text: String
    /// The tag of the language in which it is spoken.
    public var language: String
    /// The words that were heard.
    public var words: [Word]
  }

  /// A word that was heard.
  public struct Word: Hashable, Sendable {
    /// When it begins, in milliseconds from the start of the sound.
    public var time: Int
    /// Where it stands in the text of its part, in Unicode scalars.
    public var from: Int
    public var to: Int
  }
}

extension WalkDocument: Decodable {
  private enum Keys: String, CodingKey {
    case screen, variant, walk, language, voices, events
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    screen = try object.decode(String.self, forKey: .screen)
    variant = try object.decode(String.self, forKey: .variant)
    walk = try object.decode(String.self, forKey: .walk)
    language = try object.decode(String.self, forKey: .language)
    voices = try object.decodeIfPresent([String].self, forKey: .voices) ?? []
    // What a newer version adds is passed over.
    events = try object.decode([EventOrNot].self, forKey: .events).compactMap(\.event)
  }

  /// An event, unless its kind is unknown.
  private struct EventOrNot: Decodable {
    var event: Event?

    private enum Keys: String, CodingKey {
      case time, event, gesture, element, sound, expected, met
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Keys.self)
      let kind: Kind? =
        switch try object.decode(String.self, forKey: .event) {
        case "gesture": .gesture(try object.decode(String.self, forKey: .gesture))
        case "focus": .focus(try object.decode(String.self, forKey: .element))
        case "sound": .sound(try object.decode(String.self, forKey: .sound))
        case "speak": .speak(try Speech(from: decoder))
        case "change": .change(try Change(walkDocument: decoder))
        case "expect":
          .expect(
            try object.decode(String.self, forKey: .expected),
            isMet: try object.decode(Bool.self, forKey: .met))
        case "end": .end
        default: nil
        }
      let time = try object.decode(Double.self, forKey: .time).milliseconds
      event = kind.map { Event(time: time, kind: $0) }
    }
  }
}

extension WalkDocument.Speech: Decodable {
  private enum Keys: String, CodingKey {
    case spoken, source, element, duration, outcome, parts
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    spoken = try object.decode(String.self, forKey: .spoken)
    source = try object.decode(String.self, forKey: .source)
    element = try object.decodeIfPresent(String.self, forKey: .element)
    duration = try object.decode(Double.self, forKey: .duration).milliseconds
    outcome = try object.decode(SpeechOutcome.self, forKey: .outcome)
    parts = try object.decodeIfPresent([WalkDocument.Part].self, forKey: .parts) ?? []
  }
}

extension WalkDocument.Part: Decodable {
  private enum Keys: String, CodingKey {
    case kind, text, language, words
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    kind = try object.decode(String.self, forKey: .kind)
    text = try object.decode(String.self, forKey: .text)
    language = try object.decode(String.self, forKey: .language)
    words = try object.decodeIfPresent([WalkDocument.Word].self, forKey: .words) ?? []
  }
}

extension WalkDocument.Word: Decodable {
  private enum Keys: String, CodingKey {
    case time, from, to
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    time = try object.decode(Double.self, forKey: .time).milliseconds
    from = try object.decode(Int.self, forKey: .from)
    to = try object.decode(Int.self, forKey: .to)
  }
}

extension Change {
  private enum Keys: String, CodingKey {
    case element, property, from, to, by
  }

  fileprivate init(walkDocument decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      element: try object.decode(String.self, forKey: .element),
      property: try object.decode(String.self, forKey: .property),
      from: try object.decode(String.self, forKey: .from),
      to: try object.decode(String.self, forKey: .to),
      by: try object.decode(Cause.self, forKey: .by))
  }
}

extension Double {
  /// Seconds as whole milliseconds; what no sound lasts becomes 0.
  fileprivate var milliseconds: Int {
    isFinite && abs(self) < 1e9 ? Int((self * 1000).rounded()) : 0
  }
}

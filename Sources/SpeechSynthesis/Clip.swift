/// The sound of one utterance, trimmed of silence and as loud as those of every other voice.
public struct Clip: Hashable, Sendable {
  /// The samples, mono.
  public var samples: [Int16]
  /// Samples per second.
  public var sampleRate: Int
  /// The events, in order of time.
  public var events: [Event]

  /// An event at a moment of a clip.
  public struct Event: Hashable, Sendable {
    /// What begins.
    public var kind: Kind
    /// The time, in samples from the start of the clip.
    public var sample: Int
    /// The position in the engine's input, in Unicode scalars from 0.
    public var position: Int
    /// The length in the text, in Unicode scalars; 0 if the engine does not say.
    public var length: Int

    /// Creates an event.
    public init(_ kind: Kind, sample: Int, position: Int = 0, length: Int = 0) {
      self.kind = kind
      self.sample = sample
      self.position = position
      self.length = length
    }
  }

  /// The kinds of event.
  public enum Kind: Hashable, Sendable {
    /// A word begins.
    case word
    /// A sentence begins.
    case sentence
    /// A clause ends.
    case end
    /// An SSML mark of this name is reached.
    case mark(String)
    /// A phoneme begins, by the engine's name for it; an empty name is silence.
    case phoneme(String)
  }

  /// A clip without sound.
  public static let empty = Clip(samples: [], sampleRate: Sound.sampleRate)

  /// Creates a clip.
  public init(samples: [Int16], sampleRate: Int = Sound.sampleRate, events: [Event] = []) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.events = events
  }

  /// How long it sounds.
  public var duration: Duration { .samples(samples.count, at: sampleRate) }

  /// The words, each with its start in seconds.
  public var words: [(start: Double, position: Int, length: Int)] {
    events.filter { $0.kind == .word }.map {
      (Double($0.sample) / Double(sampleRate), $0.position, $0.length)
    }
  }
}

extension Duration {
  /// The duration of samples, rounded down to a nanosecond.
  public static func samples(_ count: Int, at rate: Int = Sound.sampleRate) -> Duration {
    .seconds(count / rate) + .nanoseconds(count % rate * 1_000_000_000 / rate)
  }

  /// The nearest sample at this time.
  public func samples(at rate: Int = Sound.sampleRate) -> Int {
    let (seconds, attoseconds) = components
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    return Int(seconds) * rate + (nanoseconds * rate + 500_000_000) / 1_000_000_000
  }

  /// The time in seconds, for JSON.
  public var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

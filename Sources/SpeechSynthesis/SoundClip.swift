import AccessibilityModel

/// The sound of one utterance: trimmed of silence and as loud as every other voice.
public struct SoundClip: Hashable, Sendable {
  /// The samples, mono.
  public var samples: [Int16]
  /// Samples a second.
  public var sampleRate: Int
  /// What happens when, in order.
  public var events: [Event]

  /// A moment of a clip.
  public struct Event: Hashable, Sendable {
    /// What begins.
    public var kind: Kind
    /// When, in samples from the start of the clip.
    public var sample: Int
    /// Where in what the engine was handed, in Unicode scalars from 0.
    public var position: Int
    /// How many Unicode scalars of the text it is; 0 where the engine does not tell.
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
    /// A clause has ended.
    case end
    /// A phoneme begins, by the name the engine gives it; an empty one is silence.
    case phoneme(String)
  }

  /// A clip without sound.
  public static let empty = SoundClip(samples: [], sampleRate: SoundRecording.sampleRate)

  /// Creates a clip.
  public init(samples: [Int16], sampleRate: Int = SoundRecording.sampleRate, events: [Event] = []) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.events = events
  }

  /// How long it sounds.
  public var duration: Duration { .samples(samples.count, at: sampleRate) }

  /// The clip at ``SoundRecording/sampleRate-type.property``, with its events at the same times.
  package func resampled() -> SoundClip {
    let rate = SoundRecording.sampleRate
    guard sampleRate != rate, sampleRate > 0 else { return self }
    var clip = self
    clip.sampleRate = rate
    clip.samples = Resampler(from: sampleRate, to: rate).resample(samples)
    for index in events.indices {
      clip.events[index].sample = events[index].sample.bounded * rate / sampleRate
    }
    return clip
  }

  /// The words, each with its start in seconds.
  public var words: [(start: Double, position: Int, length: Int)] {
    events.filter { $0.kind == .word }.map {
      (Double($0.sample) / Double(sampleRate), $0.position, $0.length)
    }
  }
}

extension Duration {
  /// The time that samples take, to the nanosecond below; none at a rate that is none.
  package static func samples(_ count: Int, at rate: Int = SoundRecording.sampleRate) -> Duration {
    guard rate > 0 else { return .zero }
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: rate)
    let nanoseconds = rate.dividingFullWidth(rest.multipliedFullWidth(by: 1_000_000_000)).quotient
    return .seconds(seconds) + .nanoseconds(nanoseconds)
  }

  /// The nearest sample at this time.
  package func samples(at rate: Int = SoundRecording.sampleRate) -> Int {
    let (seconds, attoseconds) = components
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    return Int(seconds) * rate + (nanoseconds * rate + 500_000_000) / 1_000_000_000
  }

  /// In seconds, as JSON has it.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

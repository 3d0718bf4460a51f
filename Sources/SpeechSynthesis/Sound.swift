// SpeechSynthesis: makes utterances into clips, and clips into sound.
// In: utterances, and when each is heard.
// Out: samples, sound files, live sound.

/// A finished recording, with the times of its announcements.
public struct Sound: Hashable, Sendable {
  /// The sample rate of everything that Overheard makes, in samples per second.
  public static let sampleRate = 22_050
  /// The highest amplitude, 1 dB below full scale, so that no decoder overshoots.
  public static let peak: Int16 = 29_204

  /// The samples, mono.
  public var samples: [Int16]
  /// Samples per second.
  public var sampleRate: Int
  /// The announcements, in order of time.
  public var cues: [Cue]

  /// A place in a recording.
  public struct Cue: Hashable, Sendable {
    /// Where it begins, in samples.
    public var start: Int
    /// Where it ends, in samples.
    public var end: Int
    /// The text that is heard there.
    public var label: String

    /// Creates a cue.
    public init(start: Int, end: Int, label: String) {
      self.start = start
      self.end = end
      self.label = label
    }

    /// When it begins.
    public var time: Duration { .samples(start) }
    /// How long it lasts.
    public var duration: Duration { .samples(end - start) }
  }

  /// Creates a recording.
  public init(samples: [Int16] = [], sampleRate: Int = Sound.sampleRate, cues: [Cue] = []) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.cues = cues
  }

  /// How long it sounds.
  public var duration: Duration { .samples(samples.count, at: sampleRate) }

  /// The highest amplitude in it, in decibels below full scale; minus infinity for silence.
  public var peakLevel: Double { Loudness.peak(of: samples) }

  /// The nearest sample, kept below ``peak``.
  static func rounded(_ value: Float) -> Int16 {
    let limit = Float(peak)
    return Int16(min(max(value.rounded(), -limit), limit))
  }
}

// SpeechSynthesis: utterances become clips, clips become sound.
// In: utterances, and when each is heard.
// Out: samples, sound files, live sound.

/// A finished recording with the places where its announcements begin.
public struct SoundRecording: Hashable, Sendable {
  /// Samples a second of everything Overheard makes.
  public static let sampleRate = 22_050
  /// The highest amplitude, 1 dB below full scale, so that no decoder overshoots.
  package static let peak: Int16 = 29_204

  /// The samples, mono.
  public var samples: [Int16]
  /// Samples a second.
  public var sampleRate: Int
  /// The announcements, in order of time.
  public var cues: [Cue]

  /// A place in a recording.
  public struct Cue: Hashable, Sendable {
    /// Where it begins, in samples.
    public var start: Int
    /// Where it ends, in samples.
    public var end: Int
    /// What is heard there.
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
  public init(samples: [Int16] = [], sampleRate: Int = SoundRecording.sampleRate, cues: [Cue] = [])
  {
    self.samples = samples
    self.sampleRate = sampleRate
    self.cues = cues
  }

  /// How long it sounds.
  public var duration: Duration { .samples(samples.count, at: sampleRate) }

  /// The nearest sample, kept below ``peak``; of two as near, the one farther from silence.
  static func rounded(_ value: Float) -> Int16 {
    let limit = Double(peak)
    // Exact, and no call of a library for each sample as `rounded()` is on this processor.
    let shifted = Double(value) + (value < 0 ? -0.5 : 0.5)
    return Int16(max(min(shifted, limit), -limit))
  }
}

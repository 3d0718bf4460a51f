// SpeechSynthesis: utterances become clips, clips become sound.
// In: utterances, and when each is heard.
// Out: samples, sound files, live sound.

import AccessibilityModel

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
    public var duration: Duration { .samples(end.bounded - start.bounded) }
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

  /// So large that its neighbors are whole numbers: a sum with it is rounded, to even for a half.
  private static let whole: Float = 12_582_912

  /// Rounds a sample to a whole number, of two as near to the one farther from silence.
  ///
  /// Without branches and conversions that can fail, so that the compiler makes four or eight at a
  /// time: this touches every sample of a batch.
  ///
  /// - Parameter value: No larger than a sample can be.
  /// - Returns: The nearest whole number.
  @inline(__always) static func nearest(_ value: Float) -> Int16 {
    let size = value.magnitude
    let sum = size + whole
    // One more where a half was rounded down.
    let more: Int32 = size - (sum - whole) == 0.5 ? 1 : 0
    let number = Int32(bitPattern: sum.bitPattern) &- Int32(bitPattern: whole.bitPattern) &+ more
    // All bits are set if the number is negative; it is then the complement of its size, plus one.
    let sign = Int32(bitPattern: value.bitPattern) >> 31
    return Int16(truncatingIfNeeded: (number ^ sign) &- sign)
  }

  /// The nearest samples, kept below ``peak``; of two as near, those farther from silence.
  static func rounded(_ values: [Float]) -> [Int16] {
    let limit = Float(peak)
    return [Int16](unsafeUninitializedCapacity: values.count) { samples, count in
      count = values.count
      values.withUnsafeBufferPointer { values in
        for index in 0..<values.count {
          // A number that is none is as loud as can be, not undefined.
          let value = values[index] < limit ? values[index] : limit
          samples[index] = nearest(value > -limit ? value : -limit)
        }
      }
    }
  }
}

extension SoundClip {
  /// What counts as silence at the ends of a clip: 60 dB below full scale.
  static let silence: Int16 = 33

  /// Whether a sample is no silence.
  static func isHeard(_ sample: Int16) -> Bool { sample.magnitude > silence.magnitude }

  /// How much silence stays before the first sound: ten milliseconds, in samples.
  static func before(at sampleRate: Int) -> Int { sampleRate / 100 }

  /// How much silence stays after the last sound: twenty milliseconds, in samples.
  static func after(at sampleRate: Int) -> Int { sampleRate / 50 }

  /// The highest amplitude; 0 without samples.
  package var highest: Int { Self.highest(of: samples[...]) }

  /// The highest amplitude of samples; 0 if there are none.
  static func highest(of samples: ArraySlice<Int16>) -> Int {
    samples.withUnsafeBufferPointer { samples in
      var (low, high) = (Int16(0), Int16(0))
      for sample in samples {
        low = min(low, sample)
        high = max(high, sample)
      }
      return max(-Int(low), Int(high))
    }
  }

  /// The clip as all clips are: without the silence at its ends, as loud as every other voice.
  ///
  /// The engine ends an utterance with up to 0.35 s of silence, how much depends on the input.
  /// Ten milliseconds before the first sound and twenty after the last are kept, so that nothing
  /// soft is cut off. Peaks that would pass ``SoundRecording/peak`` are turned down.
  ///
  /// - Parameters:
  ///   - decibels: What is added to its level.
  ///   - volume: A factor of the amplitude.
  /// - Returns: The clip, with its events at the same sounds.
  package func leveled(by decibels: Double = 0, volume: Double = 1) -> SoundClip {
    guard let heard else { return SoundClip(samples: [], sampleRate: sampleRate) }
    return SoundClip(
      samples: Self.leveled(samples[heard], by: decibels, volume: volume), sampleRate: sampleRate,
      events: events.map { event in
        var event = event
        event.sample = (event.sample - heard.lowerBound).clamped(to: 0...heard.count)
        return event
      })
  }

  /// The samples between the silences at the ends; `nil` if there is only silence.
  private var heard: Range<Int>? {
    samples.withUnsafeBufferPointer { samples in
      guard let first = samples.firstIndex(where: Self.isHeard),
        let last = samples.lastIndex(where: Self.isHeard)
      else { return nil }
      let start = max(0, first - Self.before(at: sampleRate))
      return start..<min(samples.count, last + 1 + Self.after(at: sampleRate))
    }
  }

  /// Samples as loud as every other voice's.
  static func leveled(_ samples: ArraySlice<Int16>, by decibels: Double, volume: Double) -> [Int16]
  {
    amplified(samples, by: Float(Decibels.factor(decibels) * max(0, volume)))
  }

  private static func amplified(_ samples: ArraySlice<Int16>, by factor: Float) -> [Int16] {
    guard factor != 1 else { return Array(samples) }
    guard Float(highest(of: samples)) * factor > Float(SoundRecording.peak) else {
      return scaled(samples, by: factor)
    }
    var signal = samples.map { Float($0) * factor }
    Limiter.limit(&signal, to: Float(SoundRecording.peak))
    return SoundRecording.rounded(signal)
  }

  /// Samples times a factor, each rounded as a recording rounds; no product may be too loud.
  static func scaled(_ samples: ArraySlice<Int16>, by factor: Float) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: samples.count) { buffer, count in
      count = samples.count
      samples.withUnsafeBufferPointer { samples in
        for index in 0..<samples.count {
          buffer[index] = SoundRecording.nearest(Float(samples[index]) * factor)
        }
      }
    }
  }
}

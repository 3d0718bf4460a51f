extension Clip {
  /// What counts as silence at the ends of a clip: 60 dB below full scale.
  static let silence: Int16 = 33

  /// The clip without the silence at its ends.
  ///
  /// The engine ends an utterance with up to 0.35 s of silence, depending on the input.
  /// Ten milliseconds before the first sound and twenty after the last are kept, so that nothing
  /// soft is cut off.
  public func trimmed() -> Clip {
    guard let first = samples.firstIndex(where: { $0.magnitude > Self.silence.magnitude }),
      let last = samples.lastIndex(where: { $0.magnitude > Self.silence.magnitude })
    else {
      return Clip(samples: [], sampleRate: sampleRate)
    }
    let start = max(0, first - sampleRate / 100)
    let end = min(samples.count, last + 1 + sampleRate / 50)
    let count = end - start
    return Clip(
      samples: Array(samples[start..<end]), sampleRate: sampleRate,
      events: events.map { event in
        var event = event
        event.sample = (event.sample - start).clamped(to: 0...count)
        return event
      })
  }

  /// The clip made louder or softer; peaks that would exceed ``Sound/peak`` are turned down.
  /// - Parameters:
  ///   - decibels: The change of its level.
  ///   - volume: A factor of the amplitude.
  public func amplified(by decibels: Double, volume: Double = 1) -> Clip {
    let factor = Float(Decibels.factor(decibels) * max(0, volume))
    guard factor != 1 else { return self }
    var signal = samples.map { Float($0) * factor }
    Limiter.limit(&signal, to: Float(Sound.peak))
    var louder = self
    louder.samples = signal.map(Sound.rounded)
    return louder
  }
}

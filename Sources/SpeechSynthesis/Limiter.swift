/// Turns down the stretches of a recording that are too loud, and nothing else.
enum Limiter {
  /// Over how many samples the level goes down before a peak and up after it: 5 ms.
  static let ramp = SoundRecording.sampleRate / 200

  /// Limits the amplitude.
  ///
  /// A peak over the limit turns its neighbourhood down in proportion, by a straight line to both
  /// sides, so that the waveform keeps its shape and nothing clicks. What stays below the limit is
  /// not touched.
  static func limit(_ signal: inout [Float], to limit: Float) {
    guard signal.contains(where: { abs($0) > limit }) else { return }
    var gain = [Float](repeating: 1, count: signal.count)
    for index in signal.indices where abs(signal[index]) > limit {
      let needed = limit / abs(signal[index])
      for near in max(0, index - ramp)...min(signal.count - 1, index + ramp) {
        let distance = Float(abs(near - index)) / Float(ramp)
        gain[near] = min(gain[near], needed + (1 - needed) * distance)
      }
    }
    for index in signal.indices { signal[index] *= gain[index] }
  }
}

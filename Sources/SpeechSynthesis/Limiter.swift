/// Turns down only those stretches of a recording that are too loud.
enum Limiter {
  /// How many samples the level takes to go down before a peak and up after it: 5 ms.
  static let ramp = Sound.sampleRate / 200

  /// Limits the amplitude.
  ///
  /// A peak over the limit turns down its surroundings in proportion, along a straight line on both
  /// sides, so that the waveform keeps its shape and nothing clicks. Anything below the limit is left
  /// unchanged.
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

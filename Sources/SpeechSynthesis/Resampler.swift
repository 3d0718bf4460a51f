import Foundation

/// Brings a recording to 24 kHz, the nearest rate that Opus takes.
///
/// 24,000 : 22,050 is 160 : 147, so there are 160 sets of weights: a sinc, windowed by a raised
/// cosine, at each place an output sample can have between two input samples.
enum Resampler {
  static let outputRate = 24_000
  private static let up = 160
  private static let down = 147
  /// Input samples on each side that an output sample is made of.
  private static let reach = 24
  /// Where the filter begins to close, as a share of half the input rate.
  private static let bandwidth = 0.95

  static func resample(_ samples: [Int16]) -> [Int16] {
    let count = (samples.count * up + down - 1) / down
    return (0..<count).map { output in
      let place = output * down
      let center = place / up
      let weights = phases[place % up]
      var sum: Float = 0
      for tap in 0..<2 * reach {
        let input = center - reach + 1 + tap
        if samples.indices.contains(input) { sum += Float(samples[input]) * weights[tap] }
      }
      return Sound.rounded(sum)
    }
  }

  private static let phases: [[Float]] = (0..<up).map { phase in
    let weights = (0..<2 * reach).map { tap -> Double in
      let distance = Double(tap - reach + 1) - Double(phase) / Double(up)
      let x = .pi * distance * bandwidth
      let sinc = x == 0 ? 1 : sin(x) / x
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
      return bandwidth * sinc * window
    }
    // A constant stays what it is at every phase.
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}

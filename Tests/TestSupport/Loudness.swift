import Foundation

/// Measures how loud a sound is.
///
/// It follows Recommendation ITU-R BS.1770-4: the power of the K-weighted signal in blocks of 400 ms
/// that overlap by 75 %, without blocks below -70 LUFS or more than 10 below the mean of the rest. So
/// pauses do not count, and a voice with much bass has no advantage.
public enum Loudness {
  /// The loudness to which the catalogue's gains bring every voice, in LUFS: as loud as possible
  /// with the peaks of speech below 1 dB under full scale.
  public static let target = -22.0

  /// The loudness of mono samples, in LUFS; minus infinity for silence.
  ///
  /// A clip shorter than a block is one block.
  public static func integrated(_ samples: [Int16], sampleRate: Int = 22_050)
    -> Double
  {
    let powers = blockPowers(weighted(samples, sampleRate: sampleRate), sampleRate: sampleRate)
    let loud = powers.filter { level($0) > -70 }
    guard !loud.isEmpty else { return -.infinity }
    let gate = level(mean(loud)) - 10
    let heard = loud.filter { level($0) > gate }
    return heard.isEmpty ? -.infinity : level(mean(heard))
  }

  /// The highest amplitude, in decibels below full scale; minus infinity for silence.
  public static func peak(of samples: some Collection<Int16>) -> Double {
    20 * log10(Double(samples.map(\.magnitude).max() ?? 0) / 32768)
  }

  /// The root mean square, in decibels below full scale; minus infinity for silence.
  public static func rms(of samples: some Collection<Int16>) -> Double {
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return samples.isEmpty ? -.infinity : 10 * log10(sum / Double(samples.count) / (32768 * 32768))
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private static func level(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  private static func blockPowers(_ signal: [Double], sampleRate: Int) -> [Double] {
    let block = sampleRate * 2 / 5
    guard signal.count > block else {
      return signal.isEmpty ? [] : [mean(signal.map { $0 * $0 })]
    }
    return stride(from: 0, through: signal.count - block, by: block / 4).map { start in
      signal[start..<start + block].reduce(0) { $0 + $1 * $1 } / Double(block)
    }
  }

  /// A second-order filter, its coefficients divided by the first of the denominator.
  private struct Biquad {
    var b0, b1, b2, a1, a2: Double

    func apply(to signal: [Double]) -> [Double] {
      var (z1, z2) = (0.0, 0.0)
      return signal.map { x in
        let y = b0 * x + z1
        z1 = b1 * x - a1 * y + z2
        z2 = b2 * x - a2 * y
        return y
      }
    }
  }

  /// The two filters of the K weighting; the recommendation gives them for 48 kHz, and these are their
  /// analog originals for any rate.
  private static func weighted(_ samples: [Int16], sampleRate: Int) -> [Double] {
    let signal = samples.map { Double($0) / 32768 }
    return highPass(sampleRate).apply(to: highShelf(sampleRate).apply(to: signal))
  }

  private static func highShelf(_ sampleRate: Int) -> Biquad {
    let k = tan(.pi * 1681.974450955533 / Double(sampleRate))
    let q = 0.7071752369554196
    let high = pow(10, 3.999843853973347 / 20)
    let band = pow(high, 0.4996667741545416)
    let a0 = 1 + k / q + k * k
    return Biquad(
      b0: (high + band * k / q + k * k) / a0, b1: 2 * (k * k - high) / a0,
      b2: (high - band * k / q + k * k) / a0, a1: 2 * (k * k - 1) / a0,
      a2: (1 - k / q + k * k) / a0)
  }

  private static func highPass(_ sampleRate: Int) -> Biquad {
    let k = tan(.pi * 38.13547087602444 / Double(sampleRate))
    let q = 0.5003270373238773
    let a0 = 1 + k / q + k * k
    return Biquad(
      b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / a0, a2: (1 - k / q + k * k) / a0)
  }
}

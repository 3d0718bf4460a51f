import Foundation

/// Converts a recording from one sample rate to another.
///
/// An output sample is a sum of the input samples around it, weighted by a sinc function windowed by
/// a raised cosine. 24,000 : 22,050 is 160 : 147, so there are 160 sets of weights, one for each
/// position that an output sample can have between two input samples.
struct Resampler: Sendable {
  /// Converts to the nearest rate that Opus accepts.
  static let opus = Resampler(from: SoundRecording.sampleRate, to: 24_000)

  private let up: Int
  private let down: Int
  /// How many input samples on each side contribute to an output sample.
  private let reach: Int
  /// The weights of all phases, one after another.
  private let weights: [Float]

  /// Prepares the weights for two rates, in samples per second.
  init(from input: Int, to output: Int) {
    var (divisor, rest) = (input, output)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (up, down) = (output / divisor, input / divisor)
    // If the output rate is lower, it limits which tones can be kept.
    let share = min(1, Double(output) / Double(input))
    // The cutoff of the filter, as a fraction of half the input rate.
    let bandwidth = 0.95 * share
    let reach = Int((24 / share).rounded(.up))
    self.up = up
    self.down = down
    self.reach = reach
    weights = (0..<up).flatMap { phase in
      let weights = (0..<2 * reach).map { tap -> Double in
        let distance = Double(tap - reach + 1) - Double(phase) / Double(up)
        let x = .pi * distance * bandwidth
        let sinc = x == 0 ? 1 : sin(x) / x
        let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
        return bandwidth * sinc * window
      }
      // So that a constant stays the same at every phase.
      let sum = weights.reduce(0, +)
      return weights.map { Float($0 / sum) }
    }
  }

  func resample(_ samples: [Int16]) -> [Int16] { resample(samples.map(Float.init)) }

  /// Converts samples, with 32,768 as full scale, to the other rate.
  func resample(_ samples: [Float]) -> [Int16] {
    let count = (samples.count * up + down - 1) / down
    // Silence on both sides, so that no sum has to look where the samples begin and end.
    let margin = [Float](repeating: 0, count: 2 * reach)
    let padded = margin + samples + margin
    // Where an output sample is: at an input sample and a phase after it.
    var (place, phase) = (margin.count - reach + 1, 0)
    let sums = [Float](unsafeUninitializedCapacity: count) { sums, made in
      weights.withUnsafeBytes { weights in
        padded.withUnsafeBytes { padded in
          for index in 0..<count {
            sums[index] = Self.sum(
              of: 2 * reach, weights, from: phase * 2 * reach, padded, from: place)
            place += down / up
            phase += down % up
            if phase >= up {
              place += 1
              phase -= up
            }
          }
        }
      }
      made = count
    }
    return SoundRecording.rounded(sums)
  }

  /// The sum of weighted samples, in eight rows at a time.
  private static func sum(
    of count: Int, _ weights: UnsafeRawBufferPointer, from firstWeight: Int,
    _ samples: UnsafeRawBufferPointer, from firstSample: Int
  ) -> Float {
    var rows = SIMD8<Float>.zero
    var tap = 0
    while tap + 8 <= count {
      rows +=
        weights.loadUnaligned(fromByteOffset: (firstWeight + tap) * 4, as: SIMD8<Float>.self)
        * samples.loadUnaligned(fromByteOffset: (firstSample + tap) * 4, as: SIMD8<Float>.self)
      tap += 8
    }
    var sum = rows.sum()
    while tap < count {
      sum +=
        weights.loadUnaligned(fromByteOffset: (firstWeight + tap) * 4, as: Float.self)
        * samples.loadUnaligned(fromByteOffset: (firstSample + tap) * 4, as: Float.self)
      tap += 1
    }
    return sum
  }
}

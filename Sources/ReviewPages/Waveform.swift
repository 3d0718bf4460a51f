import SpeechSynthesis

/// The outline of a recording: the lowest and the highest sample of each stretch.
package struct Waveform: Hashable, Sendable {
  /// The lowest and the highest sample of each stretch, in thousandths of full scale.
  package var buckets: [Bucket]

  /// A stretch of the recording.
  package struct Bucket: Hashable, Sendable {
    package var low: Int
    package var high: Int
  }

  /// The outline of samples, in at most `count` stretches.
  package init(of samples: [Int16], count: Int = 800) {
    let count = min(count, samples.count)
    buckets = samples.withUnsafeBufferPointer { samples in
      (0..<count).map { index in
        let start = index * samples.count / count
        let stretch = samples[start..<((index + 1) * samples.count / count)]
        var (low, high) = (Int16.max, Int16.min)
        for sample in stretch {
          low = min(low, sample)
          high = max(high, sample)
        }
        return Bucket(low: Int(low) * 1000 / 32768, high: Int(high) * 1000 / 32768)
      }
    }
  }

  /// The outline as the path of an SVG, 100 units high and one unit wide per stretch.
  package var path: String {
    guard !buckets.isEmpty else { return "" }
    // Silence stays visible as a thin line.
    let top = buckets.enumerated().map { "\($0) \(min(49, 50 - $1.high / 20))" }
    let bottom = buckets.enumerated().reversed().map { "\($0) \(max(51, 50 - $1.low / 20))" }
    return "M" + (top + bottom).joined(separator: "L") + "Z"
  }
}

import SpeechSynthesis

extension Waveform {
  /// The outline as the path of an SVG: upright bars, on an axis of milliseconds, 100 units high.
  ///
  /// - Parameters:
  ///   - count: How many bars there are at most.
  ///   - length: How long the recording is, in milliseconds.
  /// - Returns: The path; empty for a recording without samples.
  package func bars(_ count: Int, in length: Int) -> String {
    let count = min(count, buckets.count)
    return (0..<count).map { index in
      let stretch = buckets[
        (index * buckets.count / count)..<((index + 1) * buckets.count / count)]
      let (low, high) = (stretch.map(\.low).min() ?? 0, stretch.map(\.high).max() ?? 0)
      // Silence stays visible as a dot.
      let x = (2 * index + 1) * length / (2 * count)
      return "M\(x) \(min(49, 50 - high / 20))V\(max(51, 50 - low / 20))"
    }.joined()
  }
}

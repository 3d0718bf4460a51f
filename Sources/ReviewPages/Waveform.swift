import SpeechSynthesis

extension Waveform {
  /// The outline as the path of an SVG, 100 units high and one unit wide per stretch.
  package var path: String {
    guard !buckets.isEmpty else { return "" }
    // Silence stays visible as a thin line.
    let top = buckets.enumerated().map { "\($0) \(min(49, 50 - $1.high / 20))" }
    let bottom = buckets.enumerated().reversed().map { "\($0) \(max(51, 50 - $1.low / 20))" }
    return "M" + (top + bottom).joined(separator: "L") + "Z"
  }
}

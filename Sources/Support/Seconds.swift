/// A time in milliseconds that can be written in seconds in several ways.
///
/// ```swift
/// "\(Seconds(milliseconds: 1500))"           // 1.5
/// Seconds(milliseconds: 1500).hundredths     // 1.50
/// Seconds(milliseconds: 1500).instant        // 0:01.5
/// Seconds("300ms")?.milliseconds             // 300
/// ```
///
/// `Codable` encodes it as a decimal number of seconds.
package struct Seconds: Hashable, Sendable, CustomStringConvertible {
  package let milliseconds: Int

  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Reads `5s`, `1.5 s`, `300ms` or `2`; `nil` for any other text or for more than a day.
  package init?(_ text: some StringProtocol) {
    var number = String(text.filter { !$0.isWhitespace }).lowercased()
    var unit = 1000
    for (suffix, factor) in Self.units where number.hasSuffix(suffix) {
      number.removeLast(suffix.count)
      unit = factor
      break
    }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, !first.isEmpty, first.count <= 8,
      let whole = UInt32(first)
    else { return nil }
    var result = Int(whole) * unit
    if parts.count == 2 {
      let digits = parts[1].prefix(6)
      guard !digits.isEmpty, parts[1].allSatisfy({ $0.isASCII && $0.isNumber }),
        let fraction = Int(digits)
      else { return nil }
      let scale = (0..<digits.count).reduce(1) { power, _ in power * 10 }
      result += fraction * unit / scale
    }
    guard result <= 86_400_000 else { return nil }
    self.milliseconds = result
  }

  private static let units: [(suffix: String, milliseconds: Int)] = [
    ("milliseconds", 1), ("ms", 1), ("seconds", 1000), ("second", 1000), ("sec", 1000), ("s", 1000),
  ]

  // MARK: Notations

  /// Seconds with as many decimals as they need: `9.606`, `3`.
  package var description: String {
    let digits = Self.padded(Int(milliseconds.magnitude), to: 4)
    var fraction = digits.suffix(3)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = milliseconds < 0 ? "-" : ""
    return "\(sign)\(digits.dropLast(3))\(fraction.isEmpty ? "" : ".")\(fraction)"
  }

  /// Seconds with one decimal, rounded to the nearest: `17.2`.
  package var tenths: String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Seconds with two decimals, rounded to the nearest: `0.60`.
  package var hundredths: String {
    let hundredths = (milliseconds + 5) / 10
    return "\(hundredths / 100).\(Self.padded(hundredths % 100, to: 2))"
  }

  /// Minutes, seconds and tenths, as a player shows them: `0:09.6`.
  package var instant: String {
    let tenths = milliseconds / 100
    return "\(tenths / 600):\(Self.padded(tenths / 10 % 60, to: 2)).\(tenths % 10)"
  }

  /// Minutes and seconds, or hours, minutes and seconds, rounded up: `1:02`, `1:02:33`.
  package var length: String {
    let seconds = (milliseconds + 999) / 1000
    let (minutes, rest) = (seconds / 60, Self.padded(seconds % 60, to: 2))
    return minutes < 60
      ? "\(minutes):\(rest)" : "\(minutes / 60):\(Self.padded(minutes % 60, to: 2)):\(rest)"
  }

  /// Hours, minutes, seconds and milliseconds, as WebVTT writes them: `00:01:02.500`.
  package var timestamp: String {
    let seconds = milliseconds / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, to: 2) }
    return clock.joined(separator: ":") + "." + Self.padded(milliseconds % 1000, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

extension Seconds: Codable {
  package init(from decoder: any Decoder) throws {
    let seconds = try Double(from: decoder)
    // A time longer than any sound becomes 0.
    let isPossible = seconds.isFinite && abs(seconds) < 1e9
    self.init(milliseconds: isPossible ? Int((seconds * 1000).rounded()) : 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(milliseconds) / 1000)
  }
}

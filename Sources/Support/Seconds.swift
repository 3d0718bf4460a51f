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

  /// Reads a time as people write it, the only notation that there is: `5s`, `1.5 s`, `300ms`,
  /// `.5s`, `2 seconds`; a number alone is seconds.
  ///
  /// `nil` for any other text, such as a negative number or one with an exponent, and for
  /// 100,000 seconds or more.
  package init?(_ text: some StringProtocol) {
    let letters = Array(text.lowercased().utf8)
    let number = letters.prefix { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    let unit = letters[number.count...].drop { $0 == UInt8(ascii: " ") }
    let factor: Int? =
      unit.isEmpty ? 1000 : Self.units.first { unit.elementsEqual($0.name.utf8) }?.milliseconds
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let factor, parts.count <= 2, let last = parts.last, !last.isEmpty,
      parts[0].count <= (factor == 1 ? 8 : 5)
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(6) : []
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    milliseconds = Self.value(parts[0]) * factor + Self.value(fraction) * factor / scale
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static let units: [(name: String, milliseconds: Int)] = [
    ("milliseconds", 1), ("ms", 1), ("seconds", 1000), ("second", 1000), ("sec", 1000), ("s", 1000),
  ]

  /// A regular expression for what ``init(_:)`` reads, as JSON Schema writes them.
  ///
  /// - Parameter isInterval: Whether it matches only 0, and 100 milliseconds or more.
  /// - Returns: The expression.
  package static func pattern(isInterval: Bool = false) -> String {
    func choice(_ milliseconds: Int) -> String {
      let names = units.filter { $0.milliseconds == milliseconds }.map { unit in
        unit.name.map { "[\($0)\($0.uppercased())]" }.joined()
      }
      return "(\(names.joined(separator: "|")))"
    }
    func number(digits: Int) -> String { "([0-9]{1,\(digits)}([.][0-9]+)?|[.][0-9]+)" }
    let seconds = "\(number(digits: 5)) *\(choice(1000))?"
    let milliseconds = "\(number(digits: 8)) *\(choice(1))"
    guard isInterval else { return "^(\(seconds)|\(milliseconds))$" }
    let zero = "0{1,5}([.]0+)? *(\(choice(1000))|\(choice(1)))?"
    // Below 100 ms: at most two digits of milliseconds, or no seconds and no tenths.
    let short = "0*[0-9]{0,2}([.][0-9]*)? *\(choice(1))$|0*([.](0[0-9]*)?)? *\(choice(1000))?$"
    return "^(\(zero)|(?!\(short))(\(seconds)|\(milliseconds)))$"
  }

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

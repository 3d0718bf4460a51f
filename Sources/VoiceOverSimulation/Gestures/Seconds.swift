/// A time written in seconds with as many decimals as it needs: 1500 ms is `1.5`.
struct Seconds: CustomStringConvertible {
  let milliseconds: Int

  var description: String {
    var digits = String(milliseconds.magnitude)
    if digits.count < 4 { digits = String(repeating: "0", count: 4 - digits.count) + digits }
    var fraction = digits.suffix(3)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = milliseconds < 0 ? "-" : ""
    return "\(sign)\(digits.dropLast(3))\(fraction.isEmpty ? "" : ".")\(fraction)"
  }

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The milliseconds of a text such as `5s`, `1.5 s`, `300ms` or `2`; `nil` for another text or
  /// more than a day.
  init?(_ text: some StringProtocol) {
    var number = String(text.filter { !$0.isWhitespace }).lowercased()
    var unit = 1000
    for (suffix, factor) in [
      ("milliseconds", 1), ("ms", 1), ("seconds", 1000), ("second", 1000), ("sec", 1000),
      ("s", 1000),
    ] where number.hasSuffix(suffix) {
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
}

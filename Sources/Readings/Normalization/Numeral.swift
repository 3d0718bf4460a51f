/// Digits with their commas and decimal part.
struct Numeral {
  var range: Range<Int>
  /// The digits before the decimal point; none of .5.
  var digits: [UInt8]
  /// The digits after it.
  var fraction: [UInt8] = []
  /// Whether commas part the thousands.
  var isGrouped = false

  /// The value of a plain whole number of so many digits at most.
  func value(longest: Int) -> Int? {
    fraction.isEmpty && digits.count <= longest ? whole : nil
  }

  /// The value before the decimal point; a very large number stands for all that are too long.
  var whole: Int { digits.reduce(0) { min($0 * 10 + Int($1), 1 << 40) } }

  var hasLeadingZero: Bool { digits.count > 1 && digits[0] == 0 && fraction.isEmpty }
}

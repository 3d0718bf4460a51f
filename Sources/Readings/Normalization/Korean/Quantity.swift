/// A number as it is written: digits, a decimal part, and 만 or 억 in Hangul.
struct Quantity {
  /// The characters of the number.
  var range: Range<Int>
  /// The Sino-Korean words.
  var words: [String]
  /// The digits before the decimal point, where nothing but digits is written.
  var digits: [UInt8]
  /// The digits after the decimal point.
  var fraction: [UInt8]
  /// Whether 천, 만, 억 or 조 is written in Hangul.
  var hasHangulUnit = false
  /// Whether commas part the thousands.
  var isGrouped: Bool

  init(_ numeral: Numeral) {
    range = numeral.range
    digits = numeral.digits
    fraction = numeral.fraction
    isGrouped = numeral.isGrouped
    words = Self.words(digits, fraction)
  }

  private static func words(_ digits: [UInt8], _ fraction: [UInt8]) -> [String] {
    let whole = KoreanNumerals.sino(digits)
    return fraction.isEmpty
      ? whole : whole + KoreanWord.point.list + KoreanNumerals.decimals(fraction)
  }

  /// Leaves out zeros that end the decimal part: 1.50만 is said as 1.5만.
  mutating func dropClosingZeros() {
    guard fraction.last == 0 else { return }
    while fraction.last == 0 { fraction.removeLast() }
    words = Self.words(digits, fraction)
  }

  /// The value of a plain whole number below a million.
  var value: Int? {
    guard fraction.isEmpty, !hasHangulUnit, digits.count <= 6 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) }
  }

  /// Whether it is less than another of the same unit, as far as both are written in digits.
  func isLess(than other: Quantity) -> Bool {
    if whole != other.whole { return whole < other.whole }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }

  /// The value before the decimal point of what is written in digits; a very large number stands
  /// for all that are too long.
  var whole: Int { digits.reduce(0) { min($0 * 10 + Int($1), 1 << 40) } }

  var hasLeadingZero: Bool { digits.count > 1 && digits[0] == 0 && fraction.isEmpty }
}

extension KoreanReader {
  /// The digits at a position with their commas and decimal part.
  func plainQuantity(at start: Int) -> Quantity? { numeral(at: start).map(Quantity.init) }

  /// The number at a position.
  func quantity(at start: Int) -> Quantity? {
    guard var numeral = plainQuantity(at: start) else { return nil }
    var end = numeral.range.upperBound
    guard let first = bigUnits(at: end) else { return numeral }
    numeral.dropClosingZeros()
    var words: [String] = numeral.fraction.isEmpty ? [] : Array(numeral.words.dropLast())
    var current = numeral.fraction.isEmpty ? numeral.digits : []
    var spelled = ""
    var unit = first
    while true {
      var part = ""
      if !current.isEmpty {
        part = KoreanNumerals.sinoJoined(current)
        let isFirst = words.isEmpty && spelled.isEmpty
        let isSilent =
          isFirst ? !KoreanWordSet.countedPowers.hasPrefix(of: unit.text) : isSmall(unit)
        if part == KoreanNumerals.sino(1)[0], isSilent { part = "" }
      } else if let tail = numeral.words.last, words.count + 1 == numeral.words.count {
        part = tail
      }
      spelled += part + unit.text
      end = unit.end
      if !isSmall(unit) {
        words.append(spelled)
        spelled = ""
      }
      guard let next = nextPart(at: end) else { break }
      if let following = bigUnits(at: next.range.upperBound), next.fraction.isEmpty {
        current = next.digits
        unit = following
      } else {
        guard next.fraction.isEmpty else { break }
        let rest = KoreanNumerals.sino(next.digits)
        words += spelled.isEmpty ? rest : [spelled + rest.joined()]
        spelled = ""
        end = next.range.upperBound
        break
      }
    }
    if !spelled.isEmpty { words.append(spelled) }
    numeral.words = words
    numeral.hasHangulUnit = true
    numeral.range = start..<end
    return numeral
  }

  private typealias BigUnit = (text: String, end: Int)

  /// 십, 백, 천, 만, 억, 조 and their compounds directly after digits.
  private func bigUnits(at start: Int) -> BigUnit? {
    var end = start
    while end - start < 4, Self.bigUnits.contains(char(end)) { end += 1 }
    // What looks like a unit may begin another word: 3조각, 2백업, 5만족.
    while end > start, isOtherWord(from: end - 1) { end -= 1 }
    guard end > start else { return nil }
    return (text.string(start..<end), end)
  }

  private static let bigUnits = KoreanWordSet.powers.characters

  /// Whether a unit only begins another word: 조각, 만족, 백업.
  private func isOtherWord(from position: Int) -> Bool {
    KoreanWordSet.likePowers.contains(text.string(position..<(position + 2)))
  }

  /// A following part of a mixed number: 500만 after 3억.
  private func nextPart(at end: Int) -> Quantity? {
    let start = skipSpaces(end)
    guard start - end <= 1, char(start).isDigit, let next = plainQuantity(at: start) else {
      return nil
    }
    // Past a space only a number with its own unit, or one that money ends, belongs to this one.
    let isBound = bigUnits(at: next.range.upperBound) != nil
    if start > end, !isBound {
      let after = skipSpaces(next.range.upperBound)
      guard next.fraction.isEmpty, hasWord(.won, at: after) || hasWord(.people, at: after) else {
        return nil
      }
    }
    return next
  }

  /// Whether a unit stays inside its group of 만.
  private func isSmall(_ unit: BigUnit) -> Bool {
    KoreanWord.places.list.contains { unit.text.hasSuffix($0) }
  }
}

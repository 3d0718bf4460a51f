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
    words = KoreanNumerals.sino(digits)
    if !fraction.isEmpty { words += ["점"] + KoreanNumerals.byDigit(fraction, zero: "영") }
  }

  /// The value of a plain whole number below a million.
  var value: Int? {
    guard fraction.isEmpty, !hasHangulUnit, digits.count <= 6 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) }
  }

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
    var words: [String] = numeral.fraction.isEmpty ? [] : Array(numeral.words.dropLast())
    var current = numeral.fraction.isEmpty ? numeral.digits : []
    var spelled = ""
    var unit = first
    while true {
      var part = ""
      if !current.isEmpty {
        part = KoreanNumerals.sinoJoined(current)
        let isFirst = words.isEmpty && spelled.isEmpty
        if part == "일", isFirst ? unit.text.first != "억" && unit.text.first != "조" : isSmall(unit) {
          part = ""
        }
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
    while end - start < 4, Self.isBigUnit(char(end)) { end += 1 }
    // What looks like a unit may begin another word: 3조각, 2백업, 5만족.
    while end > start, isOtherWord(from: end - 1) { end -= 1 }
    guard end > start else { return nil }
    return (text.string(start..<end), end)
  }

  private static func isBigUnit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "십", "백", "천", "만", "억", "조": true
    default: false
    }
  }

  private func isOtherWord(from position: Int) -> Bool {
    Self.otherWords[char(position)]?.contains(char(position + 1)) ?? false
  }

  /// What makes another word of a unit that stands before it.
  private static let otherWords: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "조": ["각", "회", "건", "정", "항"], "만": ["족", "점", "기", "료", "큼", "들"],
    "백": ["업", "화", "과"], "천": ["천", "연", "사"], "십": ["자"],
  ]

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
      guard next.fraction.isEmpty, char(after) == "원" || char(after) == "명" else {
        return nil
      }
    }
    return next
  }

  /// Whether a unit stays inside its group of 만.
  private func isSmall(_ unit: BigUnit) -> Bool {
    unit.text.unicodeScalars.last.map { ["십", "백", "천"].contains($0) } ?? true
  }
}

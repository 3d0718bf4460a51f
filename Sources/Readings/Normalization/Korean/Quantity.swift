/// A number as it is written: digits, a decimal part, and 만 or 억 in Hangul.
struct Quantity {
  /// The characters of the number.
  var range: Range<Int>
  /// The Sino-Korean words.
  var words: [String]
  /// The digits before the decimal point, where nothing but digits is written.
  var digits: [UInt8]
  /// The digits after the decimal point.
  var fraction: [UInt8] = []
  /// Whether 천, 만, 억 or 조 is written in Hangul.
  var hasHangulUnit = false
  /// Whether commas part the thousands.
  var isGrouped = false

  /// The value of a plain whole number below a million.
  var value: Int? {
    guard fraction.isEmpty, !hasHangulUnit, digits.count <= 6 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) }
  }

  var hasLeadingZero: Bool { digits.count > 1 && digits[0] == 0 && fraction.isEmpty }
}

extension KoreanReader {
  /// The number at a position.
  func quantity(at start: Int) -> Quantity? {
    guard var numeral = numeral(at: start) else { return nil }
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

  /// The digits at a position with their commas and decimal part.
  func numeral(at start: Int) -> Quantity? {
    var end = digitEnd(start)
    guard end > start else { return nil }
    var all = digits(start..<end)
    var isGrouped = false
    if end - start <= 3 {
      while char(end) == 0x2C, digitEnd(end + 1) == end + 4 {
        all += digits((end + 1)..<(end + 4))
        end += 4
        isGrouped = true
      }
    }
    var fraction: [UInt8] = []
    if char(end) == 0x2E {
      let stop = digitEnd(end + 1)
      if stop > end + 1, !(char(stop) == 0x2E && ScalarClass.isDigit(char(stop + 1))) {
        fraction = digits((end + 1)..<stop)
        end = stop
      }
    }
    var words = KoreanNumerals.sino(all)
    if !fraction.isEmpty {
      words += ["점"] + KoreanNumerals.byDigit(fraction, zero: "영")
    }
    return Quantity(
      range: start..<end, words: words, digits: all, fraction: fraction, isGrouped: isGrouped
    )
  }

  private typealias BigUnit = (text: String, end: Int)

  /// 십, 백, 천, 만, 억, 조 and their compounds directly after digits.
  private func bigUnits(at start: Int) -> BigUnit? {
    var end = start
    scan: while end - start < 4 {
      switch char(end) {
      case 0xC2ED, 0xBC31, 0xCC9C: break  // 십 백 천
      case 0xB9CC, 0xC5B5: break  // 만 억
      case 0xC870: break  // 조
      default: break scan
      }
      end += 1
    }
    // What looks like a unit may begin another word: 3조각, 2백업, 5만족.
    while end > start, isOtherWord(from: end - 1) { end -= 1 }
    guard end > start else { return nil }
    return (text.string(start..<end), end)
  }

  private func isOtherWord(from position: Int) -> Bool {
    let next = char(position + 1)
    guard ScalarClass.isSyllable(next) else { return false }
    switch char(position) {
    case 0xC870: return "각회건정항".unicodeScalars.contains { $0.value == next }
    case 0xB9CC: return "족점기료큼들".unicodeScalars.contains { $0.value == next }
    case 0xBC31: return "업화과".unicodeScalars.contains { $0.value == next }
    case 0xCC9C: return "천연사".unicodeScalars.contains { $0.value == next }
    case 0xC2ED: return "자".unicodeScalars.contains { $0.value == next }
    default: return false
    }
  }

  /// A following part of a mixed number: 500만 after 3억.
  private func nextPart(at end: Int) -> Quantity? {
    let start = skipSpaces(end)
    guard start - end <= 1, ScalarClass.isDigit(char(start)), let next = numeral(at: start) else {
      return nil
    }
    // Past a space only a number with its own unit, or one that money ends, belongs to this one.
    let isBound = bigUnits(at: next.range.upperBound) != nil
    if start > end, !isBound {
      let after = skipSpaces(next.range.upperBound)
      guard next.fraction.isEmpty, char(after) == 0xC6D0 || char(after) == 0xBA85 else {
        return nil
      }
    }
    return next
  }

  /// Whether a unit stays inside its group of 만.
  private func isSmall(_ unit: (text: String, end: Int)) -> Bool {
    guard let last = unit.text.unicodeScalars.last?.value else { return true }
    return last == 0xC2ED || last == 0xBC31 || last == 0xCC9C
  }
}

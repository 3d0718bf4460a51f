/// Looks around in a stretch of text: what is at a position, and where it ends.
///
/// A position is an index of the folded characters. ``char(_:)`` sees nothing outside of the
/// stretch; to see beyond it, use `text`.
protocol TextCursor {
  var text: WrittenText { get }
  var span: Range<Int> { get }
}

/// Digits with colons: an hour, minutes and perhaps seconds, or a length in the same parts.
struct Clock {
  var parts: [Range<Int>]
  var values: [Int]

  var end: Int { parts[parts.count - 1].upperBound }
  var hour: Int { values[0] }
  var minute: Int { values[1] }
  var second: Int? { values.count > 2 ? values[2] : nil }
}

/// The sign of a number.
enum NumberSign {
  case minus, plus, plusMinus
}

extension TextCursor {
  /// The character at a position, or none outside of the stretch.
  @inline(__always)
  func char(_ position: Int) -> Unicode.Scalar {
    position >= span.lowerBound && position < span.upperBound ? text[position] : .nothing
  }

  // MARK: Ends

  /// The end of the digits from a position on.
  func digitEnd(_ position: Int) -> Int {
    var end = position
    while char(end).isDigit { end += 1 }
    return end
  }

  /// The end of the Latin letters from a position on, or of as many as are wanted.
  func letterEnd(_ position: Int, longest: Int = .max) -> Int {
    var end = position
    while char(end).isLatin, end - position < longest { end += 1 }
    return end
  }

  /// The end of the Hangul syllables from a position on.
  func hangulEnd(_ position: Int) -> Int {
    var end = position
    while char(end).isSyllable { end += 1 }
    return end
  }

  /// The end of a run of the character at a position.
  func runEnd(_ position: Int) -> Int {
    var end = position + 1
    while end < span.upperBound, char(end) == char(position) { end += 1 }
    return end
  }

  /// The end of the letters that no voice reads from a position on; `nil` where there are none.
  func foreignEnd(_ position: Int) -> Int? {
    var end = position
    while char(end).isForeignLetter { end += 1 }
    return end > position ? end : nil
  }

  /// The first position that is no space.
  func skipSpaces(_ position: Int) -> Int {
    var end = position
    while char(end) == " " { end += 1 }
    return end
  }

  /// The last position before one that is no space.
  func previous(_ position: Int) -> Int {
    var back = position - 1
    while char(back) == " " { back -= 1 }
    return back
  }

  /// The last character before a position that is no space, whoever reads it.
  func lastWritten(before position: Int) -> Unicode.Scalar {
    var back = position - 1
    while text[back] == " " { back -= 1 }
    return text[back]
  }

  /// Whether letters or digits stand right before a position, so that no word begins there.
  func isInsideWord(_ position: Int) -> Bool { char(position - 1).isWordPart }

  /// Whether a word stands at a position.
  func hasWord(_ word: String, at position: Int) -> Bool {
    var position = position
    for scalar in word.unicodeScalars {
      guard char(position) == scalar else { return false }
      position += 1
    }
    return true
  }

  // MARK: Numbers

  func digits(_ range: Range<Int>) -> [UInt8] { range.map { char($0).digitValue } }

  /// The sign at a position, where a number, a currency or another sign of it follows.
  func signOfNumber(at position: Int, isMoney: Bool) -> NumberSign? {
    let next = char(position + 1)
    guard
      next.isDigit || isMoney
        || ((next == "+" || next == "-" || next == ".") && char(position + 2).isDigit)
    else { return nil }
    switch char(position) {
    case "-", "–": return .minus
    case "+": return .plus
    case "±": return .plusMinus
    default: return nil
    }
  }

  /// The number that up to nine digits are.
  func value(_ range: Range<Int>) -> Int? {
    guard range.count <= 9, !range.isEmpty else { return nil }
    return range.reduce(0) { $0 * 10 + Int(char($1).digitValue) }
  }

  /// The digits at a position with their commas and decimal part.
  func numeral(at start: Int) -> Numeral? {
    var end = digitEnd(start)
    guard end > start else { return bareFraction(at: start) }
    var numeral = Numeral(range: start..<end, digits: digits(start..<end))
    if end - start <= 3 {
      while char(end) == ",", digitEnd(end + 1) == end + 4 {
        numeral.digits += digits((end + 1)..<(end + 4))
        numeral.isGrouped = true
        end += 4
      }
    }
    if let european = europeanNumeral(at: start) { return european }
    if char(end) == "." {
      let stop = digitEnd(end + 1)
      if stop > end + 1, !(char(stop) == "." && char(stop + 1).isDigit) {
        numeral.fraction = digits((end + 1)..<stop)
        end = stop
      }
    }
    numeral.range = start..<end
    return numeral
  }

  /// .583: a decimal part without the zero before it.
  func bareFraction(at start: Int) -> Numeral? {
    let end = digitEnd(start + 1)
    guard char(start) == ".", end > start + 1, !isInsideWord(start),
      char(start - 1) != ".", char(start - 1) != ")",
      char(end) != "." || !char(end + 1).isDigit
    else { return nil }
    return Numeral(range: start..<end, digits: [], fraction: digits((start + 1)..<end))
  }

  /// 1.234,56: a number of which points part the thousands and a comma the decimals.
  private func europeanNumeral(at start: Int) -> Numeral? {
    var end = digitEnd(start)
    guard end - start <= 3, char(end) == "." else { return nil }
    var numeral = Numeral(range: start..<end, digits: digits(start..<end), isGrouped: true)
    while char(end) == ".", digitEnd(end + 1) == end + 4 {
      numeral.digits += digits((end + 1)..<(end + 4))
      end += 4
    }
    guard numeral.digits.count > 3, char(end) == ",", digitEnd(end + 1) == end + 3 else {
      return nil
    }
    numeral.fraction = digits((end + 1)..<(end + 3))
    numeral.range = start..<(end + 3)
    return numeral
  }

  /// A length of time in parts with a letter each: 1h 30m, 1d2h.
  func shortLength(at start: Int) -> [(digits: Range<Int>, unit: Unicode.Scalar)]? {
    var parts: [(digits: Range<Int>, unit: Unicode.Scalar)] = []
    var position = start
    while true {
      let end = digitEnd(position)
      let unit = char(end).lowercased
      guard end > position, end - position <= 3, "dhms".unicodeScalars.contains(unit),
        !char(end + 1).isLatin
      else { break }
      parts.append((position..<end, unit))
      position = skipSpaces(end + 1)
      if char(end + 1).isWordPart, !char(end + 1).isDigit { break }
    }
    guard parts.count >= 2, let last = parts.last, !char(last.digits.upperBound + 1).isWordPart
    else { return nil }
    return parts
  }

  /// The digits of 1.2.3, without their points; none where no digit stands.
  func pointedParts(at start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var position = start
    while true {
      let end = digitEnd(position)
      guard end > position else { return parts }
      parts.append(position..<end)
      guard char(end) == "." else { return parts }
      position = end + 1
    }
  }

  /// The second end of a range after a tilde, a dash, or a hyphen.
  func rangeStart(after end: Int) -> (next: Int, isTilde: Bool)? {
    let sign = skipSpaces(end)
    let next = skipSpaces(sign + 1)
    switch char(sign) {
    case "~", "–", "—": return (next, true)
    case "-": return (sign == end) == (next == sign + 1) ? (next, false) : nil
    default: return nil
    }
  }

  // MARK: Times

  /// The minutes or seconds after a colon.
  func twoDigits(after colon: Int) -> Range<Int>? {
    let range = (colon + 1)..<digitEnd(colon + 1)
    guard range.count == 2, let value = value(range), value < 60 else { return nil }
    return range
  }

  /// Digits with one or two colons: 2:30, 2:05:30.
  func clock(at position: Int) -> Clock? {
    let hours = position..<digitEnd(position)
    guard (1...3).contains(hours.count), char(hours.upperBound) == ":",
      let minutes = twoDigits(after: hours.upperBound)
    else { return nil }
    var parts = [hours, minutes]
    if char(minutes.upperBound) == ":" {
      guard let seconds = twoDigits(after: minutes.upperBound) else { return nil }
      parts.append(seconds)
    }
    let end = parts[parts.count - 1].upperBound
    guard !char(end).isDigit, char(end) != ":" else { return nil }
    // 1:50,000 is the scale of a map.
    if parts.count == 2, char(position) != "0", char(end) == ",", digitEnd(end + 1) == end + 4 {
      return nil
    }
    return Clock(parts: parts, values: parts.compactMap(value))
  }

  /// AM, PM, a.m., p.m.
  func halfOfDay(at position: Int) -> (isMorning: Bool, end: Int)? {
    let first = char(position).lowercased
    guard first == "a" || first == "p" else { return nil }
    if char(position + 1).lowercased == "m", !char(position + 2).isLatin {
      return (first == "a", position + 2)
    }
    guard char(position + 1) == ".", char(position + 2).lowercased == "m" else { return nil }
    return (first == "a", char(position + 3) == "." ? position + 4 : position + 3)
  }
}

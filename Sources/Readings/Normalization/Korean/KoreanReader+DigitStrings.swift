import AccessibilityModel

/// Digits and masks in groups: a telephone, card or account number.
struct DigitString {
  var groups: [Group] = []
  var separators: [UInt32] = []
  var end: Int
  var hasPlus = false
  var hasParenthesis = false

  enum Part {
    case digits(Range<Int>)
    case mask(Range<Int>, count: Int)
  }

  struct Group {
    var parts: [Part]
    var range: Range<Int>
    var digitCount: Int
    var hasMask: Bool
  }

  var digitCount: Int { groups.reduce(0) { $0 + $1.digitCount } }
  var length: Int { groups.reduce(0) { $0 + $1.range.count } }
  var hasMask: Bool { groups.contains(where: \.hasMask) }
}

extension KoreanReader {
  /// Reads a telephone, card, account or other number that is said digit by digit.
  mutating func readDigitString(at position: Int) -> Match? {
    guard let string = digitString(at: position), isSaidByDigit(string, at: position) else {
      return nil
    }
    stream.add(phrase(of: string, from: position), .korean)
    let rule: StaticString = string.hasMask ? "masked digits" : "digit by digit"
    if let glued = particleEnd(string.end) {
      stream.glue(text.string(string.end..<glued), upTo: glued)
      return (rule, glued)
    }
    return (rule, string.end)
  }

  /// The groups of digits and masks from a position on.
  func digitString(at start: Int) -> DigitString? {
    var string = DigitString(end: start)
    var position = start
    if char(position) == 0x2B {
      string.hasPlus = true
      position += 1
    }
    if char(position) == 0x28 {
      let close = digitEnd(position + 1)
      guard close > position + 1, char(close) == 0x29 else { return nil }
      string.hasParenthesis = true
      position += 1
    }
    while string.groups.count < 8 {
      guard let group = group(at: position) else { break }
      string.groups.append(group)
      string.end = group.range.upperBound
      var next = group.range.upperBound
      var separator = char(next)
      if separator == 0x29, string.groups.count == 1,
        string.hasParenthesis || (char(group.range.lowerBound) == 0x30 && group.digitCount <= 3)
      {
        string.end = next + 1
        next = skipSpaces(next + 1)
        if char(next) == 0x2D { next += 1 }
        separator = 0x20
      } else if separator == 0x20, char(next + 1) == 0x2D, char(next + 2) == 0x20 {
        separator = 0x2D
        next += 3
      } else if separator == 0x2D || separator == 0x2E || separator == 0x20 {
        next += 1
      } else {
        break
      }
      guard self.group(at: next) != nil else { break }
      if separator != 0x20 || !string.separators.isEmpty {
        if let first = string.separators.last, first != 0x20, first != separator { break }
      }
      string.separators.append(separator)
      position = next
    }
    if string.groups.isEmpty { return nil }
    if string.separators.count >= string.groups.count { string.separators.removeLast() }
    return string
  }

  /// Digits and masks without a gap.
  private func group(at start: Int) -> DigitString.Group? {
    var position = start
    var parts: [DigitString.Part] = []
    var count = 0
    var hasMask = false
    while true {
      let end = digitEnd(position)
      if end > position {
        parts.append(.digits(position..<end))
        count += end - position
        position = end
      } else if let end = maskEnd(position) {
        parts.append(.mask(position..<end, count: end - position))
        hasMask = true
        position = end
      } else {
        break
      }
    }
    guard !parts.isEmpty else { return nil }
    return DigitString.Group(
      parts: parts, range: start..<position, digitCount: count, hasMask: hasMask
    )
  }

  /// The end of a run of one masking character: `*`, `•`, `●`, `X` beside digits.
  func maskEnd(_ position: Int) -> Int? {
    let mask = char(position)
    guard Self.masks.contains(mask) else { return nil }
    var end = position
    while char(end) == mask { end += 1 }
    if mask | 0x20 == 0x78 {
      guard end - position >= 2, !ScalarClass.isLatin(char(end)),
        !ScalarClass.isLatin(char(position - 1))
      else { return nil }
    }
    return end
  }

  static let masks: Set<UInt32> = [
    0x2A, 0x2022, 0x25CF, 0x2219, 0x58, 0x78, 0x26AB, 0x2731, 0x30FB,
  ]

  /// Whether the groups are a number to be said digit by digit, not a quantity.
  private func isSaidByDigit(_ string: DigitString, at start: Int) -> Bool {
    if string.hasMask { return string.digitCount > 0 || string.length >= 2 }
    let total = string.digitCount
    let first = string.groups[0].range
    let startsWithZero = char(first.lowerBound) == 0x30
    if string.hasPlus { return total >= 8 }
    if string.hasParenthesis { return total >= 8 && string.groups.count > 1 }
    guard let separator = string.separators.first else {
      return isSingleCode(first, startsWithZero: startsWithZero)
    }
    let counts = string.groups.map(\.digitCount)
    switch separator {
    case 0x2D:
      if counts.count >= 3 { return total >= 5 }
      if startsWithZero, counts[0] > 1 { return total >= 4 }
      return total >= 7 && counts[1] >= 3 && !hasUnit(after: string.end)
    case 0x20:
      if startsWithZero, counts[0] >= 2 { return counts.count >= 2 && total >= 8 }
      return counts.count >= 3 && total >= 12 && counts.allSatisfy { $0 >= 3 }
    default:
      return startsWithZero && counts.count >= 3 && total >= 9
    }
  }

  /// Whether plain digits are a code: too long for a number, with a leading zero, or after 번호.
  private func isSingleCode(_ range: Range<Int>, startsWithZero: Bool) -> Bool {
    let end = range.upperBound
    guard range.count > 1 else { return false }
    if char(end) == 0x2C, digitEnd(end + 1) == end + 4 { return false }
    if char(end) == 0x3A || char(end) == 0x2F { return false }
    if char(end) == 0x2E, ScalarClass.isDigit(char(end + 1)) { return false }
    let unit = hasUnit(after: end)
    if startsWithZero, !unit, let next = rangeStart(after: end), digitEnd(next.next) > next.next,
      hasUnit(after: digitEnd(next.next))
    {
      return false
    }
    if startsWithZero { return !unit }
    if range.count >= 9 {
      let isRound = (range.upperBound - 6..<range.upperBound).allSatisfy { char($0) == 0x30 }
      return !unit && !isRound
    }
    if options.context == .code { return !unit }
    if unit { return false }
    return isCode(before: range.lowerBound, count: range.count) || isCode(after: end, range)
  }

  func hasUnit(after end: Int) -> Bool {
    if KoreanUnits.match(text, at: end, span: span) != nil { return true }
    let start = skipSpaces(end)
    guard start - end <= 1,
      let found = KoreanCounters.match(text, at: start, limit: span.upperBound)
    else { return false }
    let rest = found.end..<hangulEnd(start)
    if start > end { return KoreanParticles.isSuffix(text, rest) }
    // 로 and 가 after digits are particles, not streets.
    return !KoreanParticles.isParticle(text, start..<hangulEnd(start))
  }

  /// Whether a word such as 번호 stands before a number.
  func isCode(before position: Int, count: Int) -> Bool {
    var end = position
    while end > 0 {
      switch text[end - 1] {
      case 0x20, 0x3A, 0x28, 0x5B, 0x22, 0x27, 0x23, 0x2019, 0x201C: end -= 1
      default:
        return isCode(word: wordBefore(end), end, count)
      }
    }
    return false
  }

  private func isCode(word: Range<Int>, _ end: Int, _ count: Int) -> Bool {
    if word.isEmpty {
      var start = end
      while start > 0, ScalarClass.isLatin(text[start - 1]) { start -= 1 }
      guard end - start >= 2, end - start <= 6 else { return false }
      return ["pin", "otp", "code", "id", "pnr", "cvc", "cvv"].contains(
        text.lowercased(start..<end)
      )
    }
    var word = word
    if let last = word.last, word.count > 2,
      "는은이가를을로".unicodeScalars.contains(where: { $0.value == text[last] }),
      !ends(word, with: Self.codeWords)
    {
      word = word.lowerBound..<last
    }
    if ends(word, with: Self.codeWords) { return true }
    return count == 4 && ends(word, with: Self.cardWords)
  }

  /// 1234로 끝나는 카드.
  private func isCode(after end: Int, _ range: Range<Int>) -> Bool {
    guard range.count == 4 else { return false }
    let run = end..<hangulEnd(end)
    guard KoreanParticles.isParticle(text, run), !run.isEmpty else { return false }
    return begins(wordAfter(run.upperBound), with: ["끝나"])
  }

  private static let codeWords: Set<String> = [
    "번호", "끝자리", "뒷자리", "앞자리", "코드", "인증", "핀", "암호", "송장", "운송장", "계좌", "우편", "사번",
    "학번", "여권", "비번", "식별자", "뒤네자리", "내선", "고객센터", "대표전화", "신고", "주문", "접수", "긴급",
    "전화", "문의", "콜센터", "상담", "팩스", "휴대폰", "연락처", "일련",
  ]
  private static let cardWords: Set<String> = [
    "카드", "체크", "신용", "은행", "뱅크", "통장", "페이", "국민", "신한", "하나", "우리", "농협", "기업",
  ]

  /// The words of a digit string: a short pause between its groups.
  func phrase(of string: DigitString, from start: Int) -> Phrase {
    var phrase = Phrase(end: string.end)
    if string.hasPlus {
      phrase.add("플러스", start..<(start + 1), kind: .symbolName)
    }
    var mask: (range: Range<Int>, count: Int)?
    for group in splitLong(string).groups {
      var join: SpokenWord.Join = phrase.pieces.isEmpty ? .space : .pause(.short)
      if string.hasPlus, phrase.pieces.count == 1 { join = .space }
      for part in group.parts {
        switch part {
        case .mask(let range, let count):
          let lower = mask?.range.lowerBound ?? range.lowerBound
          mask = (lower..<range.upperBound, (mask?.count ?? 0) + count)
        case .digits(let range):
          if let known = mask {
            addMask(
              &phrase, known.range, known.count,
              join: phrase.pieces.isEmpty ? .space : .pause(.short))
            mask = nil
            join = .pause(.short)
          }
          phrase.add(words: KoreanNumerals.byDigit(digits(range)), range, join: join)
          join = .tight
        }
      }
    }
    if let known = mask {
      addMask(
        &phrase, known.range, known.count, join: phrase.pieces.isEmpty ? .space : .pause(.short))
    }
    return phrase
  }

  /// 별표 네 개.
  func addMask(
    _ phrase: inout Phrase,
    _ range: Range<Int>,
    _ count: Int,
    join: SpokenWord.Join = .space
  ) {
    phrase.add("별표", range, join: join, kind: .symbolName)
    guard count > 1 else { return }
    let native = count <= 99 ? KoreanNumerals.native(count).map { [$0] } : nil
    phrase.add(words: native ?? KoreanNumerals.sino(count), range, join: .space)
    phrase.add("개", range, join: .tight, kind: .counter)
  }

  /// Splits an eleven-digit mobile number without hyphens where people breathe.
  private func splitLong(_ string: DigitString) -> DigitString {
    guard string.groups.count == 1, string.groups[0].digitCount == 11,
      case .digits(let range)? = string.groups[0].parts.first, range.count == 11,
      text.has("010", at: range.lowerBound)
    else { return string }
    var split = string
    let low = range.lowerBound
    split.groups = [low..<(low + 3), (low + 3)..<(low + 7), (low + 7)..<(low + 11)].map {
      DigitString.Group(parts: [.digits($0)], range: $0, digitCount: $0.count, hasMask: false)
    }
    return split
  }
}

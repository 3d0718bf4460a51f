extension KoreanReader {
  /// The native numeral of an amount, where its counter and its neighbours ask for one.
  func nativeNumeral(_ value: Int, _ counter: KoreanCounter, _ amount: Amount) -> String? {
    guard counter.role == .ambiguous, let unit = amount.unit else {
      return counter.native(value)
    }
    let before = wordBefore(amount.range.lowerBound)
    let after = wordAfter(unit.range.upperBound)
    let isCounted: Bool
    switch text[unit.range.lowerBound] {
    case "번": isCounted = countsTimes(value, unit, before, after)
    case "분": isCounted = countsPeople(unit, before, after)
    case "대": isCounted = countsMachines(value, unit, before, after)
    case "장": isCounted = !isChapter(unit, before, after)
    case "점": isCounted = ends(before, with: .artworks)
    case "부": isCounted = ends(before, with: .printed)
    case "가": isCounted = !isFollowedByHouses(unit)
    case "매": isCounted = !ends(before, with: ["인"])
    default: isCounted = true
    }
    return isCounted ? counter.native(value) : nil
  }

  /// 1가구 2주택 is one phrase of the law, all Sino-Korean.
  private func isFollowedByHouses(_ unit: Amount.Unit) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    return digitEnd(next) > next && hasWord("주택", at: digitEnd(next))
  }

  /// 번 counts times (세 번) or names a number (삼 번 출구).
  private func countsTimes(
    _ value: Int, _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let rest = unit.word.unicodeScalars.dropFirst()
    if rest.isEmpty, begins(after, with: .timesAfter) { return true }
    // 1번부터 5번까지, 2열 5번: places in a row.
    if rest.starts(with: "부터".unicodeScalars) || ends(before, with: ["번부터", "열"]) { return false }
    if begins(before, with: .labelBefore) || ends(before, with: .labelBefore) {
      return false
    }
    if ends(before, with: .timesBefore) { return true }
    if rest.first == "째" { return true }
    let suffix = (unit.range.lowerBound + 1)..<unit.range.upperBound
    if !rest.isEmpty, !KoreanParticles.isSuffix(text, suffix) { return false }
    if ["을", "은", "이", "으로", "과", "와"].contains(String(rest)) { return false }
    if !after.isEmpty {
      if begins(after, with: .timesAfter) { return true }
      if rest.isEmpty { return looksLikeVerb(after) }
    }
    let next = text[after.lowerBound]
    if rest.isEmpty, after.isEmpty, next.isLatin { return false }
    return value <= 10 || begins(after, with: .timesAfter)
  }

  /// 분 counts people politely (두 분) or minutes (이 분).
  private func countsPeople(
    _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let rest = String(unit.word.unicodeScalars.dropFirst())
    if rest.hasPrefix("께") { return true }
    if ends(before, with: .peopleBefore) {
      return !rest.hasPrefix("간") && !begins(after, with: ["전", "후", "소요", "대기"])
    }
    let particles: Set<String> = ["이", "의", "을", "만", "도", "은"]
    if particles.contains(rest) { return begins(after, with: .peopleAfter) }
    return rest.isEmpty && begins(after, with: ["모두", "모시", "예약", "참석", "참여"])
      && !ends(before, with: ["시"])
  }

  /// 대 counts machines (세 대), ages (삼십 대) or great ones (삼 대 지수).
  private func countsMachines(
    _ value: Int, _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    if char(next).isDigit, unit.word.unicodeScalars.count == 1 { return false }
    if ends(before, with: .rankedBefore) { return false }
    if begins(after, with: .greatOnes) { return false }
    if value >= 10, value % 10 == 0 {
      return ends(before, with: .machines) || begins(after, with: ["남", "이용", "대여", "주차"])
    }
    return true
  }

  /// 장 counts sheets (세 장) or is a chapter (삼 장).
  private func isChapter(_ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>) -> Bool {
    if ends(before, with: .chaptersBefore) { return true }
    let next = skipSpaces(unit.range.upperBound)
    if char(next).isDigit, unit.word.unicodeScalars.count == 1 {
      return char(digitEnd(next)) == "절"
    }
    return false
  }

  /// Whether a Hangul run ends as a verb does, which tells a count (두 번 보냈어요) from a label
  /// (이 번 선수).
  private func looksLikeVerb(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return range.count == 1 && text[range.lowerBound] == "더" }
    let word = text.string(range)
    return KoreanWordSet.verbLikeEndings.words.contains { word.hasSuffix($0) }
  }
}

import AccessibilityModel

extension KoreanReader {
  /// 평가(評價): Hanja in a bracket that are the word before it are not said again.
  mutating func readRepeatedHanja(at position: Int) -> Match? {
    guard char(position) == "(", stream.touches(position), let end = foreignEnd(position + 1),
      char(end) == ")", let reading = HanjaReadings.hangul(text, (position + 1)..<end),
      let first = HanjaReadings.hangul(text, (position + 1)..<end, beginsWord: true),
      let word = stream.words.last?.text, word.hasSuffix(reading) || word.hasSuffix(first)
    else { return nil }
    stream.glue("", upTo: end)
    return ("Hanja", end + 1)
  }

  /// A reading in which 金 is 금 where it is gold or money, and 김 where it begins a name.
  private func withGold(_ reading: String, _ range: Range<Int>) -> String {
    var syllables = Array(reading)
    guard syllables.count == range.count else { return reading }
    for (index, position) in range.enumerated()
    where KoreanWordSet.gold.contains(text.string(position..<(position + 1)))
      && isGold(at: position, in: range)
    {
      syllables[index] = Character(KoreanWord.gold.text)
    }
    return String(syllables)
  }

  /// 年金, 金利, 순金, 金값, 金 3개; 金 대표 is a person, and 金 by itself is left a name.
  private func isGold(at position: Int, in range: Range<Int>) -> Bool {
    if position > range.lowerBound || char(position - 1).isSyllable { return true }
    let next = position + 1
    if next < range.upperBound {
      return KoreanWordSet.afterGold.contains(text.string(next..<(next + 1)))
    }
    let after = wordAfter(next)
    if after.isEmpty { return char(skipSpaces(next)).isDigit }
    return !begins(after, with: .titles) && !KoreanWordSet.former.contains(text.string(after))
  }

  /// 40대女: whether a letter in Hanja tells who is of an age, and so begins a word.
  private func isOfAge(_ range: Range<Int>) -> Bool {
    range.count == 1 && stream.touches(range.lowerBound) && stream.words.last?.kind == .counter
  }

  /// Letters of a script that Korean does not read: Hanja by their sounds; of others only the name of the script is said.
  mutating func readForeign(at position: Int) -> Match? {
    guard let end = foreignEnd(position) else { return nil }
    let before = char(position - 1)
    guard
      let reading = HanjaReadings.hangul(
        text, position..<end, beginsWord: !before.isWordPart || isOfAge(position..<end)
      )
      .map({ withGold($0, position..<end) })
    else {
      add(ScriptNames.korean(char(position)), position..<end, kind: .symbolName)
      return ("foreign letters", end)
    }
    if stream.touches(position), before.isSyllable {
      stream.glue(reading, upTo: end)
    } else {
      add(reading, position..<end)
    }
    // 金값 is one word.
    if reading == KoreanWord.gold.text, char(end).isSyllable, hangulEnd(end) - end <= 6 {
      glue(from: end, upTo: hangulEnd(end))
      return ("Hanja", hangulEnd(end))
    }
    return ("Hanja", end)
  }
}

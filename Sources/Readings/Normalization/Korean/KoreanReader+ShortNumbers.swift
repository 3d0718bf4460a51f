import AccessibilityModel

extension KoreanReader {
  /// 1도 모르겠다: not a bit, which is no temperature.
  mutating func readNotABit(at position: Int) -> Match? {
    let next = position + 2
    guard char(position) == "1", hasWord(.also, at: position + 1), char(next) == " ",
      !isInsideWord(position), !isAmountSign(char(position - 1)), !char(position - 1).isDigit,
      !ends(wordBefore(position), with: .temperatures),
      !ends(wordBefore(position), with: .measuredByDecimals),
      begins(wordAfter(next), with: .notABit), !begins(wordAfter(next), with: .wordsAroundDegrees)
    else { return nil }
    add(
      KoreanNumerals.sino(1).joined() + text.string((position + 1)..<next), position..<next)
    return ("word", next)
  }

  private func isAmountSign(_ scalar: Unicode.Scalar) -> Bool {
    ".,-+±–~/".unicodeScalars.contains(scalar)
  }

  /// 팔로워 1.2M: millions of what is counted beside them; the K of thousands is said as a letter.
  mutating func readMillions(at position: Int) -> Match? {
    guard let number = plainQuantity(at: position), number.fraction.count <= 2 else { return nil }
    let letter = number.range.upperBound
    guard !char(letter + 1).isLatin, !char(letter + 1).isDigit,
      char(letter) == "M",
      ends(wordBefore(position), with: .countedInMillions)
        || begins(wordAfter(letter + 1), with: .countedInMillions)
    else { return nil }
    let padding = [UInt8](repeating: 0, count: 6 - number.fraction.count)
    add(
      KoreanNumerals.sino(number.digits + number.fraction + padding), position..<(letter + 1))
    return ("millions", glueParticles(at: letter + 1))
  }

  /// 38선, 3.8선: a name of the list that is said digit by digit.
  mutating func readNameByDigit(at position: Int) -> Match? {
    guard !isInsideWord(position), char(position - 1) != ".",
      let name = KoreanWordSet.namesByDigit.words.first(where: { hasWord($0, at: position) })
    else { return nil }
    let end = position + name.unicodeScalars.count
    let run = hangulEnd(end)
    guard KoreanParticles.isParticle(text, end..<run) else { return nil }
    let all = (position..<end).filter { char($0).isDigit }
    guard let last = all.last else { return nil }
    let spoken = KoreanNumerals.byDigit(all.map { char($0).digitValue }).joined()
    add(spoken + text.string((last + 1)..<run), position..<run, kind: .name)
    return ("name", run)
  }

  /// 파4, 아이오닉 5: what is numbered in English, where nothing is counted.
  mutating func readEnglishNumber(at position: Int) -> Match? {
    let word = position..<hangulEnd(position)
    let digit = skipSpaces(word.upperBound)
    guard !isInsideWord(position), KoreanWordSet.numberedInEnglish.contains(text.string(word)),
      digit == word.upperBound || digit == word.upperBound + 1 && word.count > 1,
      case let number = digit..<digitEnd(digit), let value = value(number),
      (1...10).contains(value),
      char(digit) != "0", !hasUnit(after: number.upperBound),
      !"./,~-:%".unicodeScalars.contains(char(number.upperBound))
        || !char(number.upperBound + 1).isDigit
    else { return nil }
    add(text.string(word), word)
    add(
      KoreanWord.englishDigits.list[value], number, join: .tight, kind: .number)
    return ("number", glueParticles(at: number.upperBound))
  }

  /// 55사이즈: a size of clothes is said by its digits.
  mutating func readClothesSize(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 2, char(position) == char(position + 1), char(position) > "3",
      hasWord(.size, at: skipSpaces(end))
    else { return nil }
    add(KoreanNumerals.byDigit(digits(position..<end)), position..<end)
    return ("size", end)
  }
}

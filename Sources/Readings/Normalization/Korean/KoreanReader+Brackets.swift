import AccessibilityModel

extension KoreanReader {
  /// (수) after a date that another rule read.
  mutating func readWeekday(at position: Int) -> Match? {
    guard char(position) == "(", let weekday = weekday(at: position),
      isDate(before: position)
        || time(at: skipSpaces(weekday.range.upperBound), afterDate: false) != nil
        || isOfWeek(weekday.range)
    else { return nil }
    add(weekday.word, weekday.range)
    return ("weekday", weekday.range.upperBound)
  }

  /// (일) 휴무, 매주 (월), (토): whether a day of the week in brackets stands by itself; a month and a
  /// number of days may too.
  private func isOfWeek(_ range: Range<Int>) -> Bool {
    if !isInsideWord(range.lowerBound)
      && begins(wordAfter(range.upperBound), with: .weekdayWordsAfter)
      || ends(wordBefore(range.lowerBound), with: .weekdayWordsBefore)
    {
      return true
    }
    return range == 0..<text.count
      && ![KoreanWord.month, .day].contains { hasWord($0, at: range.lowerBound + 1) }
  }

  private func isDate(before position: Int) -> Bool {
    let word = wordBefore(position)
    return ends(word, with: .days) || (word.isEmpty && text[word.lowerBound - 1].isDigit)
  }

  /// (-) of (-) 1,200원.
  mutating func readSignInParentheses(at position: Int) -> Match? {
    let sign = char(position + 1)
    guard char(position) == "(", ["-", "+", "–", "−"].contains(sign), char(position + 2) == ")",
      !char(position - 1).isWordPart,
      isSignedAmount(skipSpaces(position + 3)) || isResult(position..<(position + 3))
    else { return nil }
    add((sign == "+" ? KoreanWord.plus : .minus).text, position..<(position + 3), kind: .symbolName)
    return ("sign", position + 3)
  }

  /// 요단백 (-): whether a sign in brackets is all that is told of the word before it.
  private func isResult(_ bracket: Range<Int>) -> Bool {
    let after = skipSpaces(bracket.upperBound)
    return char(bracket.lowerBound - 1) == " "
      && !ends(wordBefore(bracket.lowerBound), with: .namesOfSigns)
      && !wordBefore(bracket.lowerBound).isEmpty
      && (after >= span.upperBound || char(after) == "," || char(after) == "\n")
  }

  /// (주)카카오, 카카오(주): a company limited by shares.
  mutating func readCompany(at position: Int) -> Match? {
    guard let kind = KoreanWord.companySign.list.firstIndex(where: { hasWord($0, at: position) })
    else { return nil }
    let before = char(position - 1)
    let next = char(skipSpaces(position + 3))
    // (사) and (재) are so right before a name only.
    guard kind == 0 || char(position + 3).isSyllable && !before.isWordPart else { return nil }
    guard !next.isDigit, (next.isSyllable || next.isLatin) != (before.isSyllable || before.isLatin)
    else { return nil }
    add(KoreanWord.company.list[kind], position..<(position + 3))
    return ("company", position + 3)
  }

  /// 이름을(를): the particle of a template, said once.
  mutating func readAlternative(at position: Int) -> Match? {
    guard char(position) == "(", char(position + 2) == ")" else { return nil }
    if let match = readOptionalSyllable(at: position) { return match }
    guard KoreanParticles.isPair(char(position - 1), char(position + 1)) else { return nil }
    // 배송지을(를); a base of one syllable may be a word with its own 이: 아이(가).
    let written = text.string((position - 1)..<position)
    if stream.touches(position), let base = stream.words.last?.text.dropLast(), base.count >= 2 {
      stream.replaceEnd(
        written, with: KoreanParticles.fitting(written, after: String(base)))
    }
    return ("particle of a template", position + 3)
  }

  /// 서울(으)로, 쿠폰(이)나, 회원(을)를: the form that fits is said.
  private mutating func readOptionalSyllable(at position: Int) -> Match? {
    let rest = (position + 3)..<hangulEnd(position + 3)
    guard KoreanParticles.isTemplateEnding(text, rest), let last = stream.words.last,
      stream.touches(position) || isAfterClosing(position)
    else { return nil }
    let optional = text.string((position + 1)..<(position + 2))
    let particle = text.string(rest)
    let form: String
    if KoreanParticles.isPair(char(position + 1), char(position + 3)) {
      form = KoreanParticles.fitting(optional, after: last.text) + String(particle.dropFirst())
    } else if KoreanWordSet.optionalSyllables.contains(optional) {
      form = KoreanParticles.isOpen(last.text, before: particle) ? particle : optional + particle
    } else {
      return nil
    }
    stream.dropPause()
    stream.glue(form, upTo: rest.upperBound)
    return ("particle of a template", rest.upperBound)
  }
}

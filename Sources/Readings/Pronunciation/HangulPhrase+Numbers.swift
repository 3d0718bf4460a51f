extension HangulPhrase {
  /// How numerals sound together and with their counters: 육십육 육씸뉵, 열셋 열쎋, 일 등 일뜽.
  mutating func applyNumbers(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated() {
      if context.isNumeral { pronounceNumeral(words[index], context) }
      guard index > 0, !context.isAfterBreak, contexts[index - 1].isNumeral
      else { continue }
      pronounceCounter(words[index].lowerBound, context)
    }
  }

  private mutating func pronounceNumeral(_ word: Range<Int>, _ context: WordContext) {
    // The decimal point is always 쩜.
    if context.text == "점" { return tense(word.lowerBound) }
    if !context.hasPower, !context.isNative { return readDigits(word) }
    for index in word.dropFirst() where joins(index) {
      let before = slots[index - 1].written
      let syllable = slots[index].written
      let next = index + 1 < word.upperBound ? slots[index + 1].written.scalar : nil
      switch syllable.scalar {
      case "육" where before.coda != .none:
        slots[index].syllable.onset = .n
      case "여" where before.coda != .none && (next == "섯" || next == "덟"),
        "일" where before.coda != .none && next == "곱":
        slots[index].syllable.onset = .n
      case "점":
        tense(index)
      case "십", "조":
        if before.coda == .l { tense(index) }
      default:
        if before.scalar == "열", syllable.onset == .d || syllable.onset == .s { tense(index) }
      }
    }
  }

  /// Digits one by one, as in a telephone number: clearest when each keeps its sound.
  private mutating func readDigits(_ word: Range<Int>) {
    for index in word.dropFirst() where joins(index) {
      if slots[index - 1].written.coda == .g { tense(index) }
      slots[index].boundary = .apart
    }
  }

  /// The word after a number, most often its counter.
  private mutating func pronounceCounter(_ start: Int, _ context: WordContext) {
    guard start > 0, slots[start - 1].other == nil, slots[start].other == nil else { return }
    let before = slots[start - 1].written
    guard slots[start].boundary == .number else { return }
    switch before.scalar {
    case "열":
      tense(start)
    case "일", "칠", "팔":
      if KoreanWordSet.tensedCounters.hasPrefix(of: context.text) { tense(start) }
    default:
      break
    }
    if before.coda != .none, context.text.hasPrefix("연대") {
      slots[start].syllable.onset = .n
    } else if KoreanWordSet.loanUnits.hasPrefix(of: context.text) {
      // A loan word keeps clear of the numeral: 칠 유로, 육십 헤르츠.
      slots[start].boundary = .apart
    }
  }
}

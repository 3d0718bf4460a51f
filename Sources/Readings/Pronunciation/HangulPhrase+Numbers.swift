extension HangulPhrase {
  /// How numerals sound together and with their counters: 육십육 육씸뉵, 열셋 열쎋, 일 등 일뜽.
  mutating func applyNumbers(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated() {
      if context.isNumeral { pronounceNumeral(words[index], context) }
      guard index > 0, !context.isAfterBreak,
        contexts[index - 1].isNumeral || contexts[index - 1].isNativeNumeral
      else { continue }
      pronounceCounter(words[index].lowerBound, context)
    }
  }

  /// 열, the native ten.
  private static let ten = KoreanWord.nativeTens.character

  private mutating func pronounceNumeral(_ word: Range<Int>, _ context: WordContext) {
    // The decimal point is always 쩜.
    if context.text == KoreanWord.point.text { return tense(word.lowerBound) }
    if !context.hasPower, !context.isNative { return readDigits(word) }
    for index in word.dropFirst() where joins(index) {
      let before = slots[index - 1].written
      let onset = slots[index].written.onset
      let rest = String(
        String.UnicodeScalarView(slots[index..<word.upperBound].map(\.written.scalar)))
      if KoreanWordSet.numeralsAfterN.hasPrefix(of: rest) {
        if before.coda != .none { slots[index].syllable.onset = .n }
      } else if rest.hasPrefix(KoreanWord.point.text)
        || (before.coda == .l && KoreanWordSet.tensedPowers.hasPrefix(of: rest))
        || (before.scalar == Self.ten && (onset == .d || onset == .s))
      {
        tense(index)
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
    if before.scalar == Self.ten
      || (KoreanWordSet.numeralsInL.contains("\(before.scalar)")
        && (KoreanWordSet.tensedCounters.hasPrefix(of: context.text)
          && !KoreanWordSet.plainAfterL.hasPrefix(of: context.text)
          || context.isNoun(of: .tensedCountersAlone)))
    {
      tense(start)
    }
    if before.coda != .none, context.text.hasPrefix(KoreanWord.era.text) {
      slots[start].syllable.onset = .n
    } else if KoreanWordSet.loanUnits.hasPrefix(of: context.text) {
      // Before a loan word the numeral keeps its sound: 칠 유로, 육십 헤르츠.
      slots[start].boundary = .apart
    }
  }
}

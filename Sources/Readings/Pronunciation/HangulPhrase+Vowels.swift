extension HangulPhrase {
  /// Article 5: ㅢ after a consonant is ㅣ, ㅕ after ㅈ ㅉ ㅊ is ㅓ, the particle 의 is 에.
  ///
  /// Where the article leaves a choice the written vowel stays: 계 ㅖ, 주의 ㅢ.
  mutating func applyVowels(_ contexts: [WordContext]) {
    for index in slots.indices where slots[index].other == nil {
      slots[index].syllable.settleVowel()
    }
    for (index, word) in words.enumerated()
    where endsInGenitive(word, isCounter: [.counter, .number].contains(contexts[index].word.kind)) {
      slots[word.upperBound - 1].syllable.vowel = .e
    }
  }

  /// Whether a word ends in the particle 의, as 우리의 does and 주의 does not.
  private func endsInGenitive(_ word: Range<Int>, isCounter: Bool) -> Bool {
    let last = word.upperBound - 1
    guard word.count > 1, slots[last].other == nil else { return false }
    guard slots[last].written == HangulSyllable(.none, .ui) else { return false }
    let stem = slots[word].dropLast().map { $0.written.scalar }
    guard let before = stem.last else { return false }
    if isCounter { return true }
    if stem.count > 1, Self.longNounsInUi.contains(Array(stem.suffix(3))) { return false }
    return stem.count == 1
      ? Self.stemsWithGenitive.contains(before) : !Self.nounsInUi.contains(before)
  }

  private static let nounsInUi = KoreanWordSet.nounsInUi.characters

  private static let longNounsInUi = Set(
    KoreanWordSet.longNounsInUi.spellings.map { Array($0.suffix(3)) }
  )

  private static let stemsWithGenitive = KoreanWordSet.stemsWithGenitive.characters
}

extension HangulSyllable {
  /// Changes the vowel to the one that is said after its onset.
  mutating func settleVowel() {
    switch (onset, vowel) {
    case (.none, _): break
    case (_, .ui): vowel = .i
    case (.j, .yeo), (.jj, .yeo), (.ch, .yeo): vowel = .eo
    default: break
    }
  }
}

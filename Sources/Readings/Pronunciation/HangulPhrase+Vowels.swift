extension HangulPhrase {
  /// Article 5: ㅢ after a consonant is ㅣ, ㅕ after ㅈ ㅉ ㅊ is ㅓ, the particle 의 is 에.
  ///
  /// Where the article leaves a choice the written vowel stays: 계 ㅖ, 주의 ㅢ.
  mutating func applyVowels(_ contexts: [WordContext]) {
    for index in slots.indices where slots[index].other == nil {
      slots[index].syllable.settleVowel()
    }
    for (index, word) in words.enumerated()
    where endsInGenitive(word, isCounter: contexts[index].word.kind == .counter) {
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
      ? Self.shortStemsWithGenitive.contains(before) : !Self.nounsInUi.contains(before)
  }

  /// What stands before 의 in the nouns that end longer words: 부주의, 재회의, 미동의.
  private static let nounsInUi = Set("주회동문합협논정명결편심토강유창".unicodeScalars)

  /// 불가사의, 반신반의: what stands before 의 where its last syllable alone would not tell.
  private static let longNounsInUi: Set<[Unicode.Scalar]> = Set(
    ["불가사", "반신반", "일반", "전문", "수련", "주치", "연의", "삼국지연", "봉신연", "개업", "공중보건"]
      .map { Array($0.unicodeScalars.suffix(3)) }
  )

  /// One-syllable stems that take the particle far more often than they begin such a noun.
  private static let shortStemsWithGenitive = Set(
    "나너저밖그내네집물책앱곳것글달해옷꽃말손눈몸땅길밤낮산새곰돈빛빵밥차배코입귀남".unicodeScalars
  )
}

extension HangulSyllable {
  /// Brings its vowel to what its onset allows.
  mutating func settleVowel() {
    switch (onset, vowel) {
    case (.none, _): break
    case (_, .ui): vowel = .i
    case (.j, .yeo), (.jj, .yeo), (.ch, .yeo): vowel = .eo
    default: break
    }
  }
}

extension KoreanReader {
  /// 카드 유효기간 08/29: the month and the year until which a card is good.
  func cardExpiry(_ first: Range<Int>) -> Phrase? {
    let second = (first.upperBound + 1)..<digitEnd(first.upperBound + 1)
    guard char(first.upperBound) == "/", first.count == 2, second.count == 2 || second.count == 4,
      KoreanParticles.isParticle(text, second.upperBound..<hangulEnd(second.upperBound)),
      !char(second.upperBound).isLatin, char(second.upperBound) != "/",
      let month = value(first), (1...12).contains(month),
      let year = value(second), (24...45).contains(second.count == 2 ? year : year - 2000),
      isOfCard(first.lowerBound), rangeStart(after: second.upperBound) == nil
    else { return nil }
    var phrase = Phrase(end: second.upperBound)
    addMonth(&phrase, month, first.lowerBound..<(first.upperBound + 1))
    phrase.add(year, second, .year)
    return phrase
  }

  /// Whether a word such as 유효기간 stands before a position, and right before it a card or the
  /// number of one; a coupon or a greeting is good until a day.
  private func isOfCard(_ position: Int) -> Bool {
    var end = position
    while " :(".unicodeScalars.contains(char(end - 1)) { end -= 1 }
    if char(end - 1) == ")" {
      // 유효기간(월/년).
      while end > span.lowerBound, char(end - 1) != "(", char(end - 1) != "\n" { end -= 1 }
      end -= 1
    }
    var word = wordBefore(end)
    guard let last = word.last else { return false }
    let hasParticle = KoreanWordSet.particlesOfTopics.contains(text.string(last..<word.upperBound))
    if hasParticle { word = word.lowerBound..<last }
    guard let expiry = expiryWord(endOf: word) else { return false }
    if expiry > word.lowerBound { return isCard(word.lowerBound..<expiry) }
    // 신한카드 1234 · 유효기간: the number and the marks between.
    end = expiry
    var hasNumber = false
    while Self.isOfCardNumber(char(end - 1)) {
      end -= 1
      hasNumber = hasNumber || char(end).isDigit
    }
    word = wordBefore(end)
    return isCard(word) || hasNumber && isCard(cardOfNumber(word))
  }

  /// Where the longest word such as 만료일 at the end of a word begins.
  private func expiryWord(endOf word: Range<Int>) -> Int? {
    (2...5).reversed().lazy.map { word.upperBound - $0 }.first {
      $0 >= word.lowerBound
        && KoreanWordSet.expiryWords.contains(text.string($0..<word.upperBound))
    }
  }

  /// 카드 of 카드번호.
  private func cardOfNumber(_ word: Range<Int>) -> Range<Int> {
    let length = (2...4).first {
      $0 < word.count
        && KoreanWordSet.codeWords.contains(text.string((word.upperBound - $0)..<word.upperBound))
    }
    return word.lowerBound..<(word.upperBound - (length ?? word.count))
  }

  /// Whether a word is that of a card to pay with, and of no card of thanks or of a member.
  private func isCard(_ word: Range<Int>) -> Bool {
    let start = word.upperBound - KoreanWord.card.text.unicodeScalars.count
    guard start >= word.lowerBound, hasWord(.card, at: start) else { return false }
    let name = start > word.lowerBound ? word.lowerBound..<start : wordBefore(start)
    return !ends(name, with: .givenCards)
      && (!name.isEmpty || !KoreanWordSet.givenCards.contains(latinBefore(start)))
  }

  /// The digits of a card, their masks, and what stands between.
  private static func isOfCardNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar.isMask || " -·:|,()".unicodeScalars.contains(scalar)
  }
}

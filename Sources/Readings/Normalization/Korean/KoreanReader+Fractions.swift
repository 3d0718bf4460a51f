import AccessibilityModel

extension KoreanReader {
  /// 3/4분기: a quarter of a year.
  mutating func readQuarter(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.high == 4, pair.low < 5,
      hasWord(.quarter, at: skipSpaces(pair.end))
    else { return nil }
    add(pair.first.words.joined() + pair.second.words.joined(), pair.whole, kind: .number)
    return ("quarter", pair.end)
  }

  /// 1/n: an equal share.
  mutating func readShare(at position: Int) -> Match? {
    let sign = digitEnd(position)
    let end = sign + 2
    guard sign - position <= 2, char(sign) == "/", char(sign + 1).lowercased == "n",
      !char(end).isLatin, !char(end).isDigit, !isInsideWord(position), char(position - 1) != "/"
    else { return nil }
    var phrase = Phrase(end: end)
    phrase.add(
      LatinReading.spell(text, (sign + 1)..<end).text + KoreanWord.partsOf.text, position..<end,
      kind: .letterName)
    phrase.add(words: KoreanNumerals.sino(digits(position..<sign)), position..<end)
    return readWithParticles(phrase, "fraction")
  }

  /// 4/4박자, 12/8박자: beats of a bar, which may be as much as one or more.
  mutating func readBeats(at position: Int) -> Match? {
    guard char(digitEnd(position)) == "/", let pair = slashPair(at: position), !pair.hasFraction,
      (2...16).contains(pair.high), hasWord(.beats, at: skipSpaces(pair.end))
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.second.words, pair.whole)
    phrase.glue(KoreanWord.partsOf.text)
    phrase.add(words: pair.first.words, pair.whole)
    add(phrase)
    return ("fraction", pair.end)
  }

  /// 1/2: a fraction, where nothing says that it is a part of a whole.
  mutating func readFraction(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !isPart(pair), isFraction(pair), !isStorage(pair)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.second.words, pair.whole)
    phrase.glue(KoreanWord.partsOf.text)
    phrase.add(words: pair.first.words, pair.whole)
    if let found = KoreanUnits.match(text, at: pair.end, span: span), found.unit.prefix == nil {
      phrase.add(found.unit.word, pair.end..<found.end, join: .tight, kind: .counter)
      phrase.end = found.end
    }
    return readWithParticles(phrase, "fraction")
  }

  /// 6/8GB: whether a unit of storage follows, of which nobody writes a fraction.
  private func isStorage(_ pair: NumberPair) -> Bool {
    amount(at: pair.second.range.lowerBound)?.unit.map {
      KoreanWord.storage.list.contains($0.word)
    } ?? false
  }

  /// Whether two numbers with a slash between them may be a fraction, as far as they tell.
  func isFraction(_ pair: NumberPair) -> Bool {
    !pair.hasFraction && pair.low > 0 && pair.high > 1 && pair.low < pair.high
      && (pair.high <= 12 || pair.high == 100 || pair.high == 1000 || isOfSecond(pair)
        || ends(wordBefore(pair.whole.lowerBound), with: .fractionWords) || isScale(pair))
      && !pair.first.isGrouped && char(pair.sign + 1) != " "
  }

  /// Whether it is the scale of a map, as 1/25,000, and nothing counted, as 1/3,000원.
  private func isScale(_ pair: NumberPair) -> Bool {
    guard pair.low == 1, pair.second.isGrouped, pair.high < Int.max, pair.high % 1000 == 0 else {
      return false
    }
    // 1/25,000 도면: past a space a counter may begin a word.
    let unit = amount(at: pair.second.range.lowerBound)?.unit
    return unit.map { $0.range.lowerBound > pair.end && !$0.isMoney } ?? true
  }

  /// 1/125s, 1/60초: whether it is a shutter's time.
  private func isOfSecond(_ pair: NumberPair) -> Bool {
    pair.low == 1
      && (hasWord(.second, at: pair.end)
        || char(pair.end) == "s" && !char(pair.end + 1).isWordPart)
  }
}

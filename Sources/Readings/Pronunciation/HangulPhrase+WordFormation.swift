import Support

extension HangulPhrase {
  /// The patterns of word formation that hold for nearly every word of their shape.
  ///
  /// They look only at words that no entry of the lexicon covers.
  mutating func applyWordFormation(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated()
    where context.word.kind == .word || context.word.kind == .name {
      let word = words[index]
      guard word.count == context.units.count else { continue }
      tenseSinoKorean(word)
      openWord(word)
      openLoans(in: word, context)
      insertN(in: word)
      for index in word.dropFirst(2) where !slots[index].isKnown {
        applySuffix(at: index, in: word, context)
        tenseCount(at: index, in: word, context)
      }
      tensePrice(index, contexts)
    }
  }

  /// Article 26 for a word that begins with a Sino-Korean syllable in ㄹ: 열정 열쩡.
  private mutating func tenseSinoKorean(_ word: Range<Int>) {
    guard word.count > 1 else { return }
    let first = slots[word.lowerBound]
    let second = slots[word.lowerBound + 1]
    guard !first.isKnown, !second.isKnown, first.other == nil, second.other == nil,
      Self.sinoSyllablesInL.contains(first.written.scalar),
      Self.sinoSyllablesAfterL.contains(second.written.scalar)
    else { return }
    tense(word.lowerBound + 1)
  }

  /// Article 15 after what is always before a word of its own: 첫아들 처다들.
  private mutating func openWord(_ word: Range<Int>) {
    guard word.count > 2, Self.prefixesOfWords.contains(slots[word.lowerBound].written.scalar)
    else { return }
    let second = word.lowerBound + 1
    guard !slots[second].isKnown || slots[second].entry != slots[word.lowerBound].entry,
      slots[second].syllable.beginsWithVowel
    else { return }
    slots[second].boundary = .part
  }

  private static let prefixesOfWords = KoreanWordSet.prefixesOfWords.characters

  /// Article 15 after a loan word in ㅅ before a noun: 핫윙 하뒹.
  ///
  /// Before a noun in 여 and the like article 29 puts ㄴ: 티켓예매 티켄녜매. Before a particle ㅅ moves
  /// over: 인터넷이 인터네시.
  private mutating func openLoans(in word: Range<Int>, _ context: WordContext) {
    for second in word.dropFirst()
    where Self.loansInS.contains(slots[second - 1].written.scalar)
      && slots[second].syllable.beginsWithVowel
      && (!slots[second].isKnown || slots[second].entry != slots[second - 1].entry)
    {
      let units = context.units.dropFirst(second - word.lowerBound).map(\.scalar)
      let rest = String(String.UnicodeScalarView(units))
      let written = WrittenText(units)
      guard !KoreanWordSet.copulas.hasPrefix(of: rest),
        !KoreanParticles.isParticle(written, 0..<written.count)
      else { continue }
      slots[second].boundary = .part
      let vowel = slots[second].syllable.vowel
      if vowel == .i
        ? KoreanWordSet.sinoNounsInI.hasPrefix(of: rest)
        : vowel.takesInsertedN && !KoreanWordSet.loansInGlides.hasPrefix(of: rest)
      {
        slots[second].syllable.onset = .n
      }
    }
  }

  private static let loansInS = KoreanWordSet.loansInS.characters

  /// Article 29 before nouns that are words of their own wherever they stand: 한국여행 한궁녀행.
  private mutating func insertN(in word: Range<Int>) {
    for index in word.dropFirst(2) where slots[index].syllable.beginsWithVowel {
      guard slots[index - 1].syllable.coda != .none, index + 1 < word.upperBound,
        !slots[index].isKnown || slots[index].entry != slots[index - 1].entry,
        let wordsBefore = Self.freeNouns[
          [slots[index].written.scalar, slots[index + 1].written.scalar]],
        !wordsBefore.contains(slots[index - 1].written.scalar)
      else { continue }
      slots[index].syllable.onset = .n
    }
  }

  /// The nouns, with the syllables that make another word of their first one: 요금 is none in
  /// 필요금액, nor 여성 in 참여성과.
  private static let freeNouns = DataTable.dictionary(
    "ko/free-nouns.tsv", columns: ["noun", "except"], optional: 1
  ) { (Array($0[0].unicodeScalars), Set($0[1].unicodeScalars)) }

  /// A suffix after a noun of two syllables or more.
  private mutating func applySuffix(at index: Int, in word: Range<Int>, _ context: WordContext) {
    guard let suffix = Self.suffixes[slots[index].written.scalar],
      !suffix.wordsBefore.contains(slots[index - 1].written.scalar),
      !beginsNounLikeSuffix(context.units.dropFirst(index - word.lowerBound)),
      KoreanEndings.isAfterNoun(context.units.dropFirst(index - word.lowerBound + 1)),
      index - word.lowerBound != 2 || !isName(slots[word.lowerBound...index].map(\.written.scalar))
    else { return }
    let coda = slots[index - 1].written.coda
    switch suffix.change {
    case .tense: tense(index)
    case .tenseAfterLong
    where index - word.lowerBound > 2 && !context.text.hasSuffix(KoreanWord.length.text):
      tense(index)
    case .tenseAfterL where coda == .l && isSinoKorean(slots[word.lowerBound..<index].suffix(4)):
      tense(index)
    case .insertN where coda != .none: slots[index].syllable.onset = .n
    case .keepN where coda == .n: slots[index].syllable.onset = .n
    case .tenseAfterLong, .tenseAfterL, .insertN, .keepN: break
    }
  }

  /// Whether a suffix only begins a noun of its own: 법인 of 비영리법인.
  private func beginsNounLikeSuffix(_ rest: ArraySlice<HangulUnit>) -> Bool {
    KoreanWordSet.nounsLikeSuffixes.hasPrefix(
      of: String(String.UnicodeScalarView(rest.prefix(2).map(\.scalar))))
  }

  /// 수, a number, after what it counts: 회원수 회원쑤, 이용자수 이용자쑤.
  private mutating func tenseCount(at index: Int, in word: Range<Int>, _ context: WordContext) {
    guard slots[index].written.scalar == KoreanWord.count.character,
      KoreanEndings.isAfterNoun(context.units.dropFirst(index - word.lowerBound + 1))
    else { return }
    let stem = slots[word.lowerBound..<index].map(\.written.scalar)
    let isCounted = (1...min(stem.count, 5)).contains {
      KoreanWordSet.countedBySu.contains(String(String.UnicodeScalarView(stem.suffix($0))))
    }
    let arePeople =
      stem.count > 2 && stem.last == KoreanWord.personSuffix.character
      && !Self.needlework.contains(stem[stem.count - 2])
    if isCounted || arePeople { tense(index) }
  }

  private static let needlework = KoreanWordSet.needlework.characters

  /// 가, a price, before money: after a consonant, where a subject would have 이 (확정가 12만원), and at
  /// the end of a longer name of a price of the list (공동구매가 9,900원).
  private mutating func tensePrice(_ index: Int, _ contexts: [WordContext]) {
    let last = words[index].upperBound - 1
    guard words[index].count > 2, slots[last].written.scalar == KoreanWord.price.character,
      !slots[last].isKnown,
      slots[last - 1].written.coda != .none || endsInPrice(words[index]),
      index + 1 < contexts.count, !contexts[index + 1].isAfterBreak,
      isPrice(from: index + 1, contexts)
    else { return }
    tense(last)
  }

  /// Whether a word ends with the name of a price that may be a subject elsewhere: 구매가.
  private func endsInPrice(_ word: Range<Int>) -> Bool {
    (3...4).contains { length in
      let name = slots[word.suffix(length)].map(\.written.scalar)
      return Homograph.table[String(String.UnicodeScalarView(name))]?.contains {
        $0.place == .last
      } ?? false
    }
  }

  /// Whether it is a family name and a given name in 성 (박지성), and no quality (천재성).
  private func isName(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count == 3 && scalars[2] == KoreanWord.quality.character
      && Self.familyNames.contains(scalars[0])
      && Self.givenNames.contains(scalars[1])
      && !KoreanWordSet.qualitiesLikeNames.contains(String(String.UnicodeScalarView(scalars)))
  }

  private static let familyNames = KoreanWordSet.familyNames.characters
  private static let givenNames = KoreanWordSet.givenNames.characters

  /// Whether a noun in ㄹ looks Sino-Korean, and not like a verb stem.
  private func isSinoKorean(_ stem: ArraySlice<Slot>) -> Bool {
    guard let last = stem.last?.written, Self.sinoEndingsInL.contains(last.scalar) else {
      return false
    }
    return !KoreanStems.isVerbInL(stem.map(\.written))
  }

  /// What a suffix does where it meets its noun.
  private enum SuffixChange: String, CaseIterable {
    case tense, tenseAfterLong, tenseAfterL, insertN, keepN
  }

  /// The suffixes, with the syllables that make another word of each: 용 is none in 사용.
  private static let suffixes = DataTable.dictionary(
    "ko/suffixes.tsv", columns: ["suffix", "change", "except"], optional: 1
  ) { row throws(TabTable.Fault) in
    let change = try row.name(1, of: SuffixChange.self)
    return (try row.scalar(0), (change: change, wordsBefore: Set(row[2].unicodeScalars)))
  }

  private static let sinoEndingsInL = KoreanWordSet.sinoEndingsInL.characters
  private static let sinoSyllablesInL = KoreanWordSet.sinoSyllablesInL.characters
  private static let sinoSyllablesAfterL = KoreanWordSet.sinoSyllablesAfterL.characters
}

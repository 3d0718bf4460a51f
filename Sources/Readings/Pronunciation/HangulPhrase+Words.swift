extension HangulPhrase {
  /// Sets how close each word stands to the one before it.
  ///
  /// Words are said apart, which is clearer, except where nobody parts them: a number and its
  /// counter, 몇, 첫 and 못 and what follows, a short noun and its place or its verb (꽃 위, 책 넣는다).
  mutating func joinWords(_ contexts: [WordContext]) {
    for index in words.indices.dropFirst() where !contexts[index].isAfterBreak {
      let start = words[index].lowerBound
      // The digits after a decimal point are said one by one: 육 쩜 일.
      if contexts[index - 1].word.kind == .number, contexts[index - 1].isPoint { continue }
      if contexts[index].word.isSaid(with: contexts[index - 1].word)
        || (contexts[index - 1].isSinoNumeral && contexts[index].isSinoCounter
          && contexts[index].word.kind != .number && !leadsToNumber(index, contexts))
        || ((contexts[index - 1].isNativeNumeral || contexts[index - 1].isRoundNumeral)
          && contexts[index].word.kind != .number && contexts[index].isNoun(of: .nativeCounters))
      {
        slots[start].boundary = .number
      } else if contexts[index - 1].joins(contexts[index]) {
        slots[start].boundary = .phrase
      }
    }
  }

  /// 월 of 5천 월 80: whether a word that no rule read as the counter of the number before it is of the
  /// one after it.
  private func leadsToNumber(_ index: Int, _ contexts: [WordContext]) -> Bool {
    contexts[index - 1].word.kind == .number && contexts[index].word.kind == .word
      && index + 1 < contexts.count && contexts[index + 1].word.kind == .number
      && !contexts[index + 1].isAfterBreak
  }

  /// Article 29 across a space: 할 일 할릴, 옷 입다 온닙따, 잘 입다 잘립따.
  mutating func applyInsertion(_ contexts: [WordContext]) {
    for index in words.indices.dropFirst() where !contexts[index].isAfterBreak {
      let start = words[index].lowerBound
      let first = slots[start].syllable
      guard first.beginsWithVowel, first.vowel.takesInsertedN, slots[start].other == nil,
        slots[start - 1].syllable.coda != .none,
        takesInsertion(contexts[index - 1], contexts[index])
      else { continue }
      slots[start].syllable.onset = .n
      slots[start].boundary = .phrase
    }
  }

  /// Whether ㄴ comes between two words.
  private func takesInsertion(_ left: WordContext, _ right: WordContext) -> Bool {
    guard left.word.kind == .word, right.word.kind == .word else { return false }
    if KoreanWordSet.insertingAdverbs.contains(left.text) {
      return KoreanWordSet.insertedVerbs.hasPrefix(of: right.text)
    }
    if left.text == KoreanWord.negation.text {
      return KoreanWordSet.negatedVerbs.hasPrefix(of: right.text)
    }
    if KoreanWordSet.determiners.contains(left.text), right.isNoun(of: .determinedNouns) {
      return true
    }
    // 첫 여행 천녀행, 옛 이야기 옌니야기, but 첫 인상 처딘상.
    if KoreanWordSet.firstAndFormer.contains(left.text),
      case .syllable(let first) = right.units.first
    {
      return first.vowel != .i || right.isNoun(of: .nativeNounsInI)
    }
    // 몇 역 면녁, 몇 연도 면년도, but 몇 인분 며딘분.
    if KoreanWordSet.howMany.contains(left.text), case .syllable(let first) = right.units.first {
      return first.vowel != .i
    }
    // 한 입.
    if left.isNativeNumeral, right.isNoun(of: .countedMouthfuls) { return true }
    // 삼십일 일 is a day.
    return !left.isSinoNumeral && endsInModifier(left) && right.isNoun(of: .insertedNouns)
  }

  /// Whether a word ends like a verb before a noun: 한, 할, 먹은, 먹을, 하는.
  private func endsInModifier(_ context: WordContext) -> Bool {
    guard case .syllable(let last) = context.units.last else { return false }
    switch last.coda {
    case .n:
      return KoreanWordSet.modifiersInN.contains("\(last.scalar)")
        || KoreanWordSet.endsOfModifiersInN.words.contains { context.text.hasSuffix($0) }
    case .l: return context.isModifierInL
    default: return false
    }
  }
}

extension SpokenWord {
  /// Whether it makes one word to the ear with the one before it, as a counter does with its
  /// number.
  ///
  /// The words of a name (애플 워치), the groups of a great number (삼만 이천) and the digits after
  /// a decimal point are only said close together.
  package func isSaid(with previous: SpokenWord) -> Bool {
    guard join == .tight else { return false }
    if kind == .counter { return true }
    guard previous.kind == .number, kind != .letterName else { return false }
    return kind != .number || text == KoreanWord.point.text
  }
}

extension WordContext {
  /// Whether it runs into the word that follows.
  fileprivate func joins(_ next: WordContext) -> Bool {
    guard units.count <= 2, case .syllable(let first) = next.units.first, next.word.kind != .name
    else { return false }
    if KoreanWordSet.firstAndFormer.contains(text) {
      // 첫 6개월 is clearer apart.
      if next.word.kind == .number { return false }
      // 첫 화면 is clearer with its ㅎ; 첫 해 is one word to the ear.
      if first.onset == .h { return next.isNoun(of: .nounsInHAfterFirst) }
      // Before ㅑ ㅕ ㅛ ㅠ only with the ㄴ that ``applyInsertion(_:)`` puts there.
      return !first.beginsWithVowel || !first.vowel.takesInsertedN || first.vowel == .i
    }
    if KoreanWordSet.runningOn.contains(text) { return true }
    if KoreanWordSet.beforeOne.contains(text), next.isNoun(of: .ones) { return true }
    if text == KoreanWord.thing.text { return next.text.hasPrefix(KoreanWord.alike.text) }
    guard KoreanWordSet.shortNouns.contains(text) else { return false }
    return first.onset == .n || first.onset == .m || next.isNoun(of: .placesAndCounts)
  }

  /// Whether it is a noun of a list, alone or with a particle.
  func isNoun(of nouns: KoreanWordSet) -> Bool {
    nouns.words.contains { noun in
      text.hasPrefix(noun)
        && KoreanEndings.isAfterNoun(units.dropFirst(noun.unicodeScalars.count))
    }
  }

  /// Whether it is a numeral written out: 만, 이천오백.
  var isNumeral: Bool {
    if word.kind == .number { return true }
    return hasPower && units.allSatisfy { Self.numerals.contains($0.scalar) }
  }

  /// Whether 십, 백, 천, 만 or 억 is in it, so that it is a number and no string of digits.
  var hasPower: Bool { units.contains { Self.powers.contains($0.scalar) } }

  /// Whether it is digits said one by one, which no entry of the lexicon may take for a word: 일일이.
  var isDigitString: Bool { word.kind == .number && !isNative }

  /// Whether it is the decimal point.
  var isPoint: Bool { text == KoreanWord.point.text }

  /// Whether it is a native numeral, such as 열여섯.
  var isNative: Bool { !units.allSatisfy { Self.digits.contains($0.scalar) } }

  /// Whether it is a native numeral written out: 다섯, 열여섯.
  var isNativeNumeral: Bool { word.kind == .word && KoreanNumerals.natives.contains(text) }

  /// Whether it is a Sino-Korean numeral, of one digit perhaps: 일 of 일 년.
  fileprivate var isSinoNumeral: Bool {
    isNumeral || (units.count == 1 && units.allSatisfy { Self.numerals.contains($0.scalar) })
  }

  /// Whether it is a Sino-Korean numeral written out that native counters stand after: 백, 수천.
  fileprivate var isRoundNumeral: Bool {
    guard word.kind == .word, hasPower, let first = units.first?.scalar else { return false }
    let rest = Self.vagueNumerals.contains(first) ? units.dropFirst() : units[...]
    return rest.allSatisfy { Self.numerals.contains($0.scalar) }
  }

  /// Whether it counts what a Sino-Korean numeral tells: 원, 년, 분.
  fileprivate var isSinoCounter: Bool { isNoun(of: .sinoCounters) }

  private static let digits = KoreanWordSet.sinoDigits.characters
  private static let powers = KoreanWordSet.sinoPowers.characters
  private static let numerals = KoreanWordSet.sinoNumerals.characters
  private static let vagueNumerals = KoreanWordSet.vagueNumerals.characters
}

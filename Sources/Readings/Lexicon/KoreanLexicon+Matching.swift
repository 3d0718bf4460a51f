extension KoreanLexicon {
  /// Adds a word to a phrase, its known stems spelled as the rules need them.
  ///
  /// Stems are looked for at the start of the word and after another stem; long ones and those
  /// that no other words could make up are looked for anywhere. Returns the entries that matched.
  func append(_ context: WordContext, to phrase: inout HangulPhrase) -> [Entry] {
    let units = context.units[...]
    let isDigitString = context.isDigitString
    let start = phrase.slots.count
    var used: [Entry] = []
    var position = units.startIndex
    var isAfterStem = true
    var tensesNext = false

    while position < units.endIndex {
      let rest = units[position...]
      let match = matches(in: rest).first { length, found in
        (isAfterStem || found.matchesAnywhere(length))
          && (!isDigitString || found.entry.category == .user)
          && allows(found, rest.prefix(length), before: rest.dropFirst(length), in: units)
      }
      if let (length, found) = match {
        phrase.append(found, for: rest.prefix(length))
        used.append(found.entry)
        tensesNext = found.entry.category == .verbStem
        position += length
        isAfterStem = true
      } else {
        phrase.append(units[position], tense: tensesNext)
        tensesNext = false
        position += 1
        isAfterStem = false
      }
    }
    phrase.closeWord(from: start)
    return used
  }
}

extension KoreanLexicon.Compiled {
  /// Whether it may stand in the middle of a word after something unknown.
  fileprivate func matchesAnywhere(_ length: Int) -> Bool {
    switch entry.category {
    case .verbStem: false
    case .sinoTensing, .user: length >= 2
    default: length >= 3 || KoreanWordSet.clearWords.contains(entry.written)
    }
  }
}

extension KoreanLexicon {
  /// Whether a known word of two syllables or more begins here.
  private func beginsWord(_ units: ArraySlice<HangulUnit>) -> Bool {
    matches(in: units).contains { $0.length > 1 }
  }

  /// Whether what follows lets an entry be the word it looks like.
  ///
  /// 할인가 is a price, and the head of 할인가능: where neither an ending nor a known word
  /// follows, the last syllable must not begin a known word of its own.
  private func allows(
    _ found: Compiled, _ word: ArraySlice<HangulUnit>, before rest: ArraySlice<HangulUnit>,
    in units: ArraySlice<HangulUnit>
  ) -> Bool {
    let isAtStart = word.startIndex == units.startIndex
    if found.entry.category == .sinoTensing, isVerb(word, before: rest) { return false }
    // 소방대가 is the subject 소방대.
    if !isAtStart, KoreanWordSet.onlyAtStart.contains(found.entry.written) { return false }
    return switch found.entry.category {
    case .verbStem:
      isAtStart && KoreanEndings.isVerbEnding(rest)
    case .compoundTensing, .suffixTensing:
      KoreanEndings.isAfterNoun(rest) || !matches(in: rest).isEmpty
        || (!found.isShort && !beginsWord(units[(word.endIndex - 1)...]))
    default:
      true
    }
  }
}

extension KoreanLexicon {
  /// Whether a noun of two syllables is a verb and the beginning of its ending: 열도 of 열도록.
  private func isVerb(
    _ word: ArraySlice<HangulUnit>, before rest: ArraySlice<HangulUnit>
  ) -> Bool {
    guard word.count == 2 else { return false }
    let ending = word.suffix(1).map(\.scalar) + rest.prefix(2).map(\.scalar)
    return KoreanWordSet.endingsLikeNouns.spellings.contains { ending.starts(with: $0) }
  }
}

extension KoreanLexicon.Compiled {
  /// Whether it is two syllables of which the second begins too many other words to be trusted.
  fileprivate var isShort: Bool {
    let written = entry.written.unicodeScalars
    guard written.count == 2, let last = written.last else { return false }
    // 평가 is nothing else, whatever follows: 평가절하.
    if KoreanWordSet.stemsBeforeParts.contains(entry.written) { return false }
    return KoreanWordSet.openSyllables.characters.contains(last)
  }
}

extension HangulPhrase {
  /// Adds the syllables of an entry in place of those written.
  fileprivate mutating func append(
    _ found: KoreanLexicon.Compiled, for written: ArraySlice<HangulUnit>
  ) {
    let spelling = found.slots
    let isAligned = written.count == spelling.count
    let entry = slots.count
    for (offset, spelled) in spelling.enumerated() {
      var original: HangulSyllable?
      if isAligned, case .syllable(let syllable) = written[written.startIndex + offset] {
        original = syllable
      }
      var slot = Slot(
        spelled.syllable,
        written: original,
        boundary: spelled.opensPart ? .part : .inner
      )
      slot.entry = entry
      slots.append(slot)
    }
  }

  /// Adds one unit that no entry knows.
  fileprivate mutating func append(_ unit: HangulUnit, tense isTense: Bool) {
    switch unit {
    case .other(let scalar):
      slots.append(Slot(other: scalar))
    case .syllable(let syllable):
      slots.append(Slot(syllable, boundary: .inner))
      if isTense { tense(slots.count - 1) }
    }
  }

  /// Makes the slots from a place on a word.
  fileprivate mutating func closeWord(from start: Int) {
    slots[start].boundary = .apart
    words.append(start..<slots.count)
  }
}

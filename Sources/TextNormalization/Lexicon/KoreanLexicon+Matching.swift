extension KoreanLexicon {
  /// Adds a word to a phrase, its known stems spelled as the rules need them.
  ///
  /// Stems are looked for at the start of the word and after another stem; those that are long
  /// or of a telling shape anywhere. Returns the entries that matched.
  func append(_ context: WordContext, to phrase: inout HangulPhrase) -> [Entry] {
    let units = context.units[...]
    let start = phrase.slots.count
    var used: [Entry] = []
    var position = units.startIndex
    var isAfterStem = true
    var tensesNext = false

    while position < units.endIndex {
      let rest = units[position...]
      let match = matches(in: rest).first { length, found in
        (isAfterStem || found.matchesAnywhere(length))
          && allows(found, before: rest.dropFirst(length), isFirst: position == units.startIndex)
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
  /// Whether its last syllable begins so many other words that the noun must visibly end.
  fileprivate var needsEnd: Bool {
    let written = entry.written.unicodeScalars
    guard let last = written.last else { return false }
    return written.count > 2 || "가수적과".unicodeScalars.contains(last)
  }

  /// Whether it may stand in the middle of a word after something unknown.
  fileprivate func matchesAnywhere(_ length: Int) -> Bool {
    switch entry.category {
    case .verbStem: false
    case .sinoTensing, .user: length >= 2
    default: length >= 3
    }
  }
}

extension KoreanLexicon {
  /// Whether what follows lets an entry be the word it looks like.
  ///
  /// 할인가 is a price where the noun ends, and the head of 할인가능 where it does not.
  private func allows(
    _ found: Compiled, before rest: ArraySlice<HangulUnit>, isFirst: Bool
  ) -> Bool {
    switch found.entry.category {
    case .verbStem:
      isFirst && KoreanEndings.isVerbEnding(rest)
    case .compoundTensing, .suffixTensing, .separateLateral:
      !found.needsEnd || KoreanEndings.isAfterNoun(rest) || !matches(in: rest).isEmpty
    default:
      true
    }
  }
}

extension HangulPhrase {
  /// Adds the syllables of an entry in place of those written.
  fileprivate mutating func append(
    _ found: KoreanLexicon.Compiled,
    for written: ArraySlice<HangulUnit>
  ) {
    let isAligned = written.count == found.slots.count
    for (offset, spelled) in found.slots.enumerated() {
      var original: HangulSyllable?
      if isAligned, case .syllable(let syllable) = written[written.startIndex + offset] {
        original = syllable
      }
      var slot = Slot(
        spelled.syllable,
        written: original,
        boundary: spelled.opensPart ? .part : .inner
      )
      slot.isKnown = true
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

extension HangulPhrase {
  /// Articles 10, 11, 24 and 25, for the stems that their letters give away.
  ///
  /// Clusters tell a verb from a noun: ㄼ and ㄾ close verb stems only (여덟 aside), ㄺ closes
  /// verb stems and four nouns, ㄻ verb stems and 삶. Verb stems in ㄴ and ㅁ look like nouns;
  /// they are in the lexicon.
  mutating func applyStemTensing() {
    for second in slots.indices.dropFirst() where joins(second) {
      guard slots[second].boundary == .inner else { continue }
      let first = second - 1
      let written = slots[first].written
      let onset = slots[second].syllable.onset
      switch slots[first].syllable.coda {
      case .lb where written.isTread && onset != .none && onset != .h:
        slots[first].syllable.coda = .b
      case .lb where written.isEight:
        break
      case .lb, .lt:
        if onset != .b { tense(second) }
      case .lm where takesTenseEnding(first, second):
        tense(second)
      case .lg where onset == .g && !written.isNounInLG:
        slots[first].syllable.coda = .l
        tense(second)
      default:
        break
      }
    }
  }

  /// Makes an onset tense.
  mutating func tense(_ index: Int) {
    if let tense = slots[index].syllable.onset.tensed {
      slots[index].syllable.onset = tense
    }
  }

  /// Whether ㄻ belongs to a verb stem, and what follows is an ending (굶고, 굶기), not the suffix of
  /// the causative and passive (굶기다).
  private func takesTenseEnding(_ first: Int, _ second: Int) -> Bool {
    let ending = slots[second].syllable
    let stem = "\(slots[first].written.scalar)"
    if KoreanWordSet.stemsInLM.contains(stem) {
      return !(ending.onset == .g && (ending.vowel == .i || ending.vowel == .yeo))
        || isNominal(second)
    }
    return KoreanWordSet.nounsInLM.contains(stem)
      && (KoreanWordSet.endingsAfterLM.contains("\(ending.scalar)") || isNominal(second))
  }

  /// Whether 기 makes a noun of a verb: it ends its word, or a particle does that no verb takes.
  private func isNominal(_ place: Int) -> Bool {
    guard slots[place].written.scalar == KoreanWord.nominal.character,
      let word = words.first(where: { $0.contains(place) })
    else { return false }
    let rest = String(
      String.UnicodeScalarView(slots[(place + 1)..<word.upperBound].map(\.written.scalar)))
    return rest.isEmpty || KoreanWordSet.particlesOfNominals.contains(rest)
  }
}

extension HangulSyllable {
  /// 밟-, whose ㄼ is ㅂ before consonants.
  fileprivate var isTread: Bool { onset == .b && vowel == .a && coda == .lb }

  /// The second syllable of 여덟.
  var isEight: Bool { onset == .d && vowel == .eo && coda == .lb }

  /// 닭 흙 칡 삵 and the last syllable of 기슭.
  var isNounInLG: Bool {
    guard coda == .lg else { return false }
    switch (onset, vowel) {
    case (.d, .a), (.h, .eu), (.ch, .i), (.s, .a), (.s, .eu): return true
    default: return false
    }
  }
}

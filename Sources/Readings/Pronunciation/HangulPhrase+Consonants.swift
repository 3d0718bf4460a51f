extension HangulPhrase {
  /// Article 17: 밭이 바치, 굳히다 구치다; not between the parts of a compound.
  mutating func applyPalatalization() {
    changeJunctions { first, second, boundary in
      guard boundary == .inner, second.vowel == .i || second.vowel == .yeo else { return }
      switch (first.coda, second.onset) {
      case (.d, .none):
        (first.coda, second.onset) = (.none, .j)
      case (.t, .none):
        (first.coda, second.onset) = (.none, .ch)
      case (.lt, .none):
        (first.coda, second.onset) = (.l, .ch)
      // 맏형 is 마텽: the suffix is 히 or, with the past, 혀 and 혔.
      case (.d, .h) where second.vowel == .i || second.coda == .none || second.coda == .ss:
        (first.coda, second.onset) = (.none, .ch)
      default:
        return
      }
      second.settleVowel()
    }
  }

  /// Article 12: ㅎ joins what follows or is lost; a stop before ㅎ becomes an aspirate.
  mutating func applyAspiration() {
    for second in slots.indices.dropFirst() where joins(second) {
      let first = second - 1
      if slots[first].syllable.coda.hasH {
        releaseH(first, second)
      } else if slots[second].syllable.onset == .h {
        takeH(first, second)
      }
    }
  }

  /// ㅎ ㄶ ㅀ before a syllable.
  private mutating func releaseH(_ first: Int, _ second: Int) {
    let coda = slots[first].syllable.coda
    let onset = slots[second].syllable.onset
    slots[first].syllable.coda = coda == .nh ? .n : coda == .lh ? .l : .none
    switch onset {
    case .g, .d, .j:
      slots[second].syllable.onset = onset.aspirated ?? onset
      slots[second].syllable.settleVowel()
    case .s:
      slots[second].syllable.onset = .ss
    case .none:
      break
    default:
      // 놓는 passes through 녿는 to 논는.
      if coda == .h { slots[first].syllable.coda = .d }
    }
  }

  /// ㅎ after ㄱ ㄷ ㅂ ㅈ, alone or in a cluster.
  private mutating func takeH(_ first: Int, _ second: Int) {
    let boundary = slots[second].boundary
    let coda = slots[first].syllable.coda
    let vowel = slots[second].syllable.vowel
    let inVerb = boundary == .inner && (vowel == .i || vowel == .yeo)
    let result: (Coda, Onset)? =
      switch coda {
      case .j where inVerb: (.none, .ch)
      case .nj where inVerb: (.n, .ch)
      case .lg where inVerb && !slots[first].written.isNounInLG: (.l, .k)
      case .lb where !slots[first].written.isEight: (.l, .p)
      default:
        switch coda.neutralized {
        case .g: (.none, .k)
        case .d: (.none, .t)
        case .b: (.none, .p)
        default: nil
        }
      }
    guard let (stays, onset) = result else { return }
    slots[first].syllable.coda = stays
    slots[second].syllable.onset = onset
    slots[second].syllable.settleVowel()
  }

  /// Articles 13 to 15: a coda moves to the vowel that follows.
  mutating func applyLiaison() {
    changeJunctions { first, second, boundary in
      guard second.beginsWithVowel else { return }
      if boundary == .part || boundary == .phrase {
        first.coda = first.coda.neutralized
      }
      guard let (stays, moves) = first.coda.liaison else { return }
      first.coda = stays
      second.onset = moves
    }
  }

  /// Article 23: ㄱ ㄷ ㅂ ㅅ ㅈ are tense after an obstruent.
  mutating func applyTensing() {
    changeJunctions { first, second, _ in
      guard first.coda.isObstruent, let tense = second.onset.tensed else { return }
      second.onset = tense
    }
  }

  /// Articles 8 to 11: what is left of a coda is one of seven.
  mutating func applyNeutralization() {
    for index in slots.indices {
      slots[index].syllable.coda = slots[index].syllable.coda.neutralized
    }
  }

  /// Article 19: ㄹ is ㄴ after ㅁ ㅇ ㄱ ㄷ ㅂ.
  mutating func applyLateralNasalization() {
    changeJunctions { first, second, _ in
      guard second.onset == .r else { return }
      switch first.coda {
      case .m, .ng, .g, .d, .b: second.onset = .n
      default: return
      }
    }
  }

  /// Article 18: ㄱ ㄷ ㅂ are ㅇ ㄴ ㅁ before ㄴ and ㅁ.
  mutating func applyNasalization() {
    changeJunctions { first, second, _ in
      guard second.onset == .n || second.onset == .m else { return }
      switch first.coda {
      case .g: first.coda = .ng
      case .d: first.coda = .n
      case .b: first.coda = .m
      default: return
      }
    }
  }

  /// Article 20: ㄴ beside ㄹ is ㄹ.
  mutating func applyLateralization() {
    changeJunctions { first, second, _ in
      switch (first.coda, second.onset) {
      case (.n, .r): first.coda = .l
      case (.l, .n): second.onset = .r
      default: return
      }
    }
  }
}

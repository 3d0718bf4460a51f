extension HangulPhrase {
  /// Article 27: ㄱ ㄷ ㅂ ㅅ ㅈ after the modifier -(으)ㄹ, and in the endings made with it.
  mutating func applyModifierTensing(_ contexts: [WordContext]) {
    for index in words.indices {
      tenseEnding(of: index, contexts[index])
      guard index > 0, !contexts[index].isAfterBreak, contexts[index - 1].isModifierInL,
        contexts[index].isDependentNoun
      else { continue }
      tense(words[index].lowerBound)
    }
  }

  /// -ㄹ수록, -ㄹ게, -ㄹ걸, -ㄹ지: 할수록 할쑤록, 할게요 할께요; and 것 without its space, as in a
  /// chat: 할거예요 할꺼예요.
  private mutating func tenseEnding(of index: Int, _ context: WordContext) {
    let word = words[index]
    tenseThing(in: word, context)
    let longest = min(ModifierEnding.longest, word.count - 1)
    for length in stride(from: longest, to: 0, by: -1) {
      let place = word.upperBound - length
      guard slots[place - 1].written.coda == .l, !slots[place].isKnown,
        let ending = ModifierEnding(slots[place..<word.upperBound].map(\.written.scalar))
      else { continue }
      let stem = slots[word.lowerBound..<place].map(\.written)
      if ending.follows(stem) { tense(place) }
      return
    }
  }

  private mutating func tenseThing(in word: Range<Int>, _ context: WordContext) {
    guard word.count == context.units.count else { return }
    for place in word.dropFirst()
    where slots[place - 1].written.coda == .l && !slots[place].isKnown {
      let rest = context.units.dropFirst(place - word.lowerBound)
      guard Self.isThing(rest) else { continue }
      let stem = slots[word.lowerBound..<place].suffix(4).map(\.written)
      if KoreanStems.canBeModifier(stem) { tense(place) }
    }
  }

  /// Whether 것 and its particle stand here, or a contraction that nothing else looks like.
  private static func isThing(_ rest: ArraySlice<HangulUnit>) -> Bool {
    let text = String(String.UnicodeScalarView(rest.prefix(3).map(\.scalar)))
    if KoreanWordSet.thingsRunTogether.hasPrefix(of: text) { return true }
    return text.hasPrefix(KoreanWord.thing.text) && KoreanEndings.isAfterNoun(rest.dropFirst())
  }
}

/// The endings that begin after -(으)ㄹ.
private enum ModifierEnding {
  /// 수록, after any ㄹ.
  case whileMore
  /// 게, 걸: a promise, not after an adjective in ㄹ (길게).
  case promise
  /// 지 and what is made with it, not after a stem in ㄹ (만들지).
  case question

  static let longest = 3

  init?(_ ending: [Unicode.Scalar]) {
    let text = String(String.UnicodeScalarView(ending))
    if KoreanWordSet.endingsOfMore.contains(text) {
      self = .whileMore
    } else if KoreanWordSet.endingsOfPromise.contains(text) {
      self = .promise
    } else if KoreanWordSet.endingsOfQuestion.contains(text) {
      self = .question
    } else {
      return nil
    }
  }

  /// Whether a stem can take the ending with the modifier.
  func follows(_ stem: [HangulSyllable]) -> Bool {
    switch self {
    case .whileMore: true
    case .promise: KoreanStems.canBeModifier(stem) && !KoreanStems.isVerbInL(stem)
    case .question:
      KoreanStems.canBeModifier(stem) && !KoreanStems.isVerbInL(stem)
        && !KoreanWordSet.nounsBeforeQuestion.spellings.contains(stem.map(\.scalar))
    }
  }
}

extension WordContext {
  /// Whether it ends in the modifier -(으)ㄹ, as 할 and 먹을 do, and 글 and 파일 do not.
  var isModifierInL: Bool {
    guard word.kind == .word else { return false }
    var stem: [HangulSyllable] = []
    for unit in units.suffix(4) {
      guard case .syllable(let syllable) = unit else { return false }
      stem.append(syllable)
    }
    return KoreanStems.canBeModifier(stem)
  }

  /// Whether it is a noun that leans on a modifier, with its particle: 수, 것을, 때문에.
  var isDependentNoun: Bool {
    if KoreanWordSet.contractions.hasPrefix(of: text) { return true }
    for length in stride(from: min(3, units.count), through: 1, by: -1) {
      let head = String(String.UnicodeScalarView(units.prefix(length).map(\.scalar)))
      if let takesParticles = Self.dependentNouns[head] {
        let rest = units.dropFirst(length)
        return rest.isEmpty || (takesParticles && KoreanEndings.isAfterNoun(rest))
      }
    }
    return false
  }

  /// The nouns, and whether particles follow them.
  private static let dependentNouns = Dictionary(
    KoreanWordSet.dependentNouns.words.map { ($0, true) }
      + KoreanWordSet.dependentForms.words.map { ($0, false) },
    uniquingKeysWith: { $1 }
  )
}

extension HangulPhrase {
  /// Sets how close each word stands to the one before it.
  ///
  /// Words are said apart, which is clearer, except a number and its counter and the short
  /// nouns and modifiers that no one parts from what follows: 옷 한 벌, 못 먹다, 첫 화면.
  mutating func joinWords(_ contexts: [WordContext]) {
    for index in words.indices.dropFirst() where !contexts[index].isAfterBreak {
      let start = words[index].lowerBound
      if contexts[index].word.join == .tight
        || (contexts[index - 1].isNumeral && contexts[index].isSinoCounter)
      {
        slots[start].boundary = .number
      } else if Self.joiningWords.contains(contexts[index - 1].text) {
        slots[start].boundary = .phrase
      }
    }
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
    if Self.insertingAdverbs.contains(left.text) {
      return Self.insertedVerbs.contains { right.text.hasPrefix($0) }
    }
    guard endsInModifier(left) else { return false }
    return Self.insertedNouns.contains { noun in
      right.text.hasPrefix(noun)
        && KoreanEndings.isAfterNoun(right.units.dropFirst(noun.unicodeScalars.count))
    }
  }

  /// Whether a word ends like a verb before a noun: 한, 할, 먹은, 먹을, 하는.
  private func endsInModifier(_ context: WordContext) -> Bool {
    guard case .syllable(let last) = context.units.last else { return false }
    switch last.coda {
    case .n: return ["한", "은", "는", "된", "던", "간", "온", "본", "큰", "긴"].contains(last.scalar)
    case .l: return context.isModifierInL
    default: return false
    }
  }

  /// Short words that run into what follows.
  private static let joiningWords: Set<String> = [
    "못", "몇", "첫", "옛", "옷", "책", "꽃", "밥", "값", "흙", "낮", "밭", "늪", "숲", "앞", "옆", "꼭", "홑", "겉",
  ]

  private static let insertingAdverbs: Set<String> = ["못", "잘", "옷", "꼭", "안"]

  private static let insertedVerbs = ["입", "읽", "익", "잊", "이기", "여", "열", "일어", "일으"]

  private static let insertedNouns = ["일", "엿", "약", "역", "연대", "이야기", "이유", "여자"]
}

extension WordContext {
  /// Whether it is a numeral written out: 만, 이천오백.
  fileprivate var isNumeral: Bool {
    if word.kind == .number { return true }
    guard units.count > 1 || Self.powers.contains(text) else { return false }
    return units.allSatisfy { Self.numerals.contains($0.scalar) }
  }

  /// Whether it counts what a Sino-Korean numeral tells: 원, 년, 분.
  fileprivate var isSinoCounter: Bool {
    Self.sinoCounters.contains { counter in
      text.hasPrefix(counter)
        && KoreanEndings.isAfterNoun(units.dropFirst(counter.unicodeScalars.count))
    }
  }

  private static let powers: Set<String> = ["십", "백", "천", "만", "억", "조"]
  private static let numerals = Set("일이삼사오육칠팔구십백천만억조".unicodeScalars)
  private static let sinoCounters = ["원", "년", "월", "일", "분", "초", "층", "회", "도", "세", "점", "위"]
}

extension HangulPhrase {
  /// Sets how close each word stands to the one before it.
  ///
  /// Words are said apart, which is clearer, except where nobody parts them: a number and its
  /// counter, 몇 and 못 and what follows, a short noun and its place or its verb (꽃 위, 책 넣는다).
  mutating func joinWords(_ contexts: [WordContext]) {
    for index in words.indices.dropFirst() where !contexts[index].isAfterBreak {
      let start = words[index].lowerBound
      // The digits after a decimal point are said one by one: 육 쩜 일.
      if contexts[index - 1].word.kind == .number, contexts[index - 1].text == "점" { continue }
      if contexts[index].word.isSaid(with: contexts[index - 1].word)
        || (contexts[index - 1].isSinoNumeral && contexts[index].isSinoCounter
          && contexts[index].word.kind != .number)
      {
        slots[start].boundary = .number
      } else if contexts[index - 1].joins(contexts[index]) {
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

  private static let insertingAdverbs: Set<String> = ["못", "잘", "옷"]

  private static let insertedVerbs = [
    "입", "읽", "익", "잊", "이기", "이긴", "이길", "이겨", "이겼", "이루", "이룬", "이룰", "이뤄", "이뤘", "이어", "이을", "여",
    "열", "일어", "일으",
  ]

  private static let insertedNouns = ["일", "엿", "연대", "이야기"]
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
    guard previous.kind == .number else { return false }
    return kind != .number || text == "점"
  }
}

extension WordContext {
  /// Whether it runs into the word that follows.
  fileprivate func joins(_ next: WordContext) -> Bool {
    guard units.count <= 2, case .syllable(let first) = next.units.first, next.word.kind != .name
    else { return false }
    switch text {
    case "못", "몇", "넋":
      return true
    case "첫":
      return Self.countedByFirst.contains { next.text.hasPrefix($0) }
    case "것":
      return next.text.hasPrefix("같")
    default:
      guard Self.shortNouns.contains(text) else { return false }
      return first.onset == .n || first.onset == .m
        || Self.placesAndCounts.contains { place in
          next.text.hasPrefix(place)
            && KoreanEndings.isAfterNoun(next.units.dropFirst(place.unicodeScalars.count))
        }
    }
  }

  private static let shortNouns: Set<String> = [
    "옷", "책", "꽃", "밥", "값", "흙", "낮", "밭", "늪", "숲", "집", "앞", "솥", "빛", "닭", "넋", "짚", "잎", "젖",
    "무릎", "부엌", "국", "떡", "죽", "약", "벽", "입",
  ]

  private static let placesAndCounts = [
    "한", "한때", "위", "위쪽", "아래", "아래쪽", "앞", "앞쪽", "안", "안쪽", "옆",
  ]

  private static let countedByFirst = ["번", "날", "눈", "달", "주", "해", "만남", "마디"]

  /// Whether it is a numeral written out: 만, 이천오백.
  var isNumeral: Bool {
    if word.kind == .number { return true }
    return hasPower && units.allSatisfy { Self.numerals.contains($0.scalar) }
  }

  /// Whether 십, 백, 천, 만 or 억 is in it, so that it is a number and no string of digits.
  var hasPower: Bool {
    units.contains {
      switch $0.scalar {
      case "십", "백", "천", "만", "억": true
      default: false
      }
    }
  }

  /// Whether it is a native numeral, such as 열여섯.
  var isNative: Bool { !units.allSatisfy { Self.digits.contains($0.scalar) } }

  /// Whether it is a Sino-Korean numeral, of one digit perhaps: 일 of 일 년.
  fileprivate var isSinoNumeral: Bool {
    isNumeral || (units.count == 1 && units.allSatisfy { Self.numerals.contains($0.scalar) })
  }

  /// Whether it counts what a Sino-Korean numeral tells: 원, 년, 분.
  fileprivate var isSinoCounter: Bool {
    Self.sinoCounters.contains { counter in
      text.hasPrefix(counter)
        && KoreanEndings.isAfterNoun(units.dropFirst(counter.unicodeScalars.count))
    }
  }

  private static let digits = Set("공영일이삼사오육륙칠팔구".unicodeScalars)
  private static let numerals = Set("일이삼사오육칠팔구십백천만억조".unicodeScalars)
  private static let sinoCounters = [
    "원", "년", "월", "일", "분", "초", "층", "회", "도", "세", "점", "위", "연대",
  ]
}

extension HangulPhrase {
  /// Article 27: ㄱ ㄷ ㅂ ㅅ ㅈ after the modifier -(으)ㄹ, and in the endings made with it.
  mutating func applyModifierTensing(_ contexts: [WordContext]) {
    for index in words.indices {
      let next = index + 1 < contexts.count && !contexts[index + 1].isAfterBreak
      tenseEnding(of: index, contexts[index], before: next ? contexts[index + 1].text : "")
      guard index > 0, !contexts[index].isAfterBreak else { continue }
      let following = next ? contexts[index + 1].text : ""
      if contexts[index].isMoment(after: contexts[index - 1], before: following) {
        tense(words[index].lowerBound)
      }
      guard let noun = contexts[index].dependentNoun else { continue }
      if KoreanWordSet.sleeping.contains(contexts[index - 1].text) {
        if contexts[index].isSleptIn(before: following) { tense(words[index].lowerBound) }
      } else if contexts[index - 1].leans(on: noun)
        || contexts[index].isBound(to: contexts[index - 1], before: following)
      {
        tense(words[index].lowerBound)
      }
    }
  }

  /// -ㄹ수록, -ㄹ게, -ㄹ걸, -ㄹ지: 할수록 할쑤록, 할게요 할께요; and 것 without its space, as in a
  /// chat: 할거예요 할꺼예요.
  private mutating func tenseEnding(of index: Int, _ context: WordContext, before next: String) {
    let word = words[index]
    tenseThing(in: word, context)
    let longest = min(ModifierEnding.longest, word.count - 1)
    for length in stride(from: longest, to: 0, by: -1) {
      let place = word.upperBound - length
      guard slots[place - 1].written.coda == .l, !slots[place].isKnown,
        let ending = ModifierEnding(slots[place..<word.upperBound].map(\.written.scalar))
      else { continue }
      let stem = slots[word.lowerBound..<place].map(\.written)
      // 만들지 않다 is lenis, 만들지 말지 is -ㄹ지.
      let isWhether = ending == .question && KoreanWordSet.whether.hasPrefix(of: next)
      if isWhether || ending.follows(stem) { tense(place) }
      return
    }
  }

  private mutating func tenseThing(in word: Range<Int>, _ context: WordContext) {
    guard word.count == context.units.count else { return }
    for place in word.dropFirst()
    where slots[place - 1].written.coda == .l && !slots[place].isKnown {
      let rest = context.units.dropFirst(place - word.lowerBound)
      let stem = slots[word.lowerBound..<place].suffix(4).map(\.written)
      guard Self.isThing(rest) || Self.isThingAfterVerb(rest) && Self.isSurelyVerb(stem) else {
        continue
      }
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

extension HangulPhrase {
  /// 거 alone or in what a chat makes of it, 늦을거 같아: what nouns end in too, as 설거지.
  private static func isThingAfterVerb(_ rest: ArraySlice<HangulUnit>) -> Bool {
    KoreanWordSet.thingsAfterVerbs.contains(
      String(String.UnicodeScalarView(rest.prefix(3).map(\.scalar))))
  }

  /// Whether a stem in ㄹ can be nothing but a verb: 먹을, 할.
  private static func isSurelyVerb(_ stem: [HangulSyllable]) -> Bool {
    if stem.last == HangulSyllable(.none, .eu, .l), stem.count > 1 {
      return KoreanStems.isVerb(stem.dropLast())
    }
    return stem.count == 1
      && KoreanWordSet.verbsBeforeThing.contains(
        String(String.UnicodeScalarView(stem.map(\.scalar))))
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
  /// How sure it is that a word in ㄹ is a verb before a noun.
  enum Modifier {
    /// It has the shape of a verb and is no noun that we know.
    case possible
    /// It cannot be anything else: 할, 있을.
    case sure
  }

  /// What follows a verb in ㄹ.
  enum DependentNoun {
    /// A noun that stands nowhere else: 수, 때, 것.
    case bound
    /// A noun that may as well begin a phrase of its own: 계획, 시간.
    case free
    /// Any other noun that often stands there: 공간.
    case ordinary
  }

  /// Whether it is a verb in ㄹ that such a noun is said with.
  func leans(on noun: DependentNoun) -> Bool {
    guard let verb = modifierInL else { return false }
    switch noun {
    case .bound: return true
    case .free: return verb == .sure
    case .ordinary:
      return verb == .sure && (units.count > 1 || KoreanWordSet.plainModifiers.contains(text))
    }
  }

  /// Whether it may end in the modifier -(으)ㄹ, as 할 and 먹을 do, and 글 and 다음을 do not.
  var isModifierInL: Bool { modifierInL != nil }

  /// How sure it is that it ends in the modifier -(으)ㄹ; `nil` where it is a noun, alone or with
  /// the particle 을 or 를.
  var modifierInL: Modifier? {
    guard word.kind == .word else { return nil }
    var stem: [HangulSyllable] = []
    for unit in units.suffix(4) {
      guard case .syllable(let syllable) = unit else { return nil }
      stem.append(syllable)
    }
    guard KoreanStems.canBeModifier(stem), let last = stem.last else { return nil }
    if last == HangulSyllable(.none, .eu, .l), stem.count > 1 {
      return KoreanStems.isVerb(stem.dropLast()) ? .sure : nil
    }
    if stem.count == 1 {
      return KoreanWordSet.shortModifiers.contains(text) ? .sure : nil
    }
    return KoreanWordSet.endsOfModifiers.words.contains { text.hasSuffix($0) } ? .sure : .possible
  }

  /// Whether it is 수, 것 or 줄 after a verb that looks like a noun, as what follows tells: 들을 수 있다,
  /// 벌 수 없다, 말 것, 불 줄 안다; but 물건을 수 없이, 벌 수 조사.
  func isBound(to verb: WordContext, before next: String) -> Bool {
    guard verb.word.kind == .word, case .syllable(let last) = verb.units.last else { return false }
    let isShort = KoreanWordSet.verbsLikeNouns.contains(verb.text)
    let isLong = verb.units.count > 1 && last == HangulSyllable(.none, .eu, .l)
    guard isShort || isLong else { return false }
    // 들을 것, but 빛을 것.
    let isVerb =
      isShort || KoreanWordSet.verbsLikeObjects.words.contains { verb.text.hasSuffix($0) }
    let rest = units.dropFirst()
    guard rest.isEmpty || KoreanEndings.isAfterNoun(rest) else { return false }
    switch units.first?.scalar {
    case KoreanWord.thing.character: return isVerb
    case KoreanWord.count.character:
      if KoreanWordSet.countless.contains(next) { return isShort }
      if next.isEmpty { return isVerb && !KoreanWordSet.copulaModifiers.contains(verb.text) }
      return KoreanWordSet.momentsBefore.hasPrefix(of: next)
    case KoreanWord.way.character: return KoreanWordSet.knowing.hasPrefix(of: next)
    default: return false
    }
  }

  /// Whether 잘 before it is of 자다: 잘 곳이, but 잘 자리 before 잡다.
  func isSleptIn(before next: String) -> Bool {
    guard !KoreanWordSet.doneWithSeats.hasPrefix(of: next) else { return false }
    return (1...units.count).contains { length in
      let rest = units.dropFirst(length)
      return KoreanWordSet.sleptIn.contains(
        String(String.UnicodeScalarView(units.prefix(length).map(\.scalar))))
        && (rest.isEmpty || KoreanEndings.isAfterNoun(rest))
    }
  }

  /// Whether it is 새, a time to do something, and not 새 of what is new: 쉴 새 없이, but 출시할 새 제품.
  func isMoment(after verb: WordContext, before next: String) -> Bool {
    guard units.first?.scalar == KoreanWord.moment.character, verb.isModifierInL,
      units.count == 1 || KoreanEndings.isAfterNoun(units.dropFirst())
    else { return false }
    return KoreanWordSet.momentsBefore.hasPrefix(of: next)
      || KoreanWordSet.twinklings.contains(verb.text)
  }

  /// What noun it is that leans on a modifier, with its particle: 수, 것을, 때문에.
  var dependentNoun: DependentNoun? {
    if KoreanWordSet.contractions.hasPrefix(of: text) { return .bound }
    if KoreanWordSet.likeDependentNouns.hasPrefix(of: text) { return nil }
    for length in stride(from: min(3, units.count), through: 1, by: -1) {
      let head = String(String.UnicodeScalarView(units.prefix(length).map(\.scalar)))
      let rest = units.dropFirst(length)
      if KoreanWordSet.dependentForms.contains(head), rest.isEmpty { return .bound }
      guard rest.isEmpty || KoreanEndings.isAfterNoun(rest) else { continue }
      if KoreanWordSet.dependentNouns.contains(head) { return .bound }
      if KoreanWordSet.freeDependentNouns.contains(head) { return .free }
      if KoreanWordSet.ordinaryNouns.contains(head) { return .ordinary }
    }
    return nil
  }
}

import AccessibilityModel

/// Gathers words into a phrase, applies the lexicon as they come, then the rules in order.
struct PhraseBuilder {
  /// Asked for with the first Korean word.
  private let lexicon: () -> KoreanLexicon
  fileprivate let tracing: Bool
  fileprivate var phrase = HangulPhrase()
  fileprivate var contexts: [WordContext] = []
  fileprivate var results: [KoreanPronunciation?] = []
  /// The word of the phrase that stands for each result.
  fileprivate var places: [Int?] = []
  private var previous: SpokenWord?

  init(lexicon: @autoclosure @escaping () -> KoreanLexicon, tracing: Bool) {
    self.lexicon = lexicon
    self.tracing = tracing
  }

  /// Adds the next word of the utterance.
  mutating func append(_ word: SpokenWord) {
    defer { previous = word }
    guard word.language.base == SpokenLanguage.korean.base else { return skip(nil) }
    switch word.pronunciation {
    case .hangul(let surface):
      let step = KoreanPronunciation.Step(cause: .override, before: word.text, after: surface)
      return skip(KoreanPronunciation(surface: surface, steps: tracing ? [step] : []))
    case .ipa, .phonemes, .spelling, .engine:
      return skip(nil)
    case nil:
      break
    }
    let units = hangulUnits(of: word.text)
    guard !units.isEmpty else { return skip(KoreanPronunciation(surface: "")) }

    let context = WordContext(word: word, units: units, isAfterBreak: breaks(before: word))
    var pronunciation = KoreanPronunciation(surface: "")
    let entries = lexicon().append(context, to: &phrase)
    let place = phrase.words.count - 1
    let respelled = phrase.surface(of: place)
    if tracing, respelled != context.text {
      for entry in entries where entry.category == .user || entry.written != entry.spoken {
        pronunciation.steps.append(
          .init(cause: .entry(entry), before: context.text, after: respelled)
        )
      }
    }
    contexts.append(context)
    places.append(place)
    results.append(pronunciation)
  }

  private mutating func skip(_ pronunciation: KoreanPronunciation?) {
    places.append(nil)
    results.append(pronunciation)
  }

  /// Whether no sound changes between the previous word and this one.
  private func breaks(before word: SpokenWord) -> Bool {
    guard previous != nil, let last = places.last, last != nil else { return true }
    if case .pause = word.join { return true }
    return false
  }

  /// Applies the rules and reads the words off.
  mutating func finish() -> [KoreanPronunciation?] {
    phrase.joinWords(contexts)
    findHomographs()
    for rule in SoundRule.allCases {
      let before = tracing ? phrase.words.indices.map { phrase.surface(of: $0) } : []
      phrase.apply(rule, contexts)
      guard tracing else { continue }
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        let after = phrase.surface(of: place)
        if after != before[place] {
          results[index]?.steps.append(
            .init(cause: .rule(rule), before: before[place], after: after)
          )
        }
      }
    }
    for (index, place) in places.enumerated() {
      if let place { results[index]?.surface = phrase.surface(of: place) }
    }
    return results
  }
}

extension PhraseBuilder {
  /// Respells homographs as the words around them require.
  fileprivate mutating func findHomographs() {
    let found = phrase.applyHomographs(contexts)
    guard tracing, !found.isEmpty else { return }
    for (index, place) in places.enumerated() {
      guard let place, let row = found[place] else { continue }
      let after = phrase.surface(of: place)
      results[index]?.steps.append(
        .init(cause: .homograph(row), before: contexts[place].text, after: after))
    }
  }
}

/// A word as the rules that look at whole words see it.
struct WordContext {
  let word: SpokenWord
  let units: [HangulUnit]
  /// Whether a pause, another language or nothing comes before it.
  let isAfterBreak: Bool

  /// The word as it is written, composed.
  let text: String

  init(word: SpokenWord, units: [HangulUnit], isAfterBreak: Bool) {
    self.word = word
    self.units = units
    self.isAfterBreak = isAfterBreak
    var text = String.UnicodeScalarView()
    for unit in units { text.append(unit.scalar) }
    self.text = String(text)
  }
}

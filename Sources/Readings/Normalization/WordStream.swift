import AccessibilityModel

/// The words read so far, and what stands between the last of them and the next.
struct WordStream {
  let text: WrittenText
  let isTracing: Bool
  private(set) var words: [SpokenWord] = []
  private(set) var steps: [NormalizedText.Step] = []
  /// The strongest pause since the last word.
  private(set) var pause: SpokenWord.Pause?
  /// The sentence mark at the end of the text; brackets and commas there do not count.
  var ending: SpokenWord.Pause? {
    pause == .short || pause == .comma ? nil : pause
  }
  /// The character after the last word.
  private(set) var end = 0
  /// How the run that is being read is spoken.
  var attributes = SpeechAttributes()

  init(text: WrittenText, isTracing: Bool) {
    self.text = text
    self.isTracing = isTracing
    words.reserveCapacity(8)
  }

  /// Adds a word.
  mutating func add(
    _ word: String,
    _ language: SpokenLanguage,
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .word,
    pronunciation: SpokenWord.Override? = nil
  ) {
    var join = join
    if let pause {
      join = .pause(pause)
    }
    if words.isEmpty { join = .space }
    var written = text.written(range)
    if let last = words.last, written.lowerBound < last.written.lowerBound {
      written = last.written.lowerBound..<max(written.upperBound, last.written.lowerBound)
    }
    words.append(
      SpokenWord(
        word, language, written: written, join: join, kind: kind,
        pronunciation: pronunciation, pitch: attributes.pitch
      )
    )
    pause = nil
    end = range.upperBound
  }

  /// Adds the words of a phrase.
  mutating func add(_ phrase: Phrase, _ language: SpokenLanguage) {
    for piece in phrase.pieces {
      if case .pause(let pause) = piece.join { self.pause(pause) }
      add(
        piece.text, language, piece.range, join: piece.join, kind: piece.kind,
        pronunciation: piece.pronunciation
      )
    }
    end = max(end, phrase.end)
  }

  /// Lengthens the last word by what is written directly after it.
  mutating func glue(_ suffix: String, upTo end: Int) {
    guard let last = words.indices.last else { return }
    words[last].text += suffix
    let upper = text.written(self.end..<end).upperBound
    words[last].written = words[last].written.lowerBound..<upper
    self.end = end
  }

  /// Takes a digit with a particle for a word: 육이 of 6이 sounds 유기, and 육이 of 62 does not.
  mutating func tellDigit(fromParticle count: Int) {
    guard let last = words.last, last.kind == .number,
      last.text.unicodeScalars.count == count + 1
    else { return }
    words[words.count - 1].kind = .word
  }

  /// Says another end of the last word than was written: 를 for the 을 of 배송지을(를).
  mutating func replaceEnd(_ suffix: String, with other: String) {
    guard let last = words.indices.last, words[last].text.hasSuffix(suffix) else { return }
    words[last].text = words[last].text.dropLast(suffix.count) + other
  }

  /// Whether the last word is Korean and ends at a position with nothing in between.
  func touches(_ position: Int) -> Bool {
    end == position && pause == nil && words.last?.language == .korean
  }

  /// Makes the words from an index on stand for all of a range.
  mutating func stretch(from index: Int, over range: Range<Int>) {
    guard index < words.count else { return }
    let written = text.written(range)
    let last = words.count - 1
    words[index].written =
      written
      .lowerBound..<max(
        words[index].written.upperBound, written.lowerBound
      )
    words[last].written =
      words[last].written
      .lowerBound..<max(
        words[last].written.upperBound, written.upperBound
      )
    end = range.upperBound
  }

  /// Notes a pause before the next word; the stronger of two wins.
  mutating func pause(_ new: SpokenWord.Pause) {
    guard !words.isEmpty else { return }
    pause = pause.map { Self.strength($0) >= Self.strength(new) ? $0 : new } ?? new
  }

  /// Forgets the pause before the next word.
  mutating func dropPause() { pause = nil }

  /// Remembers what a rule did with a range, since the words counted `count`.
  mutating func note(_ rule: StaticString, _ range: Range<Int>, since count: Int) {
    guard isTracing, !range.isEmpty else { return }
    let spoken = words.dropFirst(count).map(\.text).joined(separator: " ")
    steps.append(
      NormalizedText.Step(rule: "\(rule)", written: text.string(range), spoken: spoken)
    )
  }

  /// Adds a run that says its own pronunciation.
  mutating func addIPA(_ range: Range<Int>, language: SpokenLanguage) {
    guard let ipa = attributes.ipa, !range.isEmpty else { return }
    let count = words.count
    add(text.string(range), language, range, pronunciation: .ipa(ipa))
    note("IPA attribute", range, since: count)
  }

  private static func strength(_ pause: SpokenWord.Pause) -> Int {
    switch pause {
    case .short: 0
    case .comma: 1
    case .colon: 2
    case .period: 3
    case .exclamation: 4
    case .question: 5
    }
  }
}

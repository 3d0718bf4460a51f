import AccessibilityModel

/// Reads a stretch of text as an American reads it aloud.
///
/// Words stay as they are written, since eSpeak NG reads them well; numbers, signs and
/// abbreviations become words.
struct EnglishReader {
  var stream: WordStream
  let text: WrittenText
  let span: Range<Int>
  let options: NormalizationOptions
  let isSymbolOnly: Bool

  typealias Match = (rule: StaticString, end: Int)

  init(
    stream: WordStream,
    span: Range<Int>,
    language: Language,
    options: NormalizationOptions
  ) {
    self.stream = stream
    self.text = stream.text
    self.span = span
    self.options = options
    isSymbolOnly = SymbolReading.isSymbolOnly(stream.text)
  }

  @inline(__always)
  func char(_ position: Int) -> UInt32 {
    position >= span.lowerBound && position < span.upperBound ? text[position] : 0
  }

  /// Reads the whole span.
  mutating func read() -> WordStream {
    if options.spellsOut {
      spellOut()
      return stream
    }
    var position = span.lowerBound
    while position < span.upperBound {
      if ScalarClass.isSpace(char(position)) {
        if char(position) == 0x0A { stream.pause(.comma) }
        position += 1
        continue
      }
      let count = stream.words.count
      let match = step(at: position)
      let end = max(match.end, position + 1)
      stream.note(match.rule, position..<end, since: count)
      position = end
    }
    return stream
  }

  private mutating func step(at position: Int) -> Match {
    let scalar = char(position)
    if !options.lexicon.isEmpty, let match = readLexicon(at: position) { return match }
    if ScalarClass.isDigit(scalar) { return readNumber(at: position) }
    if ScalarClass.isLatin(scalar) { return readWord(at: position) }
    return readSymbol(at: position)
  }

  // MARK: Adding

  mutating func add(
    _ words: [String],
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .number
  ) {
    for (index, word) in words.enumerated() {
      stream.add(
        word, .english, range, join: index == 0 ? join : .tight, kind: kind
      )
    }
  }

  /// Adds a word with the pronunciation we give it, if we give it one.
  mutating func addWord(_ word: String, _ range: Range<Int>, join: SpokenWord.Join = .space) {
    let mnemonics =
      EnglishInitialisms.mnemonics(word) ?? EnglishPronunciations.mnemonics(word)
      ?? EnglishHomographs.mnemonics(
        word, after: wordBefore, before: nextWord(after: range.upperBound))
    stream.add(
      word, .english, range, join: join, pronunciation: mnemonics.map { .mnemonics($0) })
  }

  /// The word before in the same clause, in lower case.
  private var wordBefore: String? {
    guard stream.pause == nil, let last = stream.words.last else { return nil }
    return last.text.lowercased()
  }

  /// The word or number that follows a space, in lower case.
  private func nextWord(after end: Int) -> String? {
    let start = skipSpaces(end)
    guard start > end, start < span.upperBound else { return nil }
    var stop = start
    while stop - start < 16, ScalarClass.isLatin(char(stop)) || ScalarClass.isDigit(char(stop)) {
      stop += 1
    }
    return stop > start ? text.string(start..<stop).lowercased() : nil
  }

  /// Adds a letter by its name.
  mutating func addLetter(_ scalar: UInt32, _ range: Range<Int>, join: SpokenWord.Join = .space) {
    let upper = ScalarClass.isLower(scalar) ? scalar - 0x20 : scalar
    let letter = Unicode.Scalar(upper).map { String(Character($0)) } ?? ""
    // A lone A would be read as the article.
    stream.add(
      letter, .english, range, join: join, kind: .letterName,
      pronunciation: upper == 0x41 ? .mnemonics("'eI") : nil
    )
  }

  // MARK: Looking around

  func letterEnd(_ position: Int) -> Int {
    var end = position
    while ScalarClass.isLatin(char(end)) { end += 1 }
    return end
  }

  func digitEnd(_ position: Int) -> Int {
    var end = position
    while ScalarClass.isDigit(char(end)) { end += 1 }
    return end
  }

  func skipSpaces(_ position: Int) -> Int {
    var end = position
    while char(end) == 0x20 { end += 1 }
    return end
  }

  func digits(_ range: Range<Int>) -> [UInt8] {
    range.map { UInt8(truncatingIfNeeded: char($0) &- 0x30) }
  }

  func value(_ range: Range<Int>) -> Int? {
    guard range.count <= 9, !range.isEmpty else { return nil }
    return range.reduce(0) { $0 * 10 + Int(char($1)) - 0x30 }
  }

  /// The word after a position, in small letters; empty if it is very long or not letters.
  func wordAfter(_ position: Int) -> String {
    let start = skipSpaces(position)
    let end = letterEnd(start)
    return end - start <= 16 ? text.lowercased(start..<end) : ""
  }

  /// The word before a position, in small letters.
  func wordBefore(_ position: Int) -> String {
    var end = position
    while end > 0, isOpening(text[end - 1]) { end -= 1 }
    var start = end
    while start > 0, ScalarClass.isLatin(text[start - 1]) { start -= 1 }
    return end - start <= 16 ? text.lowercased(start..<end) : ""
  }

  private func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x3A, 0x28, 0x22, 0x23, 0x201C, 0x5B, 0x2E: true
    default: false
    }
  }
}

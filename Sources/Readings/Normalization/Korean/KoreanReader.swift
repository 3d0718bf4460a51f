import AccessibilityModel

/// Reads a stretch of text as a Korean reads it aloud.
///
/// The reader walks over the characters once. At each it tries the rules for what stands there,
/// longest patterns first; a rule that fits adds its words and says where it ended.
struct KoreanReader {
  var stream: WordStream
  let text: WrittenText
  let span: Range<Int>
  let options: NormalizationOptions
  /// Whether nothing in the span is a letter, a digit or an emoji, so that symbols must be named.
  let isSymbolOnly: Bool

  /// A rule that fitted: its name and the character after what it took.
  typealias Match = (rule: StaticString, end: Int)

  init(stream: WordStream, span: Range<Int>, options: NormalizationOptions) {
    self.stream = stream
    self.text = stream.text
    self.span = span
    self.options = options
    isSymbolOnly = SymbolReading.isSymbolOnly(stream.text)
  }

  /// The character at a position, or 0 outside of the span.
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
    if ScalarClass.isSyllable(scalar) { return readHangul(at: position) }
    if ScalarClass.isLatin(scalar) { return readLatin(at: position) }
    if ScalarClass.isJamo(scalar) { return readJamo(at: position) }
    return readSymbol(at: position)
  }

  // MARK: Looking around

  /// The end of the Hangul syllables from a position on.
  func hangulEnd(_ position: Int) -> Int {
    var end = position
    while ScalarClass.isSyllable(char(end)) { end += 1 }
    return end
  }

  /// The end of the Latin letters from a position on; a very long run is taken in parts, so that
  /// no word overruns the engine.
  func latinEnd(_ position: Int) -> Int {
    var end = position
    while end - position < 32, ScalarClass.isLatin(char(end)) { end += 1 }
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

  /// Whether a Hangul word stands at a position.
  func hasWord(_ word: String, at position: Int) -> Bool {
    var position = position
    for scalar in word.unicodeScalars {
      guard char(position) == scalar.value else { return false }
      position += 1
    }
    return true
  }

  /// The range of the Hangul run that ends before a position, past spaces.
  func wordBefore(_ position: Int) -> Range<Int> {
    var end = position
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, ScalarClass.isSyllable(text[start - 1]) { start -= 1 }
    return start..<end
  }

  /// The range of the Hangul run that begins after a position, past spaces.
  func wordAfter(_ position: Int) -> Range<Int> {
    var start = position
    while start < text.count, text[start] == 0x20 { start += 1 }
    var end = start
    while end < text.count, ScalarClass.isSyllable(text[end]) { end += 1 }
    return start..<end
  }

  /// Whether a run of Hangul begins with one of some words, of two to four syllables.
  func begins(_ range: Range<Int>, with words: Set<String>) -> Bool {
    for length in stride(from: min(5, range.count), through: 1, by: -1) {
      if words.contains(text.string(range.lowerBound..<(range.lowerBound + length))) {
        return true
      }
    }
    return false
  }

  /// Whether a run of Hangul ends with one of some words.
  func ends(_ range: Range<Int>, with words: Set<String>) -> Bool {
    for length in stride(from: min(5, range.count), through: 1, by: -1) {
      if words.contains(text.string((range.upperBound - length)..<range.upperBound)) {
        return true
      }
    }
    return false
  }
}

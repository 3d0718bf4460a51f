import AccessibilityModel

/// Reads a stretch of text as a Korean reads it aloud.
///
/// What it reads and in which order stands in `KoreanReader+Rules`.
struct KoreanReader: TextReader {
  static let language = SpokenLanguage.korean
  static let symbolNames = SymbolReading.korean
  static let emojiNames = SymbolNames.korean

  var stream: WordStream
  let text: WrittenText
  let span: Range<Int>
  let options: NormalizationOptions
  let isSymbolOnly: Bool

  init(stream: WordStream, span: Range<Int>, options: NormalizationOptions) {
    self.stream = stream
    self.text = stream.text
    self.span = span
    self.options = options
    isSymbolOnly = SymbolReading.isSymbolOnly(stream.text)
  }

  mutating func spellOut(_ scalar: Unicode.Scalar, at position: Int) {
    let range = position..<(position + 1)
    if scalar.isSyllable {
      add(text.string(range), range, kind: .letterName)
    } else if scalar.isDigit {
      add(KoreanNumerals.byDigit(digits(range)), range)
    } else if scalar.isLatin {
      add(LatinWords.letter(scalar), range, kind: .letterName)
    } else if scalar.isJamo {
      _ = readSingleJamo(at: position)
    } else if let name = Self.symbolNames[scalar] {
      addName(name, range)
    } else if !scalar.isSpace {
      _ = readNamed(at: position) ?? readForeign(at: position)
    }
  }

  // MARK: Adding

  /// Adds the words of a symbol's name.
  mutating func addName(_ name: String, _ range: Range<Int>) {
    for word in name.split(separator: " ") { add(String(word), range, kind: .symbolName) }
  }

  mutating func addName(_ name: String, count: Int, _ range: Range<Int>) {
    addName(name, range)
    guard count > 1 else { return }
    for word in KoreanNumerals.counting(count) { add(word, range, kind: .number) }
    add(KoreanWord.piece.text, range, join: .tight, kind: .counter)
  }

  /// Adds what is said for a sign.
  mutating func addSign(_ word: KoreanWord, at position: Int, join: SpokenWord.Join = .space) {
    add(word.text, position..<(position + 1), join: join, kind: .symbolName)
  }

  /// Lengthens the last word by the Hangul directly after it, up to a position.
  mutating func glue(from start: Int, upTo end: Int) {
    stream.glue(text.string(start..<end), upTo: end)
  }

  /// Lengthens the last word by what is said but not written.
  mutating func glueToLast(_ suffix: String) { stream.glue(suffix, upTo: stream.end) }

  /// Lengthens the last word by the particles at a position; the end of them.
  mutating func glueParticles(at end: Int) -> Int {
    guard let glued = particleEnd(end) else { return end }
    glue(from: end, upTo: glued)
    // 이, which is two as well: 6이 and 62.
    if hasWord(KoreanWord.digits.list[2], at: end) {
      stream.tellDigit(fromParticle: glued - end)
    }
    return glued
  }

  // MARK: Looking around

  /// The end of the Latin letters from a position on; a very long run is taken in parts, so that
  /// no word overruns the engine.
  func latinEnd(_ position: Int) -> Int { letterEnd(position, longest: 32) }

  /// The end of a Hangul run that is nothing but particles.
  func particleEnd(_ position: Int) -> Int? {
    let end = hangulEnd(position)
    guard end > position, KoreanParticles.isParticle(text, position..<end) else { return nil }
    return end
  }

  /// The range of the Hangul run that ends before a position, past spaces.
  func wordBefore(_ position: Int) -> Range<Int> {
    var end = position
    while end > 0, text[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isSyllable { start -= 1 }
    return start..<end
  }

  /// The range of the Hangul run that ends before a position, past spaces and the marks that lead
  /// from a label to what it is of.
  func label(before position: Int) -> Range<Int> {
    var end = position
    while " :(['\"#“".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    return wordBefore(end)
  }

  /// A word without the particle of a topic at its end.
  func withoutTopic(_ word: Range<Int>) -> Range<Int> {
    guard let last = word.last, last > word.lowerBound,
      KoreanWordSet.particlesOfTopics.contains(text.string(last..<word.upperBound))
    else { return word }
    return word.lowerBound..<last
  }

  /// The range of the Hangul run that begins after a position, past spaces.
  func wordAfter(_ position: Int) -> Range<Int> {
    var start = position
    while text[start] == " " { start += 1 }
    var end = start
    while text[end].isSyllable { end += 1 }
    return start..<end
  }

  /// The Latin word that ends before a position, past spaces, in small letters; empty if it is
  /// very long.
  func latinBefore(_ position: Int) -> String {
    var end = position
    while end > 0, text[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isLatin { start -= 1 }
    return end - start <= 10 ? text.lowercased(start..<end) : ""
  }

  /// Whether a word of a table stands at a position.
  func hasWord(_ word: KoreanWord, at position: Int) -> Bool { hasWord(word.text, at: position) }

  /// Whether a run of Hangul begins with a word of a list, of up to five syllables.
  func begins(_ range: Range<Int>, with words: KoreanWordSet) -> Bool {
    (1...5).contains { length in
      length <= range.count
        && words.contains(text.string(range.lowerBound..<(range.lowerBound + length)))
    }
  }

  /// Whether a run of Hangul is a word of a list, perhaps with a particle.
  func isWord(_ range: Range<Int>, of words: KoreanWordSet) -> Bool {
    (1...5).contains { length in
      let end = range.lowerBound + length
      return length <= range.count && words.contains(text.string(range.lowerBound..<end))
        && KoreanParticles.isParticle(text, end..<range.upperBound)
    }
  }

  /// Whether a run of Hangul ends with a word of a list, of up to five syllables.
  func ends(_ range: Range<Int>, with words: KoreanWordSet) -> Bool {
    (1...5).contains { length in
      length <= range.count
        && words.contains(text.string((range.upperBound - length)..<range.upperBound))
    }
  }
}

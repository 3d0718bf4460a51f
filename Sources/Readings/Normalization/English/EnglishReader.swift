import AccessibilityModel

/// Reads a stretch of text as an American reads it aloud.
///
/// Words stay as they are written, since eSpeak NG reads them well; numbers, signs and
/// abbreviations become words. What it reads and in which order stands in `EnglishReader+Rules`.
struct EnglishReader: TextReader {
  static let language = SpokenLanguage.english
  static let symbolNames = SymbolReading.english
  static let emojiNames = SymbolNames.english

  var stream: WordStream
  let text: WrittenText
  let span: Range<Int>
  let options: NormalizationOptions
  let isSymbolOnly: Bool
  /// Whether all letters are capitals and nothing is a number: an engine then reads them as words.
  let isAllCapitals: Bool

  init(stream: WordStream, span: Range<Int>, options: NormalizationOptions) {
    self.stream = stream
    self.text = stream.text
    self.span = span
    self.options = options
    isSymbolOnly = SymbolReading.isSymbolOnly(stream.text)
    let text = text
    isAllCapitals = span.allSatisfy { !text[$0].isLower && !text[$0].isDigit }
  }

  mutating func readLexicon(at position: Int) -> Match? {
    guard let found = options.lexicon.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    add(found.entry, position..<found.end)
    return ("lexicon", found.end)
  }

  mutating func spellOut(_ scalar: Unicode.Scalar, at position: Int) {
    let range = position..<(position + 1)
    if scalar.isDigit {
      addDigits(range)
    } else if scalar.isLatin {
      addLetter(position)
    } else if let name = Self.symbolNames[scalar] {
      addName(name, range)
    } else if !scalar.isSpace {
      _ = readNamed(at: position) ?? readForeign(at: position)
    }
  }

  // MARK: Adding

  /// Adds a word with the pronunciation we give it, if we give it one.
  mutating func addWord(_ word: String, _ range: Range<Int>, join: SpokenWord.Join = .space) {
    stream.add(word, .english, range, join: join, pronunciation: pronunciation(of: word, range))
  }

  private func pronunciation(of word: String, _ range: Range<Int>) -> SpokenWord.Override? {
    let next = nextWord(after: range.upperBound)
    // The verb of I AM and AM I.
    let isVerb = word == EnglishWord.morning.text && (wordBefore == "i" || next == "i")
    let phonemes =
      (isVerb ? nil : EnglishInitialisms.phonemes(word)) ?? EnglishPronunciations.phonemes(word)
      ?? EnglishHomographs.phonemes(
        word, after: wordBefore, before: next, isPast: isPast(after: range.upperBound),
        isReceipt: isReceipt(at: range))
    if let phonemes { return .phonemes(phonemes) }
    return isAllCapitals ? nil : EnglishCapitals.word(word).map { .spelling($0) }
  }

  func pronunciation(of word: String) -> SpokenWord.Override? {
    EnglishInitialisms.phonemes(word).map { .phonemes($0) }
  }

  /// Adds a word by the names of its letters: MA of Boston, MA.
  mutating func addInitials(_ range: Range<Int>) {
    let word = text.string(range)
    stream.add(
      word, .english, range,
      pronunciation: EnglishInitialisms.names(of: word[...]).map { .phonemes($0) })
  }

  /// The word before in the same clause, in lower case.
  private var wordBefore: String? {
    guard stream.pause == nil, let last = stream.words.last else { return nil }
    return last.text.lowercased()
  }

  /// Whether a word that follows in the sentence tells of the past: yesterday, ago.
  private func isPast(after end: Int) -> Bool {
    var position = end
    while position < span.upperBound, !".!?\n".unicodeScalars.contains(char(position)) {
      let stop = letterEnd(position)
      if stop > position, EnglishWordSet.pastTimes.contains(text.lowercased(position..<stop)) {
        return true
      }
      position = max(stop, position + 1)
    }
    return false
  }

  /// Whether Read tells that a message was read: Read 3:42 PM, Read by Kim, Delivered · Read.
  private func isReceipt(at range: Range<Int>) -> Bool {
    guard wordBefore == nil else { return false }
    let next = skipSpaces(range.upperBound)
    if next >= span.upperBound {
      return stream.words.last.map {
        EnglishWordSet.receipts.contains($0.text.lowercased())
      } ?? false
    }
    let day = wordAfter(range.upperBound)
    return time(at: next) != nil || date(at: next) != nil || day == "by"
      || EnglishAbbreviations.isWeekday(day)
      || (EnglishMonths.number(of: day) != nil && char(skipSpaces(letterEnd(next))).isDigit)
  }

  /// The word or number that follows a space, in lower case.
  private func nextWord(after end: Int) -> String? {
    let start = skipSpaces(end)
    guard start > end, start < span.upperBound else { return nil }
    var stop = start
    while stop - start < 16, char(stop).isLatin || char(stop).isDigit {
      stop += 1
    }
    return stop > start ? text.string(start..<stop).lowercased() : nil
  }

  /// Adds the words of a symbol's name.
  mutating func addName(_ name: String, _ range: Range<Int>) {
    for word in name.words { addWord(word, range) }
  }

  mutating func addName(_ name: String, count: Int, _ range: Range<Int>) {
    if count > 1 { add(EnglishNumerals.cardinal(count), range) }
    addName(name, range)
  }

  /// Adds digits one by one.
  mutating func addDigits(_ range: Range<Int>, join: SpokenWord.Join = .space) {
    add(EnglishNumerals.byDigit(digits(range)), range, join: join)
  }

  /// Adds letters by their names.
  mutating func addLetters(_ positions: some Sequence<Int>, join: SpokenWord.Join = .space) {
    var join = join
    for position in positions {
      addLetter(position, join: join)
      join = .tight
    }
  }

  /// Adds a letter by its name.
  mutating func addLetter(_ position: Int, join: SpokenWord.Join = .space) {
    let letter = char(position).uppercased
    // A lone A would be read as the article.
    stream.add(
      String(Character(letter)), .english, position..<(position + 1), join: join,
      kind: .letterName,
      pronunciation: letter == "A" ? EnglishInitialisms.letterA.map { .phonemes($0) } : nil
    )
  }

  // MARK: Looking around

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
    while start > 0, text[start - 1].isLatin { start -= 1 }
    return end - start <= 16 ? text.lowercased(start..<end) : ""
  }

  private func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ":", "(", "\"", "#", "“", "[", ".": true
    default: false
    }
  }
}

extension String {
  /// The words of a phrase, which spaces part.
  var words: [String] { split(separator: " ").map(String.init) }
}

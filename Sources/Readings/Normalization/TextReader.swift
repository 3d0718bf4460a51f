import AccessibilityModel

/// Reads a stretch of text aloud in one language.
///
/// What a reader is made of is here: the walk over the characters, and a cursor that looks
/// around. A language adds its rules and its words.
protocol TextReader: TextCursor {
  /// The language it reads.
  static var language: SpokenLanguage { get }
  /// The rules for a kind of character, in the order they are tried.
  static func rules(for kind: CharacterKind) -> [ReadingRule<Self>]
  /// What punctuation marks and signs are called.
  static var symbolNames: [Unicode.Scalar: String] { get }
  /// What emoji and other symbols are called.
  static var emojiNames: SymbolNames { get }

  /// The words so far.
  var stream: WordStream { get set }
  var options: NormalizationOptions { get }

  /// Creates a reader that adds to a stream what stands in a stretch of its text.
  init(stream: WordStream, span: Range<Int>, options: NormalizationOptions)
  /// Whether nothing in the text is a letter, a digit or an emoji, so that symbols must be named.
  var isSymbolOnly: Bool { get }

  /// Adds the words of a symbol's name, with how many of it stand in a row.
  mutating func addName(_ name: String, count: Int, _ range: Range<Int>)
  /// The pause that a mark makes.
  func pause(at position: Int) -> SpokenWord.Pause?
  /// Reads an entry of the user's lexicon.
  mutating func readLexicon(at position: Int) -> ReadingMatch?
  /// The pronunciation of a word that a rule says; `nil` leaves it to the engine.
  func pronunciation(of word: String) -> SpokenWord.Override?
  /// Says a character by itself; a space is silent.
  mutating func spellOut(_ scalar: Unicode.Scalar, at position: Int)
}

extension TextReader {
  typealias Match = ReadingMatch

  /// Reads the whole stretch.
  ///
  /// - Parameter whenRead: Called with each rule that fits and what it read.
  mutating func read(_ whenRead: (ReadingRule<Self>, Match) -> Void = { _, _ in }) {
    if options.spellsOut { return spellOut() }
    var position = span.lowerBound
    while position < span.upperBound {
      if char(position).isSpace {
        if char(position) == "\n" { stream.pause(.comma) }
        position += 1
        continue
      }
      let count = stream.words.count
      let match = step(at: position, whenRead)
      let end = max(match.end, position + 1)
      stream.note(match.name, position..<end, since: count)
      position = end
    }
  }

  private mutating func step(
    at position: Int, _ whenRead: (ReadingRule<Self>, Match) -> Void
  ) -> Match {
    if !options.lexicon.isEmpty, let match = readLexicon(at: position) { return match }
    let rules = Self.rules(for: CharacterKind(char(position)))
    // By index, which copies no rule.
    for index in rules.indices {
      if let match = rules[index].read(&self, position) {
        whenRead(rules[index], match)
        return match
      }
    }
    return ("silent symbol", position + 1)
  }

  /// Reads every character by itself, as VoiceOver's spell-out attribute asks.
  private mutating func spellOut() {
    for position in span {
      let count = stream.words.count
      spellOut(char(position), at: position)
      if stream.words.count > count { stream.pause(.short) }
      stream.note("spell out", position..<(position + 1), since: count)
    }
    stream.dropPause()
  }

  // MARK: Symbols

  /// Any mark by its name, where every mark is to be said.
  mutating func readPunctuation(at position: Int) -> Match? {
    guard options.punctuation == .all, let name = Self.symbolNames[char(position)] else {
      return nil
    }
    addName(name, count: 1, position..<(position + 1))
    return ("punctuation", position + 1)
  }

  /// A mark that makes a pause.
  mutating func readPause(at position: Int) -> Match? {
    guard let pause = pause(at: position) else { return nil }
    stream.pause(pause)
    return ("pause", position + 1)
  }

  /// A symbol by its name; several of one emoji with their count.
  mutating func readNamed(at position: Int) -> Match? {
    if let found = namedRun(at: position) {
      addName(found.name, count: found.count, position..<found.end)
      return ("symbol name", found.end)
    }
    guard let name = Self.symbolNames[char(position)] else { return nil }
    let end = runEnd(position)
    addName(name, count: 1, position..<end)
    return ("symbol name", end)
  }

  /// A symbol that is silent inside a text; a drawn one makes a short pause.
  mutating func readQuiet(at position: Int) -> Match? {
    guard SymbolReading.isQuiet(char(position)) else { return nil }
    if char(position) > "\u{2100}" { stream.pause(.short) }
    return ("silent symbol", position + 1)
  }

  /// An emoji or symbol that has a name, and how many of it stand in a row.
  private func namedRun(at position: Int) -> (name: String, count: Int, end: Int)? {
    guard let first = namedSymbol(at: position) else { return nil }
    var end = first.end
    var count = 1
    while let next = namedSymbol(at: skipSpaces(end)), next.name == first.name {
      count += 1
      end = next.end
    }
    return (first.name, count, end)
  }

  private func namedSymbol(at position: Int) -> SymbolNames.Found? {
    Self.emojiNames.match(text, at: position, limit: span.upperBound)
  }

  /// The parts of a number with two points and more, as a phrase: 4.0.1.
  func version(
    _ parts: [Range<Int>], point: String, join: SpokenWord.Join, _ words: ([UInt8]) -> [String]
  ) -> Phrase {
    var phrase = Phrase(end: parts.last?.upperBound ?? 0)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        phrase.add(point, (part.lowerBound - 1)..<part.lowerBound, join: .tight, kind: .number)
      }
      phrase.add(words: words(digits(part)), part, join: index == 0 ? join : .tight)
    }
    return phrase
  }

  // MARK: Adding

  /// Adds a word.
  mutating func add(
    _ word: String,
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .word
  ) {
    stream.add(
      word, Self.language, range, join: join, kind: kind, pronunciation: pronunciation(of: word))
  }

  func pronunciation(of word: String) -> SpokenWord.Override? { nil }

  /// Adds words of one range: the first joined as told, the others in one breath with it.
  mutating func add(
    _ words: [String],
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .number
  ) {
    for (index, (word, own)) in zip(words, Phrase.ranges(of: words, in: range)).enumerated() {
      add(word, own, join: index == 0 ? join : .tight, kind: kind)
    }
  }

  /// Adds what an entry of the user's lexicon says, in its own language and pronunciation.
  mutating func add(_ entry: UserLexicon.Entry, _ range: Range<Int>) {
    for word in entry.spoken.split(separator: " ") {
      stream.add(String(word), entry.language, range, pronunciation: entry.pronunciation)
    }
  }

  /// Adds the words of a phrase.
  mutating func add(_ phrase: Phrase) { stream.add(phrase, Self.language) }
}

import AccessibilityModel

/// How texts in one language are read.
///
/// ```swift
/// let greek = TextReading.asWritten(
///   in: SpokenLanguage("el"), letters: ["\u{370}"..."\u{3FF}"], alsoReads: [], others: .english)
/// let frontEnd = SpeechFrontEnd(readings: [.korean, .english, greek])
/// ```
public struct TextReading: Sendable {
  /// The language.
  public let language: SpokenLanguage
  /// The letters by which its words are found inside a text in another language.
  public let letters: ScriptLetters
  /// The letters of other scripts that its own rules read, as those of Korean read Apple as 애플.
  ///
  /// Letters that are in neither list are read by the language that they belong to, if there is one.
  public let alsoReads: ScriptLetters
  /// The language that reads what this one cannot; it may be this language itself.
  ///
  /// It reads text that is marked as being in a language nobody reads and, if voices may change, whole
  /// phrases in the letters of ``alsoReads``.
  public let others: SpokenLanguage
  /// Whether it says how its words sound, and not only which they are.
  public let tellsSounds: Bool
  /// Whether its sounds differ by region, so that a reading names that of the voice: `en-GB`.
  package let hasAccents: Bool
  /// Adds the words of a run.
  let read: @Sendable (LanguageRun, inout WordStream) -> Void

  /// Korean, as a Korean reads a screen aloud: Latin letters and numbers become Hangul.
  public static let korean = TextReading(
    KoreanReader.self, letters: .hangul, alsoReads: .latin, others: .english, tellsSounds: true)
  /// English, as an American reads a screen aloud.
  public static let english = TextReading(
    EnglishReader.self, letters: .latin, alsoReads: [], others: .english, tellsSounds: false,
    hasAccents: true)

  /// A language of which no more is known than that spaces part its words.
  ///
  /// The usual marks at the end of a word make pauses. Letters, numbers and signs are left to the
  /// engine as they are written.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - letters: Its letters, by which it is found inside other texts.
  ///   - alsoReads: The letters of other scripts that are left to its voice too.
  ///   - others: Who reads text in it that is marked as being in a language nobody reads.
  /// - Returns: A reading that leaves every word to the voice.
  public static func asWritten(
    in language: SpokenLanguage, letters: ScriptLetters, alsoReads: ScriptLetters,
    others: SpokenLanguage
  ) -> TextReading {
    TextReading(
      language: language, letters: letters, alsoReads: alsoReads, others: others,
      tellsSounds: false
    ) { run, stream in
      stream.addAsWritten(run.range, language)
    }
  }

  private init<Reader: TextReader & SendableMetatype>(
    _ reader: Reader.Type, letters: ScriptLetters, alsoReads: ScriptLetters, others: SpokenLanguage,
    tellsSounds: Bool, hasAccents: Bool = false
  ) {
    self.init(
      language: reader.language, letters: letters, alsoReads: alsoReads, others: others,
      tellsSounds: tellsSounds, hasAccents: hasAccents
    ) { run, stream in
      var reader = Reader(stream: stream, span: run.range, options: run.options)
      reader.read()
      stream = reader.stream
    }
  }

  private init(
    language: SpokenLanguage, letters: ScriptLetters, alsoReads: ScriptLetters,
    others: SpokenLanguage,
    tellsSounds: Bool, hasAccents: Bool = false,
    read: @escaping @Sendable (LanguageRun, inout WordStream) -> Void
  ) {
    self.language = language
    self.letters = letters
    self.alsoReads = alsoReads
    self.others = others
    self.tellsSounds = tellsSounds
    self.hasAccents = hasAccents
    self.read = read
  }
}

extension WordStream {
  /// Adds the words of a range as they are written, without the marks that end them.
  fileprivate mutating func addAsWritten(_ range: Range<Int>, _ language: SpokenLanguage) {
    var start = range.lowerBound
    for position in range {
      let mark = text[position]
      let pause =
        position + 1 == range.upperBound || text[position + 1].isSpace
        ? mark.pauseAfterWord : nil
      guard mark.isSpace || pause != nil else { continue }
      addWord(start..<position, language)
      if let pause { self.pause(pause) }
      start = position + 1
    }
    addWord(start..<range.upperBound, language)
  }

  private mutating func addWord(_ range: Range<Int>, _ language: SpokenLanguage) {
    guard !range.isEmpty else { return }
    let count = words.count
    add(text.asWritten(range), language, range)
    note("as written", range, since: count)
  }
}

extension Unicode.Scalar {
  /// The pause that a mark makes at the end of a word.
  fileprivate var pauseAfterWord: SpokenWord.Pause? {
    switch self {
    case ",": .comma
    case ":", ";": .colon
    case ".", "…": .period
    case "?": .question
    case "!": .exclamation
    default: nil
    }
  }
}

import AccessibilityModel

/// How texts in one language are read.
///
/// ```swift
/// let normalizer = TextNormalizer(readings: [.korean, .english, .asWritten(in: Language("tlh"))])
/// ```
public struct TextReading: Sendable {
  /// The language.
  public let language: Language
  /// Whether it says how its words sound, and not only which they are.
  public let tellsSounds: Bool
  /// Adds the words of a run.
  let read: @Sendable (LanguageRun, inout WordStream) -> Void

  /// Korean, as a Korean reads a screen aloud: Latin letters and numbers become Hangul.
  public static let korean = TextReading(KoreanReader.self, tellsSounds: true)
  /// English, as an American reads a screen aloud.
  public static let english = TextReading(EnglishReader.self, tellsSounds: false)

  /// A language of which no more is known than that spaces part its words.
  ///
  /// The usual marks at the end of a word make pauses. Letters, numbers and signs are left to the
  /// engine as they are written.
  public static func asWritten(in language: Language) -> TextReading {
    TextReading(language: language, tellsSounds: false) { run, stream in
      stream.addAsWritten(run.range, language)
    }
  }

  private init<Reader: TextReader & SendableMetatype>(_ reader: Reader.Type, tellsSounds: Bool) {
    self.init(language: reader.language, tellsSounds: tellsSounds) { run, stream in
      var reader = Reader(stream: stream, span: run.range, options: run.options)
      reader.read()
      stream = reader.stream
    }
  }

  private init(
    language: Language, tellsSounds: Bool,
    read: @escaping @Sendable (LanguageRun, inout WordStream) -> Void
  ) {
    self.language = language
    self.tellsSounds = tellsSounds
    self.read = read
  }
}

extension WordStream {
  /// Adds the words of a range as they are written, without the marks that end them.
  fileprivate mutating func addAsWritten(_ range: Range<Int>, _ language: Language) {
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

  private mutating func addWord(_ range: Range<Int>, _ language: Language) {
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

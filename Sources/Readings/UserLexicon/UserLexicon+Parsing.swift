import AccessibilityModel
import Support

extension UserLexicon {
  /// A line of a lexicon that cannot be used.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The place in the line, from 1, counted in Unicode scalars.
    public var column: Int
    /// What is wrong, and what to write instead.
    public var message: String

    public var description: String { "\(FilePlace(file, line, column)): error: \(message)" }
  }

  /// Every line of a lexicon that cannot be used.
  public struct ParseErrors: Error, ErrorOfLines, Hashable, Sendable, CustomStringConvertible {
    /// The errors in the order of the file.
    public var errors: [ParseError]

    public var description: String { lines.joined(separator: "\n") }

    package var lines: [String] { errors.map(\.description.onOneLine) }
  }

  /// Reads a lexicon from tab-separated text.
  ///
  /// Each line has what is written, what is said, the language, and optionally the class.
  /// Empty lines, lines that begin with `#`, and a first line of column names are passed over; an
  /// entry for what begins with that very sign is written `\#`.
  /// What is said may be phonemes: `/ˈbʌtən/` for IPA, or an engine's own notation after the name of
  /// the engine, `espeak-ng[[b'Vt@n]]`; without a name it is that of eSpeak NG.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file, as errors name it.
  ///   - languages: The languages that entries may be in.
  /// - Throws: ``ParseErrors`` with every wrong line.
  public init(
    parsing text: String, file: String, languages: [SpokenLanguage] = [.korean, .english]
  ) throws {
    try self.init(
      parsing: text, file: file, languages: languages,
      ipaFault: { ipa, _ in
        Array(ipa.unicodeScalars).firstIndex { !Self.isPhonetic($0) }.map { .symbol(offset: $0) }
      }, unknownPhoneme: { _, _ in nil })
  }

  /// Why the voices of a language cannot say an IPA text.
  package enum IPAFault: Hashable, Sendable {
    /// They have no sound for the scalar at this offset.
    case symbol(offset: Int)
    /// They cannot be told the sounds of a word at all.
    case language
  }

  /// Reads a lexicon for a voice.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: The file, as errors name it.
  ///   - languages: The languages that entries may be in.
  ///   - ipaFault: Why the voices of a language cannot say an IPA text; `nil` if they can.
  ///   - unknownPhoneme: What in a text of eSpeak NG's notation is no phoneme of the voice of a
  ///     language.
  /// - Throws: ``ParseErrors`` with every wrong line.
  package init(
    parsing text: String, file: String, languages: [SpokenLanguage],
    ipaFault: (String, SpokenLanguage) -> IPAFault?,
    unknownPhoneme: (String, SpokenLanguage) -> UnknownPhoneme?
  ) throws {
    let table = TabTable(
      parsing: text, file: file, columns: ["written", "spoken", "language", "class"],
      optional: 1, hasHeader: false
    )
    do {
      self.init(
        entries: try table.map { (row) throws(TabTable.Fault) in
          try Self.entry(row, languages, ipaFault, unknownPhoneme)
        })
    } catch {
      throw ParseErrors(
        errors: error.faults.map {
          ParseError(file: file, line: $0.line, column: $0.column, message: $0.message)
        }
      )
    }
  }

  private static func entry(
    _ row: TabTable.Row, _ languages: [SpokenLanguage],
    _ ipaFault: (String, SpokenLanguage) -> IPAFault?,
    _ unknownPhoneme: (String, SpokenLanguage) -> UnknownPhoneme?
  ) throws(TabTable.Fault) -> Entry {
    let written = row[0]
    let spoken = row[1]
    guard !written.isEmpty else {
      throw row.fault(0, "the first column, what is written, is empty")
    }
    guard !spoken.isEmpty else { throw row.fault(1, "the second column, what is said, is empty") }
    let base = SpokenLanguage(row[2]).base
    guard let language = languages.first(where: { $0.base == base }) else {
      let tags = languages.map(\.tag).joined(separator: " or ")
      throw row.fault(2, "unknown language “\(row[2])”; write \(tags)")
    }
    var wordClass = WordClass.word
    if !row[3].isEmpty {
      guard let known = WordClass(rawValue: row[3]) else {
        let names = WordClass.allCases.map(\.rawValue).joined(separator: " or ")
        throw row.fault(3, "unknown class “\(row[3])”; write \(names)")
      }
      wordClass = known
    }
    if let phonemes = phonemes(spoken) {
      try check(phonemes, row, language, ipaFault, unknownPhoneme)
      return Entry(
        written: written, spoken: written, language: language, wordClass: wordClass,
        pronunciation: phonemes
      )
    }
    if language == .korean,
      let wrong = spoken.unicodeScalars.first(where: { !isHangul($0) && $0 != " " })
    {
      throw row.fault(1, "what is said in Korean must be Hangul; “\(wrong)” is not")
    }
    if language == .english,
      let wrong = spoken.unicodeScalars.first(where: { !isEnglish($0) })
    {
      throw row.fault(
        1, "what is said in English must be words of letters and apostrophes; “\(wrong)” is not"
      )
    }
    return Entry(written: written, spoken: spoken, language: language, wordClass: wordClass)
  }

  private static func phonemes(_ spoken: String) -> SpokenWord.Override? {
    if let match = spoken.wholeMatch(of: #/([a-z0-9-]*)\[\[(.*)\]\]/#) {
      let name = match.1.isEmpty ? "espeak-ng" : String(match.1)
      return .engine(name: name, notation: String(match.2))
    }
    if spoken.hasPrefix("/"), spoken.hasSuffix("/"), spoken.count >= 2 {
      return .ipa(String(spoken.dropFirst().dropLast()))
    }
    return nil
  }

  /// Refuses phonemes of which nothing, or not all, would be heard.
  private static func check(
    _ phonemes: SpokenWord.Override, _ row: TabTable.Row, _ language: SpokenLanguage,
    _ ipaFault: (String, SpokenLanguage) -> IPAFault?,
    _ unknownPhoneme: (String, SpokenLanguage) -> UnknownPhoneme?
  ) throws(TabTable.Fault) {
    func fault(_ offset: Int, _ message: String) -> TabTable.Fault {
      var fault = row.fault(1, message)
      fault.column += offset
      return fault
    }
    switch phonemes {
    case .ipa(let ipa):
      switch ipaFault(ipa, language) {
      case .symbol(let offset)?:
        let symbol = Array(ipa.unicodeScalars)[offset]
        throw fault(
          1 + offset, "the voice has no sound for “\(symbol)”; write other symbols of IPA")
      case .language?:
        throw fault(
          0, "the voices of ‘\(language)’ take no IPA; write how the word is spelled instead")
      case nil: break
      }
      if !ipa.unicodeScalars.contains(where: \.properties.isAlphabetic) {
        throw fault(0, "there is no sound between the slashes; write IPA such as /ˈbʌtən/")
      }
    case .engine(let name, let notation):
      let scalars = Array(notation.unicodeScalars)
      guard name == "espeak-ng" || scalars.allSatisfy({ $0 == " " }) else { return }
      let start = row[1].unicodeScalars.count - scalars.count - 2
      if let offset = scalars.firstIndex(where: { !$0.isASCII || $0.value < 0x20 }) {
        throw fault(
          start + offset,
          "“\(scalars[offset])” is in no name of a phoneme; these are ASCII characters")
      }
      // @ is the most common of the names without a letter or digit.
      if !scalars.contains(where: { $0.properties.isAlphabetic || $0.isDigit || $0 == "@" }) {
        throw fault(0, "there is no phoneme between the brackets; write names such as [[b'Vt@n]]")
      }
      if let unknown = unknownPhoneme(notation, language) {
        let advice =
          unknown.nearest.map { "did you mean “\($0)”?" } ?? "write names such as [[b'Vt@n]]"
        throw fault(
          start + unknown.offset, "the voice has no phoneme “\(unknown.name)”; \(advice)")
      }
    case .hangul, .phonemes, .spelling: break
    }
  }

  /// Whether a character occurs in the International Phonetic Alphabet.
  private static func isPhonetic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "\u{250}"..."\u{36F}", "\u{1D00}"..."\u{1DBF}": true
    default: "æçðøħŋœɡβθχǀǁǂǃⱱ .-|‖‿".unicodeScalars.contains(scalar)
    }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSyllable || ("\u{1100}"..."\u{11FF}").contains(scalar)
  }

  private static func isEnglish(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLatin || scalar == "'" || scalar == " "
  }
}

import AccessibilityModel

extension UserLexicon {
  /// A line of a lexicon that cannot be used.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// What is wrong, and what to write instead.
    public var message: String

    public var description: String { "\(file):\(line): error: \(message)" }
  }

  /// Every line of a lexicon that cannot be used.
  public struct ParseErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors in the order of the file.
    public var errors: [ParseError]

    public var description: String { errors.map(\.description).joined(separator: "\n") }
  }

  /// Reads a lexicon from tab-separated text.
  ///
  /// Each line has what is written, what is said, the language, and optionally the class.
  /// Empty lines, lines that begin with `#`, and a first line of column names are passed over.
  /// What is said may be phonemes: `[[b'Vt@n]]` for eSpeak NG's mnemonics, `/ˈbʌtən/` for IPA.
  ///
  /// - Throws: ``ParseErrors`` with every wrong line.
  public init(parsing text: String, file: String) throws {
    var entries: [Entry] = []
    var errors: [ParseError] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        Self.trimmed($0)
      }
      if number == 1, let first = fields.first, first.hasPrefix("\u{FEFF}") {
        fields[0] = String(first.unicodeScalars.dropFirst().map(Character.init))
      }
      if fields.allSatisfy(\.isEmpty) || fields[0].hasPrefix("#") { continue }
      if number == 1, fields.prefix(2) == ["written", "spoken"] { continue }
      do {
        entries.append(try Self.entry(fields))
      } catch {
        errors.append(ParseError(file: file, line: number, message: error.message))
      }
    }
    if !errors.isEmpty { throw ParseErrors(errors: errors) }
    self.init(entries: entries)
  }

  private struct Fault: Error {
    var message: String
  }

  private static func entry(_ fields: [String]) throws(Fault) -> Entry {
    guard (3...4).contains(fields.count) else {
      throw Fault(
        message: "expected 3 or 4 columns parted by tabs, found \(fields.count); "
          + "write: written, spoken, language (ko or en), class"
      )
    }
    let written = fields[0]
    let spoken = fields[1]
    guard !written.isEmpty else {
      throw Fault(message: "the first column, what is written, is empty")
    }
    guard !spoken.isEmpty else { throw Fault(message: "the second column, what is said, is empty") }
    let language: Language
    switch Language(fields[2]).base {
    case "ko": language = .korean
    case "en": language = .english
    default: throw Fault(message: "unknown language “\(fields[2])”; write ko or en")
    }
    var wordClass = WordClass.word
    if fields.count == 4, !fields[3].isEmpty {
      guard let known = WordClass(rawValue: fields[3]) else {
        let names = WordClass.allCases.map(\.rawValue).joined(separator: " or ")
        throw Fault(message: "unknown class “\(fields[3])”; write \(names)")
      }
      wordClass = known
    }
    if let phonemes = phonemes(spoken) {
      return Entry(
        written: written, spoken: written, language: language, wordClass: wordClass,
        pronunciation: phonemes
      )
    }
    if language == .korean,
      let wrong = spoken.unicodeScalars.first(where: { !isHangul($0) && $0 != " " })
    {
      throw Fault(message: "what is said in Korean must be Hangul; “\(wrong)” is not")
    }
    if language == .english,
      let wrong = spoken.unicodeScalars.first(where: { !isEnglish($0) })
    {
      throw Fault(
        message:
          "what is said in English must be words of letters and apostrophes; “\(wrong)” is not"
      )
    }
    return Entry(written: written, spoken: spoken, language: language, wordClass: wordClass)
  }

  private static func phonemes(_ spoken: String) -> SpokenWord.Override? {
    if spoken.hasPrefix("[["), spoken.hasSuffix("]]"), spoken.count > 4 {
      return .mnemonics(String(spoken.dropFirst(2).dropLast(2)))
    }
    if spoken.hasPrefix("/"), spoken.hasSuffix("/"), spoken.count > 2 {
      return .ipa(String(spoken.dropFirst().dropLast()))
    }
    return nil
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass.isSyllable(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }

  private static func isEnglish(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass.isLatin(scalar.value) || scalar == "'" || scalar == " "
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first == " " { field.removeFirst() }
    while field.last == " " || field.last == "\r" { field.removeLast() }
    return String(field)
  }
}

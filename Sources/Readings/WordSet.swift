import Support

/// The closed lists of words that rules of Korean ask for: `Data/ko/word-sets.tsv`.
enum KoreanWordSet: String, WordSet {
  static let path = "ko/word-sets.tsv"
  static let table = read()

  case
    labelBefore, timesBefore, timesAfter, peopleBefore, peopleAfter, machines, greatOnes,
    artworks, printed, verbLikeEndings, particles, counterSuffixes, otherScoreWords,
    lengthWords, scoreWords, pageWords, pageWordsBefore, dateWordsAfter, dateWordsBefore,
    codeWords, cardWords, remembrances, numberedNouns, negatable, prices, auxiliaries, footwear,
    borne, qualitiesLikeNames, shortVerbsInL, longVerbsInL, verbsInReu, nounsInL, contractions,
    verbEndings, afterNouns, clearWords, capitalWords, dependentNouns, dependentForms
}

/// The closed lists of words that rules of English ask for: `Data/en/word-sets.tsv`.
enum EnglishWordSet: String, WordSet {
  static let path = "en/word-sets.tsv"
  static let table = read()

  case
    unendingAbbreviations, counted, numberedNouns, codeWords, cardWords, lengths
}

/// The name of a list of words in a table; the table says what each list is for.
protocol WordSet: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The file of the table.
  static var path: String { get }
  /// The words of every list.
  static var table: [Self: [String]] { get }
}

extension WordSet {
  /// The words of the list.
  var words: Set<String> { Set(Self.table[self] ?? []) }

  /// The words of the list, each one character.
  var characters: Set<Unicode.Scalar> { Set((Self.table[self] ?? []).flatMap(\.unicodeScalars)) }

  /// The words of the list by their characters.
  var spellings: Set<[Unicode.Scalar]> {
    Set((Self.table[self] ?? []).map { Array($0.unicodeScalars) })
  }

  /// Reads the table.
  static func read() -> [Self: [String]] {
    let rows = DataTable.rows(path, columns: ["set", "words"]) { row throws(TabTable.Fault) in
      (set: try row.name(0, of: Self.self), words: row.words(1))
    }
    return Dictionary(rows.map { ($0.set, $0.words) }, uniquingKeysWith: +)
  }
}

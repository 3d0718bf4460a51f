import Support

/// The closed lists of words that rules of Korean ask for: `Data/ko/word-sets.tsv`.
enum KoreanWordSet: Int, WordSet {
  static let path = "ko/word-sets.tsv"
  static let table = read()

  case
    labelBefore, timesBefore, timesAfter, peopleBefore, peopleAfter, machines, greatOnes,
    artworks, printed, verbLikeEndings, particles, counterSuffixes, otherScoreWords,
    lengthWords, scoreWords, pageWords, pageWordsBefore, dateWordsAfter, dateWordsBefore,
    codeWords, cardWords, remembrances, numberedNouns, negatable, prices, auxiliaries, footwear,
    borne, qualitiesLikeNames, shortVerbsInL, longVerbsInL, verbsInReu, nounsInL, contractions,
    verbEndings, afterNouns, clearWords, capitalWords, dependentNouns, dependentForms,
    partsOfDay, recordings, lengthWordsAfter, measured, versions, emergencies, calledBefore,
    calledAfter, plateLetters, countedInEnglish, latinCodeWords, remembered, labelCounters,
    rankedBefore, chaptersBefore, directions, loanUnits, tensedCounters, nounsInUi, longNounsInUi,
    stemsWithGenitive, familyNames, givenNames, sinoEndingsInL, sinoSyllablesInL,
    sinoSyllablesAfterL, insertedVerbs, insertedNouns, shortNouns, placesAndCounts,
    countedByFirst, sinoCounters
}

/// The closed lists of words that rules of English ask for: `Data/en/word-sets.tsv`.
enum EnglishWordSet: Int, WordSet {
  static let path = "en/word-sets.tsv"
  static let table = read()

  case
    unendingAbbreviations, counted, numberedNouns, codeWords, cardWords, lengths,
    pageWords, lengthWords, expiryWords, dateWords, yearWords, versions, decadeWords,
    spelledHosts, verbsAfter, nearThings, degrees, participlesAfter, initialisms
}

/// The name of a list of words in a table; the table says what each list is for.
///
/// The raw values are places in the table, so that a list is found without a search.
protocol WordSet: RawRepresentable<Int>, CaseIterable, Sendable {
  /// The file of the table.
  static var path: String { get }
  /// The words of every list, in the order of the cases.
  static var table: [Set<String>] { get }
}

extension WordSet {
  /// The words of the list.
  var words: Set<String> { Self.table[rawValue] }

  /// The words of the list, each one character.
  var characters: Set<Unicode.Scalar> { Set(words.flatMap(\.unicodeScalars)) }

  /// The words of the list by their characters.
  var spellings: Set<[Unicode.Scalar]> { Set(words.map { Array($0.unicodeScalars) }) }

  /// Whether a word is in the list.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a text begins with a word of the list.
  func hasPrefix(of text: String) -> Bool { words.contains { text.hasPrefix($0) } }

  /// Reads the table.
  static func read() -> [Set<String>] {
    let names = Dictionary(allCases.map { ("\($0)", $0.rawValue) }, uniquingKeysWith: { $1 })
    let rows = DataTable.rows(path, columns: ["set", "words"]) { row throws(TabTable.Fault) in
      guard let place = names[row[0]] else {
        throw row.fault(0, "“\(row[0])” is no list that a rule asks for")
      }
      return (place: place, words: row.words(1))
    }
    var table = [Set<String>](repeating: [], count: names.count)
    for row in rows { table[row.place].formUnion(row.words) }
    return table
  }
}

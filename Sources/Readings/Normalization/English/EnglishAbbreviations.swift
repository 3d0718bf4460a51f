import Support

/// Abbreviations of app text and their words.
enum EnglishAbbreviations {
  /// Read in full wherever they stand.
  static let always = table(.always)

  /// Read in full with a point after them.
  static let withPoint = table(.point)

  /// Kinds of street, after their name.
  static let streets = table(.street)

  /// Ranks and offices, before a name.
  static let titles = table(.title)

  /// Letters with a slash between them.
  static let slashed = table(.slashed)

  /// Kinds of place, before their name.
  static let places = table(.place)

  /// Points of the compass by their letters.
  static let compass = table(.compass)

  /// Whether a word in small letters is a kind of street, short or in full.
  static func isStreet(_ word: String) -> Bool {
    streets[word] != nil || streets.values.contains { $0.lowercased() == word }
  }

  /// Read in full before a number.
  static let beforeNumbers = table(.number)

  static let weekdays = table(.weekday)

  /// Whether a word in small letters is a day of the week, short or in full.
  static func isWeekday(_ word: String) -> Bool {
    weekdays[word] != nil || weekdayNames.contains(word)
  }

  private static let weekdayNames = Set(weekdays.values.map { $0.lowercased() })

  /// Letters with points that are words or fixed abbreviations.
  static let initials = table(.initials)

  /// Where an abbreviation is one.
  enum Use: String, CaseIterable {
    case always, point, street, place, compass, number, weekday, initials, scale, period, apiece,
      title, slashed
  }

  /// The words of the abbreviations of one use.
  static func table(_ use: Use) -> [String: String] {
    Dictionary(
      rows.filter { $0.use == use }.map { ($0.written, $0.words) }, uniquingKeysWith: { $1 }
    )
  }

  private static let rows = DataTable.rows(
    "en/abbreviations.tsv", columns: ["written", "words", "use"]
  ) { row throws(TabTable.Fault) in
    (written: row[0], words: row[1], use: try row.name(2, of: Use.self))
  }
}

/// The months and their short forms.
enum EnglishMonths {
  static let names = EnglishWord.months.list

  /// The number of a month written in small letters, whole or short.
  static func number(of word: String) -> Int? {
    guard word.utf8.count >= 3, word.utf8.count <= 9 else { return nil }
    return table[word]
  }

  private static let table: [String: Int] = {
    var table: [String: Int] = ["sept": 9]
    for (index, name) in names.enumerated() {
      table[name.lowercased()] = index + 1
      table[String(name.lowercased().prefix(3))] = index + 1
    }
    return table
  }()
}

extension EnglishReader {
  static func rules(for kind: CharacterKind) -> [Rule] {
    switch kind {
    case .digit: digitRules
    case .latin: latinRules
    case .syllable, .jamo, .other: signRules
    }
  }

  typealias Rule = ReadingRule<EnglishReader>

  // MARK: What begins with a digit

  private static let digitRules: [Rule] = [
    Rule("web address", "mail address", summary: "3m.com, 7eleven@example.com") {
      $0.readAddress(at: $1)
    },
    Rule("length", summary: "1h 30m, 2d4h") { $0.readShortLength(at: $1) },
    Rule("date", summary: "25 Mar 2026") { $0.readDayMonth(at: $1) },
    Rule("season", summary: "2023–24, 2023/24") { $0.readSeason(at: $1) },
    Rule("pace", summary: "5:32/km") { $0.readPace(at: $1) },
    Rule("date", "time", "range of times", summary: "3/14/2024, 2:30 PM, 9–11 AM, 14:00") {
      $0.readMoment(at: $1)
    },
    Rule("hexadecimal", summary: "0x80070057") { $0.readHexadecimal(at: $1) },
    Rule("vanity number", summary: "1-800-FLOWERS") { $0.readVanityNumber(at: $1) },
    Rule("digit by digit", summary: "555-0123, 4111 1111 1111 1111, a code") {
      $0.readDigitString(at: $1)
    },
    Rule("version", summary: "1.2.3") { $0.readVersion(at: $1) },
    Rule("ordinal", summary: "1st, 22nd") { $0.readOrdinal(at: $1) },
    Rule("decade", summary: "1990s, the 80s") { $0.readDecade(at: $1) },
    Rule("feet and inches", "pace", summary: "6'2\", 10' x 12', 5'30\"/km") { $0.readFeet(at: $1) },
    Rule("mixed number", summary: "1 1/2, 2½") { $0.readMixed(at: $1) },
    Rule("ratio", summary: "16:9") { $0.readRatio(at: $1) },
    Rule("score", summary: "3-2 win") { $0.readScore(at: $1) },
    Rule("by", summary: "1920x1080, 8.5 x 11 in, 4 x 6") { $0.readSize(at: $1) },
    Rule("saying", summary: "24/7, 50/50") { $0.readSaying(at: $1) },
    Rule("fraction", summary: "1/2") { $0.readFraction(at: $1) },
    Rule("part of a whole", "pair", summary: "3/20, 120/80") { $0.readPart(at: $1) },
    Rule("range", summary: "5-10 min") { $0.readRange(at: $1) },
    Rule("house number", summary: "1600 Pennsylvania Ave") { $0.readHouseNumber(at: $1) },
    Rule("year", summary: "2024") { $0.readYear(at: $1) },
    Rule("digits of a code", "year", summary: "RTX4090, KE123: digits right after letters") {
      $0.readAfterLetters(at: $1)
    },
    Rule("resolution", summary: "1080p") { $0.readResolution(at: $1) },
    Rule("number", "unit", "money", summary: "12, 5 km, 25 USD, 12,99 €") { $0.readAmount(at: $1) },
  ]

  // MARK: What begins with a Latin letter

  private static let latinRules: [Rule] = [
    Rule("web address", "mail address", summary: "apple.com, me@example.com") {
      $0.readAddress(at: $1)
    },
    Rule("digit by digit", summary: "xxxx-1234") { $0.readLetterMask(at: $1) },
    Rule("date format", summary: "MM/YY, YYYY-MM-DD") { $0.readDateFormat(at: $1) },
    Rule("date", "month", summary: "Mar 14, 2024") { $0.readMonth(at: $1) },
    Rule("direction", summary: "N of N 5th St, NW of 12 mph NW") { $0.readCompass(at: $1) },
    Rule("state", summary: "MA of Boston, MA") { $0.readState(at: $1) },
    Rule("money", "range", summary: "USD 100") { $0.readCurrencyCode(at: $1) },
    Rule("abbreviation", "weekday", summary: "Dr., Ch. 3, Main St, Mon-Fri") {
      $0.readAbbreviation(at: $1)
    },
    Rule("abbreviation", "unit", "letters", summary: "w/o, km/h, N/A") { $0.readSlashed(at: $1) },
    Rule("Roman numeral", "letters", summary: "Chapter IV, Diablo IV, IV drip") {
      $0.readRoman(at: $1)
    },
    Rule("formula", summary: "CO2") { $0.readFormula(at: $1) },
    Rule("initials", "abbreviation", summary: "U.S., e.g.") { $0.readInitials(at: $1) },
    Rule("letters", summary: "AT&T") { $0.readCapitals(at: $1) },
    Rule("time zone", summary: "GMT-5, UTC+9") { $0.readTimeZone(at: $1) },
    Rule("by", summary: "x of 10' x 12'") { $0.readCross(at: $1) },
    Rule("times", summary: "3 x 4, x2") { $0.readTimes(at: $1) },
    Rule("letter", summary: "Plan B") { $0.readLetter(at: $1) },
    Rule("word", summary: "a word as it is written") { $0.readPlainWord(at: $1) },
  ]

  // MARK: What begins with anything else

  private static let signRules: [Rule] = [
    Rule("digit by digit", summary: "(555) 010-1234, +1 555 010 1234, •••• 1234") {
      $0.readSignedDigitString(at: $1)
    },
    Rule("about", summary: "~5") { $0.readAbout(at: $1) },
    Rule("money", "unit", "number", "range", "time left", summary: "$12.99, -5°C, .5, -0:30") {
      $0.readSignedAmount(at: $1)
    },
    Rule("punctuation", summary: "any mark, where every mark is to be said") {
      $0.readPunctuation(at: $1)
    },
    Rule("symbol name", summary: "a symbol in a text of nothing but symbols") {
      $0.isSymbolOnly ? $0.readNamed(at: $1) : nil
    },
    Rule("numeral sign", summary: "①, ½, ²") { $0.readNumeralSign(at: $1) },
    Rule("power", summary: "10^6") { $0.readPower(at: $1) },
    Rule("heart", summary: "<3") { $0.readHeart(at: $1) },
    Rule("rise", "fall", "symbol name", summary: "▲ 1.2%, 30% ↓, ↑ Back to top") {
      $0.readTrend(at: $1)
    },
    Rule("sign", "silent symbol", summary: "& @ # + = × in running text; ® is silent") {
      $0.readSign(at: $1)
    },
    Rule("pause", summary: "a comma, a point, a bracket") { $0.readPause(at: $1) },
    Rule("silent symbol", summary: "* _ ^: silent inside a text") { $0.readQuiet(at: $1) },
    Rule("symbol name", summary: "👍, ★") { $0.readNamed(at: $1) },
    Rule("foreign letters", summary: "Я") { $0.readForeign(at: $1) },
  ]
}

import AccessibilityModel
import Testing

@testable import Readings

/// Every row is found by the text it is for, so that no row is hidden by another.
@Suite("Rows of the tables")
struct DataRowTests {
  private func written(_ text: String) -> WrittenText { WrittenText(text.unicodeScalars) }

  @Test("Symbols", arguments: ["ko", "en"])
  func symbols(language: String) {
    let names = language == "ko" ? SymbolNames.korean : .english
    for file in ["symbol-names", "cldr-names"] {
      for row in DataFile.rows("\(language)/\(file).tsv") {
        let text = written(row[0])
        let found = names.match(text, at: 0, limit: text.count)
        #expect(found?.name == row[1], "\(row[0])")
        #expect(found?.end == text.count, "\(row[0])")
      }
    }
  }

  @Test("Signs, Hanja and signs of numbers")
  func signs() throws {
    for row in DataFile.rows("ko/sign-names.tsv") {
      #expect(SymbolReading.korean[try row.scalar(0)] == row[1])
    }
    for row in DataFile.rows("en/sign-names.tsv") {
      #expect(SymbolReading.english[try row.scalar(0)] == row[1])
    }
    for row in DataFile.rows("ko/hanja.tsv") {
      #expect(HanjaReadings.hangul(written(row[0]), 0..<1) == row[1])
    }
    for row in DataFile.rows("common/numeral-signs.tsv") {
      #expect(NumeralSigns.meaning(of: try row.scalar(0)) != nil, "\(row[0])")
    }
  }

  @Test("Every script has a name in every language, and no other")
  func scripts() {
    let scripts = Set(DataFile.rows("common/scripts.tsv").map { $0[0] }).union(["other"])
    for language in ["ko", "en"] {
      #expect(Set(DataFile.rows("\(language)/script-names.tsv").map { $0[0] }) == scripts)
    }
    #expect(ScriptNames.korean("α") == "그리스문자")
    #expect(ScriptNames.english("\u{10400}") == "foreign")
  }

  @Test("Names and words in Latin letters")
  func latin() {
    for row in DataFile.rows("ko/latin-names.tsv") {
      let text = written(row[0])
      let found = LatinNames.match(text, at: 0, limit: text.count)
      #expect(found?.reading == row[1], "\(row[0])")
      #expect(found?.end == text.count, "\(row[0])")
    }
    for row in DataFile.rows("ko/latin-words.tsv") {
      #expect(LatinWords.hangul(row[0]) == row[1])
      // In small letters, with at most one apostrophe inside: don't.
      let parts = row[0].split(separator: "'", omittingEmptySubsequences: false)
      #expect(parts.count <= 2)
      let small = UInt8(ascii: "a")...UInt8(ascii: "z")
      #expect(parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(small.contains) })
    }
    let letters = DataFile.rows("ko/letter-names.tsv")
    #expect(letters.map { $0[0] }.joined() == "abcdefghijklmnopqrstuvwxyz")
    #expect(LatinWords.letter("Z") == letters.last?[1])
  }

  @Test("A spelling is not hidden by an earlier one that it begins with")
  func spellings() {
    let spellings = DataFile.rows("ko/latin-spellings.tsv").map { $0[0] }
    for (index, spelling) in spellings.enumerated() {
      for earlier in spellings[..<index] where !earlier.hasSuffix("$") {
        #expect(!spelling.hasPrefix(earlier), "\(spelling) after \(earlier)")
      }
    }
  }

  @Test("Units and currencies")
  func units() {
    for row in DataFile.rows("ko/units.tsv") {
      for name in row.words(0) {
        let text = written("1" + name)
        let found = KoreanUnits.match(text, at: 1, span: 0..<text.count)
        #expect(found?.unit.word == row[1], "\(name)")
        #expect(found?.unit.prefix ?? "" == row[2], "\(name)")
      }
    }
    for row in DataFile.rows("en/units.tsv") {
      for name in row.words(0) {
        let text = written("1" + name)
        let found = EnglishUnits.match(text, at: 1, span: 0..<text.count)
        #expect(found?.unit.one == row[1], "\(name)")
        #expect(found?.unit.many == row[2], "\(name)")
      }
    }
    for row in DataFile.rows("ko/currencies.tsv") {
      let text = written(row[0] + "1")
      #expect(KoreanCurrencies.symbol(text, at: 0, 0..<text.count)?.word == row[1], "\(row[0])")
    }
    for row in DataFile.rows("en/currencies.tsv") {
      let text = written(row[0] + "1")
      let found = EnglishUnits.currency(text, at: 0, 0..<text.count)?.currency
      #expect(found?.one == row[1] && found?.many == row[2], "\(row[0])")
      #expect(found?.cent ?? "" == row[3] && found?.cents ?? "" == row[4], "\(row[0])")
    }
  }

  @Test("Counters, and the words that only begin like one")
  func counters() throws {
    for row in DataFile.rows("ko/counters.tsv") {
      let text = written(row[0])
      let found = try #require(KoreanCounters.match(text, at: 0, limit: text.count), "\(row[0])")
      #expect(found.name == row[0])
      #expect(found.counter.role.rawValue == (row[2].isEmpty ? "plain" : row[2]))
    }
    for row in DataFile.rows("ko/counter-words.tsv") {
      for continuation in row.words(1) {
        let text = written(row[0] + continuation)
        let found = KoreanCounters.match(text, at: 0, limit: text.count)
        #expect(found?.name != row[0], "\(row[0])\(continuation)")
      }
    }
  }

  @Test("Abbreviations are written in small letters, but for scales and initials")
  func abbreviations() throws {
    for row in DataFile.rows("en/abbreviations.tsv") {
      let use = try row.name(2, of: EnglishAbbreviations.Use.self)
      #expect(EnglishAbbreviations.table(use)[row[0]] == row[1], "\(row[0])")
      if use != .scale { #expect(row[0] == row[0].lowercased()) }
    }
  }

  @Test("Every list of words is there")
  func wordSets() {
    for word in KoreanWord.allCases { #expect(!word.list.isEmpty, "\(word)") }
    for word in EnglishWord.allCases { #expect(!word.list.isEmpty, "\(word)") }
    for set in KoreanWordSet.allCases { #expect(!set.words.isEmpty, "\(set)") }
    for set in EnglishWordSet.allCases { #expect(!set.words.isEmpty, "\(set)") }
  }

  @Test("A text begins with a word of a list, however much follows or however little")
  func beginningsOfWords() {
    let particles = KoreanWordSet.particlesOfPlace
    for word in particles.words {
      #expect(particles.hasPrefix(of: word))
      #expect(particles.hasPrefix(of: word + String(repeating: "가", count: 99)))
      #expect(!particles.hasPrefix(of: "뷁" + word))
    }
    #expect(!particles.hasPrefix(of: ""))
  }

  @Test("A homograph is told by its first neighbour, and by no other word")
  func homographs() {
    for row in DataFile.rows("ko/homographs.tsv") where row[2] != "last" {
      let written = row[0].filter { $0 != "~" }
      let neighbour = row.words(3)[0].filter { !"-=".contains($0) }
      let isBefore = row[2] == "before"
      let told = isBefore ? "\(written) \(neighbour)" : "\(neighbour) \(written)"
      let untold = isBefore ? "\(written) 그런데" : "그런데 \(written)"
      #expect(spelling(of: written, in: told) == row[1], "\(told)")
      #expect(spelling(of: written, in: untold) == nil, "\(untold)")
    }
  }

  /// How a homograph in a text is spelled, judged by its neighbours; `nil` if they do not tell.
  private func spelling(of written: String, in text: String) -> String? {
    let words = text.split(separator: " ").map { SpokenWord(String($0), .korean, written: 0..<0) }
    let causes = KoreanPhonology().pronunciations(of: words, tracing: true)
      .flatMap { $0?.steps ?? [] }.map(\.cause)
    for case .homograph(let row) in causes where row.written == written { return row.spoken }
    return nil
  }
}

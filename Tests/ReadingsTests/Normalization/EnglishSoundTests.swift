import AccessibilityModel
import Testing

@testable import Readings

/// Words whose phonemes we give, since their spelling does not tell them.
@Suite("Sounds of English words")
struct EnglishSoundTests {
  private func sound(of word: String, in text: String) -> SpokenWord.Override? {
    TextNormalizer().normalize(AttributedText(text), language: .english)
      .first { $0.text == word }?.pronunciation
  }

  private func phonemes(_ notation: String) -> SpokenWord.Override? {
    EnglishPhonemes(notation).map { .phonemes($0) }
  }

  @Test(
    "Initialisms in the plural are letters with an ending; some capitals are words",
    arguments: [
      ("PDFs", "p ˌiː d ˌiː ˈɛ f s"), ("DVDs", "d ˌiː v ˌiː d ˈiː z"), ("OSs", "ˌoʊ ˈɛ s ᵻ z"),
      ("SIM", "s ˈɪ m"), ("PIN", "p ˈɪ n"), ("EST", "ˌiː ˌɛ s t ˈiː"),
    ])
  func initialisms(word: String, notation: String) {
    #expect(sound(of: word, in: "3 \(word)") == phonemes(notation))
  }

  @Test(
    "Read is the past beside a word that tells of it",
    arguments: [
      ("I read it yesterday", true), ("He read it", true), ("read 3 days ago", true),
      ("Read more", false), ("5 min read", false), ("To read it again", false),
      ("Please read the last page", false), ("Read 3:42 PM", true), ("Read 11/26", true),
      ("Read Mon 9:41 AM", true), ("Read Nov 26", true), ("Delivered · Read", true),
      ("Read by Kim", true), ("Read", false), ("Read aloud", false), ("Read 3 articles", false),
      ("Listen · Read", false),
    ])
  func read(text: String, isPast: Bool) {
    let word = text.contains("Read") ? "Read" : "read"
    #expect(sound(of: word, in: text) == (isPast ? phonemes("ɹ ˈɛ d") : nil), "\(text)")
  }

  /// Each row is what an engine is given: letters are joined by hyphens, and what is to be a word is
  /// not in capitals.
  @Test("Capitals are letters or a word, wherever they stand")
  func capitals() throws {
    for row in try ReadingTable.rows("english-capitals") {
      let words = TextNormalizer().normalize(AttributedText(row.text), language: .english)
      let said = words.map { word in
        switch word.pronunciation {
        case .spelling(let spelling): spelling
        case .phonemes(let phonemes) where phonemes == EnglishInitialisms.names(of: word.text[...]):
          word.text.uppercased().map(String.init).joined(separator: "-")
        default: word.text
        }
      }
      #expect(said.joined(separator: " ") == row.reading, "\(row.text)")
    }
  }

  @Test(
    "A capital A is the letter beside what is lettered, and else the article",
    arguments: [
      ("Q&A session", true), ("Q & A with Lee", true), ("Zone A boarding", true),
      ("Type A personality", true), ("Plan A or B", true), ("Schedule A Demo", false),
      ("Type A Message", false),
      ("Team A vs Team B", true), ("A or B", true), ("Vitamin A 500 mg", true),
      ("A new message", false), ("Start A Game", false), ("A or an", false),
    ])
  func letterA(text: String, isLetter: Bool) {
    #expect(sound(of: "A", in: text) == (isLetter ? phonemes("ˈeɪ") : nil), "\(text)")
  }

  @Test("Phonemes that we give a word tell its Hangul too")
  func hangul() throws {
    let venmo = try #require(EnglishPronunciations.phonemes("venmo"))
    #expect(LatinTranscription.hangul(venmo) == "벤모")
  }

  @Test("A language that is read as it is written keeps its accents and signs")
  func asWritten() {
    let language = SpokenLanguage("fr")
    let words = TextNormalizer(readings: [
      .korean, .english,
      .asWritten(in: language, letters: .latin, alsoReads: [], others: language),
    ])
    .normalize(AttributedText("Où êtes-vous, Noël ?"), language: language)
    #expect(words.map(\.text) == ["Où", "êtes-vous", "Noël"])
  }
}

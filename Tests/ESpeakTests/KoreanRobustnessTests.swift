import AccessibilityModel
import TestSupport
import Testing

@testable import ESpeak
@testable import Readings

/// A screen may contain anything; none of it may crash, hang or reach the engine unintended.
@Suite struct KoreanRobustnessTests {
  private func check(_ words: [SpokenWord]) {
    let pronunciations = KoreanPhonology().pronunciations(of: words, tracing: true)
    #expect(pronunciations.count == words.count)
    for voice in [SpokenLanguage.korean, .english] {
      let markup = ESpeakMarkup(words, pronunciations: pronunciations, voice: voice)
      #expect(markup.isSafe)
      for segment in markup.segments {
        #expect(markup.words(at: segment.position.lowerBound + 1) == segment.words)
      }
    }
  }

  @Test func randomUnicode() {
    var numbers = SeededGenerator(seed: 0)
    let ranges: [ClosedRange<UInt32>] = [
      0xAC00...0xD7A3, 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0x20...0x7E,
      0x1F300...0x1FAFF, 0x300...0x36F, 0xE000...0xFFFD, 0x10000...0x10FFFF, 0x0...0x1F,
    ]
    let kinds: [SpokenWord.Kind] = [.word, .number, .counter, .letterName, .symbolName]
    let joins: [SpokenWord.Join] =
      [.tight, .space, .space] + SpokenWord.Pause.allCases.map { .pause($0) }
    for _ in 0..<1_500 {
      let words = (0..<Int.random(in: 0...6, using: &numbers)).map { index in
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...8, using: &numbers) {
          let range = ranges[Int.random(in: 0..<ranges.count, using: &numbers)]
          if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &numbers)) {
            text.append(scalar)
          }
        }
        return SpokenWord(
          String(text), Bool.random(using: &numbers) ? .korean : .english,
          written: index..<(index + 1),
          join: joins[Int.random(in: 0..<joins.count, using: &numbers)],
          kind: kinds[Int.random(in: 0..<kinds.count, using: &numbers)]
        )
      }
      check(words)
    }
  }

  @Test(arguments: ["할", "적", "\u{1100}", "🙂"])
  func aMegabyteOfOneCharacter(character: String) {
    let word = String(repeating: character, count: 1_000_000 / character.utf8.count)
    let pronunciations = KoreanPhonology().pronunciations(
      of: [SpokenWord(word, .korean, written: 0..<1)])
    #expect(pronunciations[0]?.surface.isEmpty == false)
  }

  @Test func oneLongWordIsCutForTheEngine() {
    let word = SpokenWord(
      String(repeating: "꽃잎", count: 2_000), .korean, written: 0..<4_000)
    check([word])
  }

  @Test func manyWordsAreCutIntoClauses() {
    let words = (0..<2_000).map { SpokenWord("설정", .korean, written: $0..<($0 + 1)) }
    check(words)
    check(words.map { SpokenWord("settings", .english, written: $0.written) })
  }

  @Test func foreignMnemonicsCannotLeaveTheirBrackets() {
    check([
      SpokenWord(
        "button", .english, written: 0..<6,
        pronunciation: .engine(
          name: ESpeakEngine.name,
          notation: "b'Vt@n]] <break/> [[x\n" + String(repeating: "a", count: 900)))
    ])
  }
}

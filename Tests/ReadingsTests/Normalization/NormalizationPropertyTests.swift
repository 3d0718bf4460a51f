import AccessibilityModel
import Foundation
import Readings
import TestSupport
import Testing

@Suite("Whatever is written")
struct NormalizationPropertyTests {
  /// Random texts: from all scalars, and from those that rules look for.
  private struct Texts: Sequence, IteratorProtocol {
    var generator: SeededGenerator
    var remaining: Int
    private static let pieces = [
      "0", "1", "12", "007", "3개", "시", "분", "월", "년", "만", "억", "조", "원", "번", "대", ".", ",", ":",
      "/",
      "-", "–", "~", "+", "%", "₩", "$", "*", "••", "(", ")", "[", "]", "\"", "'", "@", "#", "&",
      "=", "×",
      " ", " ", " ", "\n", "A", "a", "PM", "AM", "km", "GB", "Wi-Fi", "iOS", "No", "D-", "https://",
      ".com",
      "가", "각", "오후", "월~금", "제", "여", "ㅋ", "ㅏ", "👍", "🏽", "👨‍👩‍👧", "🇰🇷", "1️⃣", "é", "e\u{301}", "한",
      "\u{1112}\u{1161}\u{11AB}", "\u{FFFD}", "漢", "か", "Я", "Mar", "Wed", "vs", "st", "½", "①",
      "Ⅳ", "²",
    ]

    mutating func next() -> String? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &generator) {
        if Bool.random(using: &generator) || Bool.random(using: &generator) {
          text += Self.pieces.randomElement(using: &generator) ?? ""
        } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }

  private static let options: [NormalizationOptions] = [
    NormalizationOptions(), NormalizationOptions(punctuation: .all),
    NormalizationOptions(punctuation: .none, voices: .switching),
    NormalizationOptions(context: .duration), NormalizationOptions(spellsOut: true),
  ]

  @Test(
    "Words are words, ranges are in order, and no letter or digit is lost", arguments: [1, 2, 3])
  func invariants(seed: UInt64) {
    for (index, text) in Texts(generator: SeededGenerator(seed: seed), remaining: 2000).enumerated()
    {
      let options = Self.options[index % Self.options.count]
      for language in [SpokenLanguage.korean, .english] {
        let words = TextNormalizer().normalize(
          AttributedText(text), language: language, options: options
        )
        check(words, text, "\(language) \(index): \(text.debugDescription)")
      }
    }
  }

  private func check(_ words: [SpokenWord], _ text: String, _ comment: String) {
    let scalars = Array(text.unicodeScalars)
    var covered = [Bool](repeating: false, count: scalars.count)
    var last = 0
    for word in words {
      #expect(isSpelled(word), "“\(word.text)” in \(comment)")
      guard word.written.lowerBound >= last, word.written.upperBound <= scalars.count else {
        Issue.record("range \(word.written) of “\(word.text)” in \(comment)")
        return
      }
      last = word.written.lowerBound
      for offset in word.written { covered[offset] = true }
    }
    for (scalar, isCovered) in zip(scalars, covered) where !isCovered {
      #expect(!isLetterOrDigit(scalar), "lost “\(scalar)” of \(comment)")
    }
  }

  /// Whether a word consists only of the letters of its language.
  private func isSpelled(_ word: SpokenWord) -> Bool {
    guard !word.text.isEmpty else { return false }
    return word.text.unicodeScalars.allSatisfy { scalar in
      word.language == .korean
        ? (0xAC00...0xD7A3).contains(scalar.value)
        : (scalar.isASCII && scalar.properties.isAlphabetic) || scalar == "'"
    }
  }

  private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  @Test("Decomposed text reads as composed text does")
  func normalizationForms() {
    for text in Texts(generator: SeededGenerator(seed: 7), remaining: 2000) {
      let composed = text.precomposedStringWithCanonicalMapping
      let decomposed = text.decomposedStringWithCanonicalMapping
      for language in [SpokenLanguage.korean, .english] {
        let left = TextNormalizer().normalize(AttributedText(composed), language: language)
        let right = TextNormalizer().normalize(AttributedText(decomposed), language: language)
        #expect(left.map(\.text) == right.map(\.text), "\(language) \(text.debugDescription)")
        #expect(left.map(\.join) == right.map(\.join), "\(language) \(text.debugDescription)")
      }
    }
  }

  @Test(
    "A megabyte of one character is read in one walk",
    arguments: ["가", "a", "1", " ", "-", "ㅋ", "👍", "漢"]
  )
  func megabyte(piece: String) {
    check(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
  }

  @Test(
    "Endless patterns come to an end",
    arguments: [
      "A", "1 ", "1-", "1,000,", "1:", "1/", "a.", "a@", "가 ", "3개 ", "월~", "1~", "+", "$1", "₩",
      "\"", "a ", "1.", "제1", "1+", "4월 ", "No.", "!@#", "x1", ".", "*", "~", "(", "•", "\n",
    ]
  )
  func patterns(piece: String) {
    check(String(repeating: piece, count: 10_000 / piece.utf8.count))
  }

  private func check(_ text: String) {
    let count = text.unicodeScalars.count
    for language in [SpokenLanguage.korean, .english] {
      let words = TextNormalizer().normalize(AttributedText(text), language: language)
      #expect((words.last?.written.upperBound ?? 0) <= count)
      #expect(words.allSatisfy { $0.text.unicodeScalars.count <= 200 })
    }
  }
}

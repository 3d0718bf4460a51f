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
    var (last, end) = (0, 0)
    var lost: [Unicode.Scalar] = []
    for word in words {
      // An expectation for each of a hundred thousand words would take longer than reading them.
      if !isSpelled(word) { Issue.record("“\(word.text)” in \(comment)") }
      guard word.written.lowerBound >= last, word.written.upperBound <= scalars.count else {
        Issue.record("range \(word.written) of “\(word.text)” in \(comment)")
        return
      }
      last = word.written.lowerBound
      if last > end { lost += scalars[end..<last].filter(isLetterOrDigit) }
      end = max(end, word.written.upperBound)
    }
    lost += scalars[end...].filter(isLetterOrDigit)
    #expect(lost.isEmpty, "of \(comment)")
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

  /// What is read of a text, as the beginnings of its first two words and how many words there are.
  private typealias Reading = (piece: String, korean: String, english: String)

  @Test(
    "A megabyte of one character is read in one walk",
    arguments: [
      (
        "가", "가가가가가가가가가가가가 가가가가가가가가가가가가 … 10417",
        "가가가가가가가가가가가가 가가가가가가가가가가가가 … 10417"
      ),
      (
        "a", "아아아아아아아아아아아아 아아아아아아아아아아아아 … 31250",
        "aaaaaaaaaaaa aaaaaaaaaaaa … 31250"
      ),
      ("1", "일일일일일일일일일일일일 일일일일일일일일일일일일 … 62500", "one one … 1000000"),
      (" ", "", ""),
      ("-", "하이픈", "hyphen"),
      ("ㅋ", "크크크크크크크크", "크크크크크크크크"),
      ("👍", "올린 엄지 … 4", "two hundred … 6"),
      ("漢", "한자", "Chinese text"),
    ] as [Reading])
  private func megabyte(reading: Reading) {
    check(reading, bytes: 1_000_000)
  }

  @Test(
    "Endless patterns come to an end",
    arguments: [
      (
        "A", "에이에이에이에이에이에이 에이에이에이에이에이에이 … 313",
        "AAAAAAAAAAAA AAAAAAAAAAAA … 313"
      ),
      ("1 ", "일 일 … 5000", "one one … 5000"),
      ("1-", "일 일 … 5000", "one one … 5000"),
      ("1,000,", "천 천 … 1666", "one thousand … 3332"),
      ("1:", "일 대 … 9999", "one to … 7500"),
      ("1/", "일 일 … 5000", "one one … 5000"),
      ("a.", "에이 에이 … 5000", "A A … 5000"),
      ("a@", "에이 골뱅이 … 10000", "A at … 10000"),
      ("가 ", "가 가 … 2500", "가 가 … 2500"),
      ("3개 ", "세 개 … 4000", "세 개 … 4000"),
      ("월~", "월요일부터 월요일까지 … 2500", "월요일부터 월요일까지 … 2500"),
      ("1~", "일에서 일 … 5000", "one to … 9999"),
      ("+", "플러스", "plus"),
      ("$1", "일 달러 … 10000", "one dollar … 10000"),
      ("₩", "원", "won"),
      ("\"", "따옴표", "quote"),
      ("a ", "에이 에이 … 5000", "a a … 5000"),
      ("1.", "일 점 … 9999", "one point … 9999"),
      ("제1", "제일 제일 … 2500", "제일 제일 … 2500"),
      ("1+", "원 플러스 … 10000", "one plus … 10000"),
      ("4월 ", "사 월 … 4000", "사 월 … 4000"),
      ("No.", "노 노 … 3333", "No No … 3333"),
      ("!@#", "느낌표 골뱅이 … 9999", "exclamation mark … 13332"),
      ("x1", "곱하기 일 … 10000", "times one … 10000"),
      (".", "마침표", "period"),
      ("*", "별표 만 … 3", "ten thousand … 4"),
      ("~", "물결표", "tilde"),
      ("(", "여는 괄호", "left parenthesis"),
      ("•", "별표 삼천삼백삼십삼 … 3", "three thousand … 8"),
      ("\n", "", ""),
    ] as [Reading])
  private func patterns(reading: Reading) {
    check(reading, bytes: 10_000)
  }

  private func check(_ reading: Reading, bytes: Int) {
    let text = String(repeating: reading.piece, count: bytes / reading.piece.utf8.count)
    for (language, expected) in [
      (SpokenLanguage.korean, reading.korean), (.english, reading.english),
    ] {
      let words = TextNormalizer().normalize(AttributedText(text), language: language)
      let beginning = words.prefix(2).map { $0.text.prefix(12) }.joined(separator: " ")
      #expect(beginning + (words.count > 2 ? " … \(words.count)" : "") == expected)
      check(words, text, "\(reading.piece.debugDescription), \(language)")
      #expect(words.allSatisfy { $0.text.unicodeScalars.count <= 200 })
    }
  }
}

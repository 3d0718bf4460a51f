import AccessibilityModel
import Foundation
import Readings
import Testing

/// Texts written down with their readings before the front end had seen them, by class.
///
/// What it got right at the first reading is in the closing notes; what it gets right now is
/// printed.
///
/// Sets 5 and 6, of 300 and 100 rows of news and app text: at the first reading 286 and 96 were exact
/// as they had been written down. Nine and three of the misses were slips of the pen or one of two
/// right readings, and are corrected here; five and one were wrong, and were mended afterwards.
///
/// Set 7, of 146 rows of news and app text: at the first reading 144 were right. The sounds were read
/// over after the front end had said them, not written down before, so slips may have been passed.
///
/// Sets 8 and 9, of 67 and 80 rows of news and app text, written down with their sounds before: at the
/// first reading 56 and 73 were exact as written. Five and five of the misses were slips of the pen or
/// one of two right readings; six and two were wrong and were mended, and of one row the rule changed
/// (1.50억). Set 10, of 53 rows, was written after that: 48 were exact as written, four of the others are
/// the other of two right readings, one was a slip.
///
/// Sets 11 to 18, of 817 rows of news and app text, each written down with its sounds before it was
/// read, and mended before the next was written. Exact as written at the first reading, and right when
/// slips of the pen and the other of two right readings are counted as right:
///
/// | set | rows | exact | right |
/// |---|---:|---:|---:|
/// | 11 | 152 | 122 | 135 |
/// | 12 | 148 | 141 | 145 |
/// | 13, words of news | 145 | 134 | 142 |
/// | 14, names, codes, products | 108 | 88 | 101 |
/// | 15, names, money, times | 107 | 93 | 100 |
/// | 16, whole sentences | 53 | 51 | 53 |
/// | 17, signs, units and codes | 64 | 45 | 55 |
/// | 18, sentences of news | 40 | 36 | 36 |
///
/// Set 20, of 260 words and phrases, is the unseen half of 519 that were written down with their sounds
/// before: at the first reading 247 were exact as written. Four slips of the pen and four of which the
/// other of two right readings is said are corrected here. Of the 271 texts of the unseen half of
/// readings, the rows `unseen half` of `korean-readings.tsv`, 265 were exact at the first reading. Set
/// 19 was mended with the other halves.
///
/// Set 21 is the unseen half of 337 words and phrases that were written down with their sounds before:
/// of its 169, 161 were exact as written at the first reading, before and after the other half was
/// mended. Five were slips of the pen or one of two right readings and are corrected here; three are
/// wrong. Of the 154 texts of the unseen half of readings, 145 were exact before and 147 after; two of
/// the others have the other of two right readings, five are wrong and are rows of this set. The rest
/// are rows `unseen half` of `korean-readings.tsv`.
///
/// Set 22 is the unseen half of 567 words and phrases that were written down with their sounds before:
/// of its 303, all but 장염, of which we are not sure, had a right sound at the first reading, 294
/// the one that was written first; what older sets had is left out here. Of the 206 texts of the unseen
/// half of readings, 205 had a right one, 191 the one that was written first; 장작 3단 is a row of this set,
/// and the others are rows `unseen half` of `korean-readings.tsv`.
///
/// Set 23 is the unseen third of 511 texts as on the screens of apps, written down with their words and
/// sounds before. Of its 169 rows 155 had the words and 129 the sounds that were written first, 161 and
/// 159 right ones; 166 and 165 after the other two thirds were mended.
///
/// Set 24 is the unseen third of 754 texts of app screens and words, written down with their words and
/// sounds before. Of its 256 texts 243 had the words and 223 the sounds that were written first, 248 and
/// 252 right ones; 251 and 254 after the other two thirds were mended. The others were mended then; those
/// of which no sounds were written are rows `unseen third` of `korean-readings.tsv`.
///
/// Set 25 is the unseen third of 639 texts of app screens, notices and chats, written down with their
/// words, and 406 of them with their sounds, before. Of its 213 texts 180 had the words that were
/// written first and 192 right ones, and of the 129 with sounds 106 and 122; 187 and 199, 107 and 123
/// after the other two thirds were mended. What was wrong then was mended, but for an address of the web
/// without its scheme. Those of which no sounds were written are rows `unseen third` of
/// `korean-readings.tsv`, and the other two thirds rows `screens`.
///
/// Set 26 is the unseen third of 889 texts of app screens and notices, written down with their words,
/// and 105 of them with their sounds, before. Of its 295 texts 272 had the words that were written first
/// and 280 right ones, and of the 45 with sounds 32 and 44; 274 and 282, 32 and 44 after the other two
/// thirds were mended. Of what was wrong then all was mended but five. Those of which no sounds were
/// written are rows `unseen third` of `korean-readings.tsv`, and the other two thirds rows `screens`.
///
/// A row tells the words where they differ from the text, and the sounds; `(a|b)` are both right.
/// A row with a reason in its last column is known to fail.
@Suite struct HeldOutTests {
  private struct Score {
    var rows = 0
    var exact = 0
    var syllables = 0
    var wrongSyllables = 0
  }

  @Test func everyRowIsReadAsExpected() throws {
    var scores: [String: Score] = [:]
    var classes: [String] = []
    var known = 0
    let frontEnd = SpeechFrontEnd()
    for row in try PronunciationTable("held-out.ko").rows {
      try #require(row.count == 6, "\(row)")
      let (name, text, failure) = (row[1], row[2], row[5])
      let reading = frontEnd.read(AttributedText(text), language: .korean)
      let words = plain(row[3].isEmpty ? text : row[3])
      let said = plain(reading.pronunciation)
      let expected = alternatives(row[4].replacing(" ", with: ""))
      let isExact = plain(reading.normalized) == words && expected.contains(said)
      let distance = expected.map { self.distance(said, $0) }.min() ?? 0
      if failure.isEmpty {
        #expect(isExact, "\(text) → \(reading.normalized) → \(reading.pronunciation)")
      } else {
        known += 1
        #expect(!isExact, "\(text) is read well now: take it off the known failures")
      }
      if scores[name] == nil { classes.append(name) }
      scores[name, default: Score()].rows += 1
      scores[name, default: Score()].exact += isExact ? 1 : 0
      scores[name, default: Score()].syllables += expected.first?.count ?? 0
      scores[name, default: Score()].wrongSyllables += distance
    }
    for name in classes {
      let score = scores[name] ?? Score()
      print(
        "held out, \(name): \(score.exact) of \(score.rows) exact,",
        "\(score.syllables - score.wrongSyllables) of \(score.syllables) syllables")
    }
    print("held out: \(known) known failures")
    #expect(scores.values.reduce(0) { $0 + $1.rows } > 1_200)
  }

  /// Without spaces and what is silent.
  private func plain(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }

  /// Each text a pattern with `(a|b)` in it stands for.
  private func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "("),
      let close = pattern[open...].firstIndex(of: ")")
    else { return [pattern] }
    let rest = pattern[pattern.index(after: close)...]
    return pattern[pattern.index(after: open)..<close]
      .split(separator: "|", omittingEmptySubsequences: false)
      .flatMap { alternatives(pattern[..<open] + String($0) + rest) }
  }

  /// How many syllables must be changed, added or left out.
  private func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, left) in first.enumerated() {
      var next = [index + 1]
      for (column, right) in second.enumerated() {
        next.append(
          min(row[column + 1] + 1, next[column] + 1, row[column] + (left == right ? 0 : 1)))
      }
      row = next
    }
    return row[second.count]
  }
}

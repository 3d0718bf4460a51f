import Foundation
import Testing

@testable import Readings

/// The regulation's own examples, and texts of apps, as they are said.
@Suite struct StandardPronunciationTests {
  let phonology = KoreanPhonology()

  /// Every example of articles 5 to 30 of 표준 발음법.
  ///
  /// Where it allows two pronunciations the table has both.
  @Test func examplesOfTheRegulation() throws {
    let rows = try PronunciationTable("standard-pronunciation.ko").rows
    #expect(rows.count == 392)
    for row in rows {
      let surface = phonology.surface(of: row[0]).replacing(" ", with: "")
      let pattern = try Regex(row[1])
      #expect(surface.wholeMatch(of: pattern) != nil, "제\(row[2])항 \(row[0]) → \(surface)")
    }
  }

  /// Labels, values and hints as apps write them, with and without spaces.
  @Test func stringsOfApps() throws {
    let rows = try PronunciationTable("ui-strings.ko").rows
    #expect(rows.count > 1_200)
    for row in rows {
      #expect(phonology.surface(of: row[0]) == row[1])
    }
  }

  @Test func decomposedHangulIsTheSame() throws {
    for row in try PronunciationTable("ui-strings.ko").rows {
      let decomposed = row[0].decomposedStringWithCanonicalMapping
      #expect(
        Array(phonology.surface(of: decomposed).unicodeScalars) == Array(row[1].unicodeScalars))
    }
  }
}

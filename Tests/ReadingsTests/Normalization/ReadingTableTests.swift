import AccessibilityModel
import Readings
import Testing

@Suite("Readings of interface strings")
struct ReadingTableTests {
  @Test("Korean strings are read as a Korean reads them aloud")
  func korean() throws {
    let rows = try ReadingTable.rows("korean-readings")
    #expect(rows.count >= 400)
    for row in rows {
      let words = TextNormalizer().normalize(AttributedText(row.text), language: .korean)
      #expect(TextNormalizer.text(of: words) == row.reading, "\(row.text)")
      #expect(words.allSatisfy { $0.language == .korean }, "\(row.text)")
    }
  }

  @Test("English strings are read as an American reads them aloud")
  func english() throws {
    let rows = try ReadingTable.rows("english-readings")
    #expect(rows.count >= 200)
    for row in rows {
      let words = TextNormalizer().normalize(AttributedText(row.text), language: .english)
      #expect(TextNormalizer.text(of: words) == row.reading, "\(row.text)")
    }
  }
}

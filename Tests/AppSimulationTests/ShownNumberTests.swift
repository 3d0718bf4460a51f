import Testing

@testable import AppSimulation

/// The number in a text, and the text with another one.
@Suite struct ShownNumberTests {
  @Test(arguments: [
    ("3,000원", 3000, "12,345원"), ("12,900", 12_900, "12,345"), ("$120,000", 120_000, "$12,345"),
    ("1,2345", 1234, "12,3455"),
    ("1234,567", 1234, "12345,567"), ("-7.50점", -7.5, "12345.00점"), ("총 3개 중 1", 3, "총 12345개 중 1"),
    ("12,34", 12, "12345,34"), ("v2.", 2, "v12345."), ("1,234,567.8", 1_234_567.8, "12,345.0"),
    ("10-20", 10, "12345-20"), ("a--5", -5, "a-12345"),
  ])
  func theFirstNumberCounts(text: String, number: Double, written: String) throws {
    let shown = try #require(ShownNumber(in: text))
    #expect(shown.number == number)
    #expect(shown.text(with: 12_345) == written)
  }

  @Test(arguments: ["", "없음", "-", ",", "٣", "3\u{fe0f}\u{20e3}"])
  func aTextWithoutOneHasNone(text: String) {
    #expect(ShownNumber(in: text)?.number == nil)
  }
}

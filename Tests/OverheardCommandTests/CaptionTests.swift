import Films
import Testing

@testable import OverheardCommand

/// Captions for a projector are as wide as the terminal.
@Suite struct CaptionTests {
  @Test func hangulTakesTwoColumns() {
    #expect(LiveCaptions.columns(of: "결제 OK") == 7)
    #expect(LiveCaptions.columns(of: "e\u{301}") == 1)
    #expect(LiveCaptions.columns(of: "\u{1112}\u{1161}\u{11AB}") == 2)
  }

  @Test func linesEndBetweenWordsOrSyllables() {
    #expect(LiveCaptions.wrapped("결제 카드 선택", 9) == ["결제 카드", "선택"])
    #expect(LiveCaptions.wrapped("결제카드선택", 5) == ["결제", "카드", "선택"])
  }
}

import AccessibilityModel
import Films
import ScreenReading
import Testing
import Walks

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

  /// Each word is written when it is heard, and lines end as if all were there at once.
  @Test func wordsComeOneAfterAnother() {
    let captions = LiveCaptions(
      said("Accept the terms and conditions"), columns: 20, step: { "\($0)" })
    let bold = Terminal.bold
    #expect(
      captions.pieces == [
        .init(time: 600, text: "  " + bold("Accept")),
        .init(time: 900, text: bold(" the")),
        .init(time: 1200, text: bold(" terms")),
        .init(time: 1500, text: "\n  " + bold("and")),
        .init(time: 1800, text: bold(" conditions")),
        .init(time: 2100, text: "\n"),
      ])
  }

  /// A transcript in which one text is said, three tenths of a second for each word.
  private func said(_ text: String) -> WalkTranscript {
    var words: [WalkTranscript.Word] = []
    for word in text.split(separator: " ") {
      let from = words.last.map { $0.to + 1 } ?? 0
      words.append(
        .init(time: 600 + words.count * 300, from: from, to: from + word.unicodeScalars.count))
    }
    let length = words.count * 300
    let part = WalkTranscript.Part(
      .init(.label, AttributedText(text), .english),
      timing: .init(time: 600, duration: length, words: words))
    let speech = WalkTranscript.Speech(
      spoken: text, source: .focus, element: text, duration: length, outcome: .finished,
      length: length, parts: [part])
    return WalkTranscript(
      screen: "", variant: "", walk: "", events: [.init(time: 600, .speak(speech))])
  }
}

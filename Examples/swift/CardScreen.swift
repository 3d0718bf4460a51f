// A screen built in Swift, and what VoiceOver says about it.
//
//     swift run card-screen

import Overheard

@main
enum CardScreen {
  /// The carousel after the fix: one adjustable element whose value is the card in the middle.
  static func screen(cards: [String]) -> AccessibilityScreen {
    AccessibilityScreen(
      title: "결제 수단",
      language: .korean,
      elements: [
        AccessibilityElement(.header, label: "결제 수단"),
        AccessibilityElement(
          .carousel, label: "결제 카드 선택",
          children: cards.map { AccessibilityElement(.text, label: AttributedText($0)) }
        ).with { $0.carousel = CarouselBehavior(style: .adjustable, index: 1) },
        AccessibilityElement(.button, label: "결제하기", traits: .notEnabled),
      ])
  }

  static func main() throws {
    let screen = screen(cards: ["삼성카드 1234", "신한카드 1234"])
    let composer = try AnnouncementComposer.voiceOver(settings: .voiceOver(language: .korean))
    for stop in screen.voiceOverStops() {
      print(composer.announcement(for: stop, in: screen.language).spoken)
    }
  }
}

import OverheardTesting
import Testing

// Only what the README imports, so that its example is complete.

private let paymentScreen = AccessibilityScreen(
  title: "결제 수단", language: .korean,
  elements: [
    AccessibilityElement(
      .carousel, label: "결제 카드 선택",
      children: ["삼성카드 1234", "신한카드 1234"].map { AccessibilityElement(.text, label: $0) }
    ).with { $0.carousel = CarouselBehavior(style: .adjustable) },
    AccessibilityElement(.button, label: "결제하기").with {
      $0.responses = [
        ElementResponse(.activate, [TimedEffect(.announce("결제를 마쳤습니다.", .high))])
      ]
    },
  ])

// README: the example
@Test func theCardIsPaidWith() throws {
  let pay = try ReaderWalk(
    name: "pay",
    lines: [
      "touch 결제 카드 선택", "swipe up", "touch 결제하기", "double tap", "expect 결제를 마쳤습니다",
    ])
  try expectTranscript(of: paymentScreen, named: "payment", walks: [pay])
}
// README: its end

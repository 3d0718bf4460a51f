import Overheard
import OverheardTesting
import Testing

/// Screens that lead to others.
@Suite struct VariantTests {
  static let shop = ScreenVariant(
    screen: AccessibilityScreen(
      title: "Tea", language: .english,
      elements: [
        AccessibilityElement(.button, label: "Order").with {
          $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: "checkout"))])]
        }
      ]),
    otherScreens: [
      "checkout": AccessibilityScreen(
        title: "Checkout", language: .english,
        elements: [AccessibilityElement(.button, label: "Pay")])
    ])

  @Test func thePushedScreenIsHeard() throws {
    try expectTranscript(
      of: Self.shop, walk: try ReaderWalk(name: "order", lines: ["double tap"]),
      isHeardAs: """
        # screen · order
           0.00                    ♪ screenChanged
           0.60                    screen "Tea" 0.29 s
                                   → Order
           0.89                    "Order, button" 1.08 s
           2.37  double tap        ♪ activate
                                   ♪ screenChanged
           2.97                    screen "Checkout" 0.56 s
                                   → Pay
           3.52                    "Pay, button" 0.91 s
           4.44                    = 1 gesture, 0 changes nobody asked for, 2.84 s of speech
        """)
  }

  @Test func theNameOfAVariantIsInTheHeading() throws {
    var shop = Self.shop
    shop.name = "after"
    let walk = try ReaderWalk(name: "order", lines: ["double tap", "expect Sold"])
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: shop, walk: walk, isHeardAs: "")
    }
    #expect(error?.heard.hasPrefix("# screen · after · order (times are estimated)\n") == true)
    #expect(
      error?.problems == [
        "screen: after · order: expected Sold, which was not said; heard \"Checkout\", \"Pay, button\""
      ])
  }

  @Test func aFileBesideTheTestHasItsWalks() throws {
    let order = try ReaderWalk(name: "order", lines: ["double tap", "expect Pay"])
    try expectTranscript(of: Self.shop, named: "shop", walks: [.plain, order])
  }
}

import Overheard
import OverheardTesting
import Testing

/// Names that mean nothing are as wrong in Swift as in a file.
@Suite struct NameTests {
  private func problems(
    _ elements: [AccessibilityElement], _ lines: [String] = [], goal: [String] = []
  ) throws -> [String] {
    let goal = goal.isEmpty ? nil : try WalkGoal(lines: goal)
    let walk =
      lines.isEmpty ? .plain : try ReaderWalk(name: "the first: try", lines: lines, goal: goal)
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: AccessibilityScreen(title: "Tea", language: .english, elements: elements), walk: walk,
        isHeardAs: "")
    }
    #expect(error?.heard == "")
    return error?.problems ?? []
  }

  private let order = AccessibilityElement(.button, label: "Order")

  @Test func aWalkNamesOnlyWhatIsThere() throws {
    let problems = try problems(
      [order], ["touch Nowhere", "swipe right to Ordr", "action Nope"], goal: ["activate Pay"])
    #expect(
      problems == [
        "screen: at 'touch Nowhere': unknown element 'Nowhere' in this walk; there are 'Order'",
        "screen: at 'swipe right to Ordr': unknown element 'Ordr' in this walk; did you mean 'Order'?",
        "screen: at 'action Nope': unknown action 'Nope' in this walk; no element has actions; "
          + "add 'actions:'",
        "screen: at 'activate Pay': unknown element 'Pay' in this walk; there are 'Order'",
      ])
  }

  @Test func anEffectNamesOnlyWhatIsThere() throws {
    let button = order.with {
      $0.responses = [
        ElementResponse(
          .activate,
          [
            TimedEffect(.push(screen: "checkout")),
            TimedEffect(.set(element: "nobody", property: .value, to: "1")),
          ])
      ]
    }
    let problems = try problems([button])
    #expect(
      problems == [
        "screen: at 'push: checkout': unknown screen 'checkout'; add it below 'screens:'",
        "screen: at 'set: nobody': unknown element 'nobody' in this variant; use one of Order",
      ])
  }

  @Test func anIdentifierIsOfOneElement() throws {
    let both = [order, order].map { element in element.with { $0.identifier = "x" } }
    let problems = try problems(both)
    #expect(
      problems == [
        "screen: at 'button \"Order\"': the identifier 'x' is used twice, first on line 4; it must be "
          + "unique in its variant"
      ])
  }

  /// What only Swift code knows may be named.
  @Test func swiftCodeMaySetWhatIsNamed() throws {
    let button = order.with {
      $0.responses = [
        ElementResponse(
          .activate,
          [
            TimedEffect(
              .code("relabel") { _ in
                [TimedEffect(.set(element: "Order", property: .label, to: "Sold"))]
              })
          ])
      ]
    }
    try expectTranscript(
      of: AccessibilityScreen(title: "Tea", language: .english, elements: [button]),
      walk: ReaderWalk(name: "sell", lines: ["double tap", "touch Sold"]),
      isHeardAs: """
        # screen · sell
           0.00                    ♪ screenChanged
           0.60                    screen "Tea" 0.29 s
                                   → Order
           0.89                    "Order, button" 1.08 s
           2.37  double tap        ♪ activate
                                   * Order.label: Order ⇒ Sold (by user)
                                   value "Sold" 0.40 s
           3.16  touch Sold        → Order
                                   "Sold, button" 1.02 s
           4.18                    = 2 gestures, 0 changes nobody asked for, 2.78 s of speech
        """)
  }

  @Test func aFileBuiltInSwiftIsChecked() throws {
    let file = ScreenFile(
      language: .english,
      variants: [
        ScreenVariant(screen: AccessibilityScreen(language: .english, elements: [order]))
      ], walks: [try ReaderWalk(name: "pay", lines: ["touch Pay"])])
    let error = #expect(throws: ScreenFileError.self) { try file.check(path: "tea") }
    #expect(
      error?.description
        == "tea:6:5: error: unknown element 'Pay' in this walk; there are 'Order'")
  }
}

import AccessibilityModel
import Testing

/// Numbers as they are spoken.
@Suite struct NumberRangeTests {
  @Test(arguments: [
    (50.0, "50, 50%"), (12.5, "12.5, 12.5%"), (33.333, "33.33, 33.33%"), (0.0, "0, 0%"),
    (100.0, "100, 100%"),
  ])
  func numbersAreSpokenWithoutAZeroFraction(number: Double, text: String) {
    let range = NumberRange(number: number, format: "{value}, {percent}%")
    #expect(range.text(for: range.number).string == text)
  }

  @Test(arguments: [
    ("{value:,}원", 3000.0, "3,000원"), ("{value:,}", 999.0, "999"),
    ("{value:,}", 1_234_567.5, "1,234,567.5"),
    ("{value:,}", -12_000.0, "-12,000"), ("{value:.1}", 3.0, "3.0"), ("{value:.2}", 0.125, "0.13"),
    ("{value:,.2}", -1234.5, "-1,234.50"), ("{value:.0}", 2.6, "3"),
    ("{value:x}", 3.0, "{value:x}"),
  ])
  func aPlaceholderSaysHowANumberIsSpelled(format: String, number: Double, text: String) {
    let range = NumberRange(
      minimum: -1e7, maximum: 1e7, number: number, format: AttributedText(format))
    #expect(range.text(for: number).string == text)
  }

  @Test func aLargeNumberHasAllItsDigits() {
    #expect(999_999_999_999_999.0.spelled == "999999999999999")
    #expect(1e15.spelled == "1000000000000000")
    #expect((-1.5e18).spelled == "-1500000000000000000")
  }

  @Test func aSliderSaysWholePercentages() {
    let range = NumberRange(minimum: 0, maximum: 3, number: 1)
    #expect(range.text(for: 1) == "33%")
  }

  @Test func aPercentageCountsFromTheMinimum() {
    let range = NumberRange(minimum: -10, maximum: 30, number: 0, format: "{value}: {percent} {x}")
    #expect(range.text(for: 0) == "0: 25 {x}")
    #expect(range.text(for: -2.5) == "-2.5: 18.75 {x}")
  }
}

/// Bit positions that other tools write out.
@Suite struct TraitTests {
  @Test func bitsAreUIKitsOwn() {
    #expect(ElementTraits.button.rawValue == 1)
    #expect(ElementTraits.adjustable.rawValue == 4096)
    #expect(ElementTraits.header.rawValue == 65536)
    #expect(ElementTraits.backButton.rawValue == 0x800_0000)
    #expect(ElementTraits.toggleButton.rawValue == 0x20_0000_0000_0000)
    let named = ElementTraits.named
    #expect(Set(named.map(\.trait.rawValue)).count == named.count)
    #expect(Set(named.map(\.name)).count == named.count)
  }
}

/// Roles are compared by their numbers and not by their names.
@Suite struct RoleTests {
  @Test func aRoleIsEqualToItselfAndToNoOther() {
    for (index, role) in ElementRole.allCases.enumerated() {
      #expect(ElementRole.allCases.firstIndex(of: role) == index)
      #expect(ElementRole(rawValue: role.rawValue) == role)
    }
    #expect(Set(ElementRole.allCases).count == ElementRole.allCases.count)
  }

  /// Each role finds its own row of the table, whatever its number is.
  @Test func everyRoleHasItsOwnFacts() {
    let facts = ElementRole.allCases.map { role in
      let natures = [
        role.isContainer ? "container" : nil, role.isModal ? "modal" : nil,
        role.countsItsChildren ? "counts" : nil, role.showsOneItem ? "turns" : nil,
        role.isOnOrOff ? "on or off" : nil,
      ].compactMap { $0 }
      return ([role.rawValue] + role.traits.names + natures).joined(separator: ", ")
    }
    #expect(
      facts.joined(separator: "\n") == """
        element
        text, staticText
        button, button
        link, link
        header, header
        image, image
        textField, textEntry
        secureTextField, textEntry, secureTextField
        searchField, searchField, textEntry
        textView, textEntry, textArea
        switch, button, toggleButton, on or off
        checkbox, on or off
        radioButton, on or off
        slider, adjustable
        decrement, button
        increment, button
        picker, adjustable
        pageControl, adjustable
        progress, updatesFrequently
        activityIndicator
        tab, button, tabBarItem
        backButton, button, backButton
        popUpButton, button
        key, button, keyboardKey
        cell
        reorderControl, button
        sheetGrabber, button
        dismissPopup, button
        dismissMenu, button
        navigationBar, container
        tabBar, tabBar, container, counts
        toolbar, container
        segmentedControl, container, counts
        list, container
        table, container
        collection, container
        dataTable, container
        group, container
        landmark, container
        scrollView, container
        webView, container
        datePicker, container
        stepper, container
        dialog, container, modal
        alert, container, modal
        sheet, container, modal
        popover, container, modal
        menu, container, modal
        carousel, turns
        banner, turns
        """)
  }
}

/// Conditions as they are read.
@Suite struct ConditionTests {
  @Test(arguments: [
    ("Volume !>= 5", "'!>=' is no comparison; write Volume < 5"),
    ("Volume !< 5", "'!<' is no comparison; write Volume >= 5"),
    (
      "Name != <none>",
      "a value that is compared cannot begin with '<'; write Name does not match /^<none>$/"
    ),
    ("Volume >= 50 %", "'50 %' is no number to compare with; write one such as 10 or {name}"),
    (
      "A = 1 and B = 2",
      "'A = 1 and B = 2' is several conditions; write them as a list, of which all must hold"
    ),
  ])
  func aWrongOneIsToldWithWhatToWrite(text: String, message: String) {
    let error = #expect(throws: ElementConditionError.self) { try ElementCondition(text) }
    #expect(error?.description == message)
  }

  /// A pattern would look through such a text for minutes.
  @Test func aLongOneIsToldByItsBeginning() {
    let signs = String(repeating: "= ", count: 3000)
    let words = String(repeating: "and ", count: 3000)
    let shown = "'V \("V \(signs)".dropFirst(2).prefix(38))…'"
    let several = #expect(throws: ElementConditionError.self) {
      try ElementCondition("V \(signs)\(words)x = 1")
    }
    #expect(
      several?.description
        == "\(shown) is several conditions; write them as a list, of which all must hold")
    let none = #expect(throws: ElementConditionError.self) { try ElementCondition("V \(signs)") }
    #expect(none?.description.hasPrefix("\(shown) is no condition; write one such as") == true)
    let states = "V" + String(repeating: " is a", count: 3000)
    #expect(throws: ElementConditionError.self) { try ElementCondition(states) }
    let braces = "V" + String(repeating: " < {", count: 3000)
    #expect(throws: ElementConditionError.self) { try ElementCondition(braces) }
  }
}

/// Places on a screen.
@Suite struct ScreenRectTests {
  /// Two rectangles beside each other have no point in common.
  @Test(arguments: [
    (10.0, 20.0, true), (109.9, 69.9, true), (110, 20, false), (10, 70, false), (9.9, 20, false),
    (10, 19.9, false),
  ])
  func aPointOnTheRightOrTheLowerEdgeIsOutside(x: Double, y: Double, isInside: Bool) {
    let rect = ScreenRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.contains(ScreenPoint(x: x, y: y)) == isInside)
  }
}

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

  @Test func aPercentageCountsFromTheMinimum() {
    let range = NumberRange(minimum: -10, maximum: 30, number: 0, format: "{value}: {percent} {x}")
    #expect(range.text(for: 0) == "0: 25 {x}")
    #expect(range.text(for: -2.5) == "-2.5: 18.75 {x}")
  }
}

/// Bit positions that other tools write out.
@Suite struct TraitTests {
  @Test func bitsAreUIKitsOwn() {
    #expect(AccessibilityTraits.button.rawValue == 1)
    #expect(AccessibilityTraits.adjustable.rawValue == 4096)
    #expect(AccessibilityTraits.header.rawValue == 65536)
    #expect(AccessibilityTraits.backButton.rawValue == 0x800_0000)
    #expect(AccessibilityTraits.toggleButton.rawValue == 0x20_0000_0000_0000)
    #expect(Set(AccessibilityTraits.named.map(\.trait.rawValue)).count == 24)
    #expect(Set(AccessibilityTraits.named.map(\.name)).count == 24)
  }
}

/// Roles are compared by their numbers and not by their names.
@Suite struct RoleTests {
  @Test func aRoleIsEqualToItselfAndToNoOther() {
    for (index, role) in Role.allCases.enumerated() {
      #expect(Role.allCases.firstIndex(of: role) == index)
      #expect(Role(rawValue: role.rawValue) == role)
    }
    #expect(Set(Role.allCases).count == Role.allCases.count)
  }
}

import AccessibilityModel
import ScreenReading
import TalkBack
import Testing

/// The table of the mapping is whole and true.
///
/// If one fails after you added something to the model, give it a row in `AndroidMapping.swift`.
@Suite struct MappingTests {
  private static let rows = Dictionary(
    grouping: AndroidMapping.rows, by: \.id
  ).compactMapValues { $0.count == 1 ? $0[0] : nil }

  private static let properties = Mirror(reflecting: Element()).children.compactMap(\.label)

  @Test func everythingHasOneRow() {
    let known =
      AccessibilityTraits.named.map { "trait.\($0.name)" } + Role.allCases.map { "role.\($0)" }
      + Self.properties.map { "property.\($0)" }
    #expect(Set(known).subtracting(Self.rows.keys) == [], "without a row, or with two")
    #expect(Set(AndroidMapping.rows.map(\.id)).subtracting(known) == [], "not of the model")
  }

  /// What a trait needs beside it in order to be heard.
  private static let company: [String: Element] = [
    "secureTextField": Element(label: "Tt", value: "abc", traits: .textEntry)
  ]

  @Test(arguments: AccessibilityTraits.named.map(\.name))
  func traitsAreHeardAsTheTableSays(name: String) throws {
    let trait = try #require(AccessibilityTraits.named.first { $0.name == name }).trait
    let without = Self.company[name] ?? Element(label: "Tt")
    let with = without.with { $0.additionalTraits.insert(trait) }
    let row = try #require(Self.rows["trait.\(name)"])
    #expect((said([with]) != said([without])) == row.isHeard, "\(said([with]))")
  }

  private static let roleExamples: [Role: Element] = [
    .activityIndicator: Element(.activityIndicator), .picker: Element(.picker, label: "Tt"),
    .secureTextField: Element(.secureTextField, label: "Tt", value: "abc"),
  ]

  @Test(arguments: Role.allCases)
  func rolesAreHeardAsTheTableSays(role: Role) throws {
    let example =
      Self.roleExamples[role]
      ?? Element(
        role, label: "Cc",
        children: [Element(.button, label: "Tt"), Element(.button, label: "Uu")])
    var plain = example
    plain.role = example.isFocusable ? .element : .group
    let row = try #require(Self.rows["role.\(role)"])
    let told = said([example]) != said([plain])
    // A picker says its value first, which any element does; it differs by its reading control.
    #expect(told == row.isHeard || role == .picker, "\(said([example]))")
  }

  // MARK: Nodes

  @Test func aSwitchInItsToolkits() {
    func state(_ toolkit: AndroidOverrides.Toolkit?, _ toggle: ToggleState) -> String {
      said(
        [
          Element(.switch, label: "Tt").with {
            $0.toggle = toggle
            $0.android.toolkit = toolkit
          }
        ], in: .korean
      ).prefix { $0 != "," }.description
    }
    #expect([state(nil, .on), state(nil, .off)] == ["사용 설정", "사용 안함"])
    #expect([state(.compose, .on), state(.compose, .off)] == ["켜짐", "꺼짐"])
  }

  @Test func boxesAndRadioButtonsInTheirToolkits() {
    func state(_ role: Role, _ toolkit: AndroidOverrides.Toolkit?, _ toggle: ToggleState) -> String
    {
      said([
        Element(role, label: "Tt").with {
          $0.toggle = toggle
          $0.android.toolkit = toolkit
        }
      ]).prefix { $0 != "," }.description
    }
    #expect(
      AndroidOverrides.Toolkit.allCases.map { state(.checkbox, $0, .off) }
        == ["not checked", "Not checked", "not checked"])
    #expect(
      AndroidOverrides.Toolkit.allCases.map { state(.checkbox, $0, .mixed) }
        == ["Partially checked", "Partially checked", "Partially checked"])
    #expect(
      AndroidOverrides.Toolkit.allCases.map { state(.radioButton, $0, .on) }
        == ["selected", "selected", "Selected"])
  }

  @Test func overridesWin() {
    let button = Element(.button, label: "Cart", value: "3").with {
      $0.android.stateDescription = "3 things"
      $0.android.roleDescription = "Chip"
      $0.android.clickLabel = "open it"
    }
    #expect(said([button]) == "3 things, Cart, Chip … Double-tap to open it")
    let cards = Element(.carousel, children: ["Aa", "Bb"].map { Element(.button, label: $0) })
    #expect(
      said([cards.with { $0.android.collection = .pager }])
        == "Aa, Button, In horizontal pager … Double-tap to activate\n"
        + "Bb, Button … Double-tap to activate")
    #expect(
      said([cards.with { $0.android.collection = .nothing }])
        == "Aa, Button … Double-tap to activate\nBb, Button … Double-tap to activate")
  }

  /// What a design has as steps of a UISlider are steps of an Android slider.
  @Test func slidersMoveByATwentieth() throws {
    let screen = Screen(elements: [
      Element(.slider, label: "Tt", value: "50%"),
      Element(.slider, label: "Uu").with { $0.adjustment = .range(NumberRange(number: 10)) },
      Element(.slider, label: "Vv").with {
        $0.adjustment = .range(NumberRange(step: 1, number: 10))
      },
    ])
    let steps = screen.builtForAndroid.elements.map { element -> Double? in
      guard case .range(let range)? = element.adjustment else { return nil }
      return range.step
    }
    #expect(steps == [5, 5, 1])
  }
}

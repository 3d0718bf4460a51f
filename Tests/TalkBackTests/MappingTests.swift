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

  private static let properties = Mirror(reflecting: AccessibilityElement()).children.compactMap(
    \.label)

  @Test func everythingHasOneRow() {
    let known =
      ElementTraits.named.map { "trait.\($0.name)" } + ElementRole.allCases.map { "role.\($0)" }
      + Self.properties.map { "property.\($0)" }
    #expect(Set(known).subtracting(Self.rows.keys) == [], "without a row, or with two")
    #expect(Set(AndroidMapping.rows.map(\.id)).subtracting(known) == [], "not of the model")
  }

  /// What a trait needs beside it in order to be heard.
  private static let company: [String: AccessibilityElement] = [
    "secureTextField": AccessibilityElement(label: "Tt", value: "abc", traits: .textEntry)
  ]

  @Test(arguments: ElementTraits.named.map(\.name))
  func traitsAreHeardAsTheTableSays(name: String) throws {
    let trait = try #require(ElementTraits.named.first { $0.name == name }).trait
    let without = Self.company[name] ?? AccessibilityElement(label: "Tt")
    let with = without.with { $0.additionalTraits.insert(trait) }
    let row = try #require(Self.rows["trait.\(name)"])
    #expect((said([with]) != said([without])) == row.isHeard, "\(said([with]))")
  }

  private static let roleExamples: [ElementRole: AccessibilityElement] = [
    .activityIndicator: AccessibilityElement(.activityIndicator),
    .picker: AccessibilityElement(.picker, label: "Tt"),
    .secureTextField: AccessibilityElement(.secureTextField, label: "Tt", value: "abc"),
  ]

  @Test(arguments: ElementRole.allCases)
  func rolesAreHeardAsTheTableSays(role: ElementRole) throws {
    let example =
      Self.roleExamples[role]
      ?? AccessibilityElement(
        role, label: "Cc",
        children: [
          AccessibilityElement(.button, label: "Tt"), AccessibilityElement(.button, label: "Uu"),
        ])
    var plain = example
    plain.role = example.isFocusable ? .element : .group
    let row = try #require(Self.rows["role.\(role)"])
    #expect((said([example]) != said([plain])) == row.isHeard, "\(said([example]))")
  }

  /// A row without a label is read with the texts in it, and a button in it is a stop after it; UIKit's
  /// cell, which leaves focus to what is inside, is not Android's.
  @Test func aRowWithTextsAndAButton() {
    let texts = [
      AccessibilityElement(.text, label: "Ada"), AccessibilityElement(.text, label: "Lunch?"),
    ]
    let button = AccessibilityElement(.button, label: "Archive")
    #expect(said([AccessibilityElement(.cell, children: texts)]) == "Ada, Lunch?")
    #expect(
      said([AccessibilityElement(.cell, children: texts + [button])])
        == "Ada, Lunch?\nArchive, Button … Double-tap to activate")
  }

  // MARK: Nodes

  @Test func aSwitchInItsToolkits() {
    func state(_ toolkit: AndroidOverrides.Toolkit?, _ toggle: ToggleState) -> String {
      said(
        [
          AccessibilityElement(.switch, label: "Tt").with {
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
    func state(_ role: ElementRole, _ toolkit: AndroidOverrides.Toolkit?, _ toggle: ToggleState)
      -> String
    {
      said([
        AccessibilityElement(role, label: "Tt").with {
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
    let button = AccessibilityElement(.button, label: "Cart", value: "3").with {
      $0.android.stateDescription = "3 things"
      $0.android.roleDescription = "Chip"
      $0.android.clickLabel = "open it"
    }
    #expect(said([button]) == "3 things, Cart, Chip … Double-tap to open it")
    let cards = AccessibilityElement(
      .carousel, children: ["Aa", "Bb"].map { AccessibilityElement(.button, label: $0) })
    #expect(
      said([cards.with { $0.android.collection = .pager }])
        == "Aa, Page, In horizontal pager … Double-tap to activate\n"
        + "Bb, Page … Double-tap to activate")
    #expect(
      said([cards.with { $0.android.collection = .nothing }])
        == "Aa, Button … Double-tap to activate\nBb, Button … Double-tap to activate")
  }

  /// What a design has as steps of a UISlider are steps of an Android slider.
  @Test func slidersMoveByATwentieth() throws {
    let screen = AccessibilityScreen(elements: [
      AccessibilityElement(.slider, label: "Tt", value: "50%"),
      AccessibilityElement(.slider, label: "Uu").with {
        $0.adjustment = .range(NumberRange(number: 10))
      },
      AccessibilityElement(.slider, label: "Vv").with {
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

import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// Everything the model knows about an element is heard, or listed as silent with a reason.
///
/// If you fail one of these tests, you likely need to: write a rule in `Sources/VoiceOver/Rules`
/// for what you added to the model and an example here, or list it in
/// `VoiceOverRules+Silences.swift`.
@Suite struct CoverageTests {
  private static let composer = Composer(
    rules: .voiceOver, wording: .neutral, settings: ReaderSettings())

  private static let silent = Set(AnnouncementRules.voiceOver.silences.map(\.id))

  private func heard(_ element: Element) -> String { said([element], Self.composer) }

  // MARK: Traits

  /// What a trait needs beside it in order to be heard.
  private static let company: [String: Element] = [
    "secureTextField": Element(label: "T", traits: .textEntry),
    "textArea": Element(label: "T", traits: .textEntry),
  ]

  @Test(arguments: AccessibilityTraits.named.map(\.name))
  func everyTraitIsHeardOrSilent(name: String) throws {
    let trait = try #require(AccessibilityTraits.named.first { $0.name == name }).trait
    let without = Self.company[name] ?? Element(label: "T")
    let with = without.with { $0.additionalTraits.insert(trait) }
    #expect((heard(with) == heard(without)) == Self.silent.contains("trait.\(name)"), "\(name)")
  }

  // MARK: Roles

  /// What a role needs in order to be heard, if its name and contents are not enough.
  private static let roleExamples: [Role: Element] = [
    .progress: Element(.progress, value: "25%"), .activityIndicator: Element(.activityIndicator),
  ]

  @Test(arguments: Role.allCases)
  func everyRoleIsHeardOrSilent(role: Role) {
    let example =
      Self.roleExamples[role]
      ?? Element(role, label: "C", children: [Element(.button, label: "T")])
    var plain = example
    plain.role = example.isFocusable ? .element : .group
    #expect((heard(example) == heard(plain)) == Self.silent.contains("role.\(role)"), "\(role)")
  }

  // MARK: States and properties

  @Test(arguments: ToggleState.allCases, [Role.switch, .checkbox, .radioButton, .cell])
  func everyStateIsHeard(state: ToggleState, role: Role) {
    let element = Element(role, label: "T")
    #expect(heard(element.with { $0.toggle = state }) != heard(element))
  }

  @Test(arguments: ExpandedStatus.allCases)
  func everyExpandedStatusIsHeard(status: ExpandedStatus) {
    #expect(heard(Element(label: "T").with { $0.expandedStatus = status }) != "T")
  }

  /// An element with each property in turn, beside the element without.
  private static let properties: [String: (element: Element, with: Element)] = {
    func change(
      _ element: Element = Element(label: "T"), _ change: (inout Element) -> Void
    ) -> (Element, Element) {
      (element, element.with(change))
    }
    return [
      "role": change { $0.role = .link },
      "label": change { $0.label = "U" },
      "value": change { $0.value = "v" },
      "hint": change { $0.hint = "H" },
      "placeholder": change(Element(.textField, label: "T")) { $0.placeholder = "p" },
      "additionalTraits": change { $0.additionalTraits = .link },
      "toggle": change { $0.toggle = .on },
      "expandedStatus": change { $0.expandedStatus = .expanded },
      "headingLevel": change(Element(.header, label: "T")) { $0.headingLevel = 2 },
      "requiresActivation": change(Element(label: "T", traits: .allowsDirectInteraction)) {
        $0.requiresActivation = true
      },
      "textSelection": change(Element(.textField, label: "T", value: "v", traits: .isEditing)) {
        $0.textSelection = 0..<0
      },
      "webStates": change { $0.webStates = [.visited] },
      "swipeActions": change { $0.swipeActions = [CustomAction("A")] },
      "isDraggable": change { $0.isDraggable = true },
      "customActions": change { $0.customActions = [CustomAction("A")] },
      "customContent": change { $0.customContent = [CustomContent("C", "v")] },
      "customRotors": change { $0.customRotors = [CustomRotor("R")] },
      "isHidden": change { $0.isHidden = true },
      "isAccessibilityElement": change { $0.isAccessibilityElement = false },
      "grouping": change(
        Element(.group, children: [Element(.link, label: "T"), Element(label: "U")])
      ) { $0.grouping = .combine },
      "tableCell": change(
        Element(
          .dataTable,
          children: [
            Element(label: "T").with { $0.tableCell = DataTableCell(row: 1, column: 1) }
          ])
      ) { $0.children[0].tableCell?.column = 2 },
      "adjustment": change { $0.adjustment = .pages(PageNumber(1, of: 2)) },
      "carousel": change(Element(.carousel, children: [Element(label: "T")])) {
        $0.carousel?.selectsOnFocus = true
      },
      "banner": change(Element(.banner, children: [Element(label: "T")])) {
        $0.banner?.style = .adjustable
      },
      "children": change(Element(.group, children: [Element(label: "T")])) {
        $0.children.append(Element(label: "U"))
      },
    ]
  }()

  /// What the initializer of a value stores; a property that is added to the model is found here.
  private static let stored = Mirror(reflecting: Element()).children.compactMap(\.label)

  @Test(arguments: stored)
  func everyPropertyIsHeardOrSilent(name: String) {
    guard let (without, with) = Self.properties[name] else {
      #expect(Self.silent.contains("property.\(name)"), "neither an example nor listed as silent")
      return
    }
    #expect(heard(with) != heard(without))
    #expect(!Self.silent.contains("property.\(name)"))
  }

  @Test func onlyWhatTheModelHasIsListedAsSilent() {
    let known =
      AccessibilityTraits.named.map { "trait.\($0.name)" } + Role.allCases.map { "role.\($0)" }
      + Self.stored.map { "property.\($0)" }
    #expect(Self.silent.subtracting(known) == [])
    #expect(Self.silent.count == AnnouncementRules.voiceOver.silences.count)
  }
}

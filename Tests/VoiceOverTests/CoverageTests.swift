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
  private static let composer = AnnouncementComposer(
    rules: .voiceOver, wording: .neutral, settings: ReaderSettings())

  private static let silent = Set(AnnouncementRules.voiceOver.silences.map(\.id))

  private func heard(_ element: AccessibilityElement) -> String { said([element], Self.composer) }

  // MARK: Traits

  /// What a trait needs beside it in order to be heard.
  private static let company: [String: AccessibilityElement] = [
    "secureTextField": AccessibilityElement(label: "T", traits: .textEntry),
    "textArea": AccessibilityElement(label: "T", traits: .textEntry),
  ]

  @Test(arguments: ElementTraits.named.map(\.name))
  func everyTraitIsHeardOrSilent(name: String) throws {
    let trait = try #require(ElementTraits.named.first { $0.name == name }).trait
    let without = Self.company[name] ?? AccessibilityElement(label: "T")
    let with = without.with { $0.additionalTraits.insert(trait) }
    #expect((heard(with) == heard(without)) == Self.silent.contains("trait.\(name)"), "\(name)")
  }

  // MARK: Roles

  /// What a role needs in order to be heard, if its name and contents are not enough.
  private static let roleExamples: [ElementRole: AccessibilityElement] = [
    .progress: AccessibilityElement(.progress, value: "25%"),
    .activityIndicator: AccessibilityElement(.activityIndicator),
    // Its buttons have its name themselves.
    .datePicker: AccessibilityElement(.datePicker, children: [AccessibilityElement(label: "T")]),
  ]

  @Test(arguments: ElementRole.allCases)
  func everyRoleIsHeardOrSilent(role: ElementRole) {
    let example =
      Self.roleExamples[role]
      ?? AccessibilityElement(
        role, label: "C", children: [AccessibilityElement(.button, label: "T")])
    var plain = example
    plain.role = example.isFocusable ? .element : .group
    #expect((heard(example) == heard(plain)) == Self.silent.contains("role.\(role)"), "\(role)")
  }

  // MARK: States and properties

  @Test(arguments: ToggleState.allCases, [ElementRole.switch, .checkbox, .radioButton, .cell])
  func everyStateIsHeard(state: ToggleState, role: ElementRole) {
    let element = AccessibilityElement(role, label: "T")
    #expect(heard(element.with { $0.toggle = state }) != heard(element))
  }

  @Test(arguments: ExpandedStatus.allCases)
  func everyExpandedStatusIsHeard(status: ExpandedStatus) {
    #expect(heard(AccessibilityElement(label: "T").with { $0.expandedStatus = status }) != "T")
  }

  /// An element with each property in turn, beside the element without.
  private static let properties:
    [String: (element: AccessibilityElement, with: AccessibilityElement)] = {
      func change(
        _ element: AccessibilityElement = AccessibilityElement(label: "T"),
        _ change: (inout AccessibilityElement) -> Void
      ) -> (AccessibilityElement, AccessibilityElement) {
        (element, element.with(change))
      }
      return [
        "role": change { $0.role = .link },
        "label": change { $0.label = "U" },
        "value": change { $0.value = "v" },
        "hint": change { $0.hint = "H" },
        "placeholder": change(AccessibilityElement(.textField, label: "T")) {
          $0.placeholder = "p"
        },
        "additionalTraits": change { $0.additionalTraits = .link },
        "toggle": change { $0.toggle = .on },
        "expandedStatus": change { $0.expandedStatus = .expanded },
        "headingLevel": change(AccessibilityElement(.header, label: "T")) { $0.headingLevel = 2 },
        "requiresActivation": change(
          AccessibilityElement(label: "T", traits: .allowsDirectInteraction)
        ) {
          $0.requiresActivation = true
        },
        "textSelection": change(
          AccessibilityElement(.textField, label: "T", value: "v", traits: .isEditing)
        ) {
          $0.textSelection = 0..<0
        },
        "webStates": change { $0.webStates = [.visited] },
        "swipeActions": change { $0.swipeActions = [AccessibilityCustomAction("A")] },
        "isDraggable": change { $0.isDraggable = true },
        "customActions": change { $0.customActions = [AccessibilityCustomAction("A")] },
        "customContent": change { $0.customContent = [AccessibilityCustomContent("C", "v")] },
        "customRotors": change { $0.customRotors = [AccessibilityCustomRotor("R")] },
        "isHidden": change { $0.isHidden = true },
        "isAccessibilityElement": change { $0.isAccessibilityElement = false },
        "grouping": change(
          AccessibilityElement(
            .group,
            children: [AccessibilityElement(.link, label: "T"), AccessibilityElement(label: "U")])
        ) { $0.grouping = .combine },
        "tableCell": change(
          AccessibilityElement(
            .dataTable,
            children: [
              AccessibilityElement(label: "T").with {
                $0.tableCell = DataTableCell(row: 1, column: 1)
              }
            ])
        ) { $0.children[0].tableCell?.column = 2 },
        "adjustment": change { $0.adjustment = .pages(PageNumber(1, of: 2)) },
        "carousel": change(
          AccessibilityElement(.carousel, children: [AccessibilityElement(label: "T")])
        ) {
          $0.carousel?.selectsOnFocus = true
        },
        "banner": change(
          AccessibilityElement(.banner, children: [AccessibilityElement(label: "T")])
        ) {
          $0.banner?.style = .adjustable
        },
        "children": change(
          AccessibilityElement(.group, children: [AccessibilityElement(label: "T")])
        ) {
          $0.children.append(AccessibilityElement(label: "U"))
        },
      ]
    }()

  /// What the initializer of a value stores; a property that is added to the model is found here.
  private static let stored = Mirror(reflecting: AccessibilityElement()).children.compactMap(
    \.label)

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
      ElementTraits.named.map { "trait.\($0.name)" } + ElementRole.allCases.map { "role.\($0)" }
      + Self.stored.map { "property.\($0)" }
    #expect(Self.silent.subtracting(known) == [])
    #expect(Self.silent.count == AnnouncementRules.voiceOver.silences.count)
  }
}

import AccessibilityModel
import ScreenFiles
import ScreenReading
import TalkBack
import Testing

/// The order of the pieces in each setting of the description order, row by row: what is there, and all
/// of what is heard.
///
/// Not here, because nothing in a screen file makes them: a tooltip, the name of a labeling view, and
/// "Window X", which needs two windows that a user can go between.
@Suite struct OrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pieces: String
    let element: AccessibilityElement
    let stateNameType: String
    let typeNameState: String
    let nameTypeState: String

    var testDescription: String { pieces }
  }

  private static let usable = " … Double-tap to activate"
  private static let labels = ", Labels available, use Tap with 3 fingers to view"

  static let rows = [
    Row(
      pieces: "selected, status, name, role, disabled",
      element: AccessibilityElement(.checkbox, label: "Tt", traits: [.selected, .notEnabled]).with {
        $0.toggle = .on
        $0.expandedStatus = .expanded
        $0.android.toolkit = .compose
      },
      stateNameType: "selected, expanded, checked, Tt, Check box, disabled",
      typeNameState: "Check box, Tt, expanded, checked, selected, disabled",
      nameTypeState: "Tt, Check box, expanded, checked, selected, disabled"),
    Row(
      pieces: "selected, state, name, role, disabled",
      element: AccessibilityElement(
        .slider, label: "Tt", value: "50%", traits: [.selected, .notEnabled]),
      stateNameType: "selected, 50%, Tt, Slider, disabled",
      typeNameState: "Slider, Tt, 50%, selected, disabled",
      nameTypeState: "Tt, Slider, 50%, selected, disabled"),
    Row(
      pieces: "name, and state and role of what is inside",
      element: AccessibilityElement(.cell, label: "Tt").with { $0.toggle = .off },
      stateNameType: "Tt, OFF, Switch … Double-tap to toggle",
      typeNameState: "Tt, Switch, OFF … Double-tap to toggle",
      nameTypeState: "Tt, Switch, OFF … Double-tap to toggle"),
    Row(
      pieces: "name, role, error, hint of a field",
      element: AccessibilityElement(.textField, label: "Hh", value: "tt").with {
        $0.android.error = "Ee"
      },
      stateNameType: "tt, Edit box, Error: Ee, Hh … Double-tap to edit text",
      typeNameState: "Edit box, tt, Error: Ee, Hh … Double-tap to edit text",
      nameTypeState: "tt, Edit box, Error: Ee, Hh … Double-tap to edit text"),
    Row(
      pieces: "selected, status, name, error, disabled",
      element: AccessibilityElement(.cell, label: "Tt", traits: [.selected, .notEnabled]).with {
        $0.expandedStatus = .collapsed
        $0.android.error = "Ee"
      },
      stateNameType: "selected, collapsed, Tt, Error: Ee, disabled",
      typeNameState: "Tt, collapsed, Error: Ee, selected, disabled",
      nameTypeState: "Tt, collapsed, Error: Ee, selected, disabled"),
    Row(
      pieces: "that there is no name, role", element: AccessibilityElement(.image),
      stateNameType: "Unlabelled, Image", typeNameState: "Image, Unlabelled",
      nameTypeState: "Image, Unlabelled"),
    Row(
      pieces: "that there is no name, role of a button with a picture",
      element: AccessibilityElement(.button, traits: .image),
      stateNameType: "Unlabelled, Button" + usable + labels,
      typeNameState: "Button, Unlabelled" + usable + labels,
      nameTypeState: "Button, Unlabelled" + usable + labels),
    Row(
      pieces: "name, heading", element: AccessibilityElement(.header, label: "Tt"),
      stateNameType: "Tt, Heading", typeNameState: "Tt, Heading", nameTypeState: "Tt, Heading"),
    Row(
      pieces: "name, role, disabled, position, container",
      element: AccessibilityElement(
        .list, label: "Ll",
        children: [
          AccessibilityElement(.button, label: "Tt", traits: .notEnabled),
          AccessibilityElement(.button, label: "Uu"),
        ]),
      stateNameType: "Tt, Button, disabled, 1 of 2, In list Ll, 2 items\nUu, Button, 2 of 2"
        + usable,
      typeNameState: "Button, Tt, disabled, 1 of 2, In list Ll, 2 items\nButton, Uu, 2 of 2"
        + usable,
      nameTypeState: "Tt, Button, disabled, 1 of 2, In list Ll, 2 items\nUu, Button, 2 of 2"
        + usable),
    Row(
      pieces: "name, role, title of the group",
      element: AccessibilityElement(
        .group, label: "Gg", children: [AccessibilityElement(.button, label: "Tt")]),
      stateNameType: "Tt, Button, In Gg" + usable, typeNameState: "Button, Tt, In Gg" + usable,
      nameTypeState: "Tt, Button, In Gg" + usable),
  ]

  @Test(arguments: rows)
  func piecesComeInTheOrderOfTheSetting(row: Row) {
    func heard(_ order: TalkBackSettings.DescriptionOrder) -> String {
      var settings = ReaderSettings(language: .english)
      settings[TalkBackSetting.order] = order.rawValue
      return said([row.element], settings: settings)
    }
    #expect(heard(.stateNameType) == row.stateNameType)
    #expect(heard(.typeNameState) == row.typeNameState)
    #expect(heard(.nameTypeState) == row.nameTypeState)
  }

  /// The number of a stepper has the path of the stepper, which has no items then.
  @Test(arguments: ["list", "pager"])
  func aStepperIsNoListOfItsNumber(collection: String) throws {
    let file = try ScreenFile(
      """
      language: en
      elements:
      - stepper "Quantity": {value: 2, android: {collection: \(collection)}}
      """, path: "s.yaml")
    let screen = file.variants[0].screen
    #expect(said(screen.elements).contains("Quantity"))
  }
}

import AccessibilityModel
import Foundation
import Testing

@testable import AppSimulation

/// A change has typed values, and JSON writes them as text.
@Suite struct ElementChangeTests {
  private static let changes: [(ElementChange.Property, String)] = [
    (.label(from: "1", to: ""), #""from":"1","property":"label","to":"""#),
    (.value(from: "50%", to: "60%"), #""from":"50%","property":"value","to":"60%""#),
    (.hint(from: "", to: "두 번"), #""from":"","property":"hint","to":"두 번""#),
    (.selected(true), #""from":"false","property":"selected","to":"true""#),
    (.selectedCard(from: "삼성", to: "현대"), #""from":"삼성","property":"selected","to":"현대""#),
    (.notEnabled(false), #""from":"true","property":"notEnabled","to":"false""#),
    (.hidden(true), #""from":"false","property":"hidden","to":"true""#),
    (.expanded(true), #""from":"false","property":"expanded","to":"true""#),
    (.toggle(from: nil, to: .mixed), #""from":"","property":"toggle","to":"mixed""#),
    (.error(from: "", to: "비었음"), #""from":"","property":"error","to":"비었음""#),
    (.invalid(true), #""from":"false","property":"invalid","to":"true""#),
    (.item(from: "a", to: "b"), #""from":"a","property":"item","to":"b""#),
    (.position(from: 2, to: 1), #""from":"2","property":"position","to":"1""#),
    (.opened(heard: "a", opened: "b"), #""from":"a","property":"opened","to":"b""#),
  ]

  @Test func everyPropertyIsHere() {
    let names = Self.changes.map(\.0.name)
    #expect(Set(names) == Set(ElementChange.Property.Name.allCases))
  }

  @Test(arguments: changes)
  func jsonHasTextAndGivesTheValuesBack(property: ElementChange.Property, json: String) throws {
    let change = ElementChange(element: "e", property: property, by: .focus)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(change)
    #expect(String(decoding: written, as: UTF8.self) == #"{"by":"focus","element":"e",\#(json)}"#)
    #expect(try JSONDecoder().decode(ElementChange.self, from: written) == change)
  }

  @Test(arguments: [
    ("toggle", "on", "open"), ("hidden", "true", "true"), ("expanded", "false", "yes"),
    ("colour", "red", "blue"),
  ])
  func aValueOfAnotherKindIsRefused(name: String, from: String, to: String) {
    let json = #"{"element":"e","property":"\#(name)","from":"\#(from)","to":"\#(to)","by":"app"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ElementChange.self, from: Data(json.utf8))
    }
  }

  @Test func anEffectReportsOnlyWhatDiffers() {
    let old = AccessibilityElement(label: "Wi-Fi")
    var new = old
    #expect(ElementChange.Property(.hidden, from: old, to: new) == nil)
    #expect(ElementChange.Property(.label, from: old, to: new) == nil)
    new.isHidden = true
    new.toggle = .on
    #expect(ElementChange.Property(.hidden, from: old, to: new) == .hidden(true))
    #expect(ElementChange.Property(.toggle, from: old, to: new) == .toggle(from: nil, to: .on))
  }
}

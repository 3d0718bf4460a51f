import Overheard
import ScreenImport
import Testing

/// What Maestro tells of an iOS screen, without types.
@Suite struct MaestroTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(text: dump).printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
  }

  private func node(_ bounds: String, _ attributes: String = "", _ children: [String] = [])
    -> String
  {
    #"{"attributes":{"bounds":"\#(bounds)"\#(attributes.isEmpty ? "" : ", ")\#(attributes)},"#
      + #""children":[\#(children.joined(separator: ","))]}"#
  }

  /// The app with views in it, beside the status bar.
  private func app(_ views: [String]) -> String {
    let status = node(
      "[0,0][0,0]", "",
      [
        node(
          "[0,0][393,54]", "",
          [
            node("[47,19][96,39]", #""accessibilityText": "9:41""#),
            node("[333,22][360,35]", #""accessibilityText": "Battery", "value": "100%""#),
          ])
      ])
    let app = node("[0,0][393,852]", #""accessibilityText": "Shop""#, views)
    return node("[0,0][0,0]", "", [app, status])
  }

  @Test func theStatusBarIsTheLastBranch() throws {
    let dump = app([node("[16,100][377,140]", #""accessibilityText": "Pay""#)])
    #expect(try Dumps.imported(text: dump).summary.skipped.map(\.reason) == ["status bar"])
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - element "Pay"  # role?
        """)
  }

  /// What calls itself a button is meant as one, and says so twice if it is; a sentence about one is not.
  @Test func whatCallsItselfAButton() throws {
    let labels = ["Cart button", "장바구니버튼", "버튼", "First read what is said about the button"]
    let dump = app(
      labels.enumerated().map { place, label in
        node(
          "[16,\(100 + place * 50)][377,\(140 + place * 50)]", #""accessibilityText": "\#(label)""#)
      })
    #expect(
      try Dumps.imported(text: dump).screen.elements.map(\.role) == [
        .button, .button, .element, .element,
      ])
  }

  /// A scroll bar lies at an edge, or counts pages; a thin slider does neither.
  @Test func slidersAreNoScrollBars() throws {
    let dump = app([
      node("[16,200][377,230]", #""accessibilityText": "Volume", "value": "50%""#),
      node("[16,300][377,304]", #""accessibilityText": "Storage, 5 GB", "value": "35%""#),
      node(
        "[350,100][380,800]", #""accessibilityText": "Vertical scroll bar, 2 pages", "value": "0%""#
      ),
      node("[360,100][390,800]", #""value": "0%""#),
      node("[16,819][377,849]", #""value": "0%""#),
    ])
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - element "Volume": 50%  # role?
        - element "Storage, 5 GB": 35%  # role?
        """)
  }

  /// SwiftUI has a switch inside a switch, and a row of UIKit one with its own label.
  @Test func aSwitchAndTheRowAroundIt() throws {
    let dump = app([
      node(
        "[16,100][377,140]", #""accessibilityText": "Dark mode", "value": "0""#,
        [node("[310,105][361,136]", #""value": "0""#)]),
      node(
        "[16,150][377,190]", #""accessibilityText": "Sound", "value": "1", "checked": "true""#,
        [node("[310,155][361,186]", #""value": "1", "checked": "true""#)]),
      node(
        "[16,200][377,240]", #""accessibilityText": "Alarm""#,
        [
          node("[30,205][100,225]", #""accessibilityText": "Alarm""#),
          node(
            "[310,205][361,236]", #""accessibilityText": "Alarm", "value": "1", "checked": "true""#),
        ]),
      node("[16,250][377,290]", #""accessibilityText": "Points", "value": "0""#),
    ])
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - switch "Dark mode" [off]  # inferred: switch, as what is inside it repeats its 0
        - switch "Sound" [on]  # inferred: switch, as it is checked
        - switch "Alarm" [on]  # inferred: switch, as it is checked
        - element "Points": 0  # role?
        """)
  }

  /// Two views in one place with one text are one, with what either knows.
  @Test func twins() throws {
    let dump = app([
      node(
        "[16,100][377,140]", #""accessibilityText": "Mail""#,
        [node("[16,100][377,140]", #""accessibilityText": "Mail", "hintText": "a@b.c""#)]),
      node(
        "[16,150][377,290]", #""accessibilityText": "Terms""#,
        [node("[16,150][377,290]", #""accessibilityText": "Terms""#)]),
    ])
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - textField "Mail":  # inferred: text field, as it has a placeholder
            placeholder: a@b.c
        - element "Terms"  # role?
        """)
  }

  @Test func aTableWithAllAttributesInOneColumn() throws {
    let dump = """
      element_num,depth,attributes,parent_num
      0,0,"accessibilityText=Shop; bounds=[0,0][393,852]; enabled=true",
      1,1,"accessibilityText=Pay; now, or later; bounds=[16,100][377,144]; enabled=false",0
      3,1,"accessibilityText=Sort; by=name; bounds=[16,150][377,194]; newFlag=true; enabled=true",0
      2,1,"hintText=Name; resource-id=name; bounds=[16,200][377,244]; enabled=true",0

      """
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - element "Pay; now, or later" [notEnabled]  # role?
        - element "Sort; by=name"  # role?
        - textField:  # inferred: text field, as it has a placeholder
            placeholder: Name
        """)
  }
}

import Overheard
import ScreenImport
import Testing

/// States and roles that dumps tell in ways of their own.
@Suite struct StateTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(text: dump).printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") && !$0.hasPrefix("screen: ") && !$0.hasPrefix("language: ") }
      .joined(separator: "\n")
  }

  private func agent(_ views: [String]) -> String {
    let inside = views.enumerated().map { index, view in
      view.replacing("@", with: #"x="16" y="\#(100 + 50 * index)" width="300" height="40""#)
    }
    return #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="393" height="852">"#
      + inside.joined() + "</XCUIElementTypeApplication></AppiumAUT>"
  }

  private func view(_ type: String, _ more: String, _ inside: String = "") -> String {
    "<XCUIElementType\(type) @ \(more)>\(inside)</XCUIElementType\(type)>"
  }

  /// Anything can be dimmed.
  @Test func aViewThatIsNotEnabled() throws {
    let dump = agent(
      ["Other", "StaticText", "Image", "Link"].map {
        view($0, #"label="\#($0)" enabled="false" accessible="true""#)
      })
    #expect(
      try body(dump) == """
        elements:
        - element "Other" [notEnabled]  # role?
        - text "StaticText" [notEnabled]
        - image "Image" [notEnabled]
        - link "Link" [notEnabled]
        """)
    let description = """
      Element subtree:
       →Application, 0x1, pid: 42
          Other, 0x2, {{16.0, 100.0}, {300.0, 40.0}}, label: 'Pay', Disabled
          StaticText, 0x3, {{16.0, 150.0}, {300.0, 40.0}}, label: 'Sold out', Disabled
      """
    #expect(
      try body(description + "\n") == """
        elements:
        - element "Pay" [notEnabled]  # role?
        - text "Sold out" [notEnabled]
        """)
  }

  /// XCUITest says 1 of what is selected and has no value.
  @Test func aRowThatIsSelected() throws {
    let dump = agent([
      view("Cell", #"label="Row" value="1" accessible="true""#),
      view("Cell", #"label="Told" value="1" traits="Button, Selected" accessible="true""#),
      view("Other", #"label="Chip" value="1" accessible="true""#),
      view("RadioButton", #"label="Card" value="1" accessible="true""#),
      view(
        "Cell", #"label="Wi-Fi" value="1" accessible="true""#,
        view("Switch", #"label="Join networks" value="1" accessible="false""#)),
    ])
    #expect(
      try body(dump) == """
        elements:
        - cell "Row" [selected]  # a button?
        - button "Told" [selected]
        - element "Chip" [selected]  # inferred: selected, as its value is 1; role?
        - radioButton "Card" [on]
        - cell "Wi-Fi"  # a button?
        """)
  }

  /// A web page has the role on a view around the text, also where the traits are told.
  @Test func rolesAroundTextsOfAPage() throws {
    let text = view("StaticText", #"label="Help" traits="StaticText" accessible="true""#)
    let dump = agent([
      view("Link", #"label="Help" traits="Link" accessible="false""#, text),
      view("Other", #"label="Help" traits="Header" accessible="false""#, text),
      view(
        "Link", #"traits="Link" accessible="false""#,
        view("Image", #"label="Logo" traits="Image" accessible="true""#)),
    ])
    #expect(
      try body(dump) == """
        elements:
        - link "Help"
        - header "Help"
        - link "Logo" [image]
        """)
  }

  /// Tabs are counted where all of them are in the dump.
  @Test(arguments: [false, true])
  func tabsOfAndroid(areMore: Bool) throws {
    let tabs = ["전체", "입금"].enumerated().map { place, name in
      #"<node class="androidx.appcompat.app.ActionBar$Tab" content-desc="\#(name)" clickable="true" "#
        + #"selected="\#(place == 0)" bounds="[\#(place * 200),100][\#(place * 200 + 200),200]"/>"#
    }.joined()
    let bar =
      #"<node class="android.widget.HorizontalScrollView" scrollable="\#(areMore)" bounds="[0,100][400,200]">"#
      + #"<node class="android.widget.LinearLayout" bounds="[0,100][400,200]">\#(tabs)</node></node>"#
    let imported = try Dumps.imported(text: #"<hierarchy rotation="0">\#(bar)</hierarchy>"#)
    #expect(
      imported.screen.elements.map(\.role) == (areMore ? [.tab, .tab] : [.tabBar]))
  }

  /// A check box of Android that stands for several is partly checked, which tools tell in their ways.
  @Test(arguments: [
    #"checked="mixed""#, #"checked="2""#, #"checked="false" state-description="일부 선택됨""#,
    #"checked="false" state-description="Partially checked""#,
  ])
  func aBoxThatIsPartlyChecked(state: String) throws {
    let box =
      #"<node class="android.widget.CheckBox" text="전체 동의" checkable="true" clickable="true" "#
      + #"\#(state) bounds="[0,100][500,200]"/>"#
    let imported = try Dumps.imported(text: #"<hierarchy rotation="0">\#(box)</hierarchy>"#)
    #expect(imported.screen.elements.map(\.toggle) == [.mixed])
    #expect(imported.screen.elements.map(\.value) == [nil])
  }

  /// Bullets are never a placeholder.
  @Test func aPasswordIsTyped() throws {
    let field = view("SecureTextField", #"value="••••" accessible="true""#)
    #expect(
      try body(agent([field])) == """
        elements:
        - secureTextField: ••••
        """)
    #expect(
      try body(
        #"[{"type":"TextField","subrole":"AXSecureTextField","AXLabel":null,"AXValue":"••••","#
          + #""AXFrame":"{{16, 100}, {300, 40}}"}]"#) == """
          elements:
          - secureTextField: ••••
          """)
  }

  @Test func aTypeThatIsMissingIsTheRole() throws {
    let dump = """
      [{"AXLabel": "Go", "role": "AXButton", "AXFrame": "{{16, 100}, {300, 40}}"},
       {"AXLabel": "Title", "type": null, "role": "AXHeading", "AXFrame": "{{16, 150}, {300, 40}}"},
       {"AXLabel": "Mail", "type": "", "role": "AXTextField", "AXFrame": "{{16, 200}, {300, 40}}"}]
      """
    #expect(
      try body(dump) == """
        elements:
        - button "Go"
        - header "Title"
        - textField "Mail"
        """)
  }

  /// AccessibilitySnapshot speaks a hint that stands alone, before the words for traits.
  @Test func aHintThatStandsAlone() throws {
    func element(_ description: String, _ traits: String, _ index: Int) -> String {
      #"{"element":{"_0":{"description":"\#(description)","traits":[\#(traits)]},"traversalIndex":\#(index)}}"#
    }
    let dump = [
      element("Closes the sheet. Button.", #""button""#, 0),
      element("Closes the sheet", #""button""#, 1),
      element("Dimmed. Button. 2 of 5. List End.", #""button","notEnabled""#, 2),
      element("Öffnet den Warenkorb. Bild. Ende der Liste.", #""image""#, 3),
      element("Spalte 2.", "", 4),
    ]
    #expect(
      try body("[\(dump.joined(separator: ","))]") == """
        elements:
        - button:  # inferred: the library speaks a hint that stands alone as the label
            hint: Closes the sheet.
        - button:  # inferred: the library speaks a hint that stands alone as the label
            hint: Closes the sheet
        - button [notEnabled]
        - image:  # inferred: the library speaks a hint that stands alone as the label
            hint: Öffnet den Warenkorb.
        - element
        """)
  }

  @Test func aViewWithNothingToSayIsTold() throws {
    let dump = agent([
      view("Button", #"label="Pay" accessible="true""#), view("Other", #"accessible="true""#),
    ])
    let skipped = try Dumps.imported(text: dump).summary.skipped
    #expect(skipped.map(\.reason) == ["accessible views with nothing to say"])
  }
}

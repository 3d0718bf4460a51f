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

  /// Of the tabs of MDC only the one that is selected cannot be tapped; of others, the name of the bar tells.
  @Test(arguments: [("", "false"), ("id/bottom_navigation", "true")])
  func tabsOfAndroidByWhatTheyDo(name: String, isTapped: String) throws {
    func item(_ place: Int, _ name: String, _ clickable: String) -> String {
      #"<node class="android.widget.FrameLayout" content-desc="\#(name)" focusable="true" "#
        + #"clickable="\#(clickable)" selected="\#(place == 1)" "#
        + #"bounds="[\#(place * 200),100][\#(place * 200 + 200),200]"/>"#
    }
    func roles(_ items: [String], in bar: String) throws -> [ElementRole] {
      let imported = try Dumps.imported(
        text: #"<hierarchy rotation="0"><node class="android.view.ViewGroup" "#
          + #"resource-id="\#(bar)" bounds="[0,100][600,200]">\#(items.joined())</node></hierarchy>"#
      )
      return imported.screen.elements.map(\.role)
    }
    let items = [item(0, "홈", "true"), item(1, "찜", isTapped), item(2, "나", "true")]
    #expect(try roles(items, in: name) == [.tabBar])
    // A bar of one's own may not tell which one is chosen.
    let unchosen = items.map { $0.replacing("selected=\"true\"", with: "selected=\"false\"") }
    #expect(try roles(unchosen, in: "id/tab_bar") == [.tabBar])
    #expect(try roles(Array(unchosen.prefix(2)), in: "id/tab_bar") == [.element, .element])
    // Days side by side, one of which is chosen, are no tabs.
    let days = [item(0, "월", "true"), item(1, "화", "true"), item(2, "수", "true")]
    #expect(try roles(days, in: "id/week") == [.element, .element, .element])
  }

  /// What is tapped has no name if there are only glyphs of an icon font in it, or its role, as in Compose.
  @Test func aGlyphInWhatIsTapped() throws {
    func tapped(_ y: Int, _ inside: String) -> String {
      #"<node class="android.view.View" clickable="true" bounds="[0,\#(y)][99,\#(y + 99)]">"#
        + #"<node \#(inside) bounds="[9,\#(y)][50,\#(y + 50)]"/></node>"#
    }
    let dump =
      #"<hierarchy rotation="0">"#
      + tapped(100, "class=\"android.widget.TextView\" text=\"\u{F015}\"")
      + tapped(200, #"class="android.widget.Button""#)
      + tapped(300, #"class="android.view.View""#) + "</hierarchy>"
    #expect(
      try body(dump) == """
        elements:
        - element:  # no label: a screen reader says only what it is; a button?
            android:
              clickable: true
        - button  # inferred: from what is inside it; no label: a screen reader says only what it is
        """)
  }

  /// The title between the rows of a list is a heading where nothing else is in its row.
  @Test func aHeadingThatIsARow() throws {
    func row(_ y: Int, _ more: String, _ texts: [String]) -> String {
      #"<node class="android.widget.LinearLayout" \#(more) bounds="[0,\#(y)][99,\#(y + 50)]">"#
        + texts.map {
          #"<node class="android.widget.TextView" \#($0) bounds="[0,\#(y)][99,\#(y + 20)]"/>"#
        }.joined() + "</node>"
    }
    let dump =
      #"<hierarchy rotation="0"><node class="androidx.recyclerview.widget.RecyclerView" "#
      + #"bounds="[0,0][99,400]">"#
      + row(0, "", [#"text="Display" heading="true""#])
      + row(50, "", [#"text="Sound" heading="true""#, #"text="All of it""#])
      + row(100, #"clickable="true""#, [#"text="More" heading="true""#]) + "</node></hierarchy>"
    #expect(
      try Dumps.imported(text: dump).screen.elements.map(\.role) == [.header, .element, .element])
  }

  /// A picture without a name is nothing to TalkBack, so that what is tapped around it is a leaf; what surrounds
  /// a text without focus of its own speaks it.
  @Test func aPictureInWhatIsTapped() throws {
    func tapped(_ y: Int, _ inside: String) -> String {
      #"<node class="android.view.ViewGroup" clickable="true" bounds="[0,\#(y)][99,\#(y + 99)]">"#
        + "\(inside)</node>"
    }
    let picture = #"<node class="android.widget.ImageView" bounds="[9,9][50,50]"/>"#
    let button =
      #"<node class="android.widget.Button" text="Go" clickable="true" bounds="[9,9][50,50]"/>"#
    let dump =
      #"<hierarchy rotation="0">"#
      + tapped(100, "<node class=\"android.view.View\" bounds=\"[0,9][50,50]\">\(picture)</node>")
      + tapped(200, picture + button) + "</hierarchy>"
    let imported = try Dumps.imported(text: dump)
    #expect(imported.screen.elements.map(\.role) == [.element, .button])
    #expect(imported.screen.elements.map(\.android.isClickable) == [true, nil])
    #expect(imported.screen.elements.map { $0.label?.string } == [nil, "Go"])
  }

  /// Radio buttons of idb stand one below the other; tabs and segments stand side by side.
  @Test func choicesOfIDB() throws {
    func choice(_ label: String, _ x: Int, _ y: Int, _ value: Int, _ subrole: String) -> String {
      #"{"type":"RadioButton","AXLabel":"\#(label)","AXValue":\#(value),"subrole":\#(subrole),"#
        + #""frame":{"x":\#(x),"y":\#(y),"width":150,"height":44}}"#
    }
    func body(_ choices: [String]) throws -> String {
      try self.body(
        #"[{"type":"Application","AXLabel":"Plans","frame":{"x":0,"y":0,"width":393,"height":852},"#
          + #""children":[\#(choices.joined(separator: ","))]}]"#)
    }
    #expect(
      try body([choice("Monthly", 16, 200, 1, "null"), choice("Yearly", 16, 260, 0, "null")]) == """
        elements:
        - radioButton "Monthly" [on]
        - radioButton "Yearly" [off]
        """)
    let segments = """
      elements:
      - segmentedControl:  # inferred: choices side by side, not at the bottom
        - button "Month" [selected]
        - button "Year"
      """
    for subrole in ["null", #""AXTabButton""#] {
      #expect(
        try body([choice("Month", 16, 200, 1, subrole), choice("Year", 200, 200, 0, subrole)])
          == segments)
    }
  }

  /// What an element shows and does not say is part of it, wherever the dump tells what an element is; what
  /// it says in other words is not.
  @Test func whatALabelLeavesOut() throws {
    func text(_ label: String) -> String {
      view("StaticText", #"label="\#(label)" accessible="false""#)
    }
    let dump = agent([
      view("Button", #"label="Buy" accessible="true" traits="Button""#, text("Later")),
      view(
        "Cell", #"label="제주 감귤 5kg" accessible="true" traits="Button""#,
        text("제주 감귤 5kg") + text("19,900원") + text("D-3")),
      view(
        "Cell", #"label="서울, 3일 남음, 별점 4.8, 배송비 무료" accessible="true" traits="Button""#,
        text("D-3") + text("무료배송") + text("4.8") + text("Seoul") + text("N") + text("arrow_back")),
    ]).replacing(#"label="Seoul""#, with: #"label="ICN""#)
    #expect(
      try body(dump) == """
        elements:
        - button "Buy":  # its label leaves 'Later' out
          - text "Later"
        - button "제주 감귤 5kg":  # its label leaves '19,900원' out
          - text "19,900원"
        - button "서울, 3일 남음, 별점 4.8, 배송비 무료"
        """)
    let android =
      #"<hierarchy rotation="0"><node class="android.view.ViewGroup" clickable="true" "#
      + #"content-desc="Weather" bounds="[0,100][99,200]">"#
      + #"<node class="android.widget.TextView" text="3 degrees" bounds="[0,100][99,150]"/>"#
      + #"<node class="android.widget.TextView" text="Weather" bounds="[0,150][99,200]"/></node></hierarchy>"#
    let card = try #require(try Dumps.imported(text: android).screen.elements.first)
    #expect(card.children.map { $0.label?.string } == ["3 degrees"])
  }

  /// A view that is an element hides the controls in it; WebDriverAgent says so of rows, too, where UIKit does
  /// not, and a view with one control may stand for it.
  @Test func controlsInAnElement() throws {
    let inside =
      view("Button", #"label="Buy" accessible="false""#)
      + view("Button", #"label="Save" accessible="false""#)
    let told = #"label="Mango" accessible="true""#
    let dump = agent([
      view("Other", told, inside), view("Cell", told, inside),
      view("Other", told, view("Button", #"label="Buy" accessible="false""#)),
    ])
    #expect(
      try Dumps.imported(text: dump).screen.elements.map { $0.children.map { $0.label?.string } }
        == [["Buy", "Save"], [], []])
  }

  /// A dialog that the app draws itself lies on what can be tapped, or is named so; a card at the bottom is
  /// none, though the view around it has the size of the screen.
  @Test(arguments: [
    ("", 280, 300, true), ("", 600, 300, false), ("popupView", 600, 300, true),
    ("", 740, 740, false),
  ])
  func aDialogOfOnesOwn(name: String, top: Int, behind: Int, isCover: Bool) throws {
    func frame(_ y: Int, _ height: Int) -> String {
      #"x="40" y="\#(y)" width="313" height="\#(height)""#
    }
    let whole = #"x="0" y="0" width="393" height="852""#
    let dump =
      "<AppiumAUT><XCUIElementTypeApplication \(whole)><XCUIElementTypeOther \(whole)>"
      + #"<XCUIElementTypeButton label="Deals" \#(frame(behind, 60))/></XCUIElementTypeOther>"#
      + #"<XCUIElementTypeOther name="\#(name)" \#(whole)>"#
      + #"<XCUIElementTypeStaticText label="Invite a friend" \#(frame(top, 30))/>"#
      + #"<XCUIElementTypeButton label="Close" \#(frame(top + 40, 44))/></XCUIElementTypeOther>"#
      + "</XCUIElementTypeApplication></AppiumAUT>"
    let roles = try Dumps.imported(text: dump).screen.elements.map(\.role)
    #expect(roles.contains(.group) == isCover)
  }

  @Test func aDialogOfOnesOwnOnAndroid() throws {
    func view(_ type: String, _ more: String, _ bounds: String, _ inside: String = "") -> String {
      #"<node class="android.widget.\#(type)" \#(more) bounds="\#(bounds)">\#(inside)</node>"#
    }
    let button = #"clickable="true""#
    let dialog =
      view("TextView", #"text="Enable location?""#, "[60,300][333,330]")
      + view("Button", #"text="Not now" \#(button)"#, "[60,420][190,468]")
    let dump =
      #"<hierarchy rotation="0" width="393" height="852">"#
      + view(
        "FrameLayout", "", "[0,0][393,852]",
        view("Button", #"text="Deals" \#(button)"#, "[16,400][377,480]")
          + view("FrameLayout", button, "[0,24][393,852]", dialog)) + "</hierarchy>"
    #expect(
      try body(dump) == """
        elements:
        - button "Deals"
        - group:  # inferred: it lies over the rest of the screen; is it modal?
          - element "Enable location?":  # inferred: the label is made of the texts inside; a button?
              android:
                clickable: true
          - button "Not now"
        """)
  }

  /// The views around a dialog are as large as its own, and it is one group however many there are; a view
  /// around it that is tapped to close it is in the group.
  @Test(arguments: [1, 3, 3000])
  func whatSurroundsADialogIsNoOther(wrappers: Int) throws {
    let whole = #"bounds="[0,0][1080,2400]""#
    func dump(_ first: String) -> String {
      let open = #"<node class="android.view.View" \#(whole)>"#
      return #"<hierarchy rotation="0"><node class="android.widget.FrameLayout" \#(whole)>"#
        + #"<node class="android.widget.Button" text="Deals" clickable="true" "#
        + #"bounds="[100,100][900,1200]"/>"# + open + first
        + String(repeating: open, count: wrappers - 1)
        + #"<node class="android.widget.TextView" text="Notice" bounds="[100,900][900,1000]"/>"#
        + #"<node class="android.widget.Button" text="OK" clickable="true" "#
        + #"bounds="[100,1000][900,1100]"/>"#
        + String(repeating: "</node>", count: wrappers + 1) + "</hierarchy>"
    }
    #expect(
      try body(dump("")) == """
        elements:
        - button "Deals"
        - group:  # inferred: it lies over the rest of the screen; is it modal?
          - text "Notice"
          - button "OK"
        """)
    let around =
      #"<node class="android.widget.Button" content-desc="Close" clickable="true" \#(whole)/>"#
    #expect(
      try body(dump(around)) == """
        elements:
        - button "Deals"
        - group:  # inferred: it lies over the rest of the screen; is it modal?
          - button "Close"
          - text "Notice"
          - button "OK"
        """)
  }

  @Test(arguments: [1, 3, 20])
  func whatSurroundsADialogIsNoOtherOnIOS(wrappers: Int) throws {
    let open = #"<XCUIElementTypeOther x="0" y="0" width="393" height="852">"#
    func view(_ type: String, _ label: String, _ y: Int) -> String {
      #"<XCUIElementType\#(type) label="\#(label)" x="40" y="\#(y)" width="313" height="30"/>"#
    }
    let dump =
      #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="393" height="852">"#
      + open + view("Button", "Deals", 300) + "</XCUIElementTypeOther>" + open
      + open.replacing("Other", with: "Button").replacing(">", with: " label=\"Around\"/>")
      + String(repeating: open, count: wrappers - 1)
      + view("StaticText", "Invite a friend", 280) + view("Button", "Close", 320)
      + String(repeating: "</XCUIElementTypeOther>", count: wrappers)
      + "</XCUIElementTypeApplication></AppiumAUT>"
    #expect(
      try body(dump) == """
        elements:
        - group:  # inferred: it lies over the rest of the screen; is it modal?
          - button "Around"
          - text "Invite a friend"
          - button "Close"
        - button "Deals"
        """)
  }

  /// Lists in each other by the thousand are no screen, and end in no crash.
  @Test func radioGroupsInEachOther() throws {
    let group =
      #"<node class="android.widget.RadioGroup" bounds="[0,0][99,99]">"#
      + #"<node class="android.widget.RadioButton" text="One" checkable="true" clickable="true" "#
      + #"bounds="[0,0][99,20]"/>"#
    let dump =
      #"<hierarchy rotation="0">"# + String(repeating: group, count: 3000)
      + String(repeating: "</node>", count: 3000) + "</hierarchy>"
    let imported = try Dumps.imported(text: dump)
    #expect(imported.summary.stops == 3000)
    #expect(!imported.printed().isEmpty)
  }

  /// The name of a view tells that it covers the screen only by its end: what holds the screen may have a
  /// dialog in its name.
  @Test(arguments: [
    ("dialog_nav_host_fragment", false), ("modal_host_view", false), ("update_dialog", true),
    ("popup_layout", true), ("bottomSheetView", true),
  ])
  func theNameOfADialogOfOnesOwn(name: String, isCover: Bool) throws {
    let dump =
      #"<hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">"#
      + #"<node class="android.widget.Button" text="Menu" clickable="true" bounds="[0,0][150,150]"/>"#
      + #"<node class="android.view.View" resource-id="com.a:id/\#(name)" bounds="[0,0][1080,2400]">"#
      + #"<node class="android.widget.TextView" text="Today" bounds="[50,300][1000,400]"/>"#
      + #"<node class="android.widget.Button" text="Add" clickable="true" bounds="[50,500][1000,600]"/>"#
      + "</node></node></hierarchy>"
    let roles = try Dumps.imported(text: dump).screen.elements.map(\.role)
    #expect(roles.contains(.group) == isCover)
  }

  /// Rules of the audit are silent about what a dump does not tell.
  @Test func whatDumpsTell() throws {
    let silent = agent([view("Image", #"label="Cat""#)])
    #expect(try Dumps.imported(text: silent).told == [.selection])
    let telling = agent([view("Image", #"label="Cat" accessible="true""#)])
    #expect(try Dumps.imported(text: telling).told == [.selection, .pictures])
    let maestro = #"{"attributes":{"accessibilityText":"Cat","bounds":"[0,0][9,9]"},"children":[]}"#
    #expect(try Dumps.imported(text: maestro).told == [])
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
      element("Spalte 2.", "", 4), element(". Button.", #""button""#, 5),
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
        - button
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

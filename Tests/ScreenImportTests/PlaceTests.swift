import Overheard
import ScreenImport
import Testing

/// What the places of views tell: columns, what is cut off, what lies on a dimmed screen.
@Suite struct PlaceTests {
  /// A view of XCUITest: its type, what it says, its frame and what is inside.
  private func view(
    _ type: String, _ more: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    _ inside: String = ""
  ) -> String {
    #"<XCUIElementType\#(type) \#(more) x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)">"#
      + inside + "</XCUIElementType\(type)>"
  }

  private func app(_ width: Int, _ height: Int, _ inside: String) -> String {
    "<AppiumAUT>" + view("Application", "", 0, 0, width, height, inside) + "</AppiumAUT>"
  }

  /// A node of uiautomator.
  private func node(_ type: String, _ more: String, _ bounds: String, _ inside: String = "")
    -> String
  {
    #"<node class="android.\#(type)" \#(more) bounds="\#(bounds)">\#(inside)</node>"#
  }

  /// Both columns of a split screen have a bar at the same height; each is heard to its end.
  @Test func columnsOfAnIPad() throws {
    func column(_ x: Int, _ width: Int, _ title: String, _ rows: [String]) -> String {
      view(
        "Other", "", x, 0, width, 768,
        view(
          "NavigationBar", "", x, 24, width, 50,
          view("StaticText", #"label="\#(title)""#, x + 130, 38, 60, 22))
          + view(
            "Table", "", x, 74, width, 694,
            rows.enumerated().map {
              view("Cell", #"label="\#($1)""#, x, 80 + 60 * $0, width, 60)
            }.joined()))
    }
    let columns =
      column(320, 704, "Bo Chen", ["Draft of the plan"])
      + column(0, 320, "Inbox", ["Ann Lee", "Bo Chen"])
    #expect(
      try Dumps.heard(Dumps.imported(text: app(1024, 768, columns))) == [
        "Inbox, heading", "Ann Lee", "Bo Chen", "Bo Chen, heading", "Draft of the plan",
      ])
    // Nothing stands beside each other on a phone.
    #expect(
      try Dumps.heard(Dumps.imported(text: app(393, 852, column(0, 393, "Inbox", ["Ann Lee"]))))
        == [
          "Inbox, heading", "Ann Lee",
        ])
  }

  /// UIKit's rows do not hide the buttons in them; WebDriverAgent calls nothing inside them accessible.
  ///
  /// A cell of a collection is an element only where the app makes it one, which does hide them.
  @Test(arguments: [("Table", true), ("CollectionView", false)])
  func buttonsInARow(list: String, areHeard: Bool) throws {
    let row = view(
      "Cell", #"label="Oat latte, $4.90" accessible="true""#, 0, 110, 393, 70,
      view("StaticText", #"label="Oat latte" accessible="false""#, 16, 120, 100, 20)
        + view("Button", #"label="Remove latte" accessible="false""#, 330, 122, 44, 44)
        + view("Button", #"label="chevron" accessible="false""#, 380, 140, 8, 14))
    let heard = try Dumps.heard(
      Dumps.imported(text: app(393, 852, view(list, "", 0, 107, 393, 300, row))))
    #expect(
      heard == ["Oat latte, $4.90"] + (areHeard ? ["Remove latte, button"] : []))
  }

  /// A small view on a blank one of the size of the screen is a dialog, also if nothing to tap lies under it.
  @Test(arguments: [true, false]) func aDialogOnADimmedScreen(isDimmed: Bool) throws {
    let card =
      view("StaticText", #"label="Rate us?""#, 60, 380, 273, 24)
      + view("Button", #"label="Later""#, 60, 420, 273, 44)
    let dim = isDimmed ? view("Other", "", 0, 0, 393, 852) : ""
    let ios = app(
      393, 852,
      view("Other", "", 0, 0, 393, 852, view("Button", #"label="Menu""#, 16, 60, 44, 44))
        + view("Other", "", 0, 0, 393, 852, dim + view("Other", "", 40, 360, 313, 130, card)))
    #expect(try Dumps.imported(text: ios).screen.elements.map(\.role).contains(.group) == isDimmed)
    let button = #"clickable="true""#
    let android =
      #"<hierarchy rotation="0">"#
      + node(
        "widget.FrameLayout", "", "[0,0][1080,2400]",
        node("widget.Button", #"text="Menu" \#(button)"#, "[0,60][150,210]")
          + node(
            "widget.FrameLayout", "", "[0,0][1080,2400]",
            (isDimmed ? node("view.View", "", "[0,0][1080,2400]") : "")
              + node(
                "widget.LinearLayout", "", "[100,900][980,1400]",
                node("widget.TextView", #"text="Rate us?""#, "[140,940][940,1000]")
                  + node("widget.Button", #"text="Later" \#(button)"#, "[140,1100][940,1240]"))))
      + "</hierarchy>"
    #expect(
      try Dumps.imported(text: android).screen.elements.map(\.role).contains(.group) == isDimmed)
  }

  /// What is named after the dialogs that it may hold covers the screen if it lies on what can be tapped.
  @Test(arguments: [(1300, true), (300, false)])
  func whatMayHoldADialog(behind: Int, isCover: Bool) throws {
    let button = #"clickable="true""#
    let dump =
      #"<hierarchy rotation="0">"#
      + node(
        "widget.FrameLayout", "", "[0,0][1080,2400]",
        node("widget.Button", #"text="Deals" \#(button)"#, "[0,\(behind)][1080,\(behind + 900)]")
          + node(
            "widget.FrameLayout", #"resource-id="a:id/dialog_container""#, "[0,0][1080,2400]",
            node("widget.TextView", #"text="Sort by""#, "[40,1900][1040,1960]")
              + node("widget.Button", #"text="Close" \#(button)"#, "[40,2000][1040,2140]")))
      + "</hierarchy>"
    #expect(
      try Dumps.imported(text: dump).screen.elements.map(\.role).contains(.group) == isCover)
  }

  /// A card that scrolls over the edge has lost its texts, which the dump has only of what is seen; one that is
  /// seen whole and says nothing is a fault of the app.
  @Test func whatIsCutOffAtAnEdge() throws {
    let dump = whole(
      node(
        "view.View", #"scrollable="true""#, "[0,200][1080,2100]",
        button("[40,240][520,900]", text("Chill", "[60,800][500,880]"))
          + button("[560,240][1040,900]")
          + node(
            "view.View", #"scrollable="true""#, "[0,940][1080,1240]",
            button("[40,940][500,1240]", text("Focus", "[200,1000][480,1180]"))
              + button("[540,940][1000,1240]") + button("[1040,940][1080,1240]"))
          + button("[40,2063][520,2121]") + button("[560,2063][1040,2100]")))
    let imported = try Dumps.imported(text: dump)
    #expect(imported.screen.elements.map { $0.label?.string } == ["Chill", nil, "Focus", nil])
    #expect(
      imported.summary.skipped.map { "\($0.reason) (\($0.count))" } == [
        "cut off at an edge, without what they say (3)"
      ])
  }

  /// A card of which all was seen that its like have before their texts, and one that nothing is like but that lies
  /// mostly beyond the edge, are cut off; a sliver more of either is not.
  @Test(arguments: [
    ("[0,2240][1080,2300]", 1), ("[0,2230][1080,2300]", 2), ("[40,2200][240,2401]", 1),
    ("[40,2200][240,2399]", 2),
  ])
  func howMuchOfACardIsSeen(last: String, heard: Int) throws {
    let dump = whole(
      node(
        "widget.ScrollView", #"scrollable="true""#, "[0,200][1080,2300]",
        button("[0,240][1080,500]", text("Offers", "[40,301][1040,480]")) + button(last)))
    #expect(try Dumps.imported(text: dump).screen.elements.count == heard)
  }

  /// A button that is seen whole and has no name is found, wherever it ends: at the bottom of the screen, at the
  /// edge of what scrolls, a pixel beyond it, and beside larger ones.
  @Test func whatEndsAtAnEdgeIsNotCutOff() throws {
    let picture = node("widget.ImageView", "", "[100,2260][170,2330]")
    let tabs = (0..<4).map { button("[\(270 * $0),2200][\(270 * $0 + 270),2400]", picture) }
    let screens = [
      "four tabs at the bottom": (
        text("News", "[40,100][1040,200]")
          + node("view.View", "", "[0,200][1080,2200]", text("Today", "[40,300][1040,400]"))
          + tabs.joined(), 4
      ),
      "a button over the corner": (
        node("view.View", "", "[0,0][1080,2400]", text("Notes", "[40,100][1040,200]"))
          + button("[880,2200][1080,2400]"), 1
      ),
      "the first button of a column": (
        node(
          "view.View", #"scrollable="true""#, "[0,0][1080,2400]",
          button("[900,0][1040,140]") + text("Wallet", "[40,200][1040,300]")
            + button("[40,320][1040,900]", text("Card 1234", "[60,340][1000,440]"))), 1
      ),
      "the first of several chips": (
        text("Places", "[40,60][1040,160]")
          + node(
            "widget.HorizontalScrollView", #"scrollable="true""#, "[0,200][1080,320]",
            node(
              "widget.LinearLayout", "", "[0,200][1080,320]",
              button("[0,200][120,320]")
                + button("[140,200][420,320]", text("Korean", "[150,210][400,300]"))
                + button("[440,200][720,320]", text("Chinese", "[450,210][700,300]")))), 1
      ),
      "a row that is a pixel too high": (
        node(
          "widget.ScrollView", #"scrollable="true""#, "[0,200][1080,2300]",
          node(
            "widget.LinearLayout", "", "[0,199][1080,2300]",
            button("[0,199][1080,400]") + text("Settings", "[40,500][1040,600]"))), 1
      ),
    ]
    for (name, (inside, unnamed)) in screens {
      let imported = try Dumps.imported(text: whole(inside))
      #expect(
        imported.screen.elements.count { $0.label == nil && $0.android.isClickable == true }
          == unnamed, "\(name)")
      #expect(imported.summary.skipped.isEmpty, "\(name)")
    }
  }

  private func whole(_ inside: String) -> String {
    #"<hierarchy rotation="0">\#(node("widget.FrameLayout", "", "[0,0][1080,2400]", inside))</hierarchy>"#
  }

  private func text(_ text: String, _ bounds: String) -> String {
    node("widget.TextView", #"text="\#(text)""#, bounds)
  }

  private func button(_ bounds: String, _ inside: String = "") -> String {
    node("view.View", #"clickable="true""#, bounds, inside)
  }

  /// What says nothing and only holds others is no element of idb's either.
  @Test func aMapOfIDB() throws {
    let dump = """
      [{"AXLabel":"Nearby","type":"Heading","frame":{"x":16,"y":60,"width":300,"height":30}},
       {"AXLabel":null,"type":"Map","frame":{"x":0,"y":100,"width":393,"height":700},"children":[
         {"AXLabel":"Ferry Terminal","type":"Button","frame":{"x":90,"y":300,"width":44,"height":44}}]}]
      """
    #expect(
      try Dumps.heard(Dumps.imported(text: dump)) == ["Nearby, heading", "Ferry Terminal, button"])
  }
}

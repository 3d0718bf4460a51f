import Overheard
import ScreenImport
import Testing

/// What dumps tell of single elements, each from a dump to the whole imported file.
@Suite struct ToldTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(text: dump).printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
  }

  // MARK: Compose

  @Test func composeTellsMarksRangesAndFields() throws {
    let log = """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2400.0)px
       |-Node #2 at (l=42.0, t=100.0, r=500.0, b=180.0)px
       | Text = '[Settings]'
       | [Heading]
       | Actions = [GetTextLayoutResult]
       |-Node #3 at (l=0.0, t=360.0, r=1080.0, b=420.0)px
       | ContentDescription = '[Volume]'
       | ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)'
       | Actions = [SetProgress, RequestFocus]
       |-Node #4 at (l=0.0, t=430.0, r=1080.0, b=440.0)px
       | ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.0, range=0.0..0.0, steps=0)'
       |-Node #5 at (l=0.0, t=540.0, r=1080.0, b=600.0)px
       | EditableText = 'ada'
       | Text = '[Name]'
       | Actions = [SetText, OnClick]
       |-Node #6 at (l=0.0, t=620.0, r=1080.0, b=700.0)px
       | EditableText = '••••'
       | Text = '[Password]'
       | [Password, Disabled]
       | Actions = [SetText, OnClick]
       |-Node #7 at (l=0.0, t=720.0, r=1080.0, b=800.0)px
       | Role = 'Checkbox'
       | ToggleableState = 'Indeterminate'
       | Text = '[All]'
       | Actions = [OnClick]
       |-Node #8 at (l=0.0, t=820.0, r=1080.0, b=900.0)px
       | Selected = 'true'
       | Role = 'RadioButton'
       | Text = '[Small]'
       | Actions = [OnClick]
       |-Node #9 at (l=0.0, t=920.0, r=1080.0, b=1000.0)px
         ToggleableState = 'On'
         Text = '[Wi-Fi]'
         Actions = [OnClick]
      """
    #expect(
      try body(log) == """
        screen: Settings
        language: en
        elements:
        - header "Settings"
        - slider "Volume":
            value: 50%
            android:
              toolkit: compose
        - activityIndicator:  # no label: a screen reader says only what it is
            android:
              toolkit: compose
        - textField "Name": ada
        - secureTextField "Password" [notEnabled]: ••••
        - checkbox "All" [mixed]:
            android:
              toolkit: compose
        - radioButton "Small" [on]:
            android:
              toolkit: compose
        - element "Wi-Fi" [on]:  # a switch? a checkbox?
            android:
              clickable: true
              toolkit: compose
        """)
  }

  // MARK: Views of Android

  private func android(_ views: String) -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" package=\"a.b\" "
      + "bounds=\"[0,0][1080,2400]\">\(views)</node></hierarchy>"
  }

  private func view(_ type: String, _ attributes: String) -> String {
    "<node class=\"android.widget.\(type)\" package=\"a.b\" bounds=\"[0,300][1080,400]\" "
      + "clickable=\"true\" focusable=\"true\" \(attributes)/>"
  }

  /// Before Android 11 the text of a switch ends in its state, and that of a toggle is its state.
  @Test func aSwitchHasItsNameAsText() throws {
    let dump = android(
      view("Switch", #"text="Wi-Fi" checkable="true" checked="true""#)
        + view("Switch", #"text="Bluetooth OFF" checkable="true" checked="false""#)
        + view("Switch", #"text="Turn OFF" checkable="true" checked="true""#)
        + view("ToggleButton", #"text="OFF" checkable="true" checked="false""#))
    #expect(
      try body(dump) == """
        language: en
        elements:
        - switch "Wi-Fi" [on]
        - switch "Bluetooth" [off]
        - switch "Turn OFF" [on]
        - switch [off]  # no label: a screen reader says only what it is
        """)
  }

  @Test func theTextOfARangeIsItsValue() throws {
    let dump = android(
      view("SeekBar", #"text="50.0" content-desc="Volume""#) + view("RatingBar", #"text="3.5""#)
        + view("ProgressBar", #"text="0.0" content-desc="Upload""#))
    #expect(
      try body(dump) == """
        language: en
        elements:
        - slider "Volume": 50  # of how many? TalkBack says a percentage
        - slider: 3.5  # of how many? TalkBack says a percentage
        - progress "Upload":
            value: 0
            android:
              clickable: true
        """)
  }

  /// Appium writes errors, and the extras when told to; it had another name for what is reached.
  @Test func appiumTellsErrorsRolesAndWhatIsReached() throws {
    func extras(_ role: String) -> String {
      "extras=\"AccessibilityNodeInfo.roleDescription=\(role);AccessibilityNodeInfo.chromeRole=link;\""
    }
    let group = """
      <node class="android.view.ViewGroup" screenReaderFocusable="true" bounds="[0,500][1080,600]">
      <node class="android.widget.TextView" text="Total" bounds="[0,500][500,600]"/>
      <node class="android.widget.TextView" text="$8" bounds="[500,500][1080,600]"/></node>
      """
    let dump = android(
      view("EditText", #"text="ann@" hint="Email" content-invalid="true" error="Not an address""#)
        + view("TextView", #"text="Terms" "# + extras("link"))
        + view("TextView", #"text="About" "# + extras("")) + group)
    #expect(
      try body(dump) == """
        language: en
        elements:
        - textField:
            value: ann@
            placeholder: Email
            android:
              error: Not an address
        - element "Terms":
            android:
              roleDescription: link
              clickable: true
        - element "About":  # a button?
            android:
              clickable: true
        - element "Total, $8"  # inferred: the label is made of the texts inside; a button?
        """)
  }

  /// Of `uiautomator dump --windows` only the windows of the app are a screen.
  @Test func theWindowsOfTheApp() throws {
    func window(_ type: String, _ views: String) -> String {
      "<window index=\"0\" title=\"\" type=\"TYPE_\(type)\"><hierarchy rotation=\"0\">\(views)"
        + "</hierarchy></window>"
    }
    let menu = window("APPLICATION", view("TextView", #"text="Rename""#))
    let app = view("Button", #"text="Save""#)
    let dump = """
      UI hierchary dumped to: /sdcard/window_dump.xml
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><displays><display id="0">
      \(window("SYSTEM", view("TextView", #"text="9:41""#)))
      \(window("INPUT_METHOD", view("TextView", #"text="q""#)))
      <window type="TYPE_APPLICATION">\(menu)<hierarchy rotation="0">\(app)</hierarchy></window></display>
      <display id="2">\(window("APPLICATION", view("Button", #"text="Cluster""#)))</display></displays>
      """
    #expect(
      try body(dump) == """
        language: en
        elements:
        - element "Rename":  # a button?
            android:
              clickable: true
        - button "Save"
        """)
    #expect(
      try Dumps.imported(text: dump).summary.skipped.map { "\($0.reason) (\($0.count))" } == [
        "system bars (1)", "keyboard (1)", "windows of other displays (1)",
      ])
  }

  /// TalkBack says the title of the window that is in use.
  @Test func theTitleOfTheWindow() throws {
    func window(_ title: String, _ active: Bool) -> String {
      "<window title=\"\(title)\" active=\"\(active)\" type=\"TYPE_APPLICATION\"><hierarchy>"
        + "\(view("Button", #"text="Save""#))</hierarchy></window>"
    }
    let dump = "<displays><display id=\"0\">\(window("Menu", false))\(window("Edit note", true))"
    #expect(
      try Dumps.imported(text: dump + "</display></displays>").screen.title?.string == "Edit note")
  }

  /// Appium, asked for all windows, puts that of the keyboard beside that of the app, without naming it.
  @Test(arguments: [#"text-entry-key="true""#, #"resource-id="android:id/inputArea""#])
  func theKeyboardOfAndroid(sign: String) throws {
    let app =
      "<node package=\"a.b\" bounds=\"[0,0][1080,2400]\">\(view("Button", "text=\"Save\""))</node>"
    let key =
      "<node package=\"com.keys\" class=\"android.widget.TextView\" content-desc=\"q\" "
      + "clickable=\"true\" bounds=\"[0,1700][99,1800]\" \(sign)/>"
    let keyboard =
      "<node package=\"com.keys\" bounds=\"[0,1600][1080,2400]\">\(key)"
      + "\(key.replacing(sign, with: "").replacing("\"q\"", with: "\"w\""))</node>"
    let dump = "<hierarchy rotation=\"0\">\(app)\(keyboard)</hierarchy>"
    #expect(try body(dump) == "language: en\nelements:\n- button \"Save\"")
    #expect(
      try Dumps.imported(text: dump).summary.skipped.map { "\($0.reason) (\($0.count))" }
        == ["keyboard (1)"])
  }

  /// The title of a pane as large as the screen is what TalkBack says when the screen appears; that of a
  /// smaller one is told at the top of the file.
  @Test func titlesOfPanes() throws {
    let dump =
      "<hierarchy rotation=\"0\"><node package=\"a.b\" bounds=\"[0,0][1080,2400]\" pane-title=\"Sign in\">"
      + "<node package=\"a.b\" class=\"android.widget.TextView\" heading=\"true\" text=\"Welcome\" "
      + "bounds=\"[0,100][1080,200]\"/><node package=\"a.b\" bounds=\"[0,2000][1080,2400]\" "
      + "pane-title=\"Cookies\">\(view("Button", "text=\"Accept\""))</node></node></hierarchy>"
    #expect(
      try body(dump) == """
        screen: Sign in
        language: en
        elements:
        - header "Welcome"
        - button "Accept"
        """)
    #expect(
      try Dumps.imported(text: dump).remarks.contains(
        "TalkBack says 'Cookies' when that pane appears: put its elements into a group with "
          + "`android: {paneTitle: Cookies}` if it appears during a walk."))
  }

  /// A tooltip is heard after the rest, and is no name of an icon without a description.
  @Test func tooltips() throws {
    let dump = android(
      view("ImageButton", #"tooltip-text="Search""#)
        + view("ImageButton", #"content-desc="Share" tooltip-text="Send to others""#)
        + view("ImageButton", #"content-desc="More" tooltip-text="More""#)
        + view("EditText", #"hint="Name" tooltip-text="As on the card""#))
    #expect(
      try body(dump) == """
        language: en
        elements:
        - button:  # no label: a screen reader says what it is, and then its tooltip
            android:
              picture: true
              tooltip: Search
        - button "Share":
            android:
              tooltip: Send to others
        - button "More"
        - textField:
            placeholder: Name
            android:
              tooltip: As on the card
        """)
  }

  /// What can have focus and answers nothing is no button; where the dump does not tell, it may be one.
  @Test func aGroupThatIsReadTogether() throws {
    func group(_ attributes: String) -> String {
      "<node class=\"android.view.ViewGroup\" package=\"a.b\" bounds=\"[0,300][1080,400]\" "
        + "\(attributes) content-desc=\"4.5 stars\"/>"
    }
    func comment(_ attributes: String) throws -> Bool {
      try body(android(group(attributes))).contains("# a button?")
    }
    #expect(try !comment(#"focusable="true" clickable="false""#))
    #expect(try !comment(#"screen-reader-focusable="true" clickable="false""#))
    #expect(try comment(#"focusable="true" clickable="true""#))
    #expect(try comment(#"focusable="true""#))
  }

  @Test func whatThePhoneDoesNotShowIsLeftOut() throws {
    let dump = android(
      view("Button", #"text="Save" visible-to-user="true""#)
        + view("Button", #"text="Below" visible-to-user="false""#))
    #expect(try body(dump) == "language: en\nelements:\n- button \"Save\"")
  }

  /// Maestro says what is checked, but not what can be.
  @Test func maestroTellsStatesOfAndroid() throws {
    let dump = """
      {"attributes": {"class": "android.widget.FrameLayout", "bounds": "[0,0][1080,2400]"}, "children": [
      {"attributes": {"class": "android.widget.Switch", "text": "Wi-Fi", "checked": "true",
       "bounds": "[0,500][500,600]"}, "clickable": true, "children": []},
      {"attributes": {"class": "android.widget.CheckBox", "text": "Agree", "checked": "false",
       "bounds": "[0,700][500,800]"}, "clickable": true, "children": []}]}
      """
    let imported = try Dumps.imported(text: dump)
    #expect(imported.isOfAndroid)
    #expect(
      try body(dump) == """
        language: en
        elements:
        - switch "Wi-Fi" [on]
        - checkbox "Agree" [off]
        """)
  }

  @Test func maestrosTableOfAndroidHasClasses() throws {
    let table = """
      id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused,selected,checked,parent_id
      0,0,"[0,0][1080,2400]",,,,,"android.widget.FrameLayout",,,,1,,,,
      1,1,"[0,100][500,200]","Title",,,,"android.widget.TextView",,,,1,,,,0
      2,1,"[0,300][500,400]",,,,,"android.widget.Button",,,1,1,,,,0
      3,2,"[0,300][400,400]","Buy",,,,"android.widget.TextView",,,,1,,,,2
      4,1,"[0,500][500,600]","Wi-Fi",,,,"android.widget.Switch",,,1,1,,,1,0
      5,1,"[0,600][500,700]",,,,"Email","android.widget.EditText",,,1,1,,,,0
      """
    #expect(try Dumps.imported(text: table).isOfAndroid)
    #expect(
      try body(table) == """
        language: en
        elements:
        - text "Title"
        - button "Buy"  # inferred: the label is made of the texts inside
        - switch "Wi-Fi" [on]
        - textField:
            placeholder: Email
        """)
  }

  // MARK: WebDriverAgent

  private func agent(_ views: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication label="Shop" accessible="false" x="0" y="0" width="393" \
    height="852"><XCUIElementTypeTable accessible="false" x="0" y="100" width="393" height="600">\
    \(views)</XCUIElementTypeTable></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func view(
    _ type: String, _ attributes: String, y: Int, x: Int = 0, isAccessible: Bool = true,
    _ inside: String = ""
  ) -> String {
    "<XCUIElementType\(type) \(attributes) accessible=\"\(isAccessible)\" visible=\"true\" "
      + "enabled=\"true\" x=\"\(x)\" y=\"\(y)\" width=\"200\" height=\"44\">\(inside)"
      + "</XCUIElementType\(type)>"
  }

  /// WebDriverAgent calls a cell accessible if its first child is, and nothing inside an element.
  @Test func whatIsAccessibleInsideARowIsItsOwnElement() throws {
    let dump = agent(
      view(
        "Cell", "", y: 100,
        view("StaticText", #"label="Mango" value="Mango""#, y: 100)
          + view("Button", #"label="Buy mango""#, y: 100, x: 200))
        + view("Cell", "", y: 150, view("TextField", #"label="Name" value="Ada""#, y: 150))
        + view(
          "Cell", #"label="Plum""#, y: 200,
          view("StaticText", #"label="Plum""#, y: 200, isAccessible: false)))
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - table:
          - group:
            - text "Mango"
            - button "Buy mango"
          - textField "Name": Ada
          - cell "Plum"  # a button?
        """)
  }

  /// XCUITest gives 1 to selected buttons and rows without a value.
  @Test func aValueOfOneIsAValueUnlessTheTraitsAreMissing() throws {
    let dump = agent(
      view("Cell", #"label="Inbox" value="1" traits="Button""#, y: 100)
        + view("Button", #"label="Favorite" value="1" traits="Button, Selected""#, y: 150)
        + view("Button", #"label="Drafts" value="1" traits="Button""#, y: 200)
        + view("Button", #"label="Day" value="1""#, y: 250)
        + view("Cell", #"label="Sent" value="1""#, y: 300)
        + view("ActivityIndicator", #"label="In progress" value="1""#, y: 350))
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - table:
          - button "Inbox": 1
          - button "Favorite" [selected]
          - button "Drafts": 1
          - button "Day" [selected]
          - cell "Sent" [selected]  # a button?
          - activityIndicator "In progress"
        """)
  }

  @Test func aHeadingOfAPageIsNotSelected() throws {
    let dump = """
      <AppiumAUT><XCUIElementTypeApplication label="News" x="0" y="0" width="393" height="852">
      <XCUIElementTypeWebView x="0" y="0" width="393" height="852">
      <XCUIElementTypeOther label="Title" value="1" x="16" y="60" width="200" height="30">
      <XCUIElementTypeStaticText label="Title" x="16" y="60" width="200" height="30"/>
      </XCUIElementTypeOther></XCUIElementTypeWebView></XCUIElementTypeApplication></AppiumAUT>
      """
    #expect(
      try body(dump) == """
        screen: Title
        language: en
        elements:
        - webView:
          - header "Title" [level=1]
        """)
  }

  @Test func aLabelStaysThoughItIsAlsoThePlaceholder() throws {
    let dump = agent(
      view("TextField", #"label="Email" placeholderValue="Email" value="""#, y: 100)
        + view("TextField", #"label="Email" placeholderValue="Email" value="a@b.c""#, y: 150)
        + view("TextField", #"placeholderValue="Zip" value="Zip""#, y: 200))
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - table:
          - textField "Email"
          - textField "Email": a@b.c
          - textField:
              placeholder: Zip
        """)
  }

  // MARK: What is left out

  private func element(_ type: String, _ label: String, _ frame: String, inside: String = "")
    -> String
  {
    """
    {"type": "\(type)", "AXLabel": "\(label)", "AXFrame": "\(frame)", "AXValue": null, \
    "children": [\(inside)]}
    """
  }

  @Test func theStatusBarComesLast() throws {
    let parts = [
      element("Button", "Pay", "{{16, 120}, {361, 44}}"),
      element("StaticText", "9:41", "{{53, 22}, {42, 20}}"),
      element("GenericElement", "Dynamic Island", "{{138, 14}, {125, 36}}"),
      element("GenericElement", "100% battery power", "{{339, 26}, {27, 13}}"),
    ]
    let dump =
      "["
      + element(
        "Application", "Shop", "{{0, 0}, {393, 852}}", inside: parts.joined(separator: ", ")) + "]"
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - button "Pay"
        """)
    #expect(try Dumps.imported(text: dump).summary.skipped.map(\.count) == [3])
  }

  /// Without the time it is not the status bar, nor if nothing comes before it.
  @Test func whatIsAtTheTopIsNotAlwaysTheStatusBar() throws {
    let parts = [
      element("Button", "Pay", "{{16, 120}, {361, 44}}"),
      element("Button", "Close", "{{339, 8}, {44, 44}}"),
    ]
    let dump =
      "["
      + element(
        "Application", "Shop", "{{0, 0}, {393, 852}}", inside: parts.joined(separator: ", ")) + "]"
    #expect(
      try body(dump) == """
        screen: Shop
        language: en
        elements:
        - button "Pay"
        - button "Close"
        """)
  }

  @Test func whatHasNoSizeIsLeftOut() throws {
    let dump = """
      [\(element("Button", "Pay", "{{16, 120}, {361, 44}}")),
      \(element("Button", "Nothing", "{{16, 300}, {0, 0}}"))]
      """
    #expect(
      try body(dump) == """
        language: en
        elements:
        - button "Pay"
        """)
    let text = """
      Element subtree:
       →Application, 0x10, pid: 42, label: 'Shop'
          Button, 0x2, {{16.0, 100.0}, {100.0, 44.0}}, label: 'Pay'
          Button, 0x5, {{inf, inf}, {0.0, 0.0}}, label: 'Nowhere'
      """
    #expect(
      try body(text) == """
        screen: Shop
        language: en
        elements:
        - button "Pay"
        """)
  }

  // MARK: Order

  /// The words of the status bar are the system's: the order and the direction go by the app's.
  @Test func orderAndDirectionAgree() throws {
    let dump = """
      Element subtree:
       →Application, 0x10, pid: 42, label: 'متجر'
          Window (Main), 0x1, {{0.0, 0.0}, {393.0, 852.0}}
            Button, 0x2, {{16.0, 100.0}, {100.0, 44.0}}, label: 'شراء'
            StaticText, 0x3, {{250.0, 100.0}, {100.0, 44.0}}, label: 'السعر ١٢'
            StaticText, 0x3, {{16.0, 200.0}, {100.0, 44.0}}, label: 'Nice'
          StatusBar, 0x4, {{0.0, 0.0}, {393.0, 59.0}}
            StaticText, 0x5, {{30.0, 20.0}, {40.0, 20.0}}, label: '9:41'
            Other, 0x6, {{300.0, 20.0}, {30.0, 20.0}}, label: '100% battery power'
            Other, 0x7, {{340.0, 20.0}, {30.0, 20.0}}, label: 'Wi-Fi'
      """
    #expect(
      try body(dump) == """
        screen: متجر
        language: en
        direction: rightToLeft
        elements:
        - text "السعر ١٢"
        - button "شراء"
        - text "Nice"
        """)
  }
}

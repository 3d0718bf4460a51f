import Overheard
import ScreenImport
import Testing

/// Formats whose handmade dumps do not show the rosetta screen.
@Suite struct FormatTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(dump).printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") || $0.hasPrefix("# inferred") }.joined(separator: "\n")
  }

  @Test func uiautomator() throws {
    #expect(
      try body("order-ko.uiautomator.xml") == """
        screen: 주문
        language: ko
        elements:
        - button "뒤로"
        - header "주문"
        - element "라떼, 4,500원":  # inferred: the label is made of the texts inside; a button?
            android:
              clickable: true
        - switch "얼음 적게" [off]:  # inferred: from what is inside it, the label is made of the texts inside
            android:
              row: true
        - textField:
            placeholder: 요청 사항
        - button:  # no label: a screen reader says only what it is (help)
            identifier: help
        - button "결제" [notEnabled]
        """)
  }

  @Test func compose() throws {
    #expect(
      try body("sound-ko.compose.txt") == """
        screen: 소리
        language: ko
        elements:
        - header "소리"
        - switch "햅틱" [on]:
            android:
              toolkit: compose
        - button "벨소리 고르기": 반사
        - button "저장" [notEnabled]
        """)
  }

  @Test func flutter() throws {
    #expect(
      try body("sound-ko.flutter.txt") == #"""
        screen: 소리
        language: ko
        elements:
        - button "뒤로"  # its tooltip is said with it
        - header "소리"
        - switch "햅틱" [on]
        - slider "벨소리 음량": 50%
        - button "벨소리\n반사":
            hint: 벨소리를 고릅니다
        - button "저장" [notEnabled]
        """#)
    #expect(
      try Dumps.imported("sound-ko.flutter.txt").summary.skipped.map(\.reason) == ["not visible"])
  }

  /// Nodes of Flutter as a log has them: what is merged, wrapped, in several lines, and in quotes itself.
  @Test func nodesOfFlutter() throws {
    let dump = """
      I/flutter ( 4242): SemanticsNode#0
      I/flutter ( 4242):  │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
      I/flutter ( 4242):  │
      I/flutter ( 4242):  ├─SemanticsNode#1
      I/flutter ( 4242):  │ │ merge boundary ⛔️
      I/flutter ( 4242):  │ │ Rect.fromLTRB(0.0, 0.0, 400.0, 60.0)
      I/flutter ( 4242):  │ │
      I/flutter ( 4242):  │ ├─SemanticsNode#2
      I/flutter ( 4242):  │ │   merged up ⬆️
      I/flutter ( 4242):  │ │   flags: hasCheckedState, isChecked, hasEnabledState, isEnabled
      I/flutter ( 4242):  │ │   actions: tap
      I/flutter ( 4242):  │ │
      I/flutter ( 4242):  │ └─SemanticsNode#3
      I/flutter ( 4242):  │     merged up ⬆️
      I/flutter ( 4242):  │     label: "I have read "the terms" and agree to
      I/flutter ( 4242):  │       all of them"
      I/flutter ( 4242):  │
      I/flutter ( 4242):  ├─SemanticsNode#4
      I/flutter ( 4242):  │ │ role: tabBar
      I/flutter ( 4242):  │ │
      I/flutter ( 4242):  │ ├─SemanticsNode#5
      I/flutter ( 4242):  │ │   flags: isSelected
      I/flutter ( 4242):  │ │   label: "Home"
      I/flutter ( 4242):  │ │   role: tab
      I/flutter ( 4242):  │ │
      I/flutter ( 4242):  │ └─SemanticsNode#6
      I/flutter ( 4242):  │     label: "Me"
      I/flutter ( 4242):  │     role: tab
      I/flutter ( 4242):  │
      I/flutter ( 4242):  ├─SemanticsNode#7
      I/flutter ( 4242):  │   Rect.fromLTRB(10.0, 100.0, 390.0, 150.0)
      I/flutter ( 4242):  │   actions: setText, tap
      I/flutter ( 4242):  │   flags: isTextField, isObscured
      I/flutter ( 4242):  │   label: "Password: new"
      I/flutter ( 4242):  │
      I/flutter ( 4242):  ├─SemanticsNode#8
      I/flutter ( 4242):  │   actions: tap
      I/flutter ( 4242):  │   customActions: Archive, Delete
      I/flutter ( 4242):  │   flags: hasExpandedState
      I/flutter ( 4242):  │   label: AttributedString('Mail', attributes: [])
      I/flutter ( 4242):  │
      I/flutter ( 4242):  └─SemanticsNode#9
      I/flutter ( 4242):      Rect.fromLTRB(0.0, 0.0, 0.0, 0.0)
      I/flutter ( 4242):      invisible
      I/flutter ( 4242):      label: "Nothing"
      """
    #expect(
      try elements(dump) == #"""
        - checkbox "I have read \"the terms\" and agree to all of them" [on]
        - tabBar:
          - tab "Home" [selected]
          - tab "Me"
        - 'secureTextField "Password: new"'
        - element "Mail" [collapsed]:  # a button?
            actions:
            - Archive
            - Delete
            android:
              clickable: true
        """#)
  }

  /// A text goes on as far as it is indented, whatever its lines end in or begin with.
  @Test func textsOfFlutterInSeveralLines() throws {
    let dump = """
      SemanticsNode#0
       │
       ├─SemanticsNode#1
       │   label:
       │     "He said "yes"
       │     note: and "no"
       │
       │     and went"
       │   hint: "It was "late"
       │     tonight"
       │   textDirection: ltr
       │
       ├─SemanticsNode#2
       │   flags: hasRequiredState, isRequired
       │
       └─SemanticsNode#3
           flags: isButton
           label: "Go"
      """
    #expect(
      try elements(dump) == #"""
        - 'text "He said \"yes\"\nnote: and \"no\"\n\nand went"':
            hint: It was "late" tonight
        - button "Go"
        """#)
  }

  /// What `flutter run -v` and the logs of Android have before each line.
  @Test(arguments: [
    "flutter: ", "[+123 ms] flutter: ", "[        ] I/flutter (31234): ",
    "11-28 08:30:01.123  4242  4250 I flutter : ", "11-28 08:30:01.123 I/flutter ( 4242): ",
    "2026-11-28 08:30:01.123  4242-4250  flutter                 com.example.app        I  ",
  ])
  func linesOfFlutterInALog(prefix: String) throws {
    let dump = """
      SemanticsNode#0
       │
       ├─SemanticsNode#1
       │   flags: isHeader
       │   label: "Sound"
       │
       └─SemanticsNode#2
           flags: isButton
           label: "Go"
      """
    let logged = dump.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
    #expect(try elements(logged) == "- header \"Sound\"\n- button \"Go\"")
  }

  @Test func maestroAsATable() throws {
    #expect(
      try body("login.maestro.csv") == #"""
        screen: Example
        language: en
        elements:
        - element "Log in, \"again\""  # role?
        - textField:  # inferred: text field, as it has a placeholder
            placeholder: Mail
        - switch "Stay logged in" [on]  # inferred: switch, as it is checked
        - element "Continue" [notEnabled]  # role?
        """#)
  }

  @Test func textSnapshots() throws {
    #expect(
      try body("result.axsnapshot.txt") == """
        screen: Your score
        language: en
        elements:
        - header "Your score"
        - element "Points, 42"
        - button "Play again":
            hint: Starts a new round
            actions:
            - Share
            - Save
        """)
    #expect(
      try body("question.accessibility-text.txt") == """
        screen: How are you?
        language: en
        elements:
        - header "How are you?"
        - button "Fine":
            hint: Unselected option
        """)
  }

  @Test func recordedSpeech() throws {
    #expect(
      try body("reading.transcript.json") == """
        screen: Reading
        language: en
        elements:
        - header "Reading"  # inferred: from 'heading'
        - switch "Night mode" [off]  # inferred: from 'switch button off'
        - slider "Text size 50%"  # inferred: from 'adjustable'
        - button "Done"  # inferred: from 'button'
        """)
  }

  @Test func figma() throws {
    #expect(
      try body("coupon-ko.figma.json") == """
        screen: 쿠폰함
        language: ko
        elements:
        - navigationBar:
          - backButton "뒤로"  # inferred: back button, from its place at the edge of the bar
          - header "쿠폰함"  # inferred: header, a text in the navigation bar
        - switch "만료 알림" [on]
        - cell "무료 배송, 내일까지"  # inferred: the label is made of the texts inside; a button?
        - button "모두 받기" [notEnabled]  # inferred: the label is made of the texts inside
        """)
  }

  /// A request for single nodes has the components beside each; two words name a kind as well as one; a text
  /// that somebody named is what its name says.
  @Test func nodesOfFigma() throws {
    func layer(_ name: String, _ type: String, _ y: Int, _ more: String = "") -> String {
      let box = #""absoluteBoundingBox":{"x":0,"y":\#(y),"width":390,"height":44}"#
      return #"{"name":"\#(name)","type":"\#(type)",\#(box)\#(more)}"#
    }
    func text(_ name: String, _ y: Int, _ characters: String) -> String {
      layer(name, "TEXT", y, #","characters":"\#(characters)""#)
    }
    let children = [
      layer("Status Bar/iPhone", "INSTANCE", 0, #","children":[\#(text("Time", 10, "9:41"))]"#),
      text("header Title", 60, "Walk and earn"), text("Title", 110, "10,000 steps"),
      text("Title of the day", 160, "Title of the day"),
      layer(
        "Frame 31", "INSTANCE", 700,
        #","componentId":"3:9","children":[\#(text("a", 710, "Next"))]"#),
    ].joined(separator: ",")
    let dump = #"""
      {"name":"On","nodes":{"1:1":{"document":{"name":"On","type":"FRAME",
      "absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844},"children":[\#(children)]},
      "components":{"3:9":{"name":"Button/Primary, State=Default"}}}}}
      """#
    #expect(
      try Dumps.heard(Dumps.imported(text: dump)) == [
        "Walk and earn, heading", "10,000 steps", "Title of the day", "Next, button",
      ])
  }

  /// A control that its layer does not name is called as what is drawn in it; what is drawn in an empty field is
  /// no name, unless its layer is called so.
  @Test func textsInTheControlsOfFigma() throws {
    func control(_ name: String, _ y: Int, _ texts: [(name: String, text: String)]) -> String {
      let inside = texts.map {
        #"{"name":"\#($0.name)","type":"TEXT","characters":"\#($0.text)"}"#
      }
      let box = #""absoluteBoundingBox":{"x":0,"y":\#(y),"width":390,"height":44}"#
      let children = inside.joined(separator: ",")
      return #"{"name":"\#(name)","type":"INSTANCE",\#(box),"children":[\#(children)]}"#
    }
    let controls = [
      control("Toggle", 100, [("text", "Pets allowed")]),
      control("Input", 150, [("Label", "Where to")]),
      control("Input", 200, [("text", "Any dates")]),
      control("Input", 250, [("text", "Guests"), ("Value", "2 adults")]),
      control("Input", 300, [("text", "Name"), ("Placeholder", "As in your passport")]),
      control("Slider", 350, [("text", "Price"), ("Value", "$200")]),
    ]
    let dump = #"""
      {"document":{"name":"Find","type":"FRAME","children":[\#(controls.joined(separator: ","))]}}
      """#
    #expect(
      try Dumps.imported(text: dump).screen.elements.map {
        [$0.label, $0.value, $0.placeholder].map { $0?.string }
      } == [
        ["Pets allowed", nil, nil], ["Where to", nil, nil], [nil, nil, "Any dates"],
        ["Guests", "2 adults", nil], ["Name", nil, "As in your passport"], ["Price", "$200", nil],
      ])
  }

  /// The traits that tell what UIKit's controls are are private, so that a text snapshot has only their class.
  @Test func classesOfATextSnapshot() throws {
    let dump = """
      * UIView
        * UITextView
        | -label: Message
        * UITextField
        | -label: Name
        | -value: Ann
        * UISwitch
        | -label: Alerts
        | -value: 1
        | -traits: .button
        * UITextView
        | -label: Terms
        | -traits: .staticText
        * UISlider
      """
    #expect(
      try Dumps.imported(text: dump).printed().split(separator: "\n").filter { $0.hasPrefix("- ") }
        == [
          #"- textView "Message"  # inferred: textView, by the class UITextView"#,
          #"- textField "Name": Ann  # inferred: textField, by the class UITextField"#,
          #"- switch "Alerts" [on]  # inferred: switch, by the class UISwitch"#,
          #"- text "Terms""#,
        ])
  }

  /// What speaks for what is inside it says its description and then their texts; a text of its own is
  /// replaced by its description.
  @Test func aDescriptionBesideTheTextsOfCompose() throws {
    func node(_ number: Int, _ more: String) -> String {
      let top = Double(number) * 100
      return " |-Node #\(number) at (l=0.0, t=\(top), r=300.0, b=\(top + 90))px\n"
        + " | ContentDescription = '[3 new]'\n | Text = '[Alerts]'\n\(more)"
    }
    let dump =
      "Node #0 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px\n"
      + node(1, " | Role = 'Button'\n | Actions = [OnClick]\n | MergeDescendants = 'true'\n")
      + node(2, "")
    #expect(
      try Dumps.imported(text: dump).screen.elements.map { $0.label?.string } == [
        "3 new, Alerts", "3 new",
      ])
  }

  /// In a tree that is not merged, a node without others below it says its description once; one with others says
  /// it before their texts, and is one stop.
  @Test(arguments: ["Printing with useUnmergedTree = 'true'\n", ""])
  func aDescriptionOfComposeThatIsNotMerged(header: String) throws {
    func node(_ number: Int, _ marks: String, _ properties: String...) -> String {
      let top = Double(number) * 100
      return "\(marks)-Node #\(number) at (l=0.0, t=\(top), r=300.0, b=\(top + 90))px\n"
        + properties.map { "\(marks) \($0)\n" }.joined()
    }
    let merges = "MergeDescendants = 'true'"
    let click = "Actions = [OnClick]"
    let dump =
      "\(header)Node #0 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px\n"
      + node(
        1, " |", "ContentDescription = '[4.5 of 5 stars]'", "Text = '[★ 4.5]'", click, merges)
      + node(2, " |", "ContentDescription = '[Save]'", "Text = '[Save]'", click, merges)
      + node(3, " |", "ContentDescription = '[Like]'", "Role = 'Button'", click, merges)
      + node(4, " | |", "Text = '[12]'")
      + node(5, " |", "ContentDescription = '[Rain]'", merges)
      + node(6, " | |", "Text = '[14 degrees]'")
    #expect(
      try Dumps.imported(text: dump).screen.elements.map { $0.label?.string } == [
        "4.5 of 5 stars", "Save", "Like, 12", "Rain, 14 degrees",
      ])
  }

  @Test func aFlowBecomesAWalk() throws {
    func dump(_ title: String, _ rows: [String], back: String? = nil) throws -> ImportedScreen {
      let bar =
        (back.map {
          #"<XCUIElementTypeButton name="BackButton" label="\#($0)" x="0" y="50" width="80" height="44"/>"#
        } ?? "")
        + #"<XCUIElementTypeStaticText label="\#(title)" x="150" y="60" width="80" height="22"/>"#
      let cells = rows.enumerated().map {
        #"<XCUIElementTypeCell label="\#($0.element)" x="0" y="\#(100 + 50 * $0.offset)" width="393" height="44"/>"#
      }
      return try Dumps.imported(
        text:
          #"<AppiumAUT><XCUIElementTypeApplication label="App" x="0" y="0" width="393" height="852">"#
          + #"<XCUIElementTypeNavigationBar x="0" y="50" width="393" height="44">\#(bar)</XCUIElementTypeNavigationBar>"#
          + cells.joined() + "</XCUIElementTypeApplication></AppiumAUT>")
    }
    let settings = try dump("설정", ["소리", "화면"])
    let flow = ImportedFlow([
      settings, try dump("소리", ["벨소리"], back: "설정"), settings,
      try dump("약관", ["동의"], back: "설정"),
    ])
    let text = flow.printed()
    #expect(
      text.split(separator: "\n").prefix(6).joined(separator: "\n") == """
        # Imported as a flow of 3 screens.
        # '설정' is from dump: WebDriverAgent page source (XML).
        # '소리' is from dump: WebDriverAgent page source (XML).
        # '약관' is from dump: WebDriverAgent page source (XML).
        # It is not known what leads from '설정' to '약관': add `activate: [push: 약관]` to the element that
        # does, and its `touch` and `double tap` to the walk, which ends here.
        """)
    #expect(
      text.hasSuffix(
        """
        walks:
          flow:
          - touch 소리
          - double tap
          - touch 설정
          - double tap

        """))
    #expect(try ScreenFile(text) == flow.file(full: false))
  }

  private func elements(_ dump: String, from format: String? = nil) throws -> String {
    let text = try Dumps.imported(text: dump, from: format).printed()
    return text.split(separator: "\n").drop { $0 != "elements:" }.dropFirst()
      .joined(separator: "\n")
  }

  private func automator(_ nodes: String) -> String {
    nodes.split(separator: "\n").reduce(into: "<hierarchy rotation=\"0\">\n") { text, line in
      let tag = line.trimmingCharacters(in: .whitespaces)
      let frame = " bounds=\"[0,0][1000,100]\" package=\"p\""
      text +=
        tag == "</node>"
        ? tag
        : tag.replacing("class=\"", with: "class=\"android.widget.").replacing(
          "<node ", with: "<node\(frame) ")
    } + "</hierarchy>"
  }

  /// What only surrounds controls is no stop; what is tapped as a whole says its name first; a long press
  /// is hinted at; a field with only a hint is a field.
  @Test func stopsOfAndroid() throws {
    let dump = automator(
      """
      <node class="FrameLayout" clickable="true">
      <node class="LinearLayout" clickable="true">
      <node class="TextView" text="Dark theme"/>
      <node class="Switch" checkable="true" checked="true"/>
      </node>
      <node class="ImageButton" content-desc="More" clickable="true" long-clickable="true"/>
      </node>
      <node class="EditText" hint="Name"/>
      <node class="TextView" text="Saved" live-region="1"/>
      """)
    #expect(
      try elements(dump) == """
        # inferred: from what is inside it, the label is made of the texts inside
        - switch "Dark theme" [on]:
            android:
              row: true
        - button "More":
            android:
              longClickable: true
        - textField:
            placeholder: Name
        - text "Saved":
            android:
              liveRegion: polite
        """)
  }

  /// Whether TalkBack sees a view says nothing about the views in it.
  @Test func aLayoutThatIsNotImportant() throws {
    func node(_ type: String, _ more: String, _ inside: String = "") -> String {
      #"<node class="android.widget.\#(type)" package="a.b" bounds="[0,0][100,100]" \#(more)>\#(inside)</node>"#
    }
    let dump =
      "<hierarchy>"
      + node(
        "FrameLayout", #"a11y-important="false""#,
        node("TextView", #"text="Title" a11y-important="true" heading="true""#)
          + node("TextView", #"text="Watermark" a11y-important="false""#)
          + node(
            "LinearLayout", #"clickable="true""#,
            node("LinearLayout", #"a11y-important="false""#, node("TextView", #"text="Row""#))))
      + "</hierarchy>"
    #expect(
      try elements(dump) == """
        - header "Title"
        - element "Row":  # inferred: the label is made of the texts inside; a button?
            android:
              clickable: true
        """)
    #expect(
      try Dumps.imported(text: dump).summary.skipped.map(\.reason)
        == ["not important for accessibility"])
  }

  /// A group of radio buttons is a list to TalkBack (MA); the title of one of Android's dialogs is the screen's.
  @Test func groupsOfAndroid() throws {
    let dump = automator(
      """
      <node class="FrameLayout" resource-id="android:id/parentPanel">
      <node class="TextView" resource-id="android:id/alertTitle" text="Send as"/>
      <node class="RadioGroup">
      <node class="RadioButton" text="Text" checkable="true" checked="true" clickable="true"/>
      <node class="RadioButton" text="Mail" checkable="true" clickable="true"/>
      </node>
      <node class="Button" text="OK" clickable="true"/>
      </node>
      """)
    #expect(try Dumps.imported(text: dump).screen.title?.string == "Send as")
    #expect(
      try elements(dump) == """
        - text "Send as"
        - group:
            android:
              collection: list
            children:
            - radioButton "Text" [on]
            - radioButton "Mail"
        - button "OK"
        """)
  }

  @Test func groupsAndFaultsOfCompose() throws {
    let dump = """
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px
       |-Node #2 at (l=0.0, t=0.0, r=1080.0, b=90.0)px
       | SelectableGroup = 'kotlin.Unit'
       |  |-Node #3 at (l=0.0, t=0.0, r=500.0, b=90.0)px
       |  | Role = 'Tab'
       |  | Selected = 'true'
       |  | Text = '[Home]'
       |  | Actions = [OnClick]
       |  |-Node #4 at (l=500.0, t=0.0, r=1000.0, b=90.0)px
       |    Role = 'Tab'
       |    Text = '[Me]'
       |    Actions = [OnClick]
       |-Node #5 at (l=0.0, t=100.0, r=1080.0, b=190.0)px
       | EditableText = ''
       | Text = '[Mail 😀]'
       | Error = '[No such address]'
       | Actions = [OnClick, OnLongClick, SetText]
      """
    #expect(
      try elements(dump) == """
        - tabBar:
          - tab "Home" [selected]:
              android:
                toolkit: compose
          - tab "Me":
              android:
                toolkit: compose
        - textField "Mail 😀":
            android:
              error: No such address
        """)
  }

  /// The number after the label of a switch is its state, and that of a button may be a count.
  @Test func switchesOfAXSnapshot() throws {
    let line = String(repeating: "-", count: 60)
    let dump = """
      \(line)
      Alerts, 1
      button, toggle
      \(line)
      Cart, 1
      button
      \(line)
      Points, 42
      \(line)
      Wi-Fi, home, on
      button
      \(line)
      """
    #expect(
      try elements(dump) == """
        - switch "Alerts" [on]
        - button "Cart, 1"
        - element "Points, 42"
        - button "Wi-Fi, home": on  # inferred: a state after the comma
        """)
  }

  /// What is hidden from TalkBack, what is spoken when it changes, and what else can be done.
  @Test func whatComposeTellsOfAccessibility() throws {
    let dump = """
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px
       |-Node #2 at (l=0.0, t=0.0, r=1080.0, b=90.0)px
       | Text = '[합계 3,000원]'
       | LiveRegion = 'Polite'
       |-Node #3 at (l=0.0, t=100.0, r=1080.0, b=190.0)px
       | Text = '[우유]'
       | CustomActions = '[CustomAccessibilityAction(label=삭제, action=Function0<java.lang.Boolean>), \
      CustomAccessibilityAction(label=담기, action=Function0<java.lang.Boolean>)]'
       | Actions = [OnClick]
       |-Node #4 at (l=0.0, t=200.0, r=1080.0, b=290.0)px
       | Text = '[•]'
       | [HideFromAccessibility]
       |-Node #5 at (l=0.0, t=300.0, r=1080.0, b=390.0)px
         Role = 'Checkbox'
         ToggleableState = 'Indeterminate'
         Text = '[전체 선택]'
         Actions = [OnClick]
      """
    #expect(
      try elements(dump) == """
        - text "합계 3,000원":
            android:
              liveRegion: polite
        - element "우유":  # a button?
            actions:
            - 삭제
            - 담기
            android:
              clickable: true
        - checkbox "전체 선택" [mixed]:
            android:
              toolkit: compose
        """)
  }

  /// VoiceOver's words for states and places, before and after a role.
  @Test func recordedStatesAndPositions() throws {
    let dump = """
      Payments Heading
      Selected Home Tab 1 of 5
      Save dimmed Button
      Size Pop up button
      Day 1 of 3
      선택됨, 홈, 탭, 총 2 중 1
      저장, 흐리게 표시됨, 버튼
      햅틱, 전환 버튼, 켬
      """
    #expect(
      try elements(dump, from: "transcript") == """
        - header "Payments"  # inferred: from 'heading'
        - tab "Home" [selected]  # inferred: from 'tab selected'
        - button "Save" [notEnabled]  # inferred: from 'button'
        - popUpButton "Size"  # inferred: from 'pop up button'
        - text "Day 1 of 3"
        - tab "홈" [selected]  # inferred: from '탭 선택됨'
        - button "저장" [notEnabled]  # inferred: from '버튼'
        - switch "햅틱" [on]  # inferred: from '전환 버튼 켬'
        """)
  }

  /// What is cut off inside a line is no shorter screen.
  @Test func aDescriptionThatIsCutOff() throws {
    let dump = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A'
          Button, 0x2, {{0.0, 0.0}, {44.0, 44.0}}, label: 'B'
          Button, 0x30
      """
    let error = #expect(throws: DumpError.self) { try Dumps.imported(text: dump) }
    #expect("\(try #require(error))" == "4:1: error: the dump is cut off here: make it again")
  }

  /// A heading of a web page has its level on a view around it that is no element.
  @Test func headingsOfWebPages() throws {
    func view(_ type: String, _ more: String, _ inside: String = "") -> String {
      "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" enabled=\"true\" visible=\"true\" x=\"0\" "
        + "y=\"60\" width=\"393\" height=\"40\" \(more)>\(inside)</XCUIElementType\(type)>"
    }
    let text = view("StaticText", #"label="Our plans" accessible="true""#)
    let plain = view("Other", #"value="2" label="Our plans" accessible="false""#, text)
    let told = view("Other", #"value="1" traits="Header" accessible="false""#, text)
    let dump =
      "<AppiumAUT>\(view("Application", "", view("WebView", "", plain + told)))</AppiumAUT>"
    #expect(
      try elements(dump) == """
        - webView:
          - header "Our plans" [level=2]
          - header "Our plans" [level=1]
        """)
  }
}

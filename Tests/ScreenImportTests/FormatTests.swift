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
        - switch "얼음 적게" [off]  # inferred: from what is inside it, the label is made of the texts inside
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
}

import Overheard
import ScreenImport
import Testing

/// What a person gets to edit.
@Suite struct PrintingTests {
  @Test func aScreenWithEverythingThatAFormatCanSay() throws {
    #expect(
      try Dumps.imported("handmade-checkout-en.json").printed() == """
        # Imported from handmade-checkout-en.json: AccessibilitySnapshot model, 9 stops.
        # Frames and identifiers are left out; import --full keeps them.
        screen: Your order
        language: en
        elements:
        - backButton "Back"
        - header "Your order"
        - list:
          - button "Flat white":
              value: £3.40
              hint: Opens the drink's details.
              inputLabels:
              - Flat white
              - Coffee
              actions:
              - Remove
              - Duplicate
              content:
              - label: Size
                value: Regular
                important: true
              - label: Calories
                value: 170
          - slider "Quantity": 2
          - switch "Oat milk" [on]
        - textField "Delivery note":  # the rotor finds Terms. Link.: name its items by identifier
            rotors:
            - Links
        - button "Pay" [notEnabled]
        - tabBar:
          - tab "Order" [selected]
          - tab "Account": 1 new item

        """)
  }

  @Test func theOrderIsThatOfTheTraversal() throws {
    #expect(
      try Dumps.imported("handmade-settings-ko.json").printed() == """
        # Imported from handmade-settings-ko.json: AccessibilitySnapshot model, 7 stops.
        # Frames are left out; import --full keeps them.
        screen: 알림 설정
        language: ko
        elements:
        - header "알림 설정"
        - group "방해 금지":
          - switch "방해 금지 모드" [off]
          - button "시작":
              value: 오후 10:00
              hint: 두 번 탭하면 시간을 바꿀 수 있습니다.
        - slider "음량": 50%
        - dataTable:  # inferred: row and column, counted from the size of the table
          - text "월" [row=1, column=1]
          - text "화" [row=1, column=2]
        - landmark:
          - link "Terms of service":
              language: en-US

        """)
  }

  @Test func inferencesAndGapsAreMarked() throws {
    #expect(
      try Dumps.imported("sound-settings-ko.debugdescription.txt").printed() == """
        # Imported from sound-settings-ko.debugdescription.txt: XCUITest debugDescription, 14 stops.
        # The dump has no hints, as Apple does not give them to UI tests: add `hint:` where the app has
        # one.
        # The dump does not tell decoration from images that VoiceOver stops at.
        # The dump does not tell which views are accessibility elements: controls, texts and labeled
        # images are taken for them.
        # The dump has no traits: roles come from the types of the views.
        # Frames and identifiers are left out; import --full keeps them.
        screen: 소리
        language: ko
        elements:
        - navigationBar:
          - backButton "설정"  # inferred: back button, from the identifier BackButton
          - header "소리"  # inferred: header, a text in the navigation bar
        - slider "벨소리 음량": 50%
        - switch "햅틱" [on]
        - segmentedControl:
          - button "기본" [selected]
          - button "조용히"
        - cell "벨소리, 반사"  # a button?
        - pageControl: 3페이지 중 1페이지
        - textField:
            placeholder: 이름
        - link "이용 약관"
        - image "장식"  # decoration?
        - button "저장" [notEnabled]
        - tabBar:
          - tab "홈" [selected]
          - tab "내 정보": 새로운 항목 1개

        """)
  }

  @Test(
    "import, show and parse are the identity", arguments: Dumps.all(in: Dumps.own), [false, true])
  func identity(_ dump: String, full: Bool) throws {
    let imported = try Dumps.imported(dump)
    let text = imported.printed(full: full)
    let read = try ScreenFile(text)
    #expect(read == imported.file(full: full))
    #expect(try ScreenFile(read.printed()) == read)
    #expect(text == (try Dumps.imported(dump).printed(full: full)))
  }

  @Test func textsThatYAMLWouldTakeForSomethingElseStayTexts() throws {
    let texts = [
      "no", "1.10", "- a", "# not a comment", "a: b", "a #b", "'quoted'", "\"double\"", "[x]",
      "{y}",
      "back\\slash", "two\nlines", "*alias", "&anchor", "!tag", "%", "@", "`", "?", "| bar",
      "> fold",
      "끝 ", "\u{1F600}", String(repeating: "long ", count: 60),
    ]
    let nodes = texts.map { text in
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return
        #"{"type":"Slider","AXLabel":"\#(quoted)","AXValue":"\#(quoted)!","AXFrame":"{{0,0},{1,1}}","enabled":true,"custom_actions":["\#(quoted)"],"help":"\#(quoted)"}"#
    }
    let imported = try Dumps.imported(text: "[\(nodes.joined(separator: ","))]")
    #expect(
      imported.screen.elements.map { $0.label?.string } == texts.map { $0.trimmingSpaces })
    #expect(try ScreenFile(imported.printed(full: true)) == imported.file(full: true))
    #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

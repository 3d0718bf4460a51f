import AccessibilityModel
import ScreenFiles
import Testing

/// The notation and what it produces.
@Suite struct ReadingTests {
  @Test func theNotationOfTheReference() throws {
    let screen = try screen(
      """
      screen: 소리 설정            # spoken on arrival
      language: ko
      elements:
      - navigationBar:
        - backButton "설정"
        - heading "소리"
      - slider "벨소리 음량": 50%
      - switch "햅틱" [on]
      - segmentedControl:
        - button "기본" [selected]
        - button "조용히"
      - button "벨소리, 반사":
          hint: 벨소리를 고릅니다.
          actions: [미리 듣기]
      - pageControl: 3페이지 중 1페이지
      - textField:
          placeholder: 이름
      - link “이용 약관”
      - 'button "저장: 지금"[disabled, level=2]'
      - element:
          label: 알림
          accessibilityValue: 3개
          traits: [button, .updatesFrequently]
          identifier: inbox
          frame: [16, 580, 361, 44]
      - "안내 문구"
      - text "a \\"b\\" \\\\ \\n c"
      """)
    #expect(
      screen
        == AccessibilityScreen(
          title: "소리 설정", language: .korean,
          elements: [
            AccessibilityElement(
              .navigationBar,
              children: [
                AccessibilityElement(.backButton, label: "설정"),
                AccessibilityElement(.header, label: "소리"),
              ]),
            AccessibilityElement(.slider, label: "벨소리 음량", value: "50%"),
            AccessibilityElement(.switch, label: "햅틱").with { $0.toggle = .on },
            AccessibilityElement(
              .segmentedControl,
              children: [
                AccessibilityElement(.button, label: "기본", traits: .selected),
                AccessibilityElement(.button, label: "조용히"),
              ]),
            AccessibilityElement(.button, label: "벨소리, 반사", hint: "벨소리를 고릅니다.").with {
              $0.customActions = [AccessibilityCustomAction("미리 듣기")]
            },
            AccessibilityElement(.pageControl, value: "3페이지 중 1페이지"),
            AccessibilityElement(.textField).with { $0.placeholder = "이름" },
            AccessibilityElement(.link, label: "이용 약관"),
            AccessibilityElement(.button, label: "저장: 지금", traits: .notEnabled).with {
              $0.headingLevel = 2
            },
            AccessibilityElement(
              label: "알림", value: "3개", traits: [.button, .updatesFrequently],
              identifier: "inbox"
            ).with { $0.frame = ScreenRect(x: 16, y: 580, width: 361, height: 44) },
            AccessibilityElement(.text, label: "안내 문구"),
            AccessibilityElement(.text, label: "a \"b\" \\ \n c"),
          ]))
  }

  @Test func scalarsAreTextsWhateverYAMLWouldMakeOfThem() throws {
    let screen = try screen(
      """
      elements:
      - element: {label: no, value: 1.10, hint: null, identifier: 0x1F}
      - slider "x": 010
      - button "true"
      """)
    #expect(screen.elements[0].label == "no")
    #expect(screen.elements[0].value == "1.10")
    #expect(screen.elements[0].hint == "null")
    #expect(screen.elements[0].identifier == "0x1F")
    #expect(screen.elements[1].value == "010")
    #expect(screen.elements[2].label == "true")
  }

  /// A value that begins like an element is prose if it is none; in quotes it always is.
  @Test func aValueMayBeginLikeAnElement() throws {
    let file = try ScreenFile(
      """
      elements:
      - text "Tip": button "Save"를 누르세요
      - text "Code": 'button "Save"'
      """)
    #expect(
      file.variants[0].screen.elements.map { $0.value?.string } == [
        "button \"Save\"를 누르세요", "button \"Save\"",
      ])
  }

  /// If the value is a number, adjusting begins there; beside other text, `at` says where.
  @Test func aValueIsAPosition() throws {
    for (line, number) in [
      (#"{range: [0, 100, 10], value: 50%}"#, 50.0), (#"{range: [10, 20, 1], value: 50%}"#, 15),
      (#"{range: [0, 100, 10], value: "30"}"#, 30), (#"{range: [0, 100, 10], value: 중간}"#, 0),
      (#"{range: [0, 100, 10], value: half, at: 20}"#, 20),
    ] {
      let file = try ScreenFile("elements:\n- slider \"V\": \(line)")
      guard case .range(let range) = file.variants[0].screen.elements[0].adjustment else {
        Issue.record("\(line) is no range")
        continue
      }
      #expect(range.number == number, "\(line)")
    }
    let file = try ScreenFile("elements:\n- slider \"V\": {values: [a, b, c], value: b}")
    #expect(file.variants[0].screen.elements[0].adjustment == .values(["a", "b", "c"], index: 1))
    for (line, message) in [
      (
        "{range: [0, 100, 10], value: 500}",
        "screen.yaml:2:44: error: the value '500' is outside 'range', 0 to 100"
      ),
      (
        "{values: [a, b], value: c}",
        "screen.yaml:2:39: error: the value 'c' is not one of 'values', so it is unclear where "
          + "adjusting begins; add it, or give the index with 'at'"
      ),
    ] {
      let error = #expect(throws: ScreenFileError.self) {
        try ScreenFile("elements:\n- slider \"V\": \(line)")
      }
      #expect(error?.description == message)
    }
  }

  /// A Windows path keeps its backslashes; what we print is read back.
  @Test func aBackslashBeforeAnyOtherLetterIsItself() throws {
    let file = try ScreenFile(#"elements: [text "C:\Users \"a\" \\n"]"#)
    #expect(file.variants[0].screen.elements[0].label?.string == #"C:\Users "a" \n"#)
    #expect(try ScreenFile(file.printed()) == file)
  }

  /// As `json.dumps` of Python and many others write it.
  @Test func jsonWithHalvesOfLettersIsRead() throws {
    for (written, read) in [
      (#"\ud83d\ude00 a\\ud83d \u00e9"#, "😀 a\\ud83d é"), (#"a\ud83d b"#, "a\u{FFFD} b"),
      (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
    ] {
      let file = try ScreenFile(#"{"elements": [{"element": {"label": "\#(written)"}}]}"#)
      #expect(file.variants.first?.screen.elements.first?.label?.string == read)
    }
  }

  @Test func jsonIsTheYAMLItIs() throws {
    let screen = try screen(
      #"""
      {"screen": "설정", "elements": [{"button \"확인\"": {"hint": "닫기", "level": 2}},
        "button \"취소\" [selected]", "link", {"element": {"label": "x"}}]}
      """#)
    #expect(
      screen.elements == [
        AccessibilityElement(.button, label: "확인", hint: "닫기").with { $0.headingLevel = 2 },
        AccessibilityElement(.button, label: "취소", traits: .selected),
        AccessibilityElement(.text, label: "link"),
        AccessibilityElement(label: "x"),
      ])
  }

  @Test func runsOfTextSayHowTheyAreSpoken() throws {
    let screen = try screen(
      """
      elements:
      - element:
          label:
          - "안녕 "
          - {text: Hello, language: en, pitch: 1.2}
          - {text: KT, spellOut: true}
      """)
    #expect(
      screen.elements[0].label?.runs == [
        .init("안녕 "), .init("Hello", SpeechAttributes(language: .english, pitch: 1.2)),
        .init("KT", SpeechAttributes(spellOut: true)),
      ])
  }

  @Test func variantsKeepTheirOrderAndTheirScreens() throws {
    let file = try ScreenFile(
      """
      screen: 결제
      language: en
      variants:
        after: {elements: [{button "a": {activate: [{push: more, after: 500ms}]}}],
          screens: {more: {screen: More, elements: [{backButton "Back": {activate: pop}}]}}}
        before: {elements: []}
      """)
    #expect(file.variants.map(\.name) == ["after", "before"])
    #expect(file.variants[0].screen.title == "결제")
    #expect(
      file.variants[0].screen.elements[0].responses == [
        ElementResponse(.activate, [TimedEffect(.push(screen: "more"), after: 500)])
      ])
    let more = try #require(file.variants[0].otherScreens["more"])
    #expect(more.title == "More")
    #expect(more.language == .english)
    #expect(more.elements[0].responses == [ElementResponse(.activate, [TimedEffect(.pop)])])
  }

  /// What an app is built with counts for all of it; a variant or a screen can name another.
  @Test func aToolkitAboveVariantsIsThatOfAll() throws {
    let text = """
      language: en
      toolkit: compose
      variants:
        before:
          toolkit: material
          elements:
          - switch "A" [on]
        after:
          elements:
          - switch "A" [on]
          screens:
            detail:
              elements:
              - switch "B" [on]
            old:
              toolkit: framework
              elements:
              - switch "C" [on]
      """
    let file = try ScreenFile(text)
    #expect(file.variants.map(\.screen.toolkit) == [.material, .compose])
    #expect(file.variants[1].otherScreens["detail"]?.toolkit == .compose)
    #expect(file.variants[1].otherScreens["old"]?.toolkit == .framework)
    #expect(try ScreenFile(file.printed()) == file)
    let same = text.replacing("    toolkit: material\n", with: "")
    #expect(try ScreenFile(same).printed() == same + "\n")
  }

  @Test func adjustablesCarouselsBannersAndScrollViews() throws {
    let screen = try screen(
      """
      elements:
      - slider "a": {range: [0, 40, 5], at: 10, format: "{value}", delay: 0.5s}
      - picker "b": {values: [하나, 둘], at: 1}
      - pageControl: {pages: 3, page: 2, id: pages}
      - carousel "c" [selectsOnFocus index=1]: {items: ["x", "y"], endless: true}
      - banner: {style: adjustable, every: 3s, stopsOnFocus: yes, items: ["x", "y"]}
      - scrollView: {axis: horizontal, paging: true, visible: 2, pageControl: pages}
      """)
    #expect(
      screen.elements.prefix(3).map(\.adjustment) == [
        .range(
          NumberRange(
            minimum: 0, maximum: 40, step: 5, number: 10, format: "{value}", delay: 500)),
        .values(["하나", "둘"], index: 1), .pages(PageNumber(2, of: 3)),
      ])
    #expect(
      screen.elements[3].carousel
        == CarouselBehavior(index: 1, selectsOnFocus: true, isEndless: true))
    #expect(screen.elements[3].children.map(\.label) == ["x", "y"])
    #expect(screen.elements[4].banner == BannerBehavior(style: .adjustable, stopsOnFocus: true))
    #expect(
      screen.elements[5].scrolling
        == ScrollingBehavior(
          axis: .horizontal, isPaging: true, visibleCount: 2, pageControl: "pages"))
  }

  @Test func rowsOfADataTable() throws {
    let screen = try screen(
      """
      elements:
      - dataTable:
          headerRow: true
          headerColumn: true
          rows:
          - [이름, 값]
          - [사과, button "천 원"]
      """)
    #expect(
      screen.elements[0].children == [
        AccessibilityElement(.text, label: "이름").with {
          $0.tableCell = DataTableCell(row: 1, column: 1, header: .column)
        },
        AccessibilityElement(.text, label: "값").with {
          $0.tableCell = DataTableCell(row: 1, column: 2, header: .column)
        },
        AccessibilityElement(.text, label: "사과").with {
          $0.tableCell = DataTableCell(row: 2, column: 1, header: .row)
        },
        AccessibilityElement(.button, label: "천 원").with {
          $0.tableCell = DataTableCell(row: 2, column: 2)
        },
      ])
  }

  /// A cell takes the next place that no cell above or before it covers, as in a web page.
  @Test func cellsOfADataTableCoverOthers() throws {
    let screen = try screen(
      """
      elements:
      - dataTable:
          headerRow: true
          rows:
          - [Day, {text: {label: Hours, columnSpan: 2}}]
          - [{text: {label: Mon, rowSpan: 2, header: row}}, "9", "12"]
          - ["13", "18"]
          - [Tue, "9"]
      """)
    let cells = screen.elements[0].children.map { cell in
      let place = cell.tableCell
      return "\(cell.label?.string ?? "") \(place?.row ?? 0),\(place?.column ?? 0) "
        + "\(place?.rowSpan ?? 0)×\(place?.columnSpan ?? 0) \(place?.header?.rawValue ?? "-")"
    }
    #expect(
      cells.joined(separator: "\n") == """
        Day 1,1 1×1 column
        Hours 1,2 1×2 column
        Mon 2,1 2×1 row
        9 2,2 1×1 -
        12 2,3 1×1 -
        13 3,2 1×1 -
        18 3,3 1×1 -
        Tue 4,1 1×1 -
        9 4,2 1×1 -
        """)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try screen("\u{FEFF}elements: []").elements.isEmpty)
  }

  private func screen(_ text: String) throws -> AccessibilityScreen {
    try ScreenFile(text).variants[0].screen
  }
}

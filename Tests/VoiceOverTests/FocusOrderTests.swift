import AccessibilityModel
import Testing
import VoiceOver

/// Where VoiceOver's cursor stops, and in which order.
@Suite struct FocusOrderTests {
  @Test func hiddenElementsAndChildrenOfElementsAreNotReached() {
    let screen = AccessibilityScreen(elements: [
      AccessibilityElement(.text, label: "하나"),
      AccessibilityElement(.image, label: "장식").with { $0.isHidden = true },
      AccessibilityElement(.group, children: [AccessibilityElement(.text, label: "안")]).with {
        $0.isHidden = true
      },
      AccessibilityElement(
        .button, label: "둘", children: [AccessibilityElement(.text, label: "둘의 속")]),
      AccessibilityElement(.text, label: "꺼짐").with { $0.isAccessibilityElement = false },
    ])
    #expect(screen.names == ["하나", "둘"])
  }

  @Test func modalHidesWhatLiesBehind() {
    let screen = AccessibilityScreen(elements: [
      AccessibilityElement(.button, label: "뒤"),
      AccessibilityElement(.sheet, children: [AccessibilityElement(.button, label: "가운데")]),
      AccessibilityElement(
        .alert, label: "지울까요?", children: [AccessibilityElement(.button, label: "삭제")]),
    ])
    #expect(screen.names == ["삭제"])
  }

  @Test func higherSortPriorityComesFirst() {
    let screen = AccessibilityScreen(elements: [
      AccessibilityElement(.text, label: "a"),
      AccessibilityElement(.text, label: "b").with { $0.sortPriority = 2 },
      AccessibilityElement(.text, label: "c").with { $0.sortPriority = 1 },
      AccessibilityElement(.text, label: "d"),
    ])
    #expect(screen.names == ["b", "c", "a", "d"])
  }

  @Test func framesAreReadInRowsFromTheLeadingEdge() {
    func text(_ label: String, _ x: Double, _ y: Double) -> AccessibilityElement {
      AccessibilityElement(.text, label: AttributedText(label)).with {
        $0.frame = ScreenRect(x: x, y: y, width: 100, height: 40)
      }
    }
    // b starts 5 points below a: one row. The table fills the screen but begins below the bar.
    let elements = [
      AccessibilityElement(.table, children: [text("row", 0, 100)]).with {
        $0.frame = ScreenRect(x: 0, y: 0, width: 300, height: 800)
      },
      text("b", 200, 25), text("a", 0, 20), text("c", 0, 60),
    ]
    #expect(
      AccessibilityScreen(elements: elements, order: .frames).names == ["a", "b", "c", "row"])
    let arabic = AccessibilityScreen(
      language: SpokenLanguage("ar"), elements: elements, order: .frames)
    #expect(arabic.names == ["b", "a", "c", "row"])
    let mirrored = AccessibilityScreen(elements: elements, order: .frames, direction: .rightToLeft)
    #expect(mirrored.names == arabic.names)
    #expect(AccessibilityScreen(elements: elements).names == ["row", "b", "a", "c"])
  }

  @Test func tabsAreCountedAndEqualNamesNumbered() {
    let stops = AccessibilityScreen(elements: [
      AccessibilityElement(
        .tabBar,
        children: [AccessibilityElement(.tab, label: "홈"), AccessibilityElement(.tab, label: "홈")])
    ]).voiceOverStops()
    #expect(stops.map(\.name) == ["홈", "홈 (2)"])
    #expect(stops.map(\.position?.index) == [1, 2])
    #expect(stops.map(\.position?.count) == [2, 2])
    #expect(stops.map { $0.containers.map(\.isStart) } == [[true], [false]])
    #expect(stops.map { $0.containers.map(\.isEnd) } == [[false], [true]])
  }

  @Test func aNameThatLooksNumberedIsStillItsOwn() {
    let stops = AccessibilityScreen(
      elements: ["a", "a (2)", "a", "a"].map { AccessibilityElement(.text, label: $0) }
    )
    .voiceOverStops()
    #expect(stops.map(\.name) == ["a", "a (2)", "a (3)", "a (4)"])
  }

  @Test func tableCellsKnowTheirHeaders() {
    func cell(_ label: String, _ place: DataTableCell) -> AccessibilityElement {
      AccessibilityElement(.text, label: AttributedText(label)).with { $0.tableCell = place }
    }
    let stops = AccessibilityScreen(elements: [
      AccessibilityElement(
        .dataTable,
        children: [
          cell("요일", DataTableCell(row: 1, column: 1, header: .column)),
          cell("오전", DataTableCell(row: 1, column: 2, columnSpan: 2, header: .column)),
          cell("월", DataTableCell(row: 2, column: 1, header: .row)),
          cell("빈 방 2", DataTableCell(row: 2, column: 2)),
          cell("빈 방 1", DataTableCell(row: 2, column: 3)),
        ])
    ]).voiceOverStops()
    #expect(
      stops.map { $0.table?.headers.map(\.string) ?? [] }
        == [[], [], [], ["월", "오전"], ["월", "오전"]])
    #expect(stops.map { $0.table?.startsRow ?? false } == [true, false, true, false, false])
  }
}

extension AccessibilityScreen {
  fileprivate var names: [String] { voiceOverStops().map(\.name) }
}

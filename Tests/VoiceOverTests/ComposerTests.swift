import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// What VoiceOver says, element by element.
///
/// A line of the expected text is what is said at once; " … " comes before what follows the pause.
/// Korean words that are only guessed appear as their keys, so that whoever hears the real ones
/// changes a table and no test.
@Suite struct ComposerTests {
  /// One character is no characters, also where a user's table says so in other words.
  @Test(arguments: [("a", "1 character"), ("ab", "2 characters")])
  func aCountOfOneIsSingular(text: String, expected: String) throws {
    #expect(
      ReaderWording.voiceOverEnglish.text("value.characters", ["count": "\(text.count)"])
        == expected)
    var wording = ReaderWording.voiceOverEnglish
    try wording.apply(table: "value.characters\t{count} {sign|signs}")
    #expect(
      wording.text("value.characters", ["count": "\(text.count)"])
        == expected.replacing("character", with: "sign"))
    #expect {
      try wording.apply(table: "trait.button\t{button|buttons}", file: "words.tsv")
    } throws: { error in
      "\(error)"
        == "words.tsv:1:14: error: there is no count in 'trait.button' for {button|buttons} to go by; "
        + "write one word"
    }
  }

  // MARK: Traits and states

  @Test func everyRoleIsSaidInBothLanguages() {
    expect(
      [
        AccessibilityElement(.text, label: "T"), AccessibilityElement(.button, label: "T"),
        AccessibilityElement(.link, label: "T"),
        AccessibilityElement(.header, label: "T"), AccessibilityElement(.image, label: "T"),
        AccessibilityElement(.backButton, label: "T"),
        AccessibilityElement(.popUpButton, label: "T"),
        AccessibilityElement(.key, label: "T"),
        AccessibilityElement(.picker, label: "T", value: "v"),
        AccessibilityElement(.stepper, label: "T", value: "1"),
        AccessibilityElement(.cell, label: "T"),
        AccessibilityElement(.activityIndicator), AccessibilityElement(.progress, value: "25%"),
      ],
      korean: """
        T
        T, 버튼
        T, 링크
        T, 머리말
        T, 이미지
        T, 뒤로 버튼
        T, 버튼, 팝업 버튼
        T
        T, v, [trait.pickerItem], 조절 가능 … [hint.adjust]
        T, 1, 감소, 버튼
        증가, 버튼
        T
        진행 중
        진행 상태, 25%
        """,
      english: """
        T
        T, button
        T, link
        T, heading
        T, image
        T, back button
        T, button, pop up button
        T
        T, v, picker item, adjustable … Swipe up or down with one finger to adjust the value.
        T, 1, Decrement, button
        Increment, button
        T
        In progress
        Progress, 25%
        """)
  }

  @Test func traitsStandInTheirFixedOrder() {
    let all: ElementTraits = [
      .button, .link, .image, .selected, .notEnabled, .searchField, .adjustable, .header,
      .playsSound, .staticText, .summaryElement, .updatesFrequently, .startsMediaSession,
      .causesPageTurn,
    ]
    expect(
      [AccessibilityElement(label: "T", traits: all)],
      korean: "선택됨, T, 흐리게 표시됨, 버튼, 머리말, 링크, 조절 가능, 이미지, 검색 필드",
      english: "selected, T, dimmed, button, heading, link, adjustable, image, search field")
  }

  @Test func switchesSayTheirStateAfterTheRole() {
    expect(
      [
        AccessibilityElement(.switch, label: "햅틱").with { $0.toggle = .on },
        AccessibilityElement(.switch, label: "햅틱", value: "0"),
        AccessibilityElement(.switch, label: "햅틱", value: "2", traits: .notEnabled),
        AccessibilityElement(.cell, label: "햅틱").with { $0.toggle = .off },
        AccessibilityElement(.checkbox, label: "동의").with { $0.toggle = .on },
        AccessibilityElement(.radioButton, label: "남").with { $0.toggle = .off },
      ],
      korean: """
        햅틱, 전환 버튼, 켬 … 설정을 끄거나 켜려면 이중 탭하십시오.
        햅틱, 전환 버튼, 끔 … 설정을 끄거나 켜려면 이중 탭하십시오.
        햅틱, 흐리게 표시됨, 전환 버튼, 혼합
        햅틱, 끔 … 설정을 끄거나 켜려면 이중 탭하십시오.
        동의, 체크박스, 선택됨
        남, 라디오 버튼, 선택 해제됨
        """,
      english: """
        햅틱, switch button, on … Double tap to toggle setting.
        햅틱, switch button, off … Double tap to toggle setting.
        햅틱, dimmed, switch button, mixed
        햅틱, off … Double tap to toggle setting.
        동의, checkbox, checked
        남, radio button, unchecked
        """)
  }

  /// UIKit writes the state as the value, so the app's own value takes its place.
  @Test func aSwitchWithAValueSaysItInPlaceOfItsState() {
    let switches = [
      AccessibilityElement(.switch, label: "햅틱", value: "약하게").with { $0.toggle = .on },
      AccessibilityElement(.switch, label: "햅틱", value: "1").with { $0.toggle = .on },
      AccessibilityElement(.cell, label: "햅틱", value: "약하게").with { $0.toggle = .on },
    ]
    expect(
      switches,
      korean: """
        햅틱, 전환 버튼, 약하게 … 설정을 끄거나 켜려면 이중 탭하십시오.
        햅틱, 전환 버튼, 켬 … 설정을 끄거나 켜려면 이중 탭하십시오.
        햅틱, 약하게, 켬 … 설정을 끄거나 켜려면 이중 탭하십시오.
        """,
      english: """
        햅틱, switch button, 약하게 … Double tap to toggle setting.
        햅틱, switch button, on … Double tap to toggle setting.
        햅틱, 약하게, on … Double tap to toggle setting.
        """)
  }

  @Test func textFieldsFlipWhileEditing() {
    expect(
      [
        AccessibilityElement(.textField, label: "이름", value: "하늘"),
        AccessibilityElement(.textField).with { $0.placeholder = "이름" },
        AccessibilityElement(.textField, label: "이름", value: "하늘", traits: .isEditing),
        AccessibilityElement(.textField, label: "이름", traits: .isEditing),
        AccessibilityElement(.secureTextField, label: "암호", value: "abc"),
        AccessibilityElement(.searchField, label: "검색"),
        AccessibilityElement(.textView, label: "메모", traits: .notEnabled),
      ],
      korean: """
        이름, 하늘, 텍스트 필드 … 편집하려면 이중 탭하십시오.
        이름, 텍스트 필드 … 편집하려면 이중 탭하십시오.
        텍스트 필드, [trait.isEditing], 이름, 하늘, [context.insertionPointAtEnd] … [hint.misspelled]
        텍스트 필드, [trait.isEditing], 이름, [context.insertionPointAtStart] … [hint.misspelled]
        암호, [value.characters count=3], [trait.secureTextField] … 편집하려면 이중 탭하십시오.
        검색, 검색 필드 … 편집하려면 이중 탭하십시오.
        메모, 흐리게 표시됨, 텍스트 필드
        """,
      english: """
        이름, 하늘, text field … Double tap to edit.
        이름, text field … Double tap to edit.
        text field, is editing, 이름, 하늘, insertion point at end … Use the rotor to access Misspelled Words
        text field, is editing, 이름, insertion point at start … Use the rotor to access Misspelled Words
        암호, 3 characters, secure text field … Double tap to edit.
        검색, search field … Double tap to edit.
        메모, dimmed, text field
        """)
  }

  @Test func headingsAndExpandablesAndDraggables() {
    expect(
      [
        AccessibilityElement(.header, label: "제목").with { $0.headingLevel = 2 },
        AccessibilityElement(.button, label: "편의 시설").with { $0.expandedStatus = .collapsed },
        AccessibilityElement(.button, label: "편의 시설").with { $0.expandedStatus = .expanded },
        AccessibilityElement(.cell, label: "줄").with { $0.isDraggable = true },
      ],
      korean: """
        제목, 머리말 레벨 2
        편의 시설, 버튼, 축소됨 … 확장하려면 이중 탭하십시오.
        편의 시설, 버튼, 확장됨 … 축소하려면 이중 탭하십시오.
        줄, [trait.draggable]
        """,
      english: """
        제목, heading level 2
        편의 시설, button, collapsed … Double tap to expand
        편의 시설, button, expanded … Double tap to collapse
        줄, draggable
        """)
  }

  // MARK: Labels

  @Test func aBackButtonCalledBackSaysItOnce() {
    expect(
      [AccessibilityElement(.backButton, label: "뒤로")], korean: "뒤로 버튼", english: "뒤로, back button")
    expect(
      [AccessibilityElement(.backButton, label: "Back")], korean: "Back, 뒤로 버튼",
      english: "back button")
  }

  @Test func aHintAloneIsPromoted() {
    expect(
      [
        AccessibilityElement(.button, hint: "저장합니다."), AccessibilityElement(.slider, hint: "음량"),
        AccessibilityElement(.button, label: " ", hint: "저장합니다."),
      ],
      korean: """
        저장합니다., 버튼
        음량, 조절 가능
        저장합니다., 버튼
        """,
      english: """
        저장합니다., button
        음량, adjustable
        저장합니다., button
        """)
  }

  /// A number with a range is for the user to set, but not that of a progress view.
  @Test func aProgressViewIsNotAdjustable() {
    let range = ValueAdjustment.range(NumberRange(number: 30))
    expect(
      [
        AccessibilityElement(.slider, label: "T").with { $0.adjustment = range },
        AccessibilityElement(.progress, label: "T").with { $0.adjustment = range },
      ],
      korean: """
        T, 30%, 조절 가능 … [hint.adjust]
        T, 30%
        """,
      english: """
        T, 30%, adjustable … Swipe up or down with one finger to adjust the value.
        T, 30%
        """)
  }

  @Test func hintsComeInOrderAndStopWhenSettingsSaySo() {
    let element = AccessibilityElement(.slider, label: "음량", value: "50%", hint: "가로 슬라이더").with {
      $0.customActions = [AccessibilityCustomAction("초기화")]
      $0.customContent = [AccessibilityCustomContent("단계", "5")]
      $0.customRotors = [AccessibilityCustomRotor("매장")]
    }
    expect(
      [element],
      korean: "음량, 50%, 조절 가능 … 가로 슬라이더. "
        + "[hint.adjust]. [hint.customRotor name=매장]. "
        + "[actions.available]. [content.more]",
      english: "음량, 50%, adjustable … 가로 슬라이더. "
        + "Swipe up or down with one finger to adjust the value. Use the rotor to access 매장. "
        + "actions available. more content available")
    // Apple treats the announcement of actions as separate from hints (CS).
    let quiet = AnnouncementComposer.usual(
      settings: .voiceOver(speaksHints: false, announcesMoreContent: false),
      wording: .koreanButGuesses)
    #expect(said([element], quiet) == "음량, 50%, 조절 가능 … [actions.available]")
    let long = AnnouncementComposer.usual(
      settings: .voiceOver(language: .english, customActions: .long))
    #expect(
      said(
        [
          AccessibilityElement(.cell, label: "a").with {
            $0.customActions = [AccessibilityCustomAction("b")]
          }
        ], long)
        == "a … Swipe up or down to select a custom action, then double tap to activate.")
  }

  @Test func newerWordsAreOneSwitch() {
    let newer = AnnouncementComposer.usual(settings: .voiceOver(usesNewerWords: true))
    #expect(
      said([AccessibilityElement(.textField, label: "이름")], newer)
        == "이름, 텍스트 필드 … 편집하려면 두 번 탭하십시오.")
  }

  @Test func importantContentStandsBetweenLabelAndRole() {
    expect(
      [
        AccessibilityElement(.switch, label: "12A").with {
          $0.toggle = .off
          $0.customContent = [AccessibilityCustomContent("", "Window seat", isImportant: true)]
        }
      ],
      korean: "12A, Window seat, 전환 버튼, 끔 … 설정을 끄거나 켜려면 이중 탭하십시오.",
      english: "12A, Window seat, switch button, off … Double tap to toggle setting.")
  }

  // MARK: Context

  @Test func containersAreSaidOnEnteringThem() {
    expect(
      [
        AccessibilityElement(
          .group, label: "즐겨찾는 앱",
          children: [
            AccessibilityElement(.button, label: "날씨"), AccessibilityElement(.button, label: "지도"),
          ]),
        AccessibilityElement(.text, label: "밖"),
        AccessibilityElement(
          .list, children: ["a", "b", "c"].map { AccessibilityElement(.text, label: $0) }),
        AccessibilityElement(.list, children: [AccessibilityElement(.text, label: "하나뿐")]),
        AccessibilityElement(
          .landmark, children: ["x", "y"].map { AccessibilityElement(.text, label: $0) }),
      ],
      korean: """
        즐겨찾는 앱, 날씨, 버튼
        지도, 버튼
        밖
        a, [context.listStart]
        b
        c, [context.listEnd]
        하나뿐, [context.listStart]
        x, 랜드마크
        y, [context.landmarkEnd]
        """,
      english: """
        즐겨찾는 앱, 날씨, button
        지도, button
        밖
        a, list start
        b
        c, list end
        하나뿐, list start
        x, landmark
        y, end
        """)
  }

  @Test func selectedFollowsTheContainerAndPrecedesTheLabel() {
    expect(
      [
        AccessibilityElement(
          .segmentedControl, label: "기간",
          children: [
            AccessibilityElement(.button, label: "하루", traits: .selected),
            AccessibilityElement(.button, label: "한 주"),
          ])
      ],
      korean: """
        기간, 선택됨, 하루, 버튼, 총 2 중 1
        한 주, 버튼, 총 2 중 2
        """,
      english: """
        기간, selected, 하루, button, 1 of 2
        한 주, button, 2 of 2
        """)
  }

  @Test func childrenOfATabBarAreTabs() {
    expect(
      [
        AccessibilityElement(
          .tabBar,
          children: [
            AccessibilityElement(.button, label: "홈"), AccessibilityElement(.tab, label: "나"),
          ])
      ],
      korean: "홈, 탭, 총 2 중 1\n나, 탭, 총 2 중 2",
      english: "홈, tab, 1 of 2\n나, tab, 2 of 2")
  }

  @Test func tableCellsSayHeadersThenLabelThenPlaceThenValue() {
    func cell(_ label: String, _ place: DataTableCell, value: String? = nil) -> AccessibilityElement
    {
      AccessibilityElement(
        .text, label: AttributedText(label), value: value.map { AttributedText($0) }
      )
      .with { $0.tableCell = place }
    }
    expect(
      [
        AccessibilityElement(
          .dataTable,
          children: [
            cell("이름", DataTableCell(row: 1, column: 1, header: .column)),
            cell("값", DataTableCell(row: 1, column: 2, columnSpan: 2, header: .column)),
            cell("사과", DataTableCell(row: 2, column: 1, header: .row)),
            cell("천 원", DataTableCell(row: 2, column: 2, rowSpan: 2), value: "할인"),
          ])
      ],
      korean: """
        이름, 1행, 1열, 표 시작, [context.tableSize rows=3 columns=3]
        값, [context.spansColumns count=2], 2열
        사과, 2행, 1열
        값, 천 원, [context.spansRows count=2], 2열, 할인, 표 끝
        """,
      english: """
        이름, row 1, column 1, table start, 3 rows, 3 columns
        값, spans 2 columns, column 2
        사과, row 2, column 1
        값, 천 원, spans 2 rows, column 2, 할인, table end
        """)
    let bare = AnnouncementComposer.usual(
      settings: .voiceOver(speaksTableHeaders: false, speaksRowAndColumn: false))
    #expect(
      said(
        [AccessibilityElement(.dataTable, children: [cell("a", DataTableCell(row: 1, column: 1))])],
        bare)
        == "a, 표 시작")
  }

  @Test func anAlertSaysSoFirst() {
    expect(
      [
        AccessibilityElement(
          .alert, label: "지울까요?", children: [AccessibilityElement(.button, label: "삭제")])
      ],
      korean: "경고, 지울까요?, 삭제, 버튼", english: "alert, 지울까요?, 삭제, button")
  }

  @Test func aPageControlSaysItsPage() {
    expect(
      [AccessibilityElement(.pageControl).with { $0.adjustment = .pages(PageNumber(2, of: 3)) }],
      korean: "총 3페이지 중에서 2페이지, 조절 가능 … [hint.adjust]",
      english: "page 2 of 3, adjustable … Swipe up or down with one finger to adjust the value.")
  }

  @Test func directTouchThatRequiresActivationHasAHint() {
    let keys = AccessibilityElement(label: "건반", traits: .allowsDirectInteraction)
    expect(
      [keys.with { $0.requiresActivation = true }, keys],
      korean: "건반 … [hint.directTouch]\n건반",
      english: "건반 … Activate to start direct touch interaction.\n건반")
  }

  // MARK: Languages

  @Test func wordsOfTheSystemKeepTheSystemsLanguage() {
    let element = AccessibilityElement(.button, label: "Pay").with { $0.language = .english }
    let announcement = AnnouncementComposer.usual().announcement(
      for: AccessibilityScreen(elements: [element]).voiceOverStops()[0], in: .korean)
    #expect(
      announcement.parts == [
        .init(.label, "Pay", .english), .init(.trait, "버튼", .korean),
      ])
  }

  // MARK: Changes

  @Test func anActivationSaysWhatChanged() {
    let off = AccessibilityElement(.switch, label: "햅틱").with { $0.toggle = .off }
    let on = AccessibilityElement(.switch, label: "햅틱").with { $0.toggle = .on }
    let plain = AccessibilityElement(.button, label: "하루")
    let chosen = AccessibilityElement(.button, label: "하루", traits: .selected)
    let media = AccessibilityElement(.button, label: "재생", traits: .startsMediaSession)
    let opened = AccessibilityElement(.button, label: "더").with { $0.expandedStatus = .expanded }
    let closed = AccessibilityElement(.button, label: "더").with { $0.expandedStatus = .collapsed }
    #expect(echo(off, on) == "켬")
    #expect(echo(plain, chosen) == "선택됨, 하루")
    #expect(echo(plain, plain) == "하루")
    #expect(echo(media, media) == "")
    #expect(echo(closed, opened) == "더, 확장됨")
    #expect(echo(plain, AccessibilityElement(.button, label: "이틀")) == "이틀")
  }

  @Test func anAdjustmentSaysTheValueAlone() {
    let composer = AnnouncementComposer.usual()
    func value(_ element: AccessibilityElement) -> String {
      composer.value(of: AccessibilityScreen(elements: [element]).voiceOverStops()[0], in: .korean)
        .spoken
    }
    #expect(value(AccessibilityElement(.slider, label: "음량", value: "60%", hint: "가로")) == "60%")
    #expect(value(AccessibilityElement(.slider, label: "음량")) == "음량")
  }
}

// MARK: - Helpers

private func expect(
  _ elements: [AccessibilityElement], korean: String, english: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    said(
      elements,
      AnnouncementComposer.usual(
        settings: .voiceOver(language: .korean), wording: .koreanButGuesses))
      == korean,
    sourceLocation: sourceLocation)
  #expect(
    said(elements, AnnouncementComposer.usual(settings: .voiceOver(language: .english))) == english,
    sourceLocation: sourceLocation)
}

private func echo(_ old: AccessibilityElement, _ new: AccessibilityElement) -> String {
  AnnouncementComposer.usual().echo(
    from: AccessibilityScreen(elements: [old]).voiceOverStops()[0],
    to: AccessibilityScreen(elements: [new]).voiceOverStops()[0],
    in: .korean
  ).spoken
}

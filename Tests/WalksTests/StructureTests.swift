import Testing

@testable import Walks

/// What structures say: tables, radio buttons, pages of the web, dates, rows that can be moved.
@Suite struct StructureTests {
  /// The headers of the column are spoken, except right below them at the beginning of a row; the size at
  /// the first cell.
  @Test func headersAreSpokenBeforeTheCell() throws {
    let heard = try score(
      """
      language: en
      elements:
      - dataTable:
          headerRow: true
          headerColumn: true
          rows: [[City, Now, Later], [Seoul, 18°, 21°], [Busan, 20°, 22°]]
      """, ["swipe right to the end"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → City
                                   "City, row 1, column 1, table start, 3 rows, 3 columns" 4.98 s
           5.98  swipe right       → Now
                                   "Now, column 2" 1.22 s
           7.60  swipe right       → Later
                                   "Later, column 3" 1.42 s
           9.42  swipe right       → Seoul
                                   "Seoul, row 2, column 1" 2.04 s
          11.86  swipe right       → 18°
                                   "Now, 18°, column 2" 1.64 s
          13.90  swipe right       → 21°
                                   "Later, 21°, column 3" 1.84 s
          16.14  swipe right       → Busan
                                   "City, Busan, row 3, column 1" 2.56 s
          19.10  swipe right       → 20°
                                   "Now, 20°, column 2" 1.64 s
          21.14  swipe right       → 22°
                                   "Later, 22°, column 3, table end" 2.86 s
          24.00                    = 8 gestures, 0 changes nobody asked for, 20.20 s of speech

        """)
  }

  /// The title of an alert is said once where it is an element itself; one row is no "rows".
  @Test func theTitleOfAnAlertIsSaidOnce() throws {
    let heard = try score(
      """
      language: en
      elements:
      - alert "Delete the photo?":
        - header "Delete the photo?"
        - dataTable: {rows: [[Size, 2 MB]]}
        - button "Delete"
      """, ["swipe right x3"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ alert
           0.60                    → Delete the photo?
                                   "alert, Delete the photo?, heading" 3.14 s
           4.14  swipe right       → Size
                                   "Size, row 1, column 1, table start, 1 row, 2 columns" 4.88 s
           9.42  swipe right       → 2 MB
                                   "2 MB, column 2, table end" 2.34 s
          12.16  swipe right       → Delete
                                   "Delete, button" 1.32 s
          13.48                    = 3 gestures, 0 changes nobody asked for, 11.68 s of speech

        """)
  }

  /// Whatever is on or off and no checkbox has the hint of a switch.
  @Test func whatIsOnOrOffHasAHint() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Star" [on]
      - element "Bluetooth" [off]
      - checkbox "I agree" [off]
      - activityIndicator "Loading" [off]
      """,
      ["wait 7s", "double tap", "swipe right", "wait 7s", "swipe right", "wait 3s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 7s
           0.60                    → Star
                                   "Star, button, on" 1.44 s
           3.04                    hint "Double tap to toggle setting." 2.90 s
           7.00  double tap        ♪ activate
                                   * Star.toggle: on ⇒ off (by user)
                                   value "off" 0.30 s
           7.70  swipe right       → Bluetooth
                                   "Bluetooth, off" 1.32 s
           7.70  wait 7s
          10.02                    hint "Double tap to toggle setting." 2.90 s
          14.70  swipe right       → I agree
                                   "I agree, checkbox, unchecked" 2.64 s
          14.70  wait 3s
          17.70  swipe right       → Loading
                                   "Loading" 0.70 s
          18.40                    = 4 gestures, 0 changes nobody asked for, 12.20 s of speech

        """)
  }

  /// Radio buttons beside each other are counted.
  @Test func radioButtonsAreCounted() throws {
    let heard = try score(
      """
      elements:
      - webView:
        - text "배송"
        - radioButton "일반" [on]
        - radioButton "새벽" [off]
        - radioButton "당일" [off]
      """, ["swipe right x2", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 배송
                                   "배송" 0.20 s
           1.20  swipe right       → 일반
                                   "일반, 라디오 버튼, 선택됨, 총 3 중 1" 2.16 s
           3.76  swipe right       → 새벽
                                   "새벽, 라디오 버튼, 선택 해제됨, 총 3 중 2" 2.46 s
           6.62  double tap        ♪ activate
                                   * 일반.toggle: on ⇒ off (by user)
                                   * 새벽.toggle: off ⇒ on (by user)
                                   value "선택됨" 0.30 s
           6.92                    = 3 gestures, 0 changes nobody asked for, 5.12 s of speech

        """)
  }

  /// What a web page says of links and fields beside their roles.
  @Test func webPagesSayMore() throws {
    let heard = try score(
      """
      language: en
      elements:
      - webView:
        - link "Home": {states: [visited, current]}
        - textField "Email": {states: [required, invalid], value: ada}
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Home
                                   "Home, link, visited, current page" 3.06 s
           4.06  swipe right       → Email
                                   "Email, ada, text field, required, invalid data" 4.28 s
           9.34                    hint "Double tap to edit." 1.90 s
          11.24                    = 1 gesture, 0 changes nobody asked for, 9.24 s of speech

        """)
  }

  /// A live region is announced: after what is being said, or at once.
  @Test func liveRegionsAreAnnounced() throws {
    let heard = try score(
      """
      language: en
      elements:
      - webView:
        - button "Search":
            activate:
            - {set: results, label: 3 results}
            - {set: error, hidden: false, after: 3s}
        - group:
            live: polite
            children:
            - text "0 results" [identifier=results]
        - group:
            live: assertive
            children:
            - text "The connection was lost." [identifier=error, hidden]
      """, ["double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Search
                                   "Search, button" 1.32 s
           2.32  double tap        ♪ activate
                                   * results.label: 0 results ⇒ 3 results (by user)
                                   value "Search" 0.60 s
           2.92                    announcement "3 results" 0.90 s
           5.32                    * error.hidden: true ⇒ false (by user)
                                   announcement "The connection was lost." 2.40 s
           7.72                    = 1 gesture, 0 changes nobody asked for, 5.22 s of speech

        """)
  }

  /// What is added to a live region is announced, and so are the children of a reload.
  @Test func whatIsNewInALiveRegionIsAnnounced() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Write"
      - webView:
        - group "Chat": {identifier: chat, live: polite, children: [text "Hi"]}
      events:
      - {at: 3s, effects: [{append: chat, children: [text "Hello", text "there"]}]}
      - {at: 6s, effects: [{reload: chat, elements: [text "Gone"]}]}
      """, ["wait 9s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 9s
           0.60                    → Write
                                   "Write, button" 1.22 s
           3.00                    announcement "Hello, there" 1.20 s
           6.00                    announcement "Gone" 0.40 s
           9.00                    = 0 gestures, 0 changes nobody asked for, 2.82 s of speech

        """)
  }

  /// A date picker says what it is when it is entered; its wheels are pickers.
  @Test func aDatePickerHasWheels() throws {
    let heard = try score(
      """
      elements:
      - button "다음"
      - datePicker "배송일":
        - picker "월": {values: [11월, 12월]}
        - picker "일": {values: [22일, 23일]}
      """, ["swipe right", "swipe up", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 다음
                                   "다음, 버튼" 0.52 s
           1.52  swipe right       → 월
                                   "날짜 선택기, 배송일, 월, 11월, 선택기 항목, 조절 가능" 3.00 s
           5.52                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           9.12  swipe up          * 월.value: 11월 ⇒ 12월 (by user)
                                   value "12월" 0.30 s
           9.82  swipe right       → 일
                                   "일, 22일, 선택기 항목, 조절 가능" 1.86 s
          12.68                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          15.88                    = 3 gestures, 0 changes nobody asked for, 12.08 s of speech

        """)
  }

  /// The control of a row by which it is moved has the row's name.
  @Test func aRowCanBeReordered() throws {
    let heard = try score(
      """
      elements:
      - table: [cell "우유", reorderControl "우유", cell "빵", reorderControl "빵"]
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 우유
                                   "우유" 0.20 s
           1.20  swipe right       → 우유 (2)
                                   "우유 재정렬, 버튼" 0.92 s
           3.12                    hint "이중 탭한 채로 소리가 날 때까지 기다린 다음 드래그하여 재정렬하십시오." 4.00 s
           7.12                    = 1 gesture, 0 changes nobody asked for, 5.12 s of speech

        """)
  }

  /// A control beside its row moves both.
  @Test func aControlBesideItsRowMovesTheRow() throws {
    let heard = try score(
      """
      elements:
      - table: [cell "우유", reorderControl "우유", cell "빵", reorderControl "빵", cell "달걀"]
      """,
      ["swipe right", "double tap and hold", "drag to 빵", "four finger tap top", "swipe right x4"])
    #expect(heard.contains("* 우유.position: 1 ⇒ 2 (by user)"))
    #expect(heard.contains("♪ reorder"))
    #expect(heard.contains("\"빵 아래로 이동함\""))
    let focused = heard.split(separator: "\n").compactMap { line in
      line.firstRange(of: "→ ").map { String(line[$0.upperBound...]) }
    }
    #expect(focused.suffix(5) == ["빵", "빵 (2)", "우유", "우유 (2)", "달걀"])
  }

  /// A collection says nothing of itself; its sections have headings.
  @Test func aCollectionHasSections() throws {
    let heard = try score(
      """
      language: en
      elements:
      - collection:
        - section: [header "Recent", cell "Lake", cell "Hill"]
        - section: [header "Older", cell "Sea"]
      """, ["rotor headings", "swipe down", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Recent
                                   "Recent, heading" 1.42 s
           2.42  rotor headings    ♪ rotor
                                   rotor "headings" 0.80 s
           3.62  swipe down        → Older
                                   "Older, heading" 1.32 s
           5.34  swipe right       → Sea
                                   "Sea" 0.30 s
           5.64                    = 3 gestures, 0 changes nobody asked for, 3.84 s of speech

        """)
  }

  /// A compact date picker is one stop, and an alert of nothing but its texts says them.
  @Test func containersThatShowThemselves() throws {
    let heard = try score(
      """
      language: en
      elements:
      - datePicker "Departure": Mar 3
      - button "Go": {activate: [{present: failed}]}
      screens:
        failed: {elements: [alert "Error": Something went wrong]}
      """, ["swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Departure
                                   "Departure, Mar 3, Date Picker" 2.74 s
           4.34                    hint "Double tap to expand" 2.00 s
           6.74  swipe right       → Go
                                   "Go, button" 0.92 s
           8.06  double tap        ♪ activate
                                   ♪ alert
           8.66                    → Error
                                   "alert, Error, Something went wrong" 3.24 s
          11.90                    = 2 gestures, 0 changes nobody asked for, 8.90 s of speech

        """)
  }
}

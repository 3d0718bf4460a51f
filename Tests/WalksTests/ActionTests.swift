import Testing

@testable import Walks

/// What VoiceOver adds to the app's own actions: the context menu, moving a row, drag and drop.
@Suite struct ActionTests {
  /// The context menu is among the actions; what is chosen there is a double tap and hold.
  @Test func theContextMenuIsAnAction() throws {
    let heard = try score(
      """
      language: en
      elements:
      - image "Lake": {contextMenu: [Copy, {name: Delete, effects: [announce: Deleted]}]}
      """, ["rotor actions", "swipe down x2", "swipe up", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Lake
                                   "Lake, image" 1.02 s
           2.02  rotor actions     ♪ rotor
                                   rotor "actions" 0.70 s
           3.12  swipe down        rotor "Show context menu" 1.70 s
           5.22  swipe down        rotor "Activate" 0.80 s
           6.42  swipe up          rotor "Show context menu" 1.70 s
           8.52  double tap        ♪ activate
                                   ♪ popover
           9.12                    → Copy
                                   "Copy, button" 1.12 s
          10.24                    = 5 gestures, 0 changes nobody asked for, 7.04 s of speech

        """)
  }

  @Test func theContextMenuIsAnActionInKorean() throws {
    let heard = try score(
      """
      elements:
      - image "호수": {contextMenu: [복사, 삭제]}
      """, ["action 빠른 메뉴 보기"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 호수
                                   "호수, 이미지" 0.62 s
           1.62  rotor actions     ♪ rotor
                                   rotor "동작" 0.20 s
           2.22  swipe down        rotor "빠른 메뉴 보기" 0.80 s
           3.42  double tap        ♪ activate
                                   ♪ popover
           4.02                    → 복사
                                   "복사, 버튼" 0.52 s
           4.54                    = 3 gestures, 0 changes nobody asked for, 2.14 s of speech

        """)
  }

  /// A row with a handle goes up and down by actions, and focus goes along.
  @Test func aRowMovesByActions() throws {
    let heard = try score(
      """
      elements:
      - table: [cell "우유", reorderControl "우유", cell "빵", reorderControl "빵"]
      """, ["swipe right", "action 아래로 이동", "action 위로 이동", "swipe left"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 우유
                                   "우유" 0.20 s
           1.20  swipe right       → 우유 (2)
                                   "우유 재정렬, 버튼" 0.92 s
           3.12                    hint "이중 탭한 채로 소리가 날 때까지 기다린 다음 드래그하여 재정렬하십시오." 4.00 s
           7.52  rotor actions     ♪ rotor
                                   rotor "동작" 0.20 s
           8.12  swipe down        rotor "아래로 이동" 0.60 s
           9.12  double tap        ♪ activate
                                   * 우유.position: 1 ⇒ 2 (by user)
                                   ♪ reorder
                                   value "빵 아래로 이동함" 0.90 s
          10.42  swipe down        rotor "위로 이동" 0.50 s
          11.32  double tap        ♪ activate
                                   * 우유.position: 2 ⇒ 1 (by user)
                                   ♪ reorder
                                   value "빵 위로 이동함" 0.80 s
          12.52  swipe left        → 우유
                                   "우유" 0.20 s
          12.72                    = 7 gestures, 0 changes nobody asked for, 8.32 s of speech

        """)
  }

  /// Focus on the row itself goes along as well, so that the next action moves the same row.
  @Test(arguments: [
    (
      "Milk",
      """
      - cell "Milk"
        - reorderControl "Milk"
        - cell "Bread"
        - reorderControl "Bread"
        - cell "Tea"
        - reorderControl "Tea"
      """
    ),
    (
      "group",
      """
      - group: [cell "Milk", reorderControl "Milk"]
        - group: [cell "Bread", reorderControl "Bread"]
        - group: [cell "Tea", reorderControl "Tea"]
      """
    ),
  ])
  func focusGoesAlongWithItsRow(row: String, rows: String) throws {
    let heard = try score(
      "language: en\nelements:\n- table:\n  " + rows,
      ["action Move down", "action Move down", "action Move up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Milk
                                   "Milk" 0.40 s
           1.40  rotor actions     ♪ rotor
                                   rotor "actions" 0.70 s
           2.50  swipe down        rotor "Move down" 0.90 s
           3.80  double tap        ♪ activate
                                   * \(row).position: 1 ⇒ 2 (by user)
                                   ♪ reorder
                                   value "Moved below Bread" 1.70 s
           5.90  swipe up          rotor "Move down" 0.90 s
           7.20  double tap        ♪ activate
                                   * \(row).position: 2 ⇒ 3 (by user)
                                   ♪ reorder
                                   value "Moved below Tea" 1.50 s
           9.10  swipe down        rotor "Move up" 0.70 s
          10.20  double tap        ♪ activate
                                   * \(row).position: 3 ⇒ 2 (by user)
                                   ♪ reorder
                                   value "Moved above Tea" 1.50 s
          11.70                    = 7 gestures, 0 changes nobody asked for, 8.30 s of speech

        """)
  }

  /// What is picked up is dropped on another element, or put down again.
  @Test func anElementIsDraggedByActions() throws {
    let heard = try score(
      """
      language: en
      elements:
      - cell "Photo": {draggable: true}
      - cell "Album":
          drop: [{set: dragged, hidden: true}, {announce: "Album has {dragged}", after: 2s}]
      """,
      [
        "action Drag Item", "action Cancel drag", "action Drag Item", "swipe right",
        "action Drop Onto Item",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Photo
                                   "Photo, draggable" 1.52 s
           2.52  rotor actions     ♪ rotor
                                   rotor "actions" 0.70 s
           3.62  swipe down        rotor "Drag Item" 0.90 s
           4.92  double tap        ♪ activate
                                   value "Dragging" 0.80 s
           6.12  swipe down        rotor "Cancel drag" 1.10 s
           7.62  double tap        ♪ activate
                                   value "Drag cancelled" 1.40 s
           9.42  swipe down        rotor "Drag Item" 0.90 s
          10.72  double tap        ♪ activate
                                   value "Dragging" 0.80 s
          11.92  swipe right       → Album
                                   "Album" 0.50 s
          12.82  swipe down        rotor "Drop Onto Item" 1.40 s
          14.62  double tap        ♪ activate
                                   * Photo.hidden: false ⇒ true (by user)
                                   value "Album" 0.50 s
          16.62                    announcement "Album has Photo" 1.50 s
          18.12                    = 10 gestures, 0 changes nobody asked for, 12.02 s of speech

        """)
  }

  /// A finger does the same.
  @Test func anElementIsDroppedByAFinger() throws {
    let heard = try score(
      """
      elements:
      - cell "사진": {draggable: true}
      - cell "앨범": {drop: [announce: "{dragged} 추가됨"]}
      """, ["double tap and hold", "drag to 앨범"])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → 사진
                                      "사진, 드래그 가능" 0.92 s
           1.92  double tap and hold  ♪ passThrough
           2.32  drag to 앨범         announcement "사진 추가됨" 0.60 s
           2.92                       = 2 gestures, 0 changes nobody asked for, 1.52 s of speech

        """)
  }

  /// Without anything to drop it on, an element has no such action, and a dimmed one has none at all.
  @Test func onlyWhatIsPossibleIsOffered() throws {
    let heard = try score(
      """
      language: en
      elements:
      - cell "Photo": {draggable: true}
      - image "Lake" [notEnabled]: {contextMenu: [Copy]}
      - table: [cell "Milk", reorderControl "Milk"]
      - table: [cell "Bread", reorderControl "Bread"]
      """, ["rotor actions", "swipe right", "rotor actions", "swipe right x2", "rotor actions"])
    #expect(heard.matches(of: /♪ noResults/).count == 3)
  }
}

import AccessibilityModel
import Testing

@testable import Walks

/// Several screens of one file, modals, and elements that vanish.
@Suite struct ScreenTests {
  /// A row pushes a screen; the scrub goes back to the row.
  @Test func pushAndPop() throws {
    let heard = try score(Screens.mail, ["swipe right", "double tap"], goal: ["screen letter"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "메일" 0.20 s
                                   → 받은 편지함
           0.80                    "받은 편지함, 머리말" 1.02 s
           2.22  swipe right       → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           4.54                    hint "동작 사용 가능" 0.80 s
           5.74  double tap        ♪ activate
                                   ♪ screenChanged
           6.34                    screen "편지" 0.20 s
                                   → 메일
           6.54                    "메일, 뒤로 버튼" 0.82 s
           7.36                    = 2 gestures, 0 changes nobody asked for, goal reached at 5.74 s, 4.36 s of speech

        """)
  }

  /// A back button goes back, and so does the scrub.
  @Test func backButtonGoesBack() throws {
    let heard = try score(
      Screens.mail, ["swipe right", "double tap", "double tap", "double tap", "escape", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "메일" 0.20 s
                                   → 받은 편지함
           0.80                    "받은 편지함, 머리말" 1.02 s
           2.22  swipe right       → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           4.54                    hint "동작 사용 가능" 0.80 s
           5.74  double tap        ♪ activate
                                   ♪ screenChanged
           6.34                    screen "편지" 0.20 s
                                   → 메일
           6.54                    "메일, 뒤로 버튼" 0.82 s
           7.76  double tap        ♪ activate
                                   ♪ screenChanged
           8.36                    → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
          10.68                    hint "동작 사용 가능" 0.80 s
          11.88  double tap        ♪ activate
                                   ♪ screenChanged
          12.48                    screen "편지" 0.20 s
                                   → 메일
          12.68                    "메일, 뒤로 버튼" 0.82 s
          13.90  escape            ♪ screenChanged
          14.50                    → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
          16.82                    hint "동작 사용 가능" 0.80 s
          18.02  escape            ♪ boundary
                                   = 6 gestures, 0 changes nobody asked for, 9.62 s of speech

        """)
  }

  /// An alert is presented: its title, and nothing behind it; deleting the row hands focus to
  /// the next.
  @Test func alertHidesWhatIsBehind() throws {
    let heard = try score(
      Screens.mail, ["swipe right", "action 삭제", "swipe right x2", "swipe left", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "메일" 0.20 s
                                   → 받은 편지함
           0.80                    "받은 편지함, 머리말" 1.02 s
           2.22  swipe right       → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           4.54                    hint "동작 사용 가능" 0.80 s
           5.74  swipe up          rotor "삭제" 0.20 s
           6.34  double tap        ♪ activate
                                   ♪ alert
           6.94                    → 삭제
                                   "경고, 삭제할까요?, 삭제, 버튼" 1.56 s
           8.90  swipe right       → 취소
                                   "취소, 버튼" 0.52 s
           9.82  swipe right       ♪ boundary
                                   "취소, 버튼" 0.52 s
          10.74  swipe left        → 삭제
                                   "삭제, 버튼" 0.52 s
          11.66  double tap        ♪ activate
                                   ♪ screenChanged
                                   * first.hidden: false ⇒ true (by user)
          12.26                    → second
                                   "두 번째 편지, 목록 시작" 1.32 s
          13.58                    = 7 gestures, 0 changes nobody asked for, 7.98 s of speech

        """)
  }

  /// An alert in English that is dismissed.
  @Test func alertInEnglish() throws {
    let heard = try score(Screens.englishAlert, ["double tap", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Delete
                                   "Delete, button" 1.32 s
           2.32  double tap        ♪ activate
                                   ♪ alert
           2.92                    → It cannot be undone.
                                   "alert, Delete the letter?, It cannot be undone." 4.54 s
           7.86  swipe right       → Cancel
                                   "Cancel, button" 1.32 s
           9.58  double tap        ♪ activate
                                   ♪ screenChanged
          10.18                    → Delete
                                   "Delete, button" 1.32 s
          11.50                    = 3 gestures, 0 changes nobody asked for, 8.50 s of speech

        """)
  }

  /// A modal that was hidden on the screen comes and goes.
  @Test func sheetOfTheSameScreen() throws {
    let heard = try score(Screens.sheet, ["double tap", "swipe right", "escape", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Share
                                   "Share, button" 1.22 s
           2.22  double tap        ♪ activate
                                   * sheet.hidden: true ⇒ false (by user)
                                   ♪ screenChanged
           2.82                    → Mail
                                   "Share with, Mail, button" 2.24 s
           5.46  swipe right       → Close
                                   "Close, button" 1.22 s
           7.08  escape            ♪ boundary
           7.48  double tap        ♪ activate
                                   * sheet.hidden: false ⇒ true (by user)
                                   ♪ screenChanged
           8.08                    → Share
                                   "Share, button" 1.22 s
           9.30                    = 4 gestures, 0 changes nobody asked for, 5.90 s of speech

        """)
  }

  /// An alert over a sheet says what it is, though it stands where the sheet stood, on its own screen;
  /// and so does the sheet, once the alert has gone.
  @Test func anAlertOverASheetSaysWhatItIs() throws {
    let heard = try score(
      """
      language: en
      elements: [button "Share": {activate: [present: sheet]}]
      screens:
        sheet: {elements: [sheet "Share with": [button "Mail": {activate: [present: ask]}]]}
        ask: {elements: [alert "Send?": [button "Yes": {activate: [dismiss]}]]}
      """, ["double tap", "double tap", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Share
                                   "Share, button" 1.22 s
           2.22  double tap        ♪ activate
                                   ♪ screenChanged
           2.82                    → Mail
                                   "Share with, Mail, button" 2.24 s
           5.46  double tap        ♪ activate
                                   ♪ alert
           6.06                    → Yes
                                   "alert, Send?, Yes, button" 2.26 s
           8.72  double tap        ♪ activate
                                   ♪ screenChanged
           9.32                    → Mail
                                   "Share with, Mail, button" 2.24 s
          11.56                    = 3 gestures, 0 changes nobody asked for, 7.96 s of speech

        """)
  }

  /// A tab that also posts a notification for what it shows has the sound of another screen once.
  @Test func aTabThatPostsItsScreenSoundsOnce() throws {
    let heard = try score(
      """
      language: en
      elements:
      - tabBar:
        - 'tab "Home" [selected]'
        - tab "Mail": {activate: [{select: Mail}, {screenChanged: Inbox}]}
      - header "Inbox"
      """, ["swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Home
                                   "selected, Home, tab, 1 of 2" 2.46 s
           3.46  swipe right       → Mail
                                   "Mail, tab, 2 of 2" 1.54 s
           5.40  double tap        ♪ activate
                                   * Mail.selected: false ⇒ true (by user)
                                   ♪ screenChanged
           6.00                    → Inbox
                                   "Inbox, heading" 1.32 s
           7.32                    = 2 gestures, 0 changes nobody asked for, 5.32 s of speech

        """)
  }

  /// Focus goes to the neighbor of what vanished.
  @Test func focusOfAVanishedElement() throws {
    let heard = try score(
      Screens.vanishing, ["swipe right", "double tap", "wait 2s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  swipe right       → Two
                                   "Two, button" 1.02 s
           2.72  double tap        ♪ activate
                                   value "Two" 0.30 s
           2.72  wait 2s
           2.92                    * Two.hidden: false ⇒ true (by user)
           3.22                    → Three (thrown there)
                                   "Three" 0.50 s
           4.72  swipe right       ♪ boundary
                                   "Three" 0.50 s
           5.22                    = 3 gestures, 0 changes nobody asked for, focus thrown 1 time, 2.62 s of speech

        """)
  }

  /// When the app starts, the summary element is said before focus comes to the first.
  @Test func summaryElement() throws {
    let variant = Screens.english(
      [
        AccessibilityElement(.header, label: "Today"),
        AccessibilityElement(.text, label: "Sunny", value: "21°", traits: .summaryElement),
      ], title: "Weather")
    let heard = try score(variant, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "Weather, Sunny, 21°" 1.74 s
                                   → Today
           2.34                    "Today, heading" 1.32 s
           4.06  swipe right       → Sunny
                                   "Sunny, 21°" 0.92 s
           4.98                    = 1 gesture, 0 changes nobody asked for, 3.98 s of speech

        """)
  }

  /// By frames, rows begin at the leading edge: the right one in Arabic.
  @Test func rightToLeft() throws {
    let heard = try score(Screens.arabic, ["swipe right to the end"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → يمين
                                   "يمين, button" 1.12 s
           2.12  swipe right       → يسار
                                   "يسار, button" 1.12 s
           3.64  swipe right       → تحت
                                   "تحت, button" 1.02 s
           4.66                    = 2 gestures, 0 changes nobody asked for, 3.26 s of speech

        """)
  }

  /// A finger on a frame, and on a place without an element.
  @Test func touchByPoint() throws {
    let heard = try score(Screens.arabic, ["touch 10,10", "touch 500,500", "touch nothing"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → يمين
                                   "يمين, button" 1.12 s
           2.12  touch 10,10       → يسار
                                   "يسار, button" 1.12 s
           3.64  touch 500,500     ♪ empty
           4.04  touch nothing     ♪ empty
                                   = 3 gestures, 0 changes nobody asked for, 2.24 s of speech

        """)
  }
}

import Testing

/// Grouped navigation.
@Suite struct GroupedNavigationTests {
  private static let screen = """
    language: en
    elements:
    - navigationBar "Top bar":
      - backButton "Back"
      - header "Mail"
    - list "Letters":
      - group "First":
        - text "From Ada"
        - button "Reply"
      - cell "Second"
    - toolbar:
      - button "New"
    - tabBar:
      - tab "Inbox"
      - tab "Archive"
    """

  /// Swipes go from group to group; two fingers go in, to groups inside too, and out again.
  @Test func intoGroupsAndOut() throws {
    let heard = try score(
      Self.screen,
      [
        "grouped navigation on", "two-finger swipe left", "swipe left", "swipe right", "double tap",
        "two-finger swipe right", "two-finger swipe right", "swipe right", "swipe right",
        "two-finger swipe left", "swipe right", "two-finger swipe left", "swipe right x2",
        "two-finger swipe right", "grouped navigation off", "swipe left",
      ])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.00  grouped navigation on
           0.60                          → Back
                                         "Top bar, back button" 1.92 s
           2.92  two-finger swipe left   ♪ leaveGroup
                                         → Top bar
                                         "Top bar, group" 1.32 s
           4.64  swipe left              ♪ boundary
                                         "Top bar, group" 1.32 s
           6.36  swipe right             → Letters
                                         "Letters, group" 1.32 s
           8.08  double tap              ♪ empty
           8.48  two-finger swipe right  ♪ enterGroup
                                         → First
                                         "First, group" 1.12 s
          10.00  two-finger swipe right  ♪ enterGroup
                                         → From Ada
                                         "From Ada, list start" 1.92 s
          12.32  swipe right             → Reply
                                         "Reply, button" 1.22 s
          13.94  swipe right             ♪ boundary
                                         "Reply, button" 1.22 s
          15.56  two-finger swipe left   ♪ leaveGroup
                                         → First
                                         "First, group" 1.12 s
          17.08  swipe right             → Second
                                         "Second, list end" 1.52 s
          19.00  two-finger swipe left   ♪ leaveGroup
                                         → Letters
                                         "Letters, group" 1.32 s
          20.72  swipe right             → New
                                         "New, button" 1.02 s
          22.14  swipe right             → tabBar
                                         "Inbox, group" 1.12 s
          23.66  two-finger swipe right  ♪ enterGroup
                                         → Inbox
                                         "Inbox, tab, 1 of 2" 1.64 s
          23.66  grouped navigation off
          25.70  swipe left              → New
                                         "New, button" 1.02 s
          26.72                          = 15 gestures, 0 changes nobody asked for, 20.12 s of speech

        """)
  }

  /// In Korean; swiping to the end stays at its level.
  @Test func groupsInKorean() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - list "노래":
        - cell "봄날"
        - cell "밤편지"
      - button "재생"
      """, ["grouped navigation on", "two-finger swipe left", "swipe right to the end"])
    #expect(
      heard == """
        # walk
           0.00                         ♪ screenChanged
           0.00  grouped navigation on
           0.60                         → 봄날
                                        "노래, 봄날, 목록 시작" 1.14 s
           2.14  two-finger swipe left  ♪ leaveGroup
                                        → 노래
                                        "노래, 그룹" 0.52 s
           3.06  swipe right            → 재생
                                        "재생, 버튼" 0.52 s
           3.58                         = 2 gestures, 0 changes nobody asked for, 2.18 s of speech

        """)
  }

  /// Without the setting there is nothing to go into.
  @Test func flatNavigationHasNoGroups() throws {
    let heard = try score(Self.screen, ["two-finger swipe right", "two-finger swipe left"])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Back
                                         "Top bar, back button" 1.92 s
           2.92  two-finger swipe right  ♪ boundary
           3.32  two-finger swipe left   ♪ boundary
                                         = 2 gestures, 0 changes nobody asked for, 1.92 s of speech

        """)
  }
}

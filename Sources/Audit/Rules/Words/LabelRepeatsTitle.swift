import AccessibilityModel
import ScreenReading

extension Rule {
  static let labelRepeatsTitle = Rule(
    "label-repeats-title", .note, .words,
    says: "Several labels begin with the screen's title.",
    because: "One heard the title on arrival; now it delays every word that matters.",
    uiKit: "Leave the title out of accessibilityLabel.",
    swiftUI: "Leave the title out of the labels.",
    android: "Leave the title out of the texts and contentDescriptions.",
    see: [.wcag("2.4.6", "headings-and-labels"), .hig("accessibility")],
    fails: [
      """
      screen: 결제 수단
      language: ko
      elements:
      - header "결제 수단"
      - button "결제 수단, 삼성카드"
      - button "결제 수단, 현대카드"
      - button "확인"
      """
    ],
    passes: [
      """
      screen: 결제 수단
      language: ko
      elements:
      - header "결제 수단"
      - button "삼성카드"
      - button "현대카드"
      - button "결제 수단 추가"
      """,
      """
      screen: 11월
      language: ko
      elements:
      - header "2026년 11월"
      - button "11월 27일 금요일, 일정 없음"
      - button "11월 28일 토요일, 일정 2개"
      """,
      """
      screen: 김민지
      language: ko
      elements:
      - header "김민지"
      - table:
        - cell "김민지, 오늘 저녁에 시간 돼? 오후 5시 12분"
        - cell "나, 7시 어때? 오후 5시 13분"
        - cell "김민지, 좋아, 오후 5시 14분"
      """,
    ],
    .announcements { screen in
      guard let title = screen.screen.title?.string.trimmed, title.count > 1 else { return [] }
      let found = screen.stops.indices.filter { index in
        let element = screen.stops[index].element
        let label = element.labelText
        guard element.isControl || element.role == .cell, label.hasPrefix(title) else {
          return false
        }
        let rest = label.dropFirst(title.count)
        // November 27, Room 2: a number needs the name before it.
        return rest.count > 1 && rest.first.map { !$0.isLetter && !$0.isNumber } ?? false
          && !(rest.first == " " && rest.dropFirst().first?.isNumber ?? false)
      }
      guard found.count > 1, let first = found.first,
        // In a chat the name tells who of the two wrote.
        !screen.stops.contains(where: { $0.isBeside(screen.stops[first], named: title) })
      else { return [] }
      return [
        screen.fault(
          first,
          "\(found.count) labels begin with the title \"\(title)\", which was heard on arrival",
          evidence: found.prefix(3).map(screen.quote))
      ]
    })
}

extension FocusStop {
  /// Whether it is a row of the same list, and its label begins with another name than `name`.
  fileprivate func isBeside(_ stop: FocusStop, named name: String) -> Bool {
    guard path.dropLast() == stop.path.dropLast(), element.role == stop.element.role,
      stop.path.count > 1, let mark = element.labelText.firstIndex(of: ",")
    else { return false }
    return element.labelText[..<mark] != name
  }
}

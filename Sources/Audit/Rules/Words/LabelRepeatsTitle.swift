import AccessibilityModel
import ScreenReading

extension Rule {
  static let labelRepeatsTitle = Rule(
    "label-repeats-title", .note, .words,
    says: "Several labels begin with the screen's title.",
    because:
      "One heard the title on arrival; now it delays every word that matters. In a chat it tells who "
      + "wrote.",
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
      """,
      """
      screen: News
      language: en
      elements:
      - header "News"
      - list:
        - cell "News, City council votes"
        - cell "News, Rain expected"
        - cell "Sponsored, Shoes on sale"
      """,
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
      """
      screen: Mum
      language: en
      elements:
      - header "Mum"
      - table:
        - cell "Mum, Are you there? 5:12 PM"
        - cell "Mum, Call me, 5:14 PM"
      - textField "Message"
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
        // There the name tells who of the two wrote.
        !screen.isChat
      else { return [] }
      return [
        screen.fault(
          first,
          "\(found.count) labels begin with the title \"\(title)\", which was heard on arrival",
          evidence: found.prefix(3).map(screen.quote))
      ]
    })
}

extension AuditedScreen {
  /// Whether people write to each other here: one row is one's own, or a message is written here.
  fileprivate var isChat: Bool {
    stops.contains { stop in
      let label = stop.element.labelText
      if stop.element.isField { return words.isOne(of: .messageField, label) }
      guard let mark = label.firstIndex(where: { ",:".contains($0) }) else { return false }
      return words.isOne(of: .oneself, String(label[..<mark]))
    }
  }
}

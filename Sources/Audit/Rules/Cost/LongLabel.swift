import AccessibilityModel

extension Rule {
  /// A label that takes long to hear.
  static let longLabel = Rule(
    "long-label", .note, .cost,
    says: "The label of a control or a heading takes long to hear.",
    because:
      "It is heard whole at every pass, before the kind; a heading is there to jump by, not to read. "
      + "A post that has several actions may be longer.",
    uiKit:
      "Begin accessibilityLabel with the name, and move the rest to accessibilityCustomContent or "
      + "a screen of its own.",
    swiftUI: "Shorten the label, and move the rest to .accessibilityCustomContent(…).",
    android: "Shorten contentDescription, and leave the rest to a screen of its own.",
    see: [.hig("voiceover"), .wcag("2.4.6", "headings-and-labels")],
    fails: [
      """
      language: ko
      elements:
      - header "과일"
      - button "오늘 출발 무료 배송 국내산 유기농 무농약 제주 감귤 5킬로그램 한 상자 선물 포장 가능 평점 4.8점 후기 1,234개 정가 35,000원 할인가 24,900원 29% 할인 쿠폰을 쓰면 3,000원 더 할인"
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - header "This paragraph has been marked as a heading although it is one of those that explain at some length where all the fruit comes from and who has picked it."
      """,
      """
      language: en
      elements:
      - header "Terms"
      - cell "By going on you agree that we keep your name, your address and what you have ordered for as long as the law of your country asks us to, and that we may pass them on to whoever delivers the fruit, to the bank that takes your payment and to nobody else." [button]: {actions: [Copy]}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "과일"
      - button "제주 감귤 5킬로그램, 24,900원"
      - cell "민수, 1시간 전, 오늘 한강에서 러닝 10km 완주! 바람이 차서 힘들었지만 좋았어요, 좋아요 128개, 댓글 12개":
          {traits: [button], actions: [좋아요, 댓글, 공유]}
      """,
      """
      language: en
      elements:
      - header "Where all our fruit comes from"
      - text "This paragraph is one of those that explain at some length where all the fruit comes from and who has picked it, and it may well be long, because one reads it."
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        let element = stop.element
        let isHeading = element.traits.contains(.header)
        guard isHeading || element.isControl || element.answersActivation, !element.isField,
          let label = element.label, label.string.count > 40, !screen.isInAnotherLanguage
        else { return nil }
        let length = screen.context.duration(
          of: label.string, in: element.language ?? screen.language)
        // What somebody wrote is as long as it is, and its actions make one stop of it.
        let isPost = element.role == .cell && element.customActions.count > 1
        let budget = screen.budget.label * (isHeading ? 0.5 : isPost ? 2 : 1)
        guard Double(length) / 1000 > budget else { return nil }
        return "the label alone takes \(Double(length / 100) / 10) s"
      }
    })
}

import AccessibilityModel

/// The screens of the articles, built in Swift.
enum Screens {
  static let cards = ["삼성카드 **** 1234", "현대카드 **** 5678", "신한카드 **** 9012"]

  /// The payment cards: either every card is an element that is selected by looking at it, or
  /// there is one adjustable element.
  static func cards(
    _ style: CarouselBehavior.Style, language: SpokenLanguage = .korean, isEndless: Bool = false
  ) -> ScreenVariant {
    let isKorean = language == .korean
    let names = isKorean ? cards : ["Visa 1234", "Amex 5678", "Maestro 9012"]
    let carousel = AccessibilityElement(
      .carousel, label: style == .adjustable ? (isKorean ? "결제 카드 선택" : "Payment card") : nil,
      identifier: "cards",
      children: names.map { AccessibilityElement(.button, label: AttributedText($0)) }
    ).with {
      $0.carousel = CarouselBehavior(
        style: style, selectsOnFocus: style == .elements, isEndless: isEndless)
    }
    return ScreenVariant(
      name: style == .elements ? "before" : "after",
      screen: AccessibilityScreen(
        title: isKorean ? "결제" : "Payment", language: language,
        elements: [
          AccessibilityElement(.header, label: isKorean ? "결제 수단" : "Pay with"), carousel,
          AccessibilityElement(.button, label: isKorean ? "확인" : "OK", identifier: "ok"),
        ]))
  }

  /// The slider of the control center, with an editor for the exact number.
  static let slider = ScreenVariant(
    screen: AccessibilityScreen(
      language: .korean,
      elements: [
        AccessibilityElement(
          .slider, label: "음량", traits: .button, hint: "가로 슬라이더", identifier: "volume"
        )
        .with {
          $0.adjustment = .range(NumberRange(number: 50, format: "{value}, {percent}%"))
          $0.editor = ValueEditor(
            field: "슬라이더 값", hint: "최솟값: 0, 최댓값: 100", notes: ["최솟값: 0", "최댓값: 100"],
            done: "완료", cancel: "취소")
        },
        AccessibilityElement(.button, label: "다음"),
      ]))

  /// The fruit banner: three elements, one that reads all at once, or one that stands still.
  static func banner(
    _ style: BannerBehavior.Style, stopsOnFocus: Bool = false, every interval: Int = 3000
  ) -> ScreenVariant {
    ScreenVariant(
      screen: AccessibilityScreen(
        language: .korean,
        elements: [
          AccessibilityElement(.header, label: "추천"),
          AccessibilityElement(
            .banner, identifier: "banner",
            children: ["사과", "귤", "바나나"].map {
              AccessibilityElement(.button, label: AttributedText($0))
            }
          ).with {
            $0.banner = BannerBehavior(style: style, interval: interval, stopsOnFocus: stopsOnFocus)
          },
          AccessibilityElement(.button, label: "장바구니"),
        ]))
  }

  /// Tabs in a table that is reloaded when one is chosen.
  static func tabs(keepsFocusedElement: Bool, outside: Bool = false) -> ScreenVariant {
    func tab(_ name: String, isSelected: Bool = false) -> AccessibilityElement {
      AccessibilityElement(
        .button, label: AttributedText(name), traits: isSelected ? .selected : [],
        identifier: name
      ).with {
        $0.responses = [
          ElementResponse(
            .activate,
            [
              TimedEffect(.select(element: name)),
              TimedEffect(.announce("불러오는 중", .default), after: 200),
              TimedEffect(
                .reload(
                  ScreenReload(
                    container: outside ? "rows" : "table", duration: 800,
                    keepsFocusedElement: keepsFocusedElement))),
            ])
        ]
      }
    }
    let tabs = [tab("인기", isSelected: true), tab("최신"), tab("할인")]
    let rows = ["운동화", "모자"].map { AccessibilityElement(.cell, label: AttributedText($0)) }
    let elements =
      outside
      ? [
        AccessibilityElement(.group, children: tabs),
        AccessibilityElement(.table, identifier: "rows", children: rows),
      ]
      : [AccessibilityElement(.table, identifier: "table", children: tabs + rows)]
    return ScreenVariant(
      screen: AccessibilityScreen(
        language: .korean, elements: [AccessibilityElement(.header, label: "상품")] + elements))
  }
}

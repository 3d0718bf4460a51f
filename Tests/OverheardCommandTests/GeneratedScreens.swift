import AccessibilityModel
import AppSimulation
import Overheard
import TestSupport

/// Screens made from a seed: lists, carousels, banners, reloads and announcements as apps have them.
///
/// Each has a walk with a goal. The same number gives the same screen on every machine.
struct GeneratedScreens {
  /// A screen and the walk on it.
  struct Case {
    var variant: ScreenVariant
    var walk: ReaderWalk
    /// Whether something on the screen happens by itself.
    var hasTimer: Bool
  }

  /// The words of the labels; every language has as many.
  private static let nouns: [SpokenLanguage: [String]] = [
    .korean: [
      "장바구니", "주문 내역", "삼성카드 **** 1234", "오늘의 할인", "배송 조회", "알림 3개", "사과", "귤", "바나나",
      "운동화 39,000원",
      "무선 이어폰", "찜한 상품", "고객 센터", "이번 주 인기 상품 20개", "쿠폰 2장", "최근 본 상품", "리뷰 쓰기", "결제하기",
      "여름 원피스 50% 할인",
      "새벽 배송 안내", "포인트 1,200점", "설정", "내 정보", "친구 초대하고 5,000원 받기",
    ],
    .english: [
      "Cart", "Your orders", "Visa **** 1234", "Today's deals", "Track a parcel", "3 messages",
      "Apples", "Tangerines", "Bananas", "Running shoes, $39.00", "Wireless earphones",
      "Saved items",
      "Help", "20 popular items this week", "2 coupons", "Seen recently", "Write a review", "Pay",
      "Summer dress, 50% off", "Delivery before seven", "1,200 points", "Settings", "Your profile",
      "Invite a friend and get $5",
    ],
  ]

  static func number(_ number: Int) -> Case {
    var random = SeededGenerator(seed: UInt64(number) &* 0x9E37_79B9 &+ 20_261_122)
    let language: SpokenLanguage = number % 2 == 0 ? .korean : .english
    var labels = (nouns[language] ?? []).shuffled(using: &random)
    func label() -> AttributedText { AttributedText(labels.popLast() ?? "") }
    func buttons(_ count: Int) -> [AccessibilityElement] {
      (0..<count).map { _ in AccessibilityElement(.button, label: label()) }
    }
    var elements = [AccessibilityElement(.header, label: label())]
    elements += buttons(Int.random(in: 0...3, using: &random))
    var events: [ScheduledEffects] = []
    var hasTimer = false
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      hasTimer = true
      let styles: [BannerBehavior.Style] = [.elements, .elements, .adjustable]
      let banner = BannerBehavior(
        style: styles.randomElement(using: &random) ?? .elements,
        interval: [2000, 3000, 4000, 5000].randomElement(using: &random) ?? 3000,
        stopsOnFocus: Int.random(in: 0..<3, using: &random) == 0)
      var element = AccessibilityElement(
        .banner, children: buttons(Int.random(in: 2...6, using: &random)))
      element.banner = banner
      elements.append(element)
    case 2:
      var carousel = AccessibilityElement(
        .carousel, label: label(), children: buttons(Int.random(in: 2...5, using: &random)))
      carousel.carousel = CarouselBehavior(
        style: Bool.random(using: &random) ? .elements : .adjustable,
        selectsOnFocus: Bool.random(using: &random))
      elements.append(carousel)
    case 3:
      hasTimer = true
      let rows = AccessibilityElement(
        .list, identifier: "rows", children: buttons(Int.random(in: 3...6, using: &random)))
      elements.append(rows)
      let reload = ScreenReload(container: "rows", duration: 500)
      let time = Int.random(in: 2...6, using: &random) * 1000
      events.append(
        ScheduledEffects(at: time, every: time, [TimedEffect(.reload(reload))]))
    case 4:
      hasTimer = true
      events.append(
        ScheduledEffects(
          at: 1500, every: Int.random(in: 3...7, using: &random) * 1000,
          [TimedEffect(.announce(label(), .default))]))
    default: elements += buttons(Int.random(in: 1...5, using: &random))
    }
    let last = label()
    elements.append(AccessibilityElement(.button, label: last, identifier: "last"))
    let lines = ["swipe right to last", "double tap"]
    let walk =
      (try? ReaderWalk(name: "", lines: lines, goal: WalkGoal([.activated("last")]))) ?? .plain
    return Case(
      variant: ScreenVariant(
        screen: AccessibilityScreen(language: language, elements: elements, events: events)),
      walk: walk, hasTimer: hasTimer)
  }

}

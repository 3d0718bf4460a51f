import AccessibilityModel
import Testing

@testable import Walks

/// The payment cards: looking through them, before the fix and after.
@Suite struct CarouselTests {
  /// Every card is an element that is selected when focus scrolls it to the middle, so the user
  /// pays with the wrong card.
  @Test func lookingSelectsTheLastCard() throws {
    let heard = try score(
      Screens.cards(.elements), ["swipe right x4", "double tap"],
      goal: ["activate ok", "cards = 현대카드 **** 5678"])
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.60                    screen "결제" 0.20 s
                                   → 결제 수단
           0.80                    "결제 수단, 머리말" 0.92 s
           2.12  swipe right       → 삼성카드 **** 1234
                                   "선택됨, 삼성카드 **** 1234, 버튼" 2.14 s
           4.66  swipe right       → 현대카드 **** 5678
                                   "현대카드 **** 5678, 버튼" 1.72 s
           4.96                    * cards.selected: 삼성카드 **** 1234 ⇒ 현대카드 **** 5678 (by focus, nobody asked)
           6.78  swipe right       → 신한카드 **** 9012
                                   "신한카드 **** 9012, 버튼" 1.72 s
           7.08                    * cards.selected: 현대카드 **** 5678 ⇒ 신한카드 **** 9012 (by focus, nobody asked)
           8.90  swipe right       → ok
                                   "확인, 버튼" 0.52 s
           9.82  double tap        ♪ activate
                                   value "확인" 0.20 s
          10.02                    = 5 gestures, 2 changes nobody asked for, goal missed, 7.42 s of speech

        """)
  }

  /// Cards scroll along with focus: the position is that of the card under it, and at the edge
  /// nothing is chosen.
  @Test func cardsScrollAlongWithFocus() throws {
    let heard = try score(
      """
      language: en
      screen: Offers
      elements:
      - carousel "Offers": {items: [button "One", button "Two", button "Three"]}
      """,
      ["swipe right x2", "three-finger tap", "scroll right", "three-finger tap", "scroll left"])
    #expect(
      heard == """
        # walk
           0.00                            ♪ screenChanged
           0.60                            screen "Offers" 0.60 s
                                           → One
           1.20                            "Offers, One, button" 1.74 s
           3.34  swipe right               → Two
                                           "Two, button" 1.02 s
           4.76  swipe right               → Three
                                           "Three, button" 1.22 s
           6.38  three-finger tap          scroll "Page 3 of 3" 1.10 s
           7.88  three-finger swipe left   ♪ boundary
                                           scroll "Page 3 of 3" 1.10 s
           9.38  three-finger tap          scroll "Page 3 of 3" 1.10 s
          10.88  three-finger swipe right  ♪ scroll
                                           * Offers.selected: One ⇒ Two (by user)
                                           scroll "Page 2 of 3" 1.10 s
                                           → Two
          11.98                            "Two, button" 1.02 s
          13.00                            = 6 gestures, 0 changes nobody asked for, 10.00 s of speech

        """)
  }

  /// The same in English.
  @Test func lookingSelectsTheLastCardInEnglish() throws {
    let heard = try score(
      Screens.cards(.elements, language: .english), ["swipe right x4", "double tap"],
      goal: ["activate ok", "cards = Amex 5678"])
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" 1.62 s
           3.32  swipe right       → Visa 1234
                                   "selected, Visa 1234, button" 2.54 s
           6.26  swipe right       → Amex 5678
                                   "Amex 5678, button" 1.62 s
           6.56                    * cards.selected: Visa 1234 ⇒ Amex 5678 (by focus, nobody asked)
           8.28  swipe right       → Maestro 9012
                                   "Maestro 9012, button" 1.92 s
           8.58                    * cards.selected: Amex 5678 ⇒ Maestro 9012 (by focus, nobody asked)
          10.60  swipe right       → ok
                                   "OK, button" 0.92 s
          11.92  double tap        ♪ activate
                                   value "OK" 0.20 s
          12.12                    = 5 gestures, 2 changes nobody asked for, goal missed, 9.52 s of speech

        """)
  }

  /// One adjustable element: vertical swipes choose, horizontal ones leave; nothing changes by
  /// itself.
  @Test func verticalSwipesChooseTheCard() throws {
    let heard = try score(
      Screens.cards(.adjustable),
      ["swipe right", "swipe up x3", "swipe down", "swipe right", "double tap"],
      goal: ["activate ok", "cards = 현대카드 **** 5678"])
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.60                    screen "결제" 0.20 s
                                   → 결제 수단
           0.80                    "결제 수단, 머리말" 0.92 s
           2.12  swipe right       → cards
                                   "결제 카드 선택, 삼성카드 **** 1234, 조절 가능" 2.94 s
           6.06                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           9.66  swipe up          * cards.value: 삼성카드 **** 1234 ⇒ 현대카드 **** 5678 (by user)
                                   value "현대카드 **** 5678" 1.40 s
          11.46  swipe up          * cards.value: 현대카드 **** 5678 ⇒ 신한카드 **** 9012 (by user)
                                   value "신한카드 **** 9012" 1.40 s
          13.26  swipe up          ♪ boundary
                                   value "신한카드 **** 9012" 1.40 s
          15.06  swipe down        * cards.value: 신한카드 **** 9012 ⇒ 현대카드 **** 5678 (by user)
                                   value "현대카드 **** 5678" 1.40 s
          16.86  swipe right       → ok
                                   "확인, 버튼" 0.52 s
          17.78  double tap        ♪ activate
                                   value "확인" 0.20 s
          17.98                    = 7 gestures, 0 changes nobody asked for, goal reached at 17.78 s, 13.58 s of speech

        """)
  }

  /// The same in English.
  @Test func verticalSwipesChooseTheCardInEnglish() throws {
    let heard = try score(
      Screens.cards(.adjustable, language: .english),
      ["swipe right", "swipe up", "swipe right", "double tap"],
      goal: ["activate ok", "cards = Amex 5678"])
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" 1.62 s
           3.32  swipe right       → cards
                                   "Payment card, Visa 1234, adjustable" 3.34 s
           7.66                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
          13.36  swipe up          * cards.value: Visa 1234 ⇒ Amex 5678 (by user)
                                   value "Amex 5678" 0.90 s
          14.66  swipe right       → ok
                                   "OK, button" 0.92 s
          15.98  double tap        ♪ activate
                                   value "OK" 0.20 s
          16.18                    = 4 gestures, 0 changes nobody asked for, goal reached at 15.98 s, 12.98 s of speech

        """)
  }

  /// Without "rotor follows the item", vertical swipes move by headings until the rotor is turned.
  @Test func rotorMustBeTurnedWhenItDoesNotFollow() throws {
    let heard = try score(
      Screens.cards(.adjustable),
      [
        "rotor follows item off", "swipe right", "swipe up", "swipe right", "rotor adjust value",
        "swipe up",
      ])
    #expect(
      heard == """
        # after
           0.00                          ♪ screenChanged
           0.00  rotor follows item off
           0.60                          screen "결제" 0.20 s
                                         → 결제 수단
           0.80                          "결제 수단, 머리말" 0.92 s
           2.12  swipe right             → cards
                                         "결제 카드 선택, 삼성카드 **** 1234, 조절 가능" 2.94 s
           6.06                          hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           9.66  swipe up                → 결제 수단
                                         "결제 수단, 머리말" 0.92 s
          10.98  swipe right             → cards
                                         "결제 카드 선택, 삼성카드 **** 1234, 조절 가능" 2.94 s
          14.92                          hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          18.52  rotor adjust value      ♪ rotor
                                         rotor "값 조절" 0.40 s
          19.32  swipe up                * cards.value: 삼성카드 **** 1234 ⇒ 현대카드 **** 5678 (by user)
                                         value "현대카드 **** 5678" 1.40 s
          20.72                          = 5 gestures, 0 changes nobody asked for, 16.12 s of speech

        """)
  }

  /// A user who swipes until the button needs as many swipes as there are cards.
  @Test func swipingToTheButton() throws {
    let lines = ["swipe right to 확인", "swipe left to nobody"]
    #expect(try transcript(Screens.cards(.elements), lines).figures?.gestures == 8)
    #expect(try transcript(Screens.cards(.adjustable), lines).figures?.gestures == 4)
  }

  /// Its last card is followed by its first: swiping to the end stops after two rounds and says
  /// so.
  @Test func endlessCarouselIsATrap() throws {
    let heard = try score(
      Screens.cards(.elements, language: .english, isEndless: true), ["swipe right to the end"])
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" 1.62 s
           3.32  swipe right       → Visa 1234
                                   "selected, Visa 1234, button" 2.54 s
           6.26  swipe right       → Amex 5678
                                   "Amex 5678, button" 1.62 s
           6.56                    * cards.selected: Visa 1234 ⇒ Amex 5678 (by focus, nobody asked)
           8.28  swipe right       → Maestro 9012
                                   "Maestro 9012, button" 1.92 s
           8.58                    * cards.selected: Amex 5678 ⇒ Maestro 9012 (by focus, nobody asked)
          10.60  swipe right       → Visa 1234
                                   "Visa 1234, button" 1.62 s
          10.90                    * cards.selected: Maestro 9012 ⇒ Visa 1234 (by focus, nobody asked)
          12.62  swipe right       → Amex 5678
                                   "Amex 5678, button" 1.62 s
          12.92                    * cards.selected: Visa 1234 ⇒ Amex 5678 (by focus, nobody asked)
          14.64  swipe right       → Maestro 9012
                                   "Maestro 9012, button" 1.92 s
          14.94                    * cards.selected: Amex 5678 ⇒ Maestro 9012 (by focus, nobody asked)
          16.96  swipe right       → Visa 1234
                                   "Visa 1234, button" 1.62 s
          17.26                    * cards.selected: Maestro 9012 ⇒ Visa 1234 (by focus, nobody asked)
          18.58                    = 7 gestures, 6 changes nobody asked for, 15.18 s of speech, trapped in cards, an endless carousel

        """)
  }

  /// A three-finger swipe moves by a card, as on any scroll view; the user asked for it.
  @Test func threeFingersScrollTheCards() throws {
    let heard = try score(
      Screens.cards(.elements, language: .english),
      [
        "swipe right", "three-finger swipe left", "three-finger swipe left",
        "three-finger swipe left",
      ])
    #expect(
      heard == """
        # before
           0.00                           ♪ screenChanged
           0.60                           screen "Payment" 0.70 s
                                          → Pay with
           1.30                           "Pay with, heading" 1.62 s
           3.32  swipe right              → Visa 1234
                                          "selected, Visa 1234, button" 2.54 s
           6.26  three-finger swipe left  ♪ scroll
                                          * cards.selected: Visa 1234 ⇒ Amex 5678 (by user)
                                          scroll "Page 2 of 3" 1.10 s
                                          → Amex 5678
           7.36                           "selected, Amex 5678, button" 2.54 s
          10.30  three-finger swipe left  ♪ scroll
                                          * cards.selected: Amex 5678 ⇒ Maestro 9012 (by user)
                                          scroll "Page 3 of 3" 1.10 s
                                          → Maestro 9012
          11.40                           "selected, Maestro 9012, button" 2.84 s
          14.64  three-finger swipe left  ♪ boundary
                                          scroll "Page 3 of 3" 1.10 s
          15.74                           = 4 gestures, 0 changes nobody asked for, 13.54 s of speech

        """)
  }

  /// Cards that the user only rushed past have been selected, too.
  @Test func quickSwipesSelectToo() throws {
    let heard = try score(
      Screens.cards(.elements),
      ["swipe right", "wait 0.5s", "swipe right", "wait 0.1s", "swipe right"])
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.60                    screen "결제" 0.20 s
                                   → 결제 수단
           0.80                    "결제 수단, 머리말" 0.92 s
           2.12  swipe right       → 삼성카드 **** 1234
                                   "선택됨, 삼성카드 **** 1234, 버튼" ✂ at 0.50 of 2.14 s
           2.12  wait 0.5s
           2.62  swipe right       → 현대카드 **** 5678
                                   "현대카드 **** 5678, 버튼" ✂ at 0.10 of 1.72 s
           2.62  wait 0.1s
           2.72  swipe right       → 신한카드 **** 9012
                                   "신한카드 **** 9012, 버튼" 1.72 s
           2.92                    * cards.selected: 삼성카드 **** 1234 ⇒ 현대카드 **** 5678 (by focus, nobody asked)
           3.02                    * cards.selected: 현대카드 **** 5678 ⇒ 신한카드 **** 9012 (by focus, nobody asked)
           4.44                    = 3 gestures, 2 changes nobody asked for, 3.44 s of speech, 49 % of it cut off

        """)
  }
}

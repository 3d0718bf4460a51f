import AccessibilityModel
import Foundation
import ScreenReading
import Testing
import VoiceOver

@testable import Walks

/// Screens built in Swift, whose responses are closures.
@Suite struct CodeTests {
  /// A transfer that is refused beyond the balance, which no list of effects could say so shortly.
  private static let variant = ScreenVariant(
    screen: AccessibilityScreen(
      title: "송금", language: .korean,
      elements: [
        AccessibilityElement(.text, label: "50,000원", identifier: "잔액"),
        AccessibilityElement(.textField, label: "금액"),
        AccessibilityElement(.button, label: "보내기").with {
          $0.responses = [
            ElementResponse(
              .activate,
              [
                TimedEffect(
                  .code("transfer") { screen in
                    let amount = screen.number(of: "금액") ?? 0
                    guard amount > 0 else { return [TimedEffect(.layoutChanged(.element("금액")))] }
                    guard amount <= screen.number(of: "잔액") ?? 0 else {
                      return [
                        TimedEffect(.announce("잔액이 부족합니다.", .default), after: 1000)
                      ]
                    }
                    return [
                      TimedEffect(.add(element: "잔액", by: -amount)),
                      TimedEffect(.push(screen: "완료")),
                    ]
                  })
              ])
          ]
        },
      ]),
    otherScreens: [
      "완료": AccessibilityScreen(
        language: .korean, elements: [AccessibilityElement(.header, label: "보냈습니다")])
    ])

  @Test func codeDecidesWhatFollows() throws {
    let heard = try score(
      Self.variant,
      [
        "touch 보내기", "double tap", "type 70000", "touch 보내기", "double tap", "touch 금액",
        "select all", "type 20000", "touch 보내기", "double tap",
      ], goal: ["screen 완료"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "송금" 0.20 s
                                   → 잔액
           0.80                    "50,000원" 0.70 s
           1.90  touch 보내기      → 보내기
                                   "보내기, 버튼" 0.62 s
           2.92  double tap        ♪ activate
           3.02                    → 금액
                                   "금액, 텍스트 필드" 0.92 s
           4.94                    hint "편집하려면 이중 탭하십시오." 1.50 s
           6.84  type 70000        ♪ keyboard
                                   value "7, 0, 0, 0, 0" 0.98 s
                                   * 금액.value: – ⇒ 70000 (by user)
           8.22  touch 보내기      → 보내기
                                   "보내기, 버튼" 0.62 s
           9.24  double tap        ♪ activate
                                   value "보내기" 0.30 s
           9.94  touch 금액        → 금액
                                   "텍스트 필드, 편집 중, 금액, 70000, 삽입 지점 끝" ✂ at 0.30 of 2.88 s
          10.24                    hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." ✗ never heard
                                   announcement "잔액이 부족합니다." 1.00 s
          11.64  select all        value "70000, 선택됨" 0.92 s
          12.96  type 20000        value "2, 0, 0, 0, 0" 0.98 s
                                   * 금액.value: 70000 ⇒ 20000 (by user)
          14.34  touch 보내기      → 보내기
                                   "보내기, 버튼" 0.62 s
          15.36  double tap        ♪ activate
                                   * 잔액.label: 50,000원 ⇒ 30,000원 (by user)
                                   ♪ keyboardGone
                                   ♪ screenChanged
          15.96                    → 보냈습니다
                                   "보냈습니다, 머리말" 0.92 s
          16.88                    = 10 gestures, 0 changes nobody asked for, goal reached at 15.36 s, 10.58 s of speech, 20 % of it cut off

        """)
  }

  /// Code that leads to itself is named, and the walk ends there.
  @Test func codeThatLeadsToItselfEnds() throws {
    @Sendable func again(_ screen: ScreenState) -> [TimedEffect] {
      [TimedEffect(.add(element: "수", by: 1)), TimedEffect(.code("again", again))]
    }
    let variant = ScreenVariant(
      screen: AccessibilityScreen(
        language: .korean,
        elements: [
          AccessibilityElement(.button, label: "더하기").with {
            $0.responses = [ElementResponse(.activate, [TimedEffect(.code("again", again))])]
          },
          AccessibilityElement(.text, label: "0", identifier: "수"),
        ]))
    let score = try score(variant, ["double tap", "swipe right"])
    #expect(score.contains("stopped because code leads to itself without end: again"))
  }

  /// Code has a name in JSON, and cannot be read back.
  @Test func codeIsNotRead() throws {
    let data = try JSONEncoder().encode(Self.variant)
    #expect(String(decoding: data, as: UTF8.self).contains("\"transfer\""))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ScreenVariant.self, from: data) }
  }
}

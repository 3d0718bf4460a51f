import AccessibilityModel
import ScreenFiles
import ScreenReading
import TalkBack
import Testing
import VoiceOver

@testable import Walks

/// A walk that is made up on the way.
@Suite struct ExploredWalkTests {
  private func transcript(_ walk: ReaderWalk, on variant: ScreenVariant) -> WalkTranscript {
    WalkTranscript(
      of: walk, on: variant,
      configuration: WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: variant.screen.language),
        wording: .voiceOverKorean, durations: tenthPerCharacter))
  }

  /// The banner turns while one explores; a gesture cuts off what is being said, and so does the end of
  /// what is worked out.
  @Test func gesturesComeWhenTheyAreMade() {
    let banner = Screens.banner(.elements)
    var explored = ExploredWalk(with: .voiceOver)
    explored.take(.gesture(.swipe(.right)), at: 2600)
    explored.take(.gesture(.swipe(.left)), at: 3300)
    #expect(
      transcript(explored.walk(upTo: 6200), on: banner).score == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 2.6s
           0.60                    → 추천
                                   "추천, 머리말" 0.62 s
           2.60  swipe right       → 사과
                                   "사과, 버튼" ✂ at 0.40 of 0.52 s
           2.60  wait 0.7s
           3.00                    * banner.item: 사과 ⇒ 귤 (by timer)
                                   → 귤 (thrown there)
                                   "귤, 버튼" ✂ at 0.30 of 0.42 s
           3.30  swipe left        → 사과
                                   "사과, 버튼" 0.52 s
                                   * banner.item: 귤 ⇒ 사과 (by app)
           3.30  wait 2.9s
           6.00                    * banner.item: 사과 ⇒ 귤 (by timer)
                                   → 귤 (thrown there)
                                   "귤, 버튼" ✂ at 0.20 of 0.42 s
           6.20                    = 2 gestures, 0 changes nobody asked for, focus thrown 2 times, 2.04 s of speech, 18 % of it cut off

        """)
  }

  /// What has been worked out up to a moment stays when more is: it has been heard already.
  @Test func whatWasHeardStays() {
    let banner = Screens.banner(.elements)
    var explored = ExploredWalk(with: .voiceOver)
    explored.take(.gesture(.readAll), at: 1000)
    func begun(_ horizon: Int, before time: Int) -> [String] {
      transcript(explored.walk(upTo: horizon), on: banner).events.compactMap { event in
        guard event.time < time else { return nil }
        switch event.kind {
        case .speak(let speech): return "\(event.time) \(speech.spoken)"
        case .focus(let name, _): return "\(event.time) → \(name)"
        case .change(let change): return "\(event.time) * \(change)"
        default: return nil
        }
      }
    }
    let whole = begun(40_000, before: 40_000)
    #expect(whole.count > 10)
    for horizon in stride(from: 1000, to: 40_000, by: 777) {
      #expect(begun(horizon, before: horizon) == begun(40_000, before: horizon))
    }
  }

  /// A step that consists of several gestures takes time, and the next one comes after it.
  @Test func aLongStepIsOverBeforeTheNext() {
    let screen = ScreenVariant(
      screen: AccessibilityScreen(
        language: .korean,
        elements: ["하나", "둘", "셋"].map { AccessibilityElement(.button, label: $0) }))
    var explored = ExploredWalk(with: .voiceOver)
    explored.take(.gesture(.swipeToEnd(.right)), at: 1000)
    explored.note(transcript(explored.walk(upTo: 9000), on: screen))
    explored.take(.gesture(.swipe(.left)), at: 1200)
    let gestures = transcript(explored.walk(upTo: 9000), on: screen).events.filter {
      if case .gesture = $0.kind { true } else { false }
    }
    #expect(gestures.map(\.kind.step) == [.right, .right, .left].map { .gesture(.swipe($0)) })
    #expect(gestures[2].time > gestures[1].time)
  }

  /// The steps can be kept as a walk, on which one listens in between.
  @Test func itIsKeptAsAWalk() {
    var explored = ExploredWalk(with: .voiceOver)
    #expect(explored.walk(named: "explored") == nil)
    explored.take(.gesture(.swipe(.right)), at: 1000)
    explored.take(.gesture(.swipe(.right)), at: 1200)
    explored.take(.gesture(.touch(.element("저장: 지금"))), at: 3000)
    #expect(
      WalkFile.printed([explored.walk(named: "explored")].compactMap(\.self)) == """
        walks:
          explored:
          - swipe right x2
          - 'touch 저장: 지금'

        """)
  }

  /// A gesture that means something else to other readers makes it a walk for this one.
  @Test func aGestureOfOneReaderIsKeptForIt() throws {
    var explored = ExploredWalk(with: .talkBack)
    explored.take(.gesture(.twoFingerSwipe(.up)), at: 1000)
    let file = WalkFile.printed([try #require(explored.walk(named: "explored"))])
    #expect(
      file == """
        walks:
          explored:
            gestures:
            - two-finger swipe up
            reader: talkback

        """)
    #expect(try WalkFile(contentsOf: Array(file.utf8), path: "walk.yaml").walks.count == 1)
  }
}

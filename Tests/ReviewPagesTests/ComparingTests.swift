import AppSimulation
import Languages
import TestSupport
import Testing
import Walks

@testable import ReviewPages

/// What changed between two walks, as a score: `=` as it was, `-` gone, `+` new, `~` other words.
@Suite struct ComparingTests {
  @Test func announcementsAreAlignedThenTheirWords() {
    let score = compare(
      ["Cards, heading", "Samsung 1234, button", "Pay, button"],
      ["Cards, heading", "KB 1234, button", "Coupon, adjustable", "Pay now, button"])
    #expect(
      score == """
        = Cards, heading
        ~ [-Samsung][+KB] 1234, button
        + Coupon, adjustable
        ~ Pay[+ now], button
        """)
  }

  @Test func nothingAlikeIsGoneAndNew() {
    #expect(
      compare(["결제 수단, 머리말", "닫기, 버튼"], ["알림 설정 화면", "닫기, 버튼"]) == """
        - 결제 수단, 머리말
        + 알림 설정 화면
        = 닫기, 버튼
        """)
  }

  @Test func anAnnouncementThatIsNowCutOffHasChanged() {
    let old = [HeardItem(text: "Saved", outcome: .finished, time: 0)]
    let new = [HeardItem(text: "Saved", outcome: .interrupted, time: 900)]
    #expect(
      HeardDifference(from: old, to: new).steps
        == [.changed(from: old[0], to: new[0], [.same("Saved")])])
    // Times are not compared.
    let later = [HeardItem(text: "Saved", outcome: .finished, time: 5)]
    #expect(HeardDifference(from: old, to: later).isEmpty)
  }

  /// What was opened instead of what was heard is among them, as the figures of the walk count it.
  @Test func changesThatNobodyAskedForAreCompared() {
    let changes =
      [ElementChange.Cause.focus, .timer, .user].map {
        ElementChange(element: "카드", property: .selectedCard(from: "a", to: "b"), by: $0)
      } + [
        ElementChange(element: "배너", property: .opened(heard: "세일", opened: "쿠폰"), by: .timer)
      ]
    let walk = WalkTranscript(
      screen: "", variant: "", walk: "",
      events: changes.map { .init(time: 0, .change($0)) })
    let items = walk.heardItems(PageWords(LanguagePacks.current.primary))
    #expect(items.map(\.cause) == [.focus, .timer])
    #expect(items.map(\.text) == ["카드 · 선택됨: a → b", "배너 · 열린 항목: 세일 → 쿠폰"])
  }

  @Test func wordsComeBeforeThoseThatReplaceThem() {
    let difference = WordDifference(from: "신한카드, 선택됨, 버튼", to: "국민카드, 버튼")
    #expect(difference.pieces.map(\.marked) == ["[-신한카드, 선택됨]", "[+국민카드]", ", 버튼"])
    #expect(WordDifference(from: "", to: "").pieces == [])
    #expect(WordDifference(from: "a b", to: "a b").pieces == [.same("a b")])
    #expect(WordDifference(from: "", to: "a b").pieces == [.added("a b")])
  }

  /// For any two lists of texts, the steps reproduce both, and each difference gives its texts.
  @Test(arguments: 0..<60) func noWordIsLostOrInvented(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 1)
    func texts() -> [HeardItem] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          ["카드", "버튼", "Pay", "1234,", "선택됨,"].randomElement(using: &random) ?? ""
        }
        return HeardItem(text: words.joined(separator: " "), outcome: .finished, time: 0)
      }
    }
    let (old, new) = (texts(), texts())
    var (before, after): ([String], [String]) = ([], [])
    for step in HeardDifference(from: old, to: new).steps {
      switch step {
      case .same(let item):
        before.append(item.text)
        after.append(item.text)
      case .removed(let item): before.append(item.text)
      case .added(let item): after.append(item.text)
      case .changed(let from, let to, let pieces):
        before.append(from.text)
        after.append(to.text)
        #expect(pieces.map { if case .added = $0 { "" } else { $0.text } }.joined() == from.text)
        #expect(pieces.map { if case .removed = $0 { "" } else { $0.text } }.joined() == to.text)
      }
    }
    #expect(before == old.map(\.text))
    #expect(after == new.map(\.text))
  }

  private func compare(_ old: [String], _ new: [String]) -> String {
    func items(_ texts: [String]) -> [HeardItem] {
      texts.map { HeardItem(text: $0, outcome: .finished, time: 0) }
    }
    return HeardDifference(from: items(old), to: items(new)).steps.map { step in
      switch step {
      case .same(let item): "= \(item.text)"
      case .removed(let item): "- \(item.text)"
      case .added(let item): "+ \(item.text)"
      case .changed(_, _, let pieces): "~ " + pieces.map(\.marked).joined()
      }
    }.joined(separator: "\n")
  }
}

extension WordDifference.Piece {
  fileprivate var text: String {
    switch self {
    case .same(let text), .removed(let text), .added(let text): text
    }
  }

  fileprivate var marked: String {
    switch self {
    case .same(let text): text
    case .removed(let text): "[-\(text)]"
    case .added(let text): "[+\(text)]"
    }
  }
}

import Testing

@testable import Walks

/// What would never end by itself: texts, numbers and lists that grow, code that leads to itself.
@Suite struct GrowthTests {
  /// A text that doubles itself stops growing before it fills the memory.
  @Test func aTextDoesNotGrowWithoutEnd() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Double":
          activate: {set: text, value: "{text}{text}"}
      - text "abcdefghij": {identifier: text}
      """, ["double tap x40"])
    #expect(heard.contains("= 40 gestures"))
    #expect(heard.utf8.count < 500_000)
  }

  /// A number beyond what can be counted exactly stays as it is, with all its digits.
  @Test func aNumberDoesNotGrowIntoAnExponent() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "More": {activate: {add: sum, by: 900000000000}}
      - text "999000000000000": {identifier: sum}
      """, ["double tap x3"])
    #expect(heard.contains("* sum.label: 999000000000000 ⇒ 999900000000000 (by user)"))
    #expect(!heard.contains("e+"))
    #expect(heard.contains("= 3 gestures, "))
  }

  /// A timer that adds rows stops at five hundred.
  @Test func aListDoesNotGrowWithoutEnd() throws {
    let rows = (1...497).map { "text \"\($0)\"" }.joined(separator: ", ")
    let heard = try score(
      """
      language: en
      elements:
      - button "Wait"
      - list: {identifier: rows, children: [\(rows)]}
      events:
      - {every: 100ms, effects: [{append: rows, children: [text "Row"]}]}
      """, ["wait 2s", "four finger tap bottom"])
    #expect(heard.contains("→ Row (3)\n"))
  }

  /// Events that start themselves at once do so no faster than a timer runs.
  @Test func eventsThatStartThemselvesComeToAnEnd() throws {
    let heard = try score(
      """
      language: en
      elements: [text "T"]
      events:
      - {name: ping, at: 0s, effects: [{start: pong}]}
      - {name: pong, at: 0s, effects: [{start: ping}, {announce: Ping}]}
      """, ["wait 1s"])
    #expect(heard.contains("announcement \"Ping\""))
    #expect(heard.split(separator: "\n").count < 30)
  }

  /// Conditions that begin to undo each other are named, and the walk ends there.
  @Test func aCircleOfConditionsIsNamed() throws {
    let heard = try score(
      """
      language: en
      elements:
      - text "A": {shownWhen: [C is on, B is hidden]}
      - text "B": {shownWhen: [C is on, A is not hidden]}
      - switch "C" [off]
      """, ["double tap", "swipe right"])
    #expect(heard.contains("= 1 gesture,"))
    #expect(heard.contains("stopped because conditions go round in a circle: "))
  }
}

import Foundation
import TestSupport
import Testing

/// What somebody has typed into a secure field is told of by no other element, list or announcement.
@Suite struct SecretsTests {
  /// The field in all that takes its words from what is inside.
  private static let screen = """
    language: en
    elements:
    - cell: {children: [secureTextField: {value: hunter2}, text "T"]}
    - group: {grouping: combine, children: [text "T", secureTextField: {value: hunter2}]}
    - button: {children: [secureTextField: {value: hunter2}]}
    - banner: {style: joined, children: [secureTextField: {value: hunter2}, text "x"]}
    - carousel "C": {style: adjustable, children: [secureTextField: {value: hunter2}, text "x"]}
    - group: {live: polite, children: [secureTextField "P": {identifier: field, value: hunter2}]}
    - button "Set": {activate: {set: field, value: hunter3}}
    walks:
      set: [swipe right to the end, double tap, wait 3s]
      typed: [touch P, double tap, type x, wait 3s]
    """

  @Test(arguments: ["voiceover", "talkback"])
  func areNotHeard(reader: String) async throws {
    for command in [["announce"], ["transcript"], ["audit", "--fail-on", "never"]] {
      let run = try await ToolRun(command + ["-", "--reader", reader], input: Self.screen)
      #expect(run.code == 0, "\(run.errors)")
      #expect(!run.output.contains("hunter"), "\(run.output)")
    }
  }

  @Test func areNamedByWhatTheyAre() async throws {
    let voiceOver = try await ToolRun(["announce", "-", "--no-hints"], input: Self.screen)
    #expect(
      voiceOver.output == """
        """)
    let talkBack = try await ToolRun(
      ["announce", "-", "--reader", "talkback", "--no-hints"], input: Self.screen)
    #expect(
      talkBack.output == """
        """)
  }
}

import Foundation
import TestSupport
import Testing

/// What somebody has typed into a secure field is told of by no other element, list or announcement.
@Suite struct SecretsTests {
  /// The field in all that takes its words from what is inside.
  private static let screen = """
    language: en
    elements:
    - cell: {children: [secureTextField: {value: hunter2}, text "Tea"]}
    - group: {grouping: combine, children: [text "Tea", secureTextField: {value: hunter2}]}
    - button: {children: [secureTextField: {value: hunter2}]}
    - banner: {style: joined, children: [secureTextField: {value: hunter2}, text "Offer"]}
    - carousel "Cards": {style: adjustable, children: [secureTextField: {value: hunter2}, text "Offer"]}
    - group: {live: polite, children: [secureTextField "PIN": {identifier: field, value: hunter2}]}
    - button "Set": {activate: {set: field, value: hunter3}}
    walks:
      set: [swipe right to the end, double tap, wait 3s]
      typed: [touch PIN, double tap, type x, wait 3s]
    """

  @Test(arguments: ["voiceover", "talkback"])
  func areNotHeard(reader: String) async throws {
    let announced = try await ToolRun(["announce", "-", "--reader", reader], input: Self.screen)
    #expect(announced.code == 0, "\(announced.errors)")
    #expect(!announced.output.contains("hunter"), "\(announced.output)")
    let walked = try await ToolRun(
      ["transcript", "-", "--reader", reader, "--format", "json"], input: Self.screen)
    #expect(walked.code == 0, "\(walked.errors)")
    let told = walked.output.split(separator: "\n").filter {
      $0.contains(#""event":"speak""#) || $0.contains(#""event":"focus""#)
    }
    #expect(told.count > 20)
    #expect(told.filter { $0.contains("hunter") } == [])
  }

  @Test func areNamedByWhatTheyAre() async throws {
    let voiceOver = try await ToolRun(["announce", "-", "--no-hints"], input: Self.screen)
    #expect(
      voiceOver.output == """
        stdin
          7 characters, secure text field
          Tea
          Tea, 7 characters, secure text field
          button
          Offer
          Cards, adjustable
          PIN, 7 characters, secure text field
          Set, button

        """)
    let talkBack = try await ToolRun(
      ["announce", "-", "--reader", "talkback", "--no-hints"], input: Self.screen)
    #expect(
      talkBack.output == """
        stdin
          Tea
          password, 7 characters, Edit box
          Tea, password, 7 characters, Edit box
          Button
          password, 7 characters, Edit box
          Offer
          Cards, Slider
          password, 7 characters, Edit box, PIN
          Set, Button

        """)
  }
}

import OverheardTesting
import TestSupport
import Testing

/// An audit in a test.
@Suite struct NoFindingsTests {
  private let screen = AccessibilityScreen(
    title: "Settings", language: .english,
    elements: [
      AccessibilityElement(.button, label: "ic_back_24"),
      AccessibilityElement(.switch, label: "Sounds").with { $0.toggle = .on },
    ])

  @Test func whatOneWouldStumbleOverFails() throws {
    let error = #expect(throws: AuditFindings.self) { try expectNoFindings(of: screen) }
    #expect(
      error?.description == """
        screen: error: ic_back_24: "ic_back_24" is the name of a file or symbol, and it is read out \
        [file-name-as-label]
            heard: "ic_back_24, button" (at 1.21 s)
            fix: Set accessibilityLabel to words for people.
            SwiftUI: Add .accessibilityLabel(…), or hide the image with Image(decorative:).

        """)
    #expect(error?.localizedDescription == error?.description)
  }

  /// Beside the place in the file, it is what the command prints.
  @Test func theFindingsAreThoseOfTheCommand() async throws {
    let folder = try TemporaryFolder()
    let file = ScreenFile(language: .english, variants: [ScreenVariant(screen: screen)])
    try folder.write(file.printed(), to: "screen.yaml")
    for reader in [ScreenReader.voiceOver, .talkBack] {
      let error = #expect(throws: AuditFindings.self) {
        try expectNoFindings(of: screen, reader: reader)
      }
      let run = try await ToolRun(
        ["audit", "screen.yaml", "--reader", reader.id], in: folder.url)
      let printed = run.output.replacing(#/(?m)^screen\.yaml:\d+:\d+: /#, with: "screen: ")
      #expect(error?.description == printed)
    }
  }

  @Test func whatIsExemptPasses() throws {
    var screen = screen
    screen.elements[0].audit = AuditExemptions(ignore: ["file-name-as-label": "It is its name."])
    try expectNoFindings(of: screen)
  }
}

import Foundation
import TestSupport
import Testing

@testable import OverheardCommand

/// `overheard speak --step` on a terminal: a presenter presses a key before every gesture.
@Suite struct StepTests {
  /// Types, after looking whether anything comes without a key.
  private func type(
    _ script: [(wanted: String, action: TypedTerminal.Action)], at screen: String,
    with options: [String] = ["--quiet"]
  ) async throws -> TypedTerminal {
    let folder = try TemporaryFolder()
    try folder.write(screen, to: "a.yaml")
    let server = try await SoundServer()
    return try await TypedTerminal(
      script, ["speak", "a.yaml", "--step"] + options, in: folder.url,
      environment: server.environment, pause: 2.5)
  }

  private let screen = "language: en\nelements: [button \"One\", button \"Two\"]"

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func everyGestureWaitsForAKey() async throws {
    let seen = try await type([("One, button", "\r"), ("Two, button", "")], at: screen)
    #expect(seen.steps.allSatisfy { $0.isSeen && $0.isStill }, "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func presentersAreToldTheKeys() async throws {
    let seen = try await type(
      [("any key makes the next gesture; Ctrl-C stops", ""), ("One, button", "\u{3}")], at: screen,
      with: [])
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
  }

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func keysPressedEarlyAreNeitherTakenNorSeen() async throws {
    let screen = """
      language: en
      elements:
      - button "Before you pay, read the terms and conditions of the card that you have chosen"
      - button "Two"
      """
    let seen = try await type(
      [("Before", "xyz"), ("chosen, button", "\r"), ("Two, button", "")], at: screen)
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
    #expect(seen.steps.map(\.isStill) == [false, true, true], "\(seen)")
    #expect(!seen.shown.contains("xyz"))
    #expect(seen.echoes && seen.code == 0)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func whereNobodyCanPressAKeyItSaysSo() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(screen, to: "a.yaml")
    let server = try await SoundServer()
    let run = try await ToolRun(
      ["speak", file.path, "--step", "--quiet"], environment: server.environment)
    #expect(run.output.contains("One, button") && run.output.contains("Two, button"))
    #expect(
      run.errors == "overheard: no more keys come from standard input; going on by itself\n")
  }

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func controlCLeavesTheTerminalAsItWas() async throws {
    let ended = try await type([("One, button", "\u{3}")], at: screen)
    #expect(ended.steps.allSatisfy { $0.isSeen && $0.isStill }, "\(ended)")
    #expect(ended.echoes && ended.code == -2)
  }
  /// Ctrl-Z that was pressed while something was heard suspends the program when it waits for a key.
  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func controlZSuspends() async throws {
    let folder = try TemporaryFolder()
    try folder.write(screen, to: "a.yaml")
    let server = try await SoundServer()
    let program = ToolRun.products.appending(path: "overheard").path
    let seen = try await TypedTerminal(
      [("One", "\u{1A}"), ("going on", "\r"), ("Two, button", "")], program: "/bin/bash",
      ["-c", "set -m; '\(program)' speak a.yaml --step --quiet; echo going on; fg"],
      in: folder.url, environment: server.environment, pause: 0.1)
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }
}

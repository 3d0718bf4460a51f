import Foundation
import TestSupport
import Testing

@testable import OverheardCommand

/// `overheard speak --step` on a terminal: a presenter presses a key before every gesture.
@Suite struct StepTests {
  /// Types into a terminal of its own: each pair of the script is what to wait for and what to type.
  ///
  /// At the end it tells whether the terminal still shows what is typed.
  private static let typist = """
    import fcntl, os, pty, select, subprocess, sys, termios, time
    script, command = eval(sys.argv[1]), sys.argv[2:]
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        command, stdin=other, stdout=other, stderr=other, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(other, termios.TIOCSCTTY, 0))
    seen = b""
    for wanted, typed in script:
        start, end = len(seen), time.time() + 60
        while wanted.encode() not in seen[start:] and time.time() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                seen += os.read(terminal, 4096)
        # Without a key nothing more comes.
        still = time.time() + 2.5
        while typed and time.time() < still:
            if select.select([terminal], [], [], 0.1)[0]:
                seen += os.read(terminal, 4096)
        print("saw" if wanted.encode() in seen[start:] else "missed", wanted)
        print("waiting" if seen[start:].rstrip().endswith(wanted.encode()) else "going on")
        os.write(terminal, typed.encode())
    # A key that came too early on a busy machine was not taken: better to fail than to wait for ever.
    try:
        code = process.wait(timeout=120)
    except subprocess.TimeoutExpired:
        process.kill()
        code = "waits for a key"
    print("echo" if termios.tcgetattr(other)[3] & termios.ECHO else "no echo")
    print("code", code)
    if b"xyz" in seen: print("what was typed is seen")
    """

  private func type(
    _ script: [(wanted: String, typed: String)], at screen: String,
    with options: [String] = ["--quiet"]
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(screen, to: "a.yaml")
    let program = try folder.write(Self.typist, to: "typist.py")
    let server = try await SoundServer()
    let lines = script.map { "('\($0.wanted)', '\($0.typed)')" }.joined(separator: ", ")
    let run = try await ToolRun(
      program: "/usr/bin/python3",
      [
        program.path, "[\(lines)]", ToolRun.products.appending(path: "overheard").path, "speak",
        file.path, "--step",
      ] + options, environment: server.environment.merging(["NO_COLOR": "1"]) { $1 }, waits: false)
    #expect(run.errors == "")
    return run.output
  }

  private let screen = "language: en\nelements: [button \"One\", button \"Two\"]"

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func everyGestureWaitsForAKey() async throws {
    let seen = try await type([("One, button", "\\r"), ("Two, button", "")], at: screen)
    #expect(
      seen == """
        saw One, button
        waiting
        saw Two, button
        waiting
        echo
        code 0

        """)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "needs pulseaudio and parec"))
  func presentersAreToldTheKeys() async throws {
    let seen = try await type(
      [("any key makes the next gesture; Ctrl-C stops", ""), ("One, button", "\\x03")], at: screen,
      with: [])
    #expect(seen.hasPrefix("saw any key makes the next gesture; Ctrl-C stops\n"))
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
      [("Before", "xyz"), ("chosen, button", "\\r"), ("Two, button", "")], at: screen)
    #expect(
      seen == """
        saw Before
        going on
        saw chosen, button
        waiting
        saw Two, button
        waiting
        echo
        code 0

        """)
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
    let ended = try await type([("One, button", "\\x03")], at: screen)
    #expect(
      ended == """
        saw One, button
        waiting
        echo
        code -2

        """)
  }
}

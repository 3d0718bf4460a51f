import Exploring
import Foundation
import Overheard
import ScreenReading
import TestSupport
import Testing

/// `overheard explore`: keys are gestures, and what follows is spoken at once.
@Suite(.serialized) struct ExploreTests {
  private let shop = """
    language: en
    elements:
    - header "Shop"
    - button "Buy"
    - slider "Amount": 50%
    """

  /// Types into a terminal of its own: each pair is what to wait for and what is then typed.
  private static let typist = """
    import fcntl, os, pty, select, subprocess, sys, termios, time
    script, command = eval(sys.argv[1]), sys.argv[2:]
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        command, stdin=other, stdout=other, stderr=other, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(other, termios.TIOCSCTTY, 0))
    seen = b""
    def look(patience):
        global seen
        if select.select([terminal], [], [], patience)[0]: seen += os.read(terminal, 4096)
    for wanted, typed in script:
        start, end = len(seen), time.time() + 60
        while wanted.encode() not in seen[start:] and time.time() < end: look(0.2)
        if wanted.encode() not in seen[start:]: print("missed", wanted)
        os.write(terminal, typed.encode())
    end = time.time() + 120
    while process.poll() is None and time.time() < end: look(0.2)
    process.kill()
    process.wait()
    look(0.5)
    print(seen.decode().replace("\\r", ""), end="")
    print("echo" if termios.tcgetattr(other)[3] & termios.ECHO else "no echo")
    print("code", process.returncode)
    """

  private func type(
    _ script: [(wanted: String, typed: String)], _ options: [String] = ["--mute"],
    screen: String? = nil, environment: [String: String] = [:]
  ) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(screen ?? shop, to: "shop.yaml")
    let program = try folder.write(Self.typist, to: "typist.py")
    let pairs = script.map { "('\($0.wanted)', '\($0.typed)')" }.joined(separator: ", ")
    let run = try await ToolRun(
      program: "/usr/bin/python3",
      [
        program.path, "[\(pairs)]", ToolRun.products.appending(path: "overheard").path, "explore",
        "shop.yaml",
      ] + options, in: folder.url,
      environment: environment.merging(["NO_COLOR": "1"]) { $1 }, waits: false)
    #expect(run.errors == "")
    return run.output
  }

  @Test func keysAreGestures() async throws {
    let seen = try await type([
      ("Shop, heading", "\\x1b[C"), ("Buy, button", "\\x1b[C"), ("adjustable", "\\x1b[A"),
      ("60%", ":"), ("\\n:", "touch Buy\\n"), ("Buy, button", "q"),
    ])
    #expect(seen.contains("  Shop, heading"))
    let gestures = seen.matches(of: /▸ (.*)/).map { String($0.1) }
    #expect(gestures == ["swipe right", "swipe right", "swipe up", "touch “Buy”"])
    #expect(
      seen.hasSuffix(
        """
        these steps as a walk:
        walks:
          explored:
          - swipe right x2
          - swipe up
          - touch Buy
        echo
        code 0

        """), "\(seen)")
  }

  /// `v` begins the next variant, and after the last the first; the walk that is kept is the last one.
  @Test func variantsFollowOneAnother() async throws {
    let seen = try await type(
      [
        ("Shop, heading", "v"), ("Store, heading", "\\x1b[C"), ("Buy it, button", "v"),
        ("Shop, heading", "v"), ("Store, heading", "\\x1b[C"), ("Buy it, button", "q"),
      ],
      screen: """
        language: en
        variants:
          before: {elements: [header "Shop", button "Buy"]}
          after: {elements: [header "Store", button "Buy it"]}
        """)
    #expect(
      seen.matches(of: /shop · (\w+) \(v: the next variant\)/).map { String($0.1) } == [
        "before", "after", "before", "after",
      ])
    #expect(
      seen.hasSuffix("walks:\n  explored:\n  - swipe right\necho\ncode 0\n"), "\(seen)")
  }

  /// Esc alone is the scrub; the arrows, which terminals send as Esc and more, are not.
  @Test func controlCLeavesTheTerminalAsItWas() async throws {
    let seen = try await type([("Shop, heading", "\\x1b"), ("scrub", "\\x03")])
    // The steps are kept, whatever ends it.
    #expect(
      seen.hasSuffix("walks:\n  explored:\n  - escape\necho\ncode 130\n"), "\(seen)")
  }

  /// Elsewhere than at a terminal, each line is a step; at the end, everything is heard out.
  @Test func linesAreSteps() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(shop, to: "shop.yaml")
    let run = try await ToolRun(
      ["explore", file.path, "--mute", "--save", folder.url.appending(path: "walk.yaml").path],
      input: "next\nswipe rigth\nwait 3s\nmute x2\nrotor follows item off\nlast element\n")
    #expect(run.code == 0)
    #expect(
      run.output.hasSuffix(
        """
          ▸ four-finger tap on the bottom half

          Amount, 50%, adjustable
          Swipe up or down with one finger to adjust the value.

        """), "\(run.output)")
    #expect(
      run.errors.hasPrefix(
        """
        overheard: unknown gesture "swipe rigth"; did you mean "swipe right"?
        overheard: only gestures and settings can be made here, not "wait 3s"
        = 4 gestures, 0 changes nobody asked for, 
        """), "\(run.errors)")
    let saved = folder.url.appending(path: "walk.yaml").path
    // They came before focus had arrived, so that the times matter.
    let kept = try String(contentsOfFile: saved, encoding: .utf8)
    #expect(kept.contains("  - wait 0."))
    #expect(
      kept.replacing(/[ ]+- wait .*\n/, with: "") == """
        walks:
          explored:
          - swipe right
          - mute
          - mute
          - rotor follows item off
          - four-finger tap bottom

        """)
    let again = try await ToolRun(["transcript", file.path, "--walk", saved])
    #expect(again.code == 0)
    #expect(again.output.contains("\"Amount, 50%, adjustable\""))
  }

  /// It speaks at once, and a gesture cuts it off.
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func itIsHeard() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let seen = try await type(
      [("Shop, heading", "\\x1b[C"), ("Buy, button", "q")], [], environment: server.environment)
    #expect(seen.hasSuffix("code 0\n"), "\(seen)")
    #expect(recording.heard().contains { $0.magnitude > 3000 })
  }

  @Test func withoutADeviceItSaysWhatToDo() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(shop, to: "shop.yaml")
    let run = try await ToolRun(
      ["explore", file.path],
      environment: ["PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere"])
    #expect(run.code == 69)
    #expect(run.errors.hasSuffix("); explore with --mute\n"), "\(run.errors)")
  }

  @Test func whatItCannotDo() async throws {
    let two = try await ToolRun(["explore", "a.yaml", "--reader", "voiceover,talkback"])
    #expect(two.errors.hasPrefix("Error: explore takes one --reader\n"))
    let none = try await ToolRun(["explore", "nosuch.yaml", "--mute"])
    #expect(none.errors == "overheard: no such file or folder: nosuch.yaml\n")
    #expect([two.code, none.code] == [64, 66])
  }

  /// With TalkBack, two fingers scroll, and there is no list of all elements.
  @Test func everyReaderHasItsKeys() {
    func gesture(_ code: String, _ reader: ScreenReader) -> String {
      if case .gesture(let gesture) = ExploreKeys.input(code, with: reader) { return "\(gesture)" }
      return "none"
    }
    #expect(gesture("\u{1B}[6~", .voiceOver) == "three-finger swipe up")
    #expect(gesture("\u{1B}[6~", .talkBack) == "two-finger swipe up")
    #expect(gesture("i", .voiceOver) == "item chooser")
    #expect(gesture("i", .talkBack) == "none")
    // The keyboard may be set to Hangul.
    #expect(gesture("ㅁ", .voiceOver) == gesture("a", .voiceOver))
    for reader in [ScreenReader.voiceOver, .talkBack] {
      for code in ExploreKeys.entries.flatMap(\.codes) where gesture(code, reader) == "none" {
        #expect(reader.id == "talkback" && ["i", "ㅑ"].contains(code))
      }
    }
    let codes = ExploreKeys.entries.flatMap(\.codes)
    #expect(Set(codes).count == codes.count)
  }
}

import Exploring
import Foundation
import Overheard
import ScreenReading
import Synchronization
import TestSupport
import Testing

@testable import OverheardCommand

/// `overheard explore`: keys are gestures, and what follows is spoken at once.
@Suite(.serialized) struct ExploreTests {
  private let shop = """
    language: en
    elements:
    - header "Shop"
    - button "Buy"
    - slider "Amount": 50%
    """

  private func type(
    _ script: [(wanted: String, action: TypedTerminal.Action)], _ options: [String] = ["--mute"],
    screen: String? = nil, environment: [String: String] = [:], pause: Double = 0
  ) async throws -> TypedTerminal {
    let folder = try TemporaryFolder()
    try folder.write(screen ?? shop, to: "shop.yaml")
    return try await TypedTerminal(
      script, ["explore", "shop.yaml"] + options, in: folder.url, environment: environment,
      pause: pause)
  }

  @Test func keysAreGestures() async throws {
    let seen = try await type([
      ("Shop, heading", "\u{1B}[C"), ("Buy, button", "\u{1B}[C"), ("adjustable", "\u{1B}[A"),
      ("60%", ":"), ("\n:", "touch Buy\n"), ("Buy, button", "q"),
    ])
    #expect(seen.shown.contains("  Shop, heading"))
    let gestures = seen.shown.matches(of: /▸ (.*)/).map { String($0.1) }
    #expect(gestures == ["swipe right", "swipe right", "swipe up", "touch “Buy”"])
    #expect(
      seen.shown.hasSuffix(
        """
        these steps as a walk:
        walks:
          explored:
          - swipe right x2
          - swipe up
          - touch Buy

        """), "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }

  /// `v` begins the next variant, and after the last the first; the walk that is kept is the last one.
  @Test func variantsFollowOneAnother() async throws {
    let seen = try await type(
      [
        ("Shop, heading", "v"), ("Store, heading", "\u{1B}[C"), ("Buy it, button", "v"),
        ("Shop, heading", "v"), ("Store, heading", "\u{1B}[C"), ("Buy it, button", "q"),
      ],
      screen: """
        language: en
        variants:
          before: {elements: [header "Shop", button "Buy"]}
          after: {elements: [header "Store", button "Buy it"]}
        """)
    #expect(
      seen.shown.matches(of: /shop · (\w+) \(v: the next variant\)/).map { String($0.1) } == [
        "before", "after", "before", "after",
      ])
    #expect(seen.shown.hasSuffix("walks:\n  explored:\n  - swipe right\n"), "\(seen)")
  }

  /// Esc alone is the scrub; the arrows, which terminals send as Esc and more, are not.
  @Test func controlCLeavesTheTerminalAsItWas() async throws {
    let seen = try await type([("Shop, heading", "\u{1B}"), ("scrub", "\u{3}")])
    // The steps are kept, whatever ends it.
    #expect(seen.shown.hasSuffix("walks:\n  explored:\n  - escape\n"), "\(seen)")
    #expect(seen.echoes && seen.code == 130)
  }

  /// What is said while a line is typed comes after it.
  @Test func captionsLeaveWhatIsTypedWhole() async throws {
    let seen = try await type(
      [
        ("adjustable", ":"), ("\n:", "to"), ("to", "uch"), ("uch", " B"), (" B", "uy\n"),
        ("Buy, button", "q"),
      ],
      screen: "language: en\nelements: [slider \"Amount\", button \"Buy\"]", pause: 1)
    #expect(seen.shown.contains("\n:touch Buy\n"), "\(seen)")
    let after = try #require(seen.shown.range(of: "touch Buy\n"))
    #expect(seen.shown[after.upperBound...].contains("Swipe up or down"), "\(seen)")
  }

  /// The shell gets the terminal as it was, and the walk goes on where it stopped.
  @Test func controlZSuspends() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shop, to: "shop.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let seen = try await TypedTerminal(
      [
        ("Shop, heading", "\u{1B}[C"), ("Buy, button", "\u{1A}"), ("going on", "\u{1B}[C"),
        ("adjustable", "q"),
      ], program: "/bin/bash",
      [
        "-c",
        "set -m; '\(program)' explore shop.yaml --mute; stty -a | grep -ow -e '-*echo'; "
          + "sleep 4; echo going on; fg",
      ], in: folder.url, pause: 1)
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
    #expect(seen.shown.contains("\necho\n"), "\(seen)")
    // Were the time of the shell part of the walk, the hint would long be over.
    #expect(seen.shown.hasSuffix("walks:\n  explored:\n  - swipe right x2\n"), "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }

  /// In a pipe, the shell waits until all of its programs have stopped.
  @Test func controlZSuspendsAllOfAPipe() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shop, to: "shop.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let seen = try await TypedTerminal(
      [
        ("Shop, heading", "\u{1B}[C"), ("Buy, button", "\u{1A}"), ("going on", "\u{1B}[C"),
        ("adjustable", "q"),
      ], program: "/bin/bash",
      ["-c", "set -m; '\(program)' explore shop.yaml --mute | cat; echo going on; fg"],
      in: folder.url)
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
    #expect(seen.shown.contains("walks:\n  explored:\n  - swipe right x2\n"), "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }

  /// A program that is suspended can be ended: the shell sends TERM, and then lets it go on.
  @Test func aSuspendedProgramIsEnded() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shop, to: "shop.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let seen = try await TypedTerminal(
      [("Shop, heading", "\u{1B}[C"), ("Buy, button", "\u{1A}"), ("ended by 143", "")],
      program: "/bin/bash",
      [
        "-c",
        "set -m; '\(program)' explore shop.yaml --mute; kill %1; wait %1; echo ended by $?",
      ], in: folder.url)
    #expect(seen.steps.allSatisfy { $0.isSeen }, "\(seen)")
    #expect(seen.shown.contains("walks:\n  explored:\n  - swipe right\n"), "\(seen)")
    #expect(seen.echoes && seen.code == 0)
  }

  /// Whatever ends the program, the steps are kept.
  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalLeavesTheSteps(signal: Int32) async throws {
    let seen = try await type(
      [("Shop, heading", "\u{1B}[C"), ("Buy, button", ":"), ("\n:", .signal(signal))], pause: 1)
    #expect(seen.shown.hasSuffix("walks:\n  explored:\n  - swipe right\n"), "\(seen)")
    #expect(seen.echoes && seen.code == -Int(signal))
  }

  @Test func aClosedTerminalLeavesTheSteps() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shop, to: "shop.yaml")
    _ = try await TypedTerminal(
      [("Shop, heading", "\u{1B}[C"), ("Buy, button", .hangUp)],
      ["explore", "shop.yaml", "--mute", "--save", "walk.yaml"], in: folder.url)
    let kept = try String(contentsOf: folder.url.appending(path: "walk.yaml"), encoding: .utf8)
    #expect(kept == "walks:\n  explored:\n  - swipe right\n")
  }

  /// What nobody reads is waited for only a little; the steps are then shown.
  @Test func aPipeThatNobodyReadsHoldsNothingUp() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shop, to: "shop.yaml")
    try #require(mkfifo(folder.url.appending(path: "walk.yaml").path, 0o600) == 0)
    let seen = try await TypedTerminal(
      [("Shop, heading", "\u{1B}[C"), ("Buy, button", .signal(SIGTERM))],
      ["explore", "shop.yaml", "--mute", "--save", "walk.yaml"], in: folder.url)
    #expect(seen.shown.hasSuffix("walks:\n  explored:\n  - swipe right\n"), "\(seen)")
    #expect(seen.echoes && seen.code == -Int(SIGTERM))
  }

  /// Ctrl-S stops what is written, and no signal.
  @Test func aStoppedTerminalHoldsNothingUp() async throws {
    let seen = try await type([
      ("Shop, heading", "\u{1B}[C"), ("Buy, button", "\u{13}"), ("", .signal(SIGTERM)),
    ])
    #expect(seen.code == -Int(SIGTERM), "\(seen)")
  }

  /// A clock that can be put forward, as when the machine wakes up.
  private final class Clock: Sendable {
    private let ahead = Mutex(Duration.zero)
    var now: ContinuousClock.Instant { .now + ahead.withLock(\.self) }
    func sleep(_ time: Duration) { ahead.withLock { $0 += time } }
  }

  /// A night in which the machine slept is no part of the walk, which would be over after an hour.
  @Test func sleepIsNoPartOfTheWalk() async throws {
    let variant = try #require(try ScreenFile(shop).variants.first)
    let screen = ExploredScreen(
      title: "shop", variant,
      configuration: try WalkConfiguration(reader: .voiceOver, for: variant.screen), meter: nil
    ) { _ in nil }
    let clock = Clock()
    let folder = try TemporaryFolder()
    let file = try FileHandle(forWritingTo: folder.write("", to: "shown.txt"))
    try await Terminal.$output.withValue(file.fileDescriptor) {
      let writer = TimedWriter()
      var live = LiveExploration(screen, on: nil, by: writer, clock: { clock.now })
      try await live.begin()
      for _ in 1...2 {
        clock.sleep(.seconds(8 * 3600))
        try await live.take(.gesture(.swipe(.right)))
        #expect(live.figures?.trap == nil)
        clock.sleep(.seconds(8 * 3600))
        try await live.hearMore()
        #expect(live.figures?.trap == nil)
      }
      #expect(live.walk?.steps == [.gesture(.swipe(.right)), .gesture(.swipe(.right))])
      await live.stop()
    }
  }

  /// Whoever presses a colon while the last is written loses nothing of it.
  @Test func theEndIsWrittenWhatever() async throws {
    final class Flag: Sendable { let isSet = Mutex(false) }
    let folder = try TemporaryFolder()
    let shown = try folder.write("", to: "shown.txt")
    let file = try FileHandle(forWritingTo: shown)
    await Terminal.$output.withValue(file.fileDescriptor) {
      let writer = TimedWriter()
      let start = ContinuousClock.now
      writer.write((1...5).map { (start + .milliseconds(100 * $0), "\($0)") })
      let isWritten = Flag()
      Task {
        await writer.finish()
        isWritten.isSet.withLock { $0 = true }
      }
      while !isWritten.isSet.withLock(\.self) {
        writer.hold()
        try? await Task.sleep(for: .milliseconds(20))
        writer.goOn()
      }
    }
    #expect(try String(contentsOf: shown, encoding: .utf8) == "12345")
  }

  /// What is told while a line is typed comes after it.
  @Test func notesLeaveWhatIsTypedWhole() {
    final class Lines: Sendable { let told = Mutex<[String]>([]) }
    let lines = Lines()
    let writer = TimedWriter { line in lines.told.withLock { $0.append(line) } }
    writer.hold()
    writer.note(["", "overheard: \"touch Bye\" found nothing"])
    #expect(lines.told.withLock(\.self).isEmpty)
    writer.goOn()
    #expect(lines.told.withLock(\.self) == ["", "overheard: \"touch Bye\" found nothing"])
  }

  /// The steps are kept by the user's end or by a signal's, never by both.
  @Test func whatWasTakenDoesNotComeBack() {
    let kept = TakenOnce<Int>()
    kept.set(1)
    var taken: [Int?] = []
    let isFirst = kept.take { value in
      taken.append(value)
      // The walk ends while its steps are being kept.
      kept.set(2)
      let isSecond = kept.take { taken.append($0) }
      #expect(!isSecond && !kept.isDone)
    }
    kept.set(3)
    let isThird = kept.take { taken.append($0) }
    #expect(isFirst && !isThird && kept.isDone)
    #expect(taken == [1])
  }

  /// What found nothing and did nothing is no part of the walk, but what moved focus is.
  @Test func stepsInVainAreNotKept() async throws {
    let seen = try await type(
      [
        ("Shop, heading", ":"), ("\n:", "touch Bye\n"), ("found nothing", ":"),
        ("\n:", "swipe right to Bye\n"), ("found nothing", ":"), ("\n:", "touch Buy\n"),
        ("Buy, button", "q"),
      ], pause: 4)
    #expect(
      seen.shown.hasSuffix("  explored:\n  - swipe right to Bye\n  - touch Buy\n"), "\(seen)")
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
      [("Shop, heading", "\u{1B}[C"), ("Buy, button", "q")], [], environment: server.environment)
    #expect(seen.code == 0, "\(seen)")
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

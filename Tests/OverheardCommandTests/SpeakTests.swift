import Foundation
import Overheard
import TestSupport
import Testing

/// `overheard speak` on a sound server without a device, recorded.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct SpeakTests {
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func aSpokenLineIsHeardAsLongAsItsFile() async throws {
    let folder = try TemporaryFolder()
    let line = ["speak", "--text", "결제 카드 선택, 신한카드 1234, 조절 가능"]
    _ = try await ToolRun(line + ["--to", "a.wav"], in: folder.url)
    let file = try SoundFile.read(folder.url.appending(path: "a.wav").path).sound
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let run = try await ToolRun(line, environment: server.environment, waits: false)
    #expect(run.errors == "")
    #expect(run.code == 0)
    let heard = recording.heard()
    // A busy machine leaves gaps while it plays, so we measure how long there is sound.
    let (sounding, expected) = (milliseconds(heard), milliseconds(file.samples))
    #expect(abs(sounding - expected) < expected / 8, "\(sounding) of \(expected) ms")
    #expect(abs(Loudness.peak(of: heard) - Loudness.peak(of: file.samples)) < 1)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func aScreenIsSpokenWithItsScore() async throws {
    let server = try await SoundServer()
    let run = try await ToolRun(
      ["speak", "-", "--rate", "400"], input: "language: en\nelements: [button \"Pay\"]",
      environment: server.environment, waits: false)
    #expect(run.code == 0)
    #expect(run.output.contains("\"Pay, button\""))
  }

  /// Captions are what is heard, each gesture on a line of its own; which variant comes is told.
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func captionsAreWhatIsHeard() async throws {
    let server = try await SoundServer()
    let run = try await ToolRun(
      ["speak", "-", "--rate", "400", "--captions", "--no-hints"],
      input: """
        language: en
        variants:
          before: {elements: [button "Pay"], walks: {look: [swipe right]}}
          after: {elements: [button "Pay now"], walks: {look: [swipe right]}}
        """, environment: server.environment, waits: false)
    #expect(run.code == 0)
    #expect(
      run.output == """
          Pay, button

          ▸ swipe right

          Pay, button
          Pay now, button

          ▸ swipe right

          Pay now, button

        """)
    #expect(run.errors == "\nstdin · before · look\n\nstdin · after · look\n")
  }

  /// On a Korean screen, what the user does is said in Korean too.
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func captionsAreInTheLanguageOfTheScreen() async throws {
    let server = try await SoundServer()
    let run = try await ToolRun(
      ["speak", "-", "--rate", "400", "--captions", "--no-hints", "--quiet"],
      input: "elements: [button \"확인\"]\nwalks: {look: [swipe right]}",
      environment: server.environment, waits: false)
    #expect(run.output == "  확인, 버튼\n\n  ▸ 오른쪽으로 쓸기\n\n  확인, 버튼\n")
    #expect(run.errors.isEmpty && run.code == 0)
  }

  /// Every variant has a file of its own, unless they are joined; what was written is told.
  @Test func everyVariantHasAFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      variants:
        before: {elements: [button "Pay"]}
        after: {elements: [button "Pay now"]}
      """, to: "pay.yaml")
    let run = try await ToolRun(["speak", "pay.yaml", "--to", "pay.wav"], in: folder.url)
    let told = run.errors.split(separator: "\n").map { $0.replacing(/[0-9.]+ s/, with: "… s") }
    #expect(
      told == [
        "wrote pay.before.wav: … s, pay · before", "wrote pay.after.wav: … s, pay · after",
      ])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(files == ["pay.after.wav", "pay.before.wav", "pay.yaml"])
    let joined = try await ToolRun(
      ["speak", "pay.yaml", "--join", "--to", "all.wav", "--quiet"], in: folder.url)
    #expect(joined.errors == "")
    func samples(_ name: String) throws -> [Int16] {
      try SoundFile.read(folder.url.appending(path: name).path).sound.samples
    }
    #expect(try samples("all.wav") == samples("pay.before.wav") + samples("pay.after.wav"))
    let wrong = try await ToolRun(
      ["speak", "pay.yaml", "--captions", "--to", "x.wav"], in: folder.url)
    #expect(wrong.code == 64)
  }

  @Test func whoGivesATextAsAScreenIsToldHow() async throws {
    let folder = try TemporaryFolder()
    let text = try await ToolRun(["speak", "확인 버튼", "--to", "a.wav"], in: folder.url)
    #expect(text.code == 66)
    #expect(
      text.errors == """
        overheard: no such file or folder: 확인 버튼
        overheard: to speak a text, write: overheard speak --text '확인 버튼'

        """)
    let file = try await ToolRun(["speak", "cards.yaml", "--to", "a.wav"], in: folder.url)
    #expect(file.errors == "overheard: no such file or folder: cards.yaml\n")
  }

  /// The signal is sent as soon as there is sound, however long a busy machine takes to make it.
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func whoPressesControlCHearsNoMore() async throws {
    let folder = try TemporaryFolder()
    let line = ["speak", "--text", String(repeating: "결제 카드 선택, 조절 가능. ", count: 30)]
    _ = try await ToolRun(line + ["--to", "a.wav"], in: folder.url)
    let whole = milliseconds(
      try SoundFile.read(folder.url.appending(path: "a.wav").path).sound.samples)
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let script = """
      "$0" "$@" & pid=$!
      while [ ! -e heard ] && kill -0 $pid; do sleep 0.05; done
      kill -INT $pid
      wait $pid
      """
    let tool = ToolRun.products.appending(path: "overheard").path
    async let run = ToolRun(
      program: "/bin/sh", ["-c", script, tool] + line, in: folder.url,
      environment: server.environment, waits: false)
    let isHeard = recording.waitForSound()
    try folder.write("", to: "heard")
    #expect(try await run.code == 130)
    #expect(isHeard)
    let heard = milliseconds(recording.heard())
    #expect(heard < whole / 2, "\(heard) of \(whole) ms")
  }

  /// How long there is sound, in milliseconds: the blocks of ten that are not silent.
  private func milliseconds(_ samples: [Int16]) -> Int {
    stride(from: 0, to: samples.count - 220, by: 220).count { start in
      samples[start..<(start + 220)].contains { $0.magnitude > 50 }
    } * 10
  }

  @Test func withoutADeviceItSaysWhatToDo() async throws {
    let run = try await ToolRun(
      ["speak", "--text", "hello"],
      environment: ["PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere"])
    #expect(run.code == 69)
    #expect(run.errors.contains("or write a file with --to FILE.wav\n"))
  }
}

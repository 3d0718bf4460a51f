import Foundation
import Overheard
import TestSupport
import Testing

/// `overheard speak` on a sound server without a device, recorded.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct SpeakTests {
  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func aSpokenLineIsHeardAsLongAsItsFile() async throws {
    let server = try await SoundServer()
    let folder = try TemporaryFolder()
    let line = ["speak", "--text", "결제 카드 선택, 신한카드 1234, 조절 가능"]
    _ = try await ToolRun(line + ["--to", "a.wav"], in: folder.url)
    let file = try SoundFile.read(folder.url.appending(path: "a.wav").path).sound
    let recording = try Recording(of: server)
    let run = try await ToolRun(line, environment: server.environment)
    #expect(run.errors == "")
    #expect(run.code == 0)
    let heard = recording.heard()
    let first = file.samples.firstIndex { $0.magnitude > 50 } ?? 0
    let last = file.samples.lastIndex { $0.magnitude > 50 } ?? 0
    // A busy machine may leave short gaps while it plays; more than half a second is a fault.
    #expect(abs(heard.count - (last - first)) < 22_050 / 2)
    #expect(abs(Sound(samples: heard).peakLevel - file.peakLevel) < 1)
  }

  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func aScreenIsSpokenWithItsScore() async throws {
    let server = try await SoundServer()
    let run = try await ToolRun(
      ["speak", "-", "--rate", "400"], input: "language: en\nelements: [button \"Pay\"]",
      environment: server.environment)
    #expect(run.code == 0)
    #expect(run.output.contains("\"Pay, button\""))
  }

  @Test func withoutADeviceItSaysWhatToDo() async throws {
    let run = try await ToolRun(
      ["speak", "--text", "hello"],
      environment: ["PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere"])
    #expect(run.code == 69)
    #expect(run.errors.contains("--to FILE.wav"))
  }
}

import Foundation
import Overheard
import Testing

/// `overheard speak` on a sound server without a device, recorded.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct SpeakTests {
  static let hasServer = FileManager.default.isExecutableFile(atPath: "/usr/bin/pulseaudio")

  @Test(.enabled(if: hasServer, "pulseaudio is not installed"))
  func aSpokenLineIsHeardAsLongAsItsFile() throws {
    let server = try NullSink()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let line = ["speak", "--text", "결제 카드 선택, 신한카드 1234, 조절 가능"]
    _ = try ToolRun(line + ["--to", "a.wav"], in: folder.url)
    let file = try SoundFile.read(folder.url.appending(path: "a.wav").path).sound
    let recording = try server.record(to: folder.url.appending(path: "heard.wav")) {
      let run = try ToolRun(line, environment: server.environment)
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
    func audible(_ sound: Sound) -> Int {
      let first = sound.samples.firstIndex { $0.magnitude > 300 } ?? 0
      return (sound.samples.lastIndex { $0.magnitude > 300 } ?? 0) - first
    }
    #expect(abs(audible(recording) - audible(file)) < 22_050 / 10)
    #expect(abs(recording.peakLevel - file.peakLevel) < 1)
  }

  @Test(.enabled(if: hasServer, "pulseaudio is not installed"))
  func aScreenIsSpokenWithItsScore() throws {
    let server = try NullSink()
    defer { server.stop() }
    let run = try ToolRun(
      ["speak", "-", "--rate", "400"], input: "language: en\nelements: [button \"Pay\"]",
      environment: server.environment)
    #expect(run.code == 0)
    #expect(run.output.contains("\"Pay, button\""))
  }

  @Test func withoutADeviceItSaysWhatToDo() throws {
    let run = try ToolRun(
      ["speak", "--text", "hello"],
      environment: ["PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere"])
    #expect(run.code == 69)
    #expect(run.errors.contains("--to FILE.wav"))
  }
}

/// A private PulseAudio with a sink that swallows sound and lets it be recorded.
private final class NullSink {
  let environment: [String: String]
  private let folder: TemporaryFolder
  private let process = Process()

  init() throws {
    folder = try TemporaryFolder()
    let socket = folder.url.appending(path: "socket").path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pulseaudio")
    process.arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no",
      "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
      "-L", "module-null-sink sink_name=heard rate=22050 channels=1 format=s16le",
    ]
    var inherited = ProcessInfo.processInfo.environment
    for key in ["HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"] {
      inherited[key] = folder.url.path
    }
    process.environment = inherited
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    environment = [
      "PULSE_SERVER": "unix:\(socket)", "XDG_RUNTIME_DIR": folder.url.path,
      "HOME": folder.url.path,
    ]
    try process.run()
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: socket) { usleep(20_000) }
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Records what is heard while something runs.
  func record(to file: URL, while body: () throws -> Void) throws -> Sound {
    let recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: "/usr/bin/parecord")
    recorder.arguments = [
      "--device=heard.monitor", "--rate=22050", "--channels=1", "--format=s16le",
      "--file-format=wav", file.path,
    ]
    recorder.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try recorder.run()
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: file.path) { usleep(20_000) }
    usleep(300_000)
    try body()
    usleep(500_000)
    recorder.interrupt()
    recorder.waitUntilExit()
    return try SoundFile.read(file.path).sound
  }
}

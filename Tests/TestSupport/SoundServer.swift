import Foundation
import Subprocess

/// A PulseAudio of the tests' own, with a device that nobody hears.
public final class SoundServer: Sendable {
  private let files: TemporaryFolder
  private var folder: String { files.url.path }
  private let process: pid_t
  /// What makes a program use this server.
  public let environment: [String: String]

  /// Whether PulseAudio and its recorder are installed; where they are not, its tests are skipped
  /// and say so.
  public static let isInstalled = ["pulseaudio", "parec"].allSatisfy { name in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name)
  }

  /// Starts it, and returns when it takes connections.
  public init() async throws {
    files = try TemporaryFolder()
    let folder = files.url.path
    environment = ["PULSE_SERVER": "unix:\(folder)/native"]
    let home: Environment = .inherit.updating([
      "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder,
    ])
    // As a daemon it leaves its parent when it is ready, and the world when nobody has used it for
    // a while, should the tests end before they can stop it.
    let outcome = try await Subprocess.run(
      .path("/usr/bin/pulseaudio"),
      arguments: [
        "-n", "--daemonize=yes", "--exit-idle-time=60", "--use-pid-file=yes", "--log-level=error",
        "-L", "module-null-sink sink_name=null",
        "-L", "module-native-protocol-unix socket=\(folder)/native auth-anonymous=1",
      ],
      environment: home, output: .discarded, error: .discarded)
    let number = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    guard outcome.terminationStatus.isSuccess, let process = pid_t(number.dropLast()) else {
      throw CocoaError(.executableLoad)
    }
    self.process = process
  }

  deinit {
    kill(process, SIGTERM)
  }
}

/// What the server's device plays, from when this was made.
public final class Recording {
  private let recorder: Process
  private let pipe = Pipe()
  private var samples: [Int16] = []

  /// Starts to record, and returns when there is a first sample.
  public init(of server: SoundServer) throws {
    recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: "/usr/bin/parec")
    recorder.arguments = [
      "--raw", "--format=s16le", "--rate=22050", "--channels=1", "--latency-msec=20",
      "--device=null.monitor",
    ]
    recorder.environment = ProcessInfo.processInfo.environment.merging(server.environment) { $1 }
    recorder.standardOutput = pipe
    recorder.standardError = FileHandle.nullDevice
    try recorder.run()
    try read()
  }

  private func read() throws {
    let data = try pipe.fileHandleForReading.read(upToCount: 882) ?? Data()
    data.withUnsafeBytes { bytes in
      for index in 0..<bytes.count / 2 {
        samples.append(bytes.loadUnaligned(fromByteOffset: 2 * index, as: Int16.self))
      }
    }
  }

  /// Reads until this many seconds of silence have followed the first sound, then stops.
  /// - Returns: What was heard, from the first to the last sound.
  public func heard(silence: Double = 1) throws -> [Int16] {
    let needed = Int(silence * 22_050)
    while true {
      try read()
      guard let last = samples.lastIndex(where: { $0.magnitude > 50 }) else { continue }
      if samples.count - last > needed { break }
    }
    recorder.terminate()
    let first = samples.firstIndex { $0.magnitude > 50 } ?? 0
    let last = samples.lastIndex { $0.magnitude > 50 } ?? 0
    return Array(samples[first...last])
  }
}

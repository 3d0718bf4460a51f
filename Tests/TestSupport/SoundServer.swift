import Foundation
import Subprocess

/// A PulseAudio server for the tests, with a device that nobody hears.
public final class SoundServer: Sendable {
  private let files: TemporaryFolder
  private var folder: String { files.url.path }
  private let process: pid_t
  /// The variables that make a program use this server.
  public let environment: [String: String]

  /// Whether PulseAudio and its recorder are installed; where they are not, its tests are skipped
  /// and say so.
  public static let isInstalled = ["pulseaudio", "parec", "pactl"].allSatisfy { name in
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
    // As a daemon, it detaches from its parent when it is ready. It exits when nobody has used it
    // for a while, in case the tests end before they can stop it.
    let outcome = try await Subprocess.run(
      .path("/usr/bin/pulseaudio"),
      arguments: [
        "-n", "--daemonize=yes", "--exit-idle-time=600", "--use-pid-file=yes", "--log-level=error",
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

  /// Makes it answer nobody, as a device that is being unplugged.
  public func freeze() {
    kill(process, SIGSTOP)
  }

  /// Ends it, with all that its clients have not heard yet.
  public func end() {
    kill(process, SIGKILL)
  }

  deinit {
    kill(process, SIGTERM)
  }

  /// The number of the client that asks for it: the server counts those that come.
  public func nextClient() async throws -> Int {
    let client: Environment = .inherit.updating([
      "PULSE_SERVER": "unix:\(folder)/native", "HOME": folder, "XDG_RUNTIME_DIR": folder,
    ])
    let outcome = try await Subprocess.run(
      .path("/usr/bin/pactl"), arguments: ["list", "clients", "short"], environment: client,
      output: .string(limit: 65_536), error: .discarded)
    let numbers = outcome.standardOutput.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.flatMap { Int($0) }
    }
    guard let last = numbers.max() else { throw CocoaError(.fileReadUnknown) }
    return last
  }
}

/// A recording of what the server's device plays, from its creation on.
public final class Recording: @unchecked Sendable {
  private let recorder = Process()
  private let condition = NSCondition()
  /// Guarded by the condition.
  private var samples: [Int16] = []

  /// Starts to record, and returns when there is a first sample.
  public init(of server: SoundServer) throws {
    let pipe = Pipe()
    recorder.executableURL = URL(fileURLWithPath: "/usr/bin/parec")
    recorder.arguments = [
      "--raw", "--format=s16le", "--rate=22050", "--channels=1", "--latency-msec=20",
      "--device=null.monitor",
    ]
    recorder.environment = ProcessInfo.processInfo.environment.merging(server.environment) { $1 }
    recorder.standardOutput = pipe
    recorder.standardError = FileHandle.nullDevice
    try recorder.run()
    // If nobody reads from the recorder, it loses what it hears.
    Thread.detachNewThread { [weak self] in
      while let data = try? pipe.fileHandleForReading.read(upToCount: 882), !data.isEmpty {
        self?.append(data)
      }
    }
    guard waitFor(samples: 1) else { throw CocoaError(.fileReadUnknown) }
  }

  private func append(_ data: Data) {
    let more = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map {
        bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self)
      }
    }
    condition.withLock { samples += more }
    condition.broadcast()
  }

  /// Waits until there are that many samples; a server that has ended never sends any.
  private func waitFor(samples count: Int) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 300)
    condition.lock()
    defer { condition.unlock() }
    while samples.count < count {
      guard condition.wait(until: deadline) else { return false }
    }
    return true
  }

  /// Waits until something is heard; returns whether it was.
  public func waitForSound() -> Bool { waitForSound(samples: 1) }

  /// Waits until so many samples are no silence; returns whether they came.
  public func waitForSound(samples wanted: Int) -> Bool {
    var (count, loud) = (0, 0)
    while waitFor(samples: count + 1) {
      (count, loud) = condition.withLock {
        (samples.count, loud + samples[count...].count { $0.magnitude > 50 })
      }
      if loud >= wanted { return true }
    }
    return false
  }

  /// What is heard until a second from now, from the first to the last sound; then stops.
  public func heard() -> [Int16] {
    _ = waitFor(samples: condition.withLock { samples.count } + 22_050)
    recorder.terminate()
    return condition.withLock {
      guard let first = samples.firstIndex(where: { $0.magnitude > 50 }),
        let last = samples.lastIndex(where: { $0.magnitude > 50 })
      else { return [] }
      return Array(samples[first...last])
    }
  }
}

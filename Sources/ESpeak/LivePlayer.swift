import SpeechSynthesis

/// Plays samples on the sound device as they arrive.
///
/// The device belongs to a separate process, the helper run as a player: libpcaudio, which eSpeak NG
/// uses, starts to play a tenth of a second sooner than PortAudio, but its license keeps it out of
/// this library. However the player or this program ends, the sound stops at once.
///
/// ```swift
/// let player = LivePlayer()
/// try await player.play(clip.samples)
/// try await player.start()
/// try await player.finish()
/// ```
public actor LivePlayer {
  /// How many samples are sent to the player at once.
  private static let piece = 16_000

  private let helper: String?
  private let environment: [String: String]
  private(set) var connection: HelperConnection?
  /// The player's process, if it was running before.
  private var running: RunningHelper?

  /// Creates a player.
  /// - Parameters:
  ///   - helper: The path of the helper; `nil` to look for it as ``ESpeakEngine`` does.
  ///   - environment: What the player's environment has besides this program's, such as
  ///     `PULSE_SERVER`.
  public init(helper: String? = nil, environment: [String: String] = [:]) {
    self.helper = helper
    self.environment = environment
  }

  /// Creates a player whose process runs already.
  package init(running: RunningHelper?) {
    helper = nil
    environment = [:]
    self.running = running
  }

  /// Begins to open the sound device and returns at once; ``start()`` reports any error.
  public func prepare() {
    _ = try? current()
  }

  /// Opens the sound device.
  /// - Throws: ``SpeechError/noSoundDevice(reason:)`` if there is none, saying what to do.
  public func start() async throws {
    _ = try await current().greet()
  }

  /// Adds samples to play after the earlier ones, and returns at once; they are heard when the device
  /// is open.
  /// - Parameter samples: Mono, at ``SoundRecording/sampleRate-type.property``.
  /// - Throws: ``SpeechError`` when the device or the helper is gone.
  public func play(_ samples: some Collection<Int16> & Sendable) async throws {
    try Self.send(samples, to: try current())
  }

  /// What plays one part of a sound after another, on any thread, and never waits.
  ///
  /// There is no silence between the parts, if the next one comes late. After the last one, something
  /// must be played with ``play(_:)-(Collection)``. ``interrupt()`` does not end it. Where the device or
  /// the helper is gone, it does nothing, and ``start()`` reports that.
  ///
  /// - Returns: What plays the next part.
  /// - Throws: ``SpeechError`` if there is no helper.
  package func input() throws -> @Sendable ([Int16]) -> Void {
    let connection = try current()
    return { try? Self.send($0, as: "part", to: connection) }
  }

  private static func send(
    _ samples: some Collection<Int16>, as kind: String = "pcm_", to connection: HelperConnection
  ) throws {
    var rest = Array(samples)[...]
    while !rest.isEmpty {
      var body: [UInt8] = []
      SoundFile.Part.samples(rest.prefix(piece)).read { body.append(contentsOf: $0) }
      try connection.send(kind, body)
      rest = rest.dropFirst(piece)
    }
  }

  /// Plays a recording to its end, and closes the device.
  /// - Throws: ``SpeechError``, or the error that cancelled the task; the sound then stops at once.
  public func play(_ sound: SoundRecording) async throws {
    try await play(sound.samples)
    try await start()
    try await finish()
  }

  /// Falls silent and discards everything not yet heard.
  ///
  /// More can be played afterwards.
  ///
  /// - Throws: ``SpeechError`` if the player has ended.
  public func interrupt() async throws {
    try connection?.send("drop")
  }

  /// Waits until everything so far has gone to the device or been dropped.
  ///
  /// - Throws: ``SpeechError`` if the player or the device is gone; `CancellationError`.
  public func wait() async throws {
    _ = try await connection?.exchange { HelperFrame(kind: "wait", id: $0, body: []) }
  }

  /// Waits until everything has been heard, and closes the device.
  ///
  /// When the task is cancelled the player is silent at once.
  ///
  /// - Throws: ``SpeechError`` if the player or the device is gone before that; `CancellationError`.
  public func finish() async throws {
    guard let connection else { return }
    defer { self.connection = nil }
    _ = try await withTaskCancellationHandler {
      try await connection.exchange { HelperFrame(kind: "end_", id: $0, body: []) }
    } onCancel: {
      connection.close()
    }
  }

  /// Falls silent and closes the device.
  public func stop() async {
    connection?.close()
    connection = nil
  }

  private func current() throws -> HelperConnection {
    if let connection { return connection }
    let path = try running?.path ?? helper ?? HelperLocation.find()
    let started = HelperConnection(
      path: path, arguments: ["--play"], environment: environment, for: .playing,
      running: running)
    connection = started
    running = nil
    return started
  }
}

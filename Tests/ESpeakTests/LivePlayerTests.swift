import Foundation
import TestSupport
import Testing

@testable import ESpeak
@testable import SpeechSynthesis

@Suite(
  .serialized, .timeLimit(.minutes(15)),
  .enabled(if: SoundServer.isInstalled, "pulseaudio and pulseaudio-utils are not installed"))
struct LivePlayerTests {
  /// A sine of 1 kHz.
  private func tone(seconds: Double, amplitude: Double = 8000) -> [Int16] {
    (0..<Int(seconds * 22_050)).map { index in
      Int16(amplitude * sin(2 * .pi * 1000 * Double(index) / 22_050))
    }
  }

  @Test func speechIsHeardAsLongAndAsLoudAsItIs() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let clip = try await ESpeakEngine().clip(for: Speaking.english(0))
    let player = LivePlayer(environment: server.environment)
    try await player.start()
    try await player.play(clip.samples)
    try await player.finish()
    let heard = recording.heard()
    let first = clip.samples.firstIndex { $0.magnitude > 50 } ?? 0
    let last = clip.samples.lastIndex { $0.magnitude > 50 } ?? 0
    #expect(heard.count >= last - first - 220)
    // A busy machine may stretch it with silence, but nothing is lost.
    func sounding(_ samples: [Int16]) -> [Int16] { samples.filter { $0.magnitude > 50 } }
    let (played, recorded) = (sounding(clip.samples), sounding(heard))
    #expect(abs(recorded.count - played.count) < played.count / 10)
    #expect(abs(Loudness.integrated(recorded) - Loudness.integrated(played)) < 0.5)
  }

  @Test func clipsThatComeLaterAreHeardInFull() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(environment: server.environment)
    let whole = tone(seconds: 1.2)
    for start in stride(from: 0, to: whole.count, by: 6615) {
      try await player.play(Array(whole[start..<min(start + 6615, whole.count)]))
    }
    try await player.finish()
    let heard = recording.heard().filter { $0.magnitude > 50 }.count
    let played = whole.filter { $0.magnitude > 50 }.count
    #expect(abs(heard - played) < played / 10)
  }

  /// Between the parts of a sound there is no silence, even if the second comes late.
  @Test func partsOfASoundAreHeardAsOne() async throws {
    let server = try await SoundServer()
    let whole = tone(seconds: 0.5)
    var pauses: [Int] = []
    // A busy machine may tear many; silence that the player put between them would be in all.
    while pauses.filter({ $0 < 5 }).count < 2, pauses.count < 20 {
      let recording = try Recording(of: server)
      let player = LivePlayer(environment: server.environment)
      try await player.start()
      let hear = try await player.input()
      hear(Array(whole[..<1300]))
      try await Task.sleep(for: .milliseconds(5))
      hear(Array(whole[1300...]))
      try await player.play([Int16](repeating: 0, count: 2205))
      try await player.finish()
      pauses.append(Self.longestPause(in: recording.heard()))
    }
    #expect(pauses.filter { $0 < 5 }.count == 2, "\(pauses)")
  }

  /// The longest silence between sounds, in samples.
  private static func longestPause(in heard: [Int16]) -> Int {
    let loud = heard.indices.filter { heard[$0].magnitude > 500 }
    return zip(loud, loud.dropFirst()).map { $1 - $0 }.max() ?? 0
  }

  /// What is dropped while more is expected does not keep the player waiting.
  @Test func partsOfASoundCanBeInterrupted() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(environment: server.environment)
    try await player.start()
    let hear = try await player.input()
    hear(tone(seconds: 0.1))
    try await player.wait()
    try await player.interrupt()
    try await player.play(tone(seconds: 0.2, amplitude: 16_000))
    try await player.finish()
    #expect(recording.heard().filter { $0.magnitude > 9000 }.count > 2000)
  }

  /// How much of a minute may be heard that was ended before its end, in samples: as much as there was
  /// time for, and three seconds more, as a busy machine lets a process wait.
  private func most(since start: ContinuousClock.Instant) -> Int {
    Int((start.duration(to: .now) / .seconds(1) + 3) * 22_050)
  }

  /// The greater part of a tone, in samples: at a zero crossing nothing is heard, and the recorder may miss
  /// the beginning.
  private static func most(of seconds: Double) -> Int { Int(seconds * 22_050 * 0.8) }

  @Test func anInterruptionIsSilentAtOnceAndMoreCanFollow() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(environment: server.environment)
    try await player.play(tone(seconds: 0.2))
    try await player.wait()
    // All of it has gone to the device by now, and is heard a moment later.
    try await Task.sleep(for: .milliseconds(200))
    // A minute of which hardly anything is heard.
    let start = ContinuousClock.now
    try await player.play(tone(seconds: 60))
    try await player.interrupt()
    let most = most(since: start)
    let last = tone(seconds: 0.3, amplitude: 16_000)
    try await player.play(last)
    try await player.finish()
    let heard = recording.heard()
    #expect(heard.filter { $0.magnitude > 50 }.count < most + Int(0.5 * 22_050))
    // Of the first tone 20 ms are missing in the recording; nobody knows yet who loses them.
    #expect(heard.filter { $0.magnitude > 50 }.count > Int(0.47 * 22_050))
    // The last tone is heard to its end, louder than all before; a busy machine may stretch it.
    func loud(_ samples: [Int16]) -> Int { samples.filter { $0.magnitude > 9000 }.count }
    #expect(loud(heard) > loud(last) * 9 / 10)
  }

  /// Each time the server is asked takes as long as speaking a word.
  @Test(.enabled(if: isLinux, "libpcaudio decides how often it asks"))
  func theServerIsAskedOnce() async throws {
    let server = try await SoundServer()
    let before = try await server.nextClient()
    let player = LivePlayer(environment: server.environment)
    try await player.start()
    #expect(try await server.nextClient() == before + 2)
    await player.stop()
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  @Test func aPlayerThatIsStoppedIsSilent() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(environment: server.environment)
    let start = ContinuousClock.now
    try await player.play(tone(seconds: 0.5))
    try await player.wait()
    // The last of it is on its way from the device; stopping would end that, too.
    let heardBefore = recording.waitForSound(samples: Self.most(of: 0.5))
    #expect(heardBefore)
    try await player.play(tone(seconds: 60))
    await player.stop()
    let most = most(since: start)
    let heard = recording.heard()
    #expect(heard.count { $0.magnitude > 50 } >= Self.most(of: 0.5))
    #expect(heard.count < most + Int(0.5 * 22_050))
  }

  /// What was written is not heard before the device says so: one that is lost in between is told.
  @Test(.enabled(if: isLinux, "ALSA tells no such thing"))
  func aDeviceThatIsLostAtTheEndIsTold() async throws {
    let server = try await SoundServer()
    let player = LivePlayer(environment: server.environment)
    try await player.start()
    let process = try #require(await player.connection?.process)
    kill(process, SIGSTOP)
    server.freeze()
    // So little that it waits for nobody when it is written.
    try await player.play(tone(seconds: 0.02))
    let finishing = Task { try await player.finish() }
    try await Task.sleep(for: .milliseconds(200))
    kill(process, SIGCONT)
    try await Task.sleep(for: .milliseconds(200))
    server.end()
    let error = await #expect(throws: SpeechError.self) { try await finishing.value }
    #expect("\(try #require(error))".hasPrefix("there is no sound device (Connection terminated)"))
  }

  @Test func cancellingTheWaitStopsTheSound() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(environment: server.environment)
    let start = ContinuousClock.now
    try await player.play(tone(seconds: 0.2))
    try await player.wait()
    let heardBefore = recording.waitForSound(samples: Self.most(of: 0.2))
    #expect(heardBefore)
    try await player.play(tone(seconds: 60))
    let finishing = Task { try await player.finish() }
    finishing.cancel()
    await #expect(throws: (any Error).self) { try await finishing.value }
    let most = most(since: start)
    let heard = recording.heard()
    #expect(heard.count { $0.magnitude > 50 } >= Self.most(of: 0.2))
    #expect(heard.count < most + Int(0.2 * 22_050))
  }
}

@Suite struct SoundDeviceTests {
  @Test func noDeviceIsAnErrorThatSaysWhatToDo() async throws {
    let player = LivePlayer(environment: [
      "PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere",
    ])
    do {
      try await player.start()
      Issue.record("there is a device at /nowhere")
    } catch let error as SpeechError {
      #expect(error.isUnavailable)
      #expect(error.description.hasPrefix("there is no sound device ("))
      #expect(error.description.hasSuffix("or write a file"))
    }
  }

  /// What is to be played before the device is open is taken, and that there is none is still told.
  @Test func soundThatComesBeforeTheDeviceIsTakenAndNoDeviceIsTold() async throws {
    let player = LivePlayer(environment: [
      "PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere",
    ])
    try await player.play([Int16](repeating: 1, count: 1_000_000))
    let error = await #expect(throws: SpeechError.self) { try await player.start() }
    #expect("\(try #require(error))".hasPrefix("there is no sound device ("))
  }
}

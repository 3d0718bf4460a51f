import ArgumentParser
import Foundation
import Overheard

/// The sound device.
enum LiveSound {
  /// Opens the device and closes it again.
  ///
  /// - Throws: A ``SpeechError`` that says what to do.
  static func probe() async throws -> String {
    let player = LivePlayer()
    try await player.start()
    await player.stop()
    return "there is a sound device"
  }

  /// Plays a recording to its end, and prints the lines of its score as they are heard.
  ///
  /// Ctrl-C ends the program with 130; the player is a separate process and falls silent at once.
  static func play(
    _ sound: SoundRecording, score: [TranscriptFormatter.Line] = [],
    on player: LivePlayer = LivePlayer()
  ) async throws {
    Interruption.prepare()
    do {
      try await player.play(sound.samples)
      try await player.start()
      try await print(score)
      try await player.finish()
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  /// Plays an utterance while it is spoken.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - engines: The engines of the voices.
  ///   - player: What plays it.
  /// - Throws: The exit code of an error that has been printed.
  static func play(
    _ utterance: SpeechUtterance, by engines: SpeechEngines, on player: LivePlayer
  ) async throws {
    Interruption.prepare()
    do {
      let hear = try await player.input()
      try await engines.speak(utterance, hear)
      try await player.play(Timeline.silence(.milliseconds(200)))
      try await player.start()
      try await player.finish()
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  /// Prints each line at its time.
  private static func print(_ score: [TranscriptFormatter.Line]) async throws {
    let start = ContinuousClock.now
    for line in score {
      try await Task.sleep(until: start + .milliseconds(line.time))
      Terminal.print(line.text)
    }
  }
}

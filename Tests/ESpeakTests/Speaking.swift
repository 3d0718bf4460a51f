import AccessibilityModel
import Foundation
import Synchronization
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

/// Voices and utterances for the tests.
enum Speaking {
  static let catalogue = Result { try VoiceCatalogue.standard() }

  static func voice(_ name: String) throws -> Voice {
    try catalogue.get().voice(namedOrAt: name)
  }

  static func korean(_ index: Int, voice name: String = "ko") throws -> SpeechUtterance {
    let voice = try voice(name)
    let (spoken, markup) = Announcements.korean[index]
    if voice.phonemes.isEmpty { return SpeechUtterance(.notation(markup), voice: voice) }
    return SpeechUtterance(
      ESpeakMarkup(Announcements.words(spoken), voice: .korean, phonemes: voice.phonemes, pitch: 50)
        .script.input,
      voice: voice)
  }

  static func english(_ index: Int, voice name: String = "en-us") throws -> SpeechUtterance {
    SpeechUtterance(.text(Announcements.english[index]), voice: try voice(name))
  }

  /// What somebody hears who listens while an engine speaks, piece by piece.
  static func pieces(
    _ utterance: SpeechUtterance, by engine: ESpeakEngine
  ) async throws -> [[Int16]] {
    let heard = Mutex<[[Int16]]>([])
    try await engine.speak(utterance) { piece in heard.withLock { $0.append(piece) } }
    return heard.withLock { $0 }
  }

  /// What somebody hears who listens while an engine speaks.
  static func heard(_ utterance: SpeechUtterance, by engine: ESpeakEngine) async throws -> [Int16] {
    try await Array(pieces(utterance, by: engine).joined())
  }

  /// What a recording of an utterance has.
  static func recorded(
    _ utterance: SpeechUtterance, by engine: ESpeakEngine
  ) async throws -> [Int16] {
    var timeline = Timeline()
    timeline.append(try await engine.clip(for: utterance))
    return timeline.sound().samples
  }

  /// A helper that crashes and hangs when it is asked to.
  static func testing(timeLimit: Int? = nil, jobs: Int? = nil) -> ESpeakEngine {
    ESpeakEngine(.init(jobs: jobs, timeLimit: timeLimit, environment: testing))
  }

  /// What makes a helper crash and hang when it is asked to.
  static let testing = ["OVERHEARD_SYNTH_TESTING": "1"]

  /// The processes that a process has started and that are there still.
  static func children(of process: pid_t) throws -> [pid_t] {
    let search = Process()
    search.executableURL = URL(fileURLWithPath: "/usr/bin/pgrep")
    search.arguments = ["-P", "\(process)"]
    let output = Pipe()
    search.standardOutput = output
    try search.run()
    let numbers = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    search.waitUntilExit()
    return numbers.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// What the helper says to a request that only tests make.
  static func ask(_ what: String, of synthesizer: ESpeakEngine) async -> String {
    do {
      let answer = try await synthesizer.exchange {
        HelperFrame(kind: "test", id: $0, body: Array(what.utf8))
      }
      return "\(answer)"
    } catch {
      return "\(error)"
    }
  }

  /// Clips in the order of the utterances, all asked for at once.
  static func clips(
    of utterances: [SpeechUtterance], from synthesizer: ESpeakEngine
  ) async throws -> [SoundClip] {
    try await withThrowingTaskGroup(of: (Int, SoundClip).self) { group in
      for (index, utterance) in utterances.enumerated() {
        group.addTask { (index, try await synthesizer.clip(for: utterance)) }
      }
      var clips = [SoundClip](repeating: .empty, count: utterances.count)
      for try await (index, clip) in group { clips[index] = clip }
      return clips
    }
  }
}

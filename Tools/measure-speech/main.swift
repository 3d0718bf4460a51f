// Measures the speech engine; `Tools/measure-speech.sh` runs it and prints a table.

import ESpeak
import Foundation
import SpeechSynthesis
import Voices

/// Short announcements, like those of a screen.
let announcements: [(voice: String, input: SpeechUtterance.Input)] = [
  (
    "ko", .notation("[[g|'j@|l|tS;-|e k|h|'a|d|u- s|'@|n|t|h|E|q]], [[tS;|'o|dZ;|@|l g|'a|n|u-|N]]")
  ),
  ("en-us", .notation("Payment card, Shinhan Card 1 2 3 4, adjustable")),
  ("ko", .notation("[[s|'@|l|tS;-|@|N]], [[p|'@|t|h|u-|n]]")),
  ("en-us", .notation("Settings, button")),
  ("ko", .notation("[[t|h|'E|p-]], [[d|'a|s|@|t- q|'E tS;|'u|N tS;|h|'@|t- p-|'@|n|tS;-|E]]")),
  ("en-us", .notation("Swipe up or down with one finger to adjust the value")),
]

func utterances(_ count: Int) throws -> [SpeechUtterance] {
  let catalogue = try VoiceCatalogue.standard()
  return try (0..<count).map { index in
    let (voice, input) = announcements[index % announcements.count]
    return SpeechUtterance(input, voice: try catalogue.voice(named: voice))
  }
}

func throughput(jobs: Int, count: Int) async throws {
  let all = try utterances(count)
  let synthesizer = ESpeakEngine(ESpeakEngine.Configuration(jobs: jobs))
  try await synthesizer.start()
  let clock = ContinuousClock()
  var samples = 0
  let time = try await clock.measure {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for utterance in all {
        group.addTask { try await synthesizer.clip(for: utterance).samples.count }
      }
      for try await count in group { samples += count }
    }
  }
  let each = time.inSeconds * 1000 / Double(count)
  print(
    "helper, \(jobs) jobs: \(String(format: "%.3f", each)) ms per utterance, \(samples) samples")
}

func say(_ text: String) async throws {
  let voice = try VoiceCatalogue.standard().voice(for: .english)
  let player = LivePlayer()
  let synthesizer = ESpeakEngine(ESpeakEngine.Configuration(jobs: 1))
  async let ready: Void = player.start()
  let clip = try await synthesizer.clip(for: SpeechUtterance(.text(text), voice: voice))
  try await ready
  try await player.play(clip.samples)
  try await player.finish()
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "throughput":
  let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 600
  for jobs in Set([1, ProcessInfo.processInfo.activeProcessorCount]).sorted() {
    try await throughput(jobs: jobs, count: count)
  }
case "list":
  for utterance in try utterances(announcements.count) {
    if case .notation(let text) = utterance.input {
      print(
        utterance.voice.engineVoice, utterance.rate, utterance.wordGap, text, separator: "\t")
    }
  }
case "say":
  try await say(arguments.dropFirst().joined(separator: " "))
default:
  print("usage: measure-speech throughput [COUNT] | list | say TEXT")
}

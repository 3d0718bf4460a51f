import Foundation
import Languages
import Overheard
import TestSupport
import Testing

@testable import Films

extension Film {
  /// A walk with estimated times and a tone for a voice.
  static func sample(hasCaptions: Bool = true) throws -> Film {
    let path = "Examples/ko/payment-card-carousel.yaml"
    let data = try Data(contentsOf: Repository.root.appending(path: path))
    let file = try ScreenFile(contentsOf: data, path: path)
    let reader = ScreenReaders.current.primary
    let configuration = WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: .korean),
      wording: try LanguagePacks.current.pack(for: .korean).wording(of: reader),
      durations: .estimatedByLetters)
    let lanes = try ["before", "after"].map { name in
      let variant = try #require(file.variants.first { $0.name == name })
      // Two gestures are enough, and make a short film.
      var walk = try #require(file.walks(for: variant).first)
      walk.steps = Array(walk.steps.prefix(2))
      let transcript = WalkTranscript(of: walk, on: variant, configuration: configuration)
      let length = (transcript.events.last?.time ?? 0) * 22_050 / 1000
      return Film.Lane(
        name: name,
        scenes: WalkScenes(of: walk, on: variant, configuration: configuration),
        captions: CaptionLine.lines(of: transcript),
        gestures: transcript.events.compactMap { event in
          event.kind.step.map { CaptionGesture(time: event.time, text: "\($0)") }
        },
        summary: ["4"],
        sound: SoundRecording(samples: (0..<length).map { Int16($0 % 200) }))
    }
    return Film(
      acts: [
        Film.Act(
          title: "결제 수단", walk: "현대카드로 결제", reader: "VoiceOver", note: "A note.",
          language: .korean, lanes: lanes)
      ], hasCaptions: hasCaptions)
  }
}

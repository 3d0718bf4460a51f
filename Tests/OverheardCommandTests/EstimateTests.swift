import Foundation
import Overheard
import TestSupport
import Testing

/// The estimated length of speech beside the real one: of everything that is said on the walks
/// of the examples.
@Suite struct EstimateTests {
  @Test(arguments: ["ko", "en"])
  func estimateIsNearTheClips(language: String) async throws {
    let catalogue = try VoiceCatalogue.standard()
    let voices = [try catalogue.voice(for: .korean), try catalogue.voice(for: .english)]
    let cast = try VoiceCast(voices: voices, engines: [ESpeakEngine()])
    let store = ClipStore(engines: cast.engines)
    var errors: [Double] = []
    var worst = ""
    for part in try spokenParts(in: "Examples/\(language)") {
      guard let line = cast.line(for: part) else { continue }
      let clip = try await store.clip(for: line.utterance)
      let measured = Double(clip.samples.count) * 1000 / Double(clip.sampleRate)
      let estimate = Double(DurationModel.estimated.milliseconds(of: part))
      errors.append(abs(estimate - measured) / measured)
      if errors.last == errors.max() {
        worst = "\(part.text.string): \(Int(estimate)) for \(Int(measured)) ms"
      }
    }
    let mean = errors.reduce(0, +) / Double(max(errors.count, 1))
    let percent = Int((mean * 100).rounded())
    print("estimate, \(language): \(percent) % off on average over \(errors.count) pieces")
    #expect(errors.count > 50)
    #expect(mean < 0.15, "\(percent) % off; worst: \(worst)")
  }

  /// The pieces of speech of all walks below a folder, each once, in the order they are heard.
  private func spokenParts(in folder: String) throws -> [Announcement.Part] {
    let folder = ToolRun.root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var parts: [Announcement.Part] = []
    var seen: Set<Announcement.Part> = []
    for name in names where name.hasSuffix(".yaml") {
      let data = try Data(contentsOf: folder.appending(path: name))
      let file = try ScreenFile(contentsOf: data, path: name)
      for variant in file.variants {
        let settings = ReaderSettings(language: variant.screen.language)
        for walk in file.walks(for: variant) {
          let transcript = Transcript(
            of: walk, on: variant,
            configuration: WalkConfiguration(reader: .voiceOver, settings: settings))
          for case .speak(let speech) in transcript.events.map(\.kind) {
            parts += speech.parts.map(\.announced).filter { seen.insert($0).inserted }
          }
        }
      }
    }
    return parts
  }
}

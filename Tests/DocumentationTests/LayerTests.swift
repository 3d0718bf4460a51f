import Foundation
import Testing

/// The app knows no reader, a reader knows nothing of what an app is made of, and walks know
/// neither by name.
@Suite struct LayerTests {
  @Test(arguments: [
    ("VoiceOver/Machine", ["carousel", "banner", "editor", "reload"]),
    ("VoiceOver/Rotor", ["carousel", "banner", "editor", "reload"]),
    ("ScreenReading/Machine", ["carousel", "banner", "editor", "reload"]),
    ("AppSimulation", ["voiceover", "composer", "utterance", "rotor", "earcon"]),
    ("Walks", ["import VoiceOver"]),
  ])
  func aFolderKnowsNothingOf(folder: String, words: [String]) throws {
    let files = Repository.files(below: "Sources/\(folder)", endingIn: ".swift")
    #expect(!files.isEmpty)
    for path in files {
      let text = try Repository.text(path)
      for word in words {
        let found = text.range(of: word, options: word == word.lowercased() ? .caseInsensitive : [])
        #expect(found == nil, "\(path) speaks of \(word)")
      }
    }
  }
}

import Foundation
import Testing

/// The app knows no reader, a reader does not know what an app is made of, and only the languages
/// and the list of readers know a reader by name.
@Suite struct LayerTests {
  @Test(arguments: [
    ("VoiceOver/Machine", ["carousel", "banner", "editor", "reload"]),
    ("VoiceOver/Rotor", ["carousel", "banner", "editor", "reload"]),
    ("ScreenReading/Machine", ["carousel", "banner", "editor", "reload"]),
    ("AppSimulation", ["voiceover", "composer", "utterance", "rotor", "earcon"]),
    ("Walks", ["import VoiceOver", ".voiceOver"]),
    ("Rendering", ["import VoiceOver", ".voiceOver"]),
    ("ReviewPages", ["import VoiceOver", ".voiceOver"]),
    ("OverheardCommand", ["import VoiceOver", ".voiceOver", "focusStops"]),
    ("OverheardTesting", ["import VoiceOver", ".voiceOver", "focusStops"]),
  ])
  func aFolderKnowsNothingOf(folder: String, words: [String]) throws {
    let files = Repository.files(below: "Sources/\(folder)", endingIn: ".swift")
    #expect(!files.isEmpty)
    for path in files {
      let text = try Repository.text(path)
      let code = text.split(separator: "\n").filter { line in
        !line.drop(while: \.isWhitespace).hasPrefix("//")
      }.joined(separator: "\n")
      for word in words {
        let text = word.hasPrefix(".") ? code : text
        let found = text.range(of: word, options: word == word.lowercased() ? .caseInsensitive : [])
        #expect(found == nil, "\(path) speaks of \(word)")
      }
    }
  }
}

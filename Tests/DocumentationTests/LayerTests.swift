import Foundation
import Testing

/// The app knows no reader, a reader does not know what an app is made of, and only the languages
/// and the list of readers know a reader by name.
@Suite struct LayerTests {
  @Test(arguments: [
    ("VoiceOver/Machine", ["carousel", "banner", "editor", "reload"]),
    ("VoiceOver/Rotor", ["carousel", "banner", "editor", "reload"]),
    ("ScreenReading/Machine", ["carousel", "banner", "editor", "reload"]),
    ("TalkBack/Machine", ["carousel", "banner", "editor", "reload", "VoiceOver"]),
    ("TalkBack/Rules", ["VoiceOver"]),
    ("VoiceOver/Machine", ["TalkBack"]),
    ("AppSimulation", ["voiceover", "composer", "utterance", "rotor", "earcon"]),
    ("Walks", ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack"]),
    ("ScreenDrawing", ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack"]),
    ("Films", ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack"]),
    ("Rendering", ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack"]),
    ("ReviewPages", ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack"]),
    (
      "OverheardCommand",
      ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack", "focusStops"]
    ),
    (
      "OverheardTesting",
      ["import VoiceOver", ".voiceOver", "import TalkBack", ".talkBack", "focusStops"]
    ),
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

  /// What may be imported where everything is a value: nothing that has files, clocks or threads.
  private static let pureModules: Set<String> = [
    "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOverData",
    "TalkBackData", "HeapModule", "Walks",
  ]

  /// In the model, the app, the readers and the walks the same input gives the same output.
  ///
  /// Files, clocks, threads and what they share are the caller's.
  @Test(arguments: [
    "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TalkBack", "Walks",
    "ScreenDrawing",
  ])
  func aPureFolderHasNoEffects(folder: String) throws {
    let effects = try Regex(
      #"""
      \b(Mutex|Atomic|NSLock|Dispatch\w*|Thread|OperationQueue|FileManager|FileHandle|AtomicFile|\
      FileWriter|ProcessInfo|UserDefaults|URLSession|Bundle|Date|\w*Clock|getenv|print|readLine|\
      fopen|async|await|actor|Task(Group|Local)|nonisolated\(unsafe\)|@unchecked|static\s+var\s+\w+\s*=|\
      (System|\w*)RandomNumberGenerator|random|shuffled)\b
      """#.replacing("\\\n", with: ""))
    let files = Repository.files(below: "Sources/\(folder)", endingIn: ".swift")
    #expect(!files.isEmpty)
    for path in files {
      for (index, line) in try Repository.text(path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        let code = line.drop(while: \.isWhitespace)
        guard !code.hasPrefix("//") else { continue }
        if let match = code.wholeMatch(of: /(?:@\w+(?:\(.*\))?\s+)?(?:\w+ )?import (\w+).*/) {
          #expect(
            Self.pureModules.contains(String(match.1)), "\(path):\(index + 1) imports \(match.1)")
        }
        let words = code.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
        if let match = words.firstMatch(of: effects) {
          Issue.record("\(path):\(index + 1): \(match.output[0].substring ?? "")")
        }
        // What is shared must be a value; the subject of a rule lives as long as one announcement.
        #expect(
          !code.contains(/\bclass\b .*\bSendable\b/), "\(path):\(index + 1) shares an object")
      }
    }
  }
}

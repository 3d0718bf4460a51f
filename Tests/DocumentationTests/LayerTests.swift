import Foundation
import TestSupport
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
      "OverheardImport",
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

  /// What may be imported where everything is a value: nothing that has files, clocks or threads, but
  /// for what is found in ``Support`` by ``effectfulSupport()``.
  private static let pureModules: Set<String> = [
    "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOverData",
    "TalkBackData", "ReadingsData", "HeapModule", "Walks",
  ]

  /// Lines of pure folders that may stand there all the same.
  private static let exceptions = [
    // A list of words is read from its table when it is first asked for. Whichever thread comes first, the
    // list is the same.
    "Sources/Readings/WordSet.swift": [
      "import Synchronization", "final class WordList: Sendable {",
      "private final class Words: Sendable {",
    ],
    // Nothing of it changes; it is an object only because it is large.
    "Sources/Readings/Lexicon/StemTable.swift": ["final class StemTable: Sendable {"],
  ]

  private static let effects =
    #"""
    \b(Mutex|Atomic|NSLock|Dispatch\w*|Thread|pthread_\w+|OperationQueue|FileManager|FileHandle|\
    ProcessInfo|UserDefaults|URLSession|Bundle|Date|\w{2,}Clock|getenv|print|readLine|\
    fopen|\
    async|await|actor|Task(Group|Local)|nonisolated\(unsafe\)|@unchecked|static\s+var\s+\w+\s*=|\
    (System|\w*)RandomNumberGenerator|random|shuffled)\b
    """#.replacing("\\\n", with: "")

  /// The lines of a file that are code, with their numbers, and without what is between quotation marks.
  private static func code(of path: String) throws -> [(number: Int, line: String)] {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let code = String(line.drop(while: \.isWhitespace))
      guard !code.hasPrefix("//") else { return nil }
      return (index + 1, code.replacing(/"(\\.|[^"\\])*"/, with: "\"\""))
    }
  }

  /// The types in `Support` that have effects: whatever is declared in a file that has some.
  private static func effectfulSupport() throws -> [String] {
    let calls = #"\b(open|close|write|l?stat|getrlimit|rename|unlink)\(|\bData\(contentsOf:"#
    let effects = try Regex("\(effects)|\(calls)")
    return try Repository.files(below: "Sources/Support", endingIn: ".swift").flatMap { path in
      let code = try code(of: path)
      guard code.contains(where: { $0.line.firstMatch(of: effects) != nil }) else {
        return [String]()
      }
      return code.compactMap {
        $0.line.firstMatch(of: /^package .*?\b(?:struct|class|enum|protocol) (\w+)/).map {
          String($0.1)
        }
      }
    }
  }

  @Test func whatHasEffectsInSupportIsKnown() throws {
    #expect(
      Set(try Self.effectfulSupport()).isSuperset(of: [
        "AtomicFile", "FileWriter", "NewFile", "FileState", "WritingMark", "UnfinishedFiles",
        "SystemLimits", "SerialTasks",
      ]))
  }

  /// In the model, the app, the readers, the walks and the readings the same input gives the same output.
  ///
  /// Files, clocks, threads and what they share are the caller's.
  @Test(arguments: [
    "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TalkBack", "Walks",
    "ScreenDrawing", "Readings",
  ])
  func aPureFolderHasNoEffects(folder: String) throws {
    let effects = try Regex(
      "\(Self.effects)|\\b(\(try Self.effectfulSupport().joined(separator: "|")))\\b")
    let files = Repository.files(below: "Sources/\(folder)", endingIn: ".swift")
    #expect(!files.isEmpty)
    for path in files {
      for (number, code) in try Self.code(of: path)
      where Self.exceptions[path]?.contains(code) != true {
        if let match = code.wholeMatch(of: /(?:@\w+(?:\(.*\))?\s+)?(?:\w+ )?import (\w+).*/) {
          #expect(
            Self.pureModules.contains(String(match.1)), "\(path):\(number) imports \(match.1)")
        }
        if let match = code.firstMatch(of: effects) {
          Issue.record("\(path):\(number): \(match.output[0].substring ?? "")")
        }
        // What is shared must be a value; the subject of a rule lives as long as one announcement.
        #expect(!code.contains(/\bclass\b .*\bSendable\b/), "\(path):\(number) shares an object")
      }
    }
  }
}

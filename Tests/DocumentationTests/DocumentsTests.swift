import Foundation
import Languages
import Overheard
import TestSupport
import Testing

/// Tests about the pages: what they name exists, and what they show is what happens.
@Suite struct DocumentsTests {
  private static func pages() -> [String] {
    Repository.files(below: "Documentation", endingIn: ".md")
      + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSES/README.md"]
  }

  @Test(arguments: pages())
  func whatAPageNamesIsThere(page: String) throws {
    let text = try Repository.text(page)
    let named = text.matches(
      of: /`((?:Sources|Tests|Documentation|Tools|Voices|Examples|LICENSES)\/[^` ]+)`/)
    for path in named.map({ String($0.1) }) {
      #expect(Repository.holds(path), "\(page) names \(path)")
    }
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for target in text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/).map({ String($0.1) }) {
      #expect(Repository.holds("\(folder)/\(target)"), "\(page) links to \(target)")
    }
  }

  /// Nobody can open a file that is not in the repository.
  @Test func nothingRefersToWhatIsElsewhere() throws {
    // Written so that this file does not refer to them itself.
    let elsewhere = [
      "shared" + "/reference", "shared" + "/seeds", "-speech" + ".md", "input-" + "formats.md",
      "model-" + "codebases",
    ]
    let files = ["Sources", "Tests", "Documentation", "Tools", "Examples", "Voices"].flatMap {
      Repository.files(
        below: $0, endingIn: ".swift", ".md", ".tsv", ".sh", ".py", ".c", ".h", ".yaml")
    }
    for path in files + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"] {
      let text = try Repository.text(path)
      for name in elsewhere {
        #expect(!text.contains(name), "\(path) refers to \(name)")
      }
    }
  }

  @Test(arguments: ["Documentation/architecture.md", "README.md"])
  func thePageListsTheFoldersThatThereAre(page path: String) throws {
    let text = try Repository.text(path)
    let title = try #require(text.firstRange(of: "# How a screen becomes sound"))
    let page = text[title.upperBound...]
    let table = page.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /\| `(?<folder>[\w-]+)` \|.*/).map { String($0.folder) } }
    #expect(table.count > 10)
    #expect(try Set(table) == Set(Self.ownFolders()))
  }

  /// The folders of `Sources`, except those that only name a system library.
  private static func ownFolders() throws -> [String] {
    try Repository.folders(in: "Sources").filter { folder in
      !FileManager.default.fileExists(
        atPath: Repository.root.appending(path: "Sources/\(folder)/module.modulemap").path)
    }
  }

  /// The screen on the architecture page says what the page says it does.
  @Test func theExampleOfTheArchitecturePageIsHeardAsShown() throws {
    let page = try Repository.text("Documentation/architecture.md")
    let yaml = try #require(page.firstMatch(of: /```yaml\n(?<text>[^`]+)```/)).text
    let file = try ScreenFile(String(yaml), path: "sound.yaml")
    let variant = try #require(file.variants.first)
    let walk = try #require(file.walks.first)
    let transcript = WalkTranscript(
      of: walk, on: variant, screen: "sound",
      configuration: try WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: variant.screen.language),
        durations: LanguagePacks.current.durations))
    let score = TranscriptFormatter(marksEstimates: true).format(transcript)
    #expect(page.contains(score), "\(score)")
  }
}

extension Repository {
  /// Whether a file or folder exists; a `*` stands for any part of a name.
  static func holds(_ path: String) -> Bool {
    let known = path.prefix { $0 != "*" && $0 != "{" }
    if known.count == path.count {
      return FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }
    let folder = known.split(separator: "/").dropLast(known.hasSuffix("/") ? 0 : 1)
    return FileManager.default.fileExists(
      atPath: root.appending(path: folder.joined(separator: "/")).path)
  }
}

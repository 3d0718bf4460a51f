import Overheard
import ScreenFiles
import Testing

@testable import Audit

/// Screens that are as they should be: `Clean.txt`.
@Suite struct CleanTests {
  /// A screen in which there is nothing to find.
  struct Screen: CustomTestStringConvertible {
    var name: String
    var yaml: String

    var testDescription: String { name }
  }

  static let all = WrittenScreen.all(in: "Clean.txt").map { screen in
    Screen(
      name: screen.heading.joined(separator: " "), yaml: screen.yaml(in: screen.heading[1]))
  }

  @Test(arguments: all)
  func nothingIsFound(screen: Screen) throws {
    let (file, sources) = try ScreenFile.located(contentsOf: screen.yaml.utf8, path: "screen.yaml")
    for reader in ["voiceover", "talkback"] {
      let audit = try Auditing.audit(by: #require(ScreenReaders.current[reader]))
      let found = try audit.findings(in: file, at: sources)
      #expect(found.isEmpty, "\(reader): \(found.map { "\($0.message) [\($0.rule)]" })")
    }
  }

  @Test func thereAreManyInBothLanguages() {
    #expect(Self.all.count > 40)
    #expect(Self.all.contains { $0.name.hasSuffix(" ko") })
    #expect(Self.all.contains { $0.name.hasSuffix(" en") })
  }
}

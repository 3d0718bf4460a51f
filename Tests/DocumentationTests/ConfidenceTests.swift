import Foundation
import Overheard
import TestSupport
import Testing

/// Tests about the table under "How sure is it" in the README.
@Suite struct ConfidenceTests {
  private static let begin = "<!-- counted by a test; OVERHEARD_UPDATE=1 writes it -->\n"
  private static let end = "<!-- end of what is counted -->\n"

  /// What is counted, with a name for readers of the README.
  private static func counted() throws -> [(name: String, facts: [Cited])] {
    let names = ["ko": "Korean", "en": "English"]
    let wordings = Dictionary(grouping: try Cited.wordings()) { cited in
      let parts = cited.place.split(separator: "/")
      let language = parts.last?.prefix { $0 != "." } ?? ""
      return "\(parts[1]) \(language)"
    }
    let phrases = wordings.keys.sorted().map { key in
      let language = String(key.suffix(2))
      return (
        name: "\(key.dropLast(3))'s phrases in \(names[language] ?? language)",
        facts: wordings[key] ?? []
      )
    }
    return phrases + [(name: "times and limits", facts: Cited.profile())]
  }

  private static func table() throws -> String {
    let rows = try counted().map { name, facts in
      let counts = [ReaderWording.Confidence.verified, .derived, .guess].map { letter in
        String(facts.count { $0.confidence == letter })
      }
      return "| \(([name] + counts + ["\(facts.count)"]).joined(separator: " | ")) |\n"
    }
    return "| | verified | derived | guessed | all |\n|---|--:|--:|--:|--:|\n" + rows.joined()
  }

  @Test func theReadmeCountsWhatTheTablesHold() throws {
    let readme = try Repository.text("README.md")
    let begin = try #require(readme.range(of: Self.begin))
    let end = try #require(readme.range(of: Self.end))
    let table = try Self.table()
    if Repository.isUpdated {
      let new = readme[..<begin.upperBound] + table + readme[end.lowerBound...]
      try Data(new.utf8).write(to: Repository.root.appending(path: "README.md"), options: .atomic)
      return
    }
    #expect(readme[begin.upperBound..<end.lowerBound] == table)
  }

  @Test func everyFactHasALetter() throws {
    for cited in try Cited.wordings() + Cited.profile() {
      #expect(cited.confidence != nil && cited.confidence != .user, "\(cited.place)")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// What the README says that rendering costs is what `Documentation/scale.md` has measured.
@Suite struct CostTests {
  private static let begin =
    "<!-- taken from Documentation/scale.md by a test; OVERHEARD_UPDATE=1 writes it -->\n"
  private static let end = "<!-- end of what is taken -->\n"

  /// What the README calls a row of the page.
  private static let rows = [
    ("`overheard check screens`", "check, per 1,000 screens"),
    ("`overheard render screens --out out --verbose`: 18 hours of sound", "cold, WAV, 2 jobs"),
    ("the same command again", "unchanged"),
    ("the same after changing one label: 1 walk made, 1 clip spoken", "one label changed"),
    ("`overheard review screens --out out`: only the pages", "pages from WAV"),
  ]

  private static func table() throws -> String {
    let page = try Repository.text("Documentation/scale.md")
    let measured = try #require(
      page.components(separatedBy: "### 1,000 screens\n").dropFirst().first
    )
    .components(separatedBy: "\n#")[0]
    return try rows.map { name, row in
      let cell = try #require(
        measured.firstMatch(
          of: try Regex("\n\\| \(row) \\| ([0-9.]+) s \\|", as: (Substring, Substring).self)))
      let seconds = try #require(Double(cell.output.1))
      let digits = seconds < 1 ? 2 : seconds < 10 ? 1 : 0
      return "| \(name) | \(String(format: "%.\(digits)f", seconds)) |\n"
    }.joined()
  }

  @Test func theReadmeTellsWhatWasMeasured() throws {
    let readme = try Repository.text("README.md")
    let begin = try #require(readme.range(of: Self.begin))
    let end = try #require(readme.range(of: Self.end))
    let table =
      "| 1,000 screens of `Tools/generate-screens.py 1000 screens` | seconds |\n|---|---|\n"
      + (try Self.table())
    if Repository.isUpdated {
      let new = readme[..<begin.upperBound] + table + readme[end.lowerBound...]
      try Data(new.utf8).write(to: Repository.root.appending(path: "README.md"), options: .atomic)
      return
    }
    #expect(readme[begin.upperBound..<end.lowerBound] == table)
  }
}

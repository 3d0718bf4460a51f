import Foundation
import TestSupport
import Testing

/// The example of the README is the one that is compiled and run here.
@Suite struct ReadmeTextTests {
  @Test func theExampleIsTheTest() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }
    let test = try text("Tests/OverheardTestingTests/ReadmeTests.swift")
    let example = try #require(
      test.firstMatch(of: /(?s)\/\/ README: the example\n(.*)\/\/ README: its end/)?.1)
    let block = "```swift\nimport OverheardTesting\nimport Testing\n\n\(example)```"
    #expect(try text("README.md").contains(block))
    #expect(
      try text("Sources/OverheardTesting/OverheardTesting.docc/OverheardTesting.md").contains(block)
    )
  }
}

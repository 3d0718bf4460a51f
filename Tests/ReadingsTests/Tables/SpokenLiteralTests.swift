import Foundation
import TestSupport
import Testing

/// Wording is data: what is said is in `Sources/Readings/Data`, never in the code.
@Suite("Words in the code")
struct SpokenLiteralTests {
  private let folder = Repository.root.appending(path: "Sources/Readings").path

  /// The lines of every Swift file that are not comments, with the place of each.
  private func lines() throws -> [(place: String, code: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
          .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .map { ("\(path):\($0 + 1)", String($1)) }
      }
      .filter { !$0.1.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
  }

  @Test("No string of the code holds Hangul, but for the examples that a rule gives of itself")
  func hangul() throws {
    let lines = try lines()
    #expect(lines.count > 3_000)
    for (place, code) in lines {
      let strings = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      let isExample = code.contains("Rule(\"") || code.contains("summary: \"")
      let holdsHangul = strings.contains { $0.unicodeScalars.contains(where: isHangul) }
      #expect(isExample || !holdsHangul, "\(place): \(code)")
    }
  }

  @Test("No English word is added as a string")
  func english() throws {
    for (place, code) in try lines() where place.contains("English") {
      let adds = code.contains(/(add|append|addName|return)\(?\s*\[?"[a-zA-Z]{2}/)
      let isMatch = code.contains("return (\"")
      #expect(!adds || isMatch, "\(place): \(code)")
    }
  }

  private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7A3}").contains(scalar) || ("\u{3131}"..."\u{318E}").contains(scalar)
  }
}

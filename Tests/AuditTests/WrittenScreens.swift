import Foundation

/// A screen of a file of many, each under a heading: `=== words of the heading`.
struct WrittenScreen {
  /// The words of the heading.
  var heading: [String]
  /// The screen without its language.
  var elements: String

  /// The screen in a language.
  func yaml(in language: String) -> String { "language: \(language)\n\(elements)\n" }

  /// The screens of a file beside the tests.
  static func all(in name: String) -> [WrittenScreen] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n=== ").dropFirst().map { block in
      let lines = block.split(separator: "\n", maxSplits: 1).map(String.init)
      return WrittenScreen(
        heading: lines[0].split(separator: " ").map(String.init), elements: lines[1])
    }
  }
}

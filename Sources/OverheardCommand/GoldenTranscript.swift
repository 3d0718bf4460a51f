import Foundation
import Overheard

/// The text of a golden transcript: the walks of every variant, each with a heading.
struct GoldenTranscript {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether it has times; `nil` if it is no transcript.
  var isTimed: Bool? {
    guard text.hasPrefix("# ") else { return nil }
    return text.prefix { $0 != "\n" }.hasSuffix(TranscriptFormatter.mark)
  }

  /// The walks of some variants; of all if none is named.
  func part(of variants: [String], in loaded: LoadedScreen) -> String {
    guard !variants.isEmpty else { return text }
    let screen = (loaded.source.name as NSString).lastPathComponent
    let headings = variants.map { "# \(screen) · \($0)" }
    let walks = ("\n" + text).split(separator: "\n# ", omittingEmptySubsequences: false)
      .dropFirst().map { "# " + $0 }
    return walks.filter { walk in
      let title = walk.prefix { $0 != "\n" }.replacing(TranscriptFormatter.mark, with: "")
      return headings.contains { title == $0 || title.hasPrefix($0 + " · ") }
    }.joined(separator: "\n")
  }
}

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

  /// The walks of one variant, or of all.
  func part(of variant: String?, in loaded: LoadedScreen) -> String {
    guard let variant else { return text }
    let heading = "# \((loaded.source.name as NSString).lastPathComponent) · \(variant)"
    let walks = ("\n" + text).split(separator: "\n# ", omittingEmptySubsequences: false)
      .dropFirst().map { "# " + $0 }
    return walks.filter { walk in
      let title = walk.prefix { $0 != "\n" }.replacing(TranscriptFormatter.mark, with: "")
      return title == heading || title.hasPrefix(heading + " · ")
    }.joined(separator: "\n")
  }
}

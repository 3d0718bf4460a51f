import Audit
import Foundation
import Overheard
import ReviewPages
import Support

/// What is heard otherwise than before, sentence by sentence, with the words that differ.
struct HeardChanges {
  /// The walks in which something changed, in the order of the transcript.
  private(set) var walks: [(name: String, sentences: [String])] = []

  init(_ difference: TranscriptDifference) {
    var removed: [String] = []
    var added: [String] = []
    for line in difference.lines {
      switch line {
      case .removed(let text): removed.append(text)
      case .added(let text): added.append(text)
      case .same(let text):
        take(&removed, &added)
        begin(text)
      }
    }
    take(&removed, &added)
    walks.removeAll { $0.sentences.isEmpty }
  }

  private mutating func take(_ removed: inout [String], _ added: inout [String]) {
    defer { (removed, added) = ([], []) }
    added.forEach { begin($0) }
    let old = removed.compactMap(TranscriptFormatter.speech)
    let new = added.compactMap(TranscriptFormatter.speech)
    var sentences: [String] = []
    // Between two lines that stayed, the first that was said is compared with the first that is said
    // now, and so on.
    var (gone, come): ([String], [String]) = ([], [])
    func pair() {
      sentences += zip(gone, come).map(Self.marked)
      sentences += gone.dropFirst(come.count).map { "~~\(AuditReport.cell($0))~~ (no longer said)" }
      sentences += come.dropFirst(gone.count).map { "**\(AuditReport.cell($0))** (new)" }
      (gone, come) = ([], [])
    }
    for step in SequenceDifference(from: old, to: new).steps {
      switch step {
      // Only the time is another one.
      case .same: pair()
      case .removed(let text): gone.append(text)
      case .added(let text): come.append(text)
      }
    }
    pair()
    if let goal = added.lazy.compactMap(TranscriptFormatter.goal).first,
      let before = removed.lazy.compactMap(TranscriptFormatter.goal).first, goal != before
    {
      sentences.append("**\(goal)** (was: \(before))")
    }
    guard !sentences.isEmpty else { return }
    if walks.isEmpty { walks.append(("", [])) }
    walks[walks.count - 1].sentences += sentences
  }

  /// Begins the next walk, if a line is its heading.
  private mutating func begin(_ line: String) {
    if let name = TranscriptFormatter.name(inHeading: line) { walks.append((name, [])) }
  }

  /// A sentence with the words that were taken out and put in.
  private static func marked(_ old: String, _ new: String) -> String {
    WordDifference(from: old, to: new).pieces.reduce("") { line, piece in
      let next =
        switch piece {
        case .same(let text): AuditReport.cell(text)
        case .removed(let text): mark(text, "~~")
        case .added(let text): mark(text, "**")
        }
      // What came in the place of another word stands beside it.
      let touches =
        line.hasSuffix("~~") && next.hasPrefix("**")
        || line.hasSuffix("**") && next.hasPrefix("~~")
      return line + (touches ? " " : "") + next
    }
  }

  /// A text between marks, with the spaces around it outside, where Markdown wants them.
  private static func mark(_ text: String, _ sign: String) -> String {
    let words = text.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty, let range = text.firstRange(of: words) else { return text }
    return text[..<range.lowerBound] + sign + AuditReport.cell(words) + sign
      + text[range.upperBound...]
  }

  /// The changes as lists, a walk each.
  var markdown: String {
    var text = ""
    for walk in walks {
      if !walk.name.isEmpty { text += "**\(AuditReport.cell(walk.name))**\n\n" }
      text += walk.sentences.map { "- \($0)\n" }.joined() + "\n"
    }
    if walks.isEmpty {
      text += "The same is said, but not at the same time or for the same reason.\n"
    }
    return text
  }
}

import Support

/// What changed between two scores, line by line, as a unified diff.
///
/// ```swift
/// let difference = TranscriptDifference(from: golden, to: transcript.score)
/// print(difference.unified(from: "card.transcript", to: "card.yaml"))
/// ```
public struct TranscriptDifference: Hashable, Sendable {
  /// The lines of both, in order.
  package private(set) var lines: [Line] = []

  /// A line and its position.
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Compares two texts.
  public init(from old: String, to new: String) {
    let difference = SequenceDifference(from: Self.lines(of: old), to: Self.lines(of: new))
    lines = difference.steps.map { step in
      switch step {
      case .same(let line, _): .same(line)
      case .removed(let line): .removed(line)
      case .added(let line): .added(line)
      }
    }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// The changes with a few lines around each, as `diff -u` prints them.
  ///
  /// - Parameters:
  ///   - old: The name of the old text.
  ///   - new: The name of the new text.
  ///   - context: How many unchanged lines to print around a change.
  /// - Returns: The lines of the difference; empty if there is none.
  public func unified(from old: String, to new: String, context: Int = 3) -> String {
    guard !isEmpty else { return "" }
    var text = "--- \(old)\n+++ \(new)\n"
    for hunk in hunks(context: min(max(context, 0), lines.count)) { text += hunk }
    return text
  }

  private func hunks(context: Int) -> [String] {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (oldLine, newLine, index) = (1, 1, 0)
    return ranges.map { range in
      while index < range.lowerBound { advance(&oldLine, &newLine, &index) }
      let (oldStart, newStart) = (oldLine, newLine)
      var body = ""
      while index < range.upperBound {
        switch lines[index] {
        case .same(let line): body += " \(line)\n"
        case .removed(let line): body += "-\(line)\n"
        case .added(let line): body += "+\(line)\n"
        }
        advance(&oldLine, &newLine, &index)
      }
      return "@@ -\(oldStart),\(oldLine - oldStart) +\(newStart),\(newLine - newStart) @@\n" + body
    }
  }

  private func advance(_ oldLine: inout Int, _ newLine: inout Int, _ index: inout Int) {
    switch lines[index] {
    case .same:
      oldLine += 1
      newLine += 1
    case .removed: oldLine += 1
    case .added: newLine += 1
    }
    index += 1
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

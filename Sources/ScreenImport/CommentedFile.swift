import ScreenFiles

/// A screen file with comments: some at its top, some on its elements.
struct CommentedFile {
  var file: ScreenFile
  var head: [String]
  var notes: [ElementPath: [ImportNote]]
  /// Whether identifiers are in the file, so that remarks about them make sense.
  var full: Bool

  /// The text of the file.
  var text: String {
    let text = file.printed()
    let top = head.flatMap { Self.wrapped(Self.onOneLine($0)) }.joined(separator: "\n") + "\n"
    guard !notes.isEmpty else { return top + text }
    guard let sources = try? ScreenFile.located(contentsOf: text.utf8, path: "").sources else {
      // It is too large for a screen file, which whoever asked for it has to say.
      return top + text
    }
    var byLine: [Int: String] = [:]
    for (path, notes) in notes {
      guard let place = sources.elements[path] else { continue }
      let told = notes.filter { full || $0.field != "identifier" }
      guard !told.isEmpty else { continue }
      byLine[place.line] = Self.onOneLine(ImportNote.comment(of: told))
    }
    var lines: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let comment = byLine[index + 1] else {
        lines.append(line)
        continue
      }
      // Beside the element if it fits and the line is whole, or else above it.
      if line.count + comment.count < 96, Self.isWhole(line) {
        lines.append("\(line)  # \(comment)")
      } else {
        let indentation = line.prefix { $0 == " " }
        lines.append("\(indentation)# \(comment)")
        lines.append(line)
      }
    }
    return top + lines.joined(separator: "\n")
  }

  /// Whether a line does not continue on the next one, as a text with line breaks does, whose first
  /// line may end in anything.
  private static func isWhole(_ line: Substring) -> Bool {
    !line.contains(": '") && !line.contains(": \"") && !line.contains(": |")
      && !line.contains(": >") && !line.contains("- ? ")
  }

  /// A comment on one line; a text from a dump must not end it or hold what YAML does not allow.
  private static func onOneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .unassigned: line += " "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 98, line != "#" {
        lines.append(line)
        line = "#"
      }
      line += " " + word
    }
    return lines + [line]
  }
}

import AccessibilityModel
import ScreenFiles

extension ImportedScreen {
  /// The screen as a file with one variant.
  ///
  /// - Parameter full: Whether frames and identifiers stay; without them a screen is easier to
  ///   edit. An element without any text keeps its identifier, which is all there is to know it by.
  /// - Returns: The file.
  package func file(full: Bool) -> ScreenFile {
    var screen = screen
    if !full { screen.elements = screen.elements.map(Self.reduced) }
    return ScreenFile(
      title: screen.title, language: screen.language, variants: [ScreenVariant(screen: screen)])
  }

  private static func reduced(_ element: Element) -> Element {
    var element = element
    element.frame = nil
    element.activationPoint = nil
    if element.role.isContainer || element.label != nil || element.value != nil
      || element.placeholder != nil
    {
      element.identifier = nil
    }
    element.children = element.children.map(reduced)
    return element
  }

  /// The screen file with comments: what it comes from, and what was inferred or is missing.
  package func printed(full: Bool = false) -> String {
    commented(file(full: full).printed(), full: full)
  }

  private func commented(_ text: String, full: Bool) -> String {
    var head = [
      "Imported from \(Self.comment(source)): \(title), "
        + "\(summary.stops) \(summary.stops == 1 ? "stop" : "stops")."
    ]
    if !summary.skipped.isEmpty {
      let list = summary.skipped.map { "\($0.reason) (\($0.count))" }.joined(separator: ", ")
      head.append("Left out: \(list).")
    }
    head += remarks
    if !full { head.append("Frames and identifiers are left out; import --full keeps them.") }
    let top = head.flatMap { Self.wrapped(Self.comment($0)) }.joined(separator: "\n") + "\n"
    guard !notes.isEmpty else { return top + text }
    guard let sources = try? ScreenFile.located(contentsOf: text.utf8, path: source).sources else {
      // Too large for a screen file: no command reads it, and nobody its comments.
      return top + text
    }
    var byLine: [Int: String] = [:]
    for (path, notes) in notes {
      guard let place = sources.elements[ElementPath(path)] else { continue }
      let told = notes.filter { full || $0.field != "identifier" }
      guard !told.isEmpty else { continue }
      byLine[place.line] = told.map { Self.comment($0.comment) }.joined(separator: "; ")
    }
    var lines: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let comment = byLine[index + 1] else {
        lines.append(line)
        continue
      }
      // Beside the element where it fits and the line is whole, else above it.
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

  /// Whether nothing of a line goes on in the next one, as a text with line breaks does.
  private static func isWhole(_ line: Substring) -> Bool {
    if line.hasSuffix(":") { return true }
    return !line.contains(": '") && !line.contains(": \"") && !line.contains(": |")
      && !line.contains(": >") && !line.contains("- ? ")
  }

  /// A comment on one line; a text from the dump must not end it.
  private static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
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

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

  private static func reduced(_ element: AccessibilityElement) -> AccessibilityElement {
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
    var head = [
      "Imported from \(source): \(title), "
        + "\(summary.stops) \(summary.stops == 1 ? "stop" : "stops")."
    ]
    if !summary.skipped.isEmpty {
      let list = summary.skipped.map { "\($0.reason) (\($0.count))" }.joined(separator: ", ")
      head.append("Left out: \(list).")
    }
    head += remarks
    if !full { head.append("Frames and identifiers are left out; import --full keeps them.") }
    var paths: [ElementPath: [ImportNote]] = [:]
    for (path, said) in notes { paths[ElementPath(path)] = said }
    return CommentedFile(file: file(full: full), head: head, notes: paths, full: full).text
  }
}

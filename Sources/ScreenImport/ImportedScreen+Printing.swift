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

  /// What only the full file has: `Frames and identifiers`; `nil` if the dump has neither.
  var leftOutUnlessFull: String? {
    var (frames, identifiers) = (false, false)
    func look(_ elements: [AccessibilityElement]) {
      for element in elements where !(frames && identifiers) {
        if element.frame != nil || element.activationPoint != nil { frames = true }
        if element.identifier != nil, Self.isKnownWithoutIdentifier(element) { identifiers = true }
        look(element.children)
      }
    }
    look(screen.elements)
    return switch (frames, identifiers) {
    case (true, true): "Frames and identifiers"
    case (true, false): "Frames"
    case (false, true): "Identifiers"
    case (false, false): nil
    }
  }

  private static func reduced(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.frame = nil
    element.activationPoint = nil
    if isKnownWithoutIdentifier(element) { element.identifier = nil }
    element.children = element.children.map(reduced)
    return element
  }

  private static func isKnownWithoutIdentifier(_ element: AccessibilityElement) -> Bool {
    element.role.isContainer || element.label != nil || element.value != nil
      || element.placeholder != nil
  }

  /// The option with which the file is heard as the app is; `nil` if that needs none.
  package var readerOption: String? { isOfAndroid ? "--reader talkback" : nil }

  /// The same for the top of the file.
  var readerRemark: String? {
    readerOption.map { "A screen file is heard with VoiceOver; hear this one with \($0)." }
  }

  /// How every file begins that an import has made, a flow's as well.
  package static let mark = "# Imported "

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
    if let readerRemark { head.append(readerRemark) }
    if !full, let what = leftOutUnlessFull {
      head.append("\(what) are left out; import --full keeps them.")
    }
    var paths: [ElementPath: [ImportNote]] = [:]
    for (path, said) in notes { paths[ElementPath(path)] = said }
    return CommentedFile(file: file(full: full), head: head, notes: paths, full: full).text
  }
}

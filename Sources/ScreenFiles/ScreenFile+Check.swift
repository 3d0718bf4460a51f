import AccessibilityModel
import Support
import Walks

extension ScreenFile {
  /// Checks what was built in Swift for all that is an error in a file: names that nothing on the screens
  /// has, in walks and in effects; identifiers that several elements have; numbers that cannot be meant.
  ///
  /// ```swift
  /// try ScreenFile(language: .english, variants: [variant], walks: [walk]).check()
  /// ```
  ///
  /// Where Swift code is at work (``ScreenCode``), walks may name what only it knows, and are not checked.
  ///
  /// - Parameter path: What errors call the file.
  /// - Throws: ``ScreenFileError`` with everything that is wrong; its lines are those of ``printed()``.
  public func check(path: String = "screen.yaml") throws(ScreenFileError) {
    _ = try ScreenFile(checkable.printed(), path: path)
  }

  /// What ``check(path:)`` finds, each with what is written there: `at 'touch Pey': unknown …`.
  package var problems: [String] {
    let text = checkable.printed()
    do {
      _ = try ScreenFile(text)
      return []
    } catch {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return error.diagnostics.map { found in
        let isThere = lines.indices.contains(found.line - 1)
        var line = isThere ? String(lines[found.line - 1]).trimmed : ""
        if line.hasPrefix("- ") { line.removeFirst(2) }
        if line.hasSuffix(":") { line.removeLast() }
        return "at '\(line)': \(found.message)"
      }
    }
  }

  /// Where everything is in ``printed()``; `nil` if ``check(path:)`` finds something.
  package var places: SourceMap? {
    try? Self.located(contentsOf: checkable.printed().utf8, path: "").sources
  }

  /// The file with what can be checked.
  private var checkable: ScreenFile {
    let hasCode = variants.contains { variant in
      variant.effects.contains { if case .code = $0.effect { true } else { false } }
    }
    guard hasCode else { return self }
    var file = self
    file.walks = []
    file.variantWalks = [:]
    return file
  }
}

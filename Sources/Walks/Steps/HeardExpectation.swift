import AccessibilityModel

/// What a user expects to hear after a gesture: a text that is part of it, or a pattern.
///
/// ```swift
/// HeardExpectation("/\\d+%/")?.isMet(by: "50%, adjustable")  // true
/// ```
public struct HeardExpectation: Hashable, Sendable, CustomStringConvertible {
  /// The text, or the regular expression without its slashes.
  public let text: String
  /// Whether the text is a regular expression.
  public let isPattern: Bool

  /// Reads `소리` or `/소리|음량/`; `nil` for an invalid pattern.
  public init?(_ line: String) {
    isPattern = line.count > 2 && line.hasPrefix("/") && line.hasSuffix("/")
    text = isPattern ? String(line.dropFirst().dropLast()) : line
    if text.isEmpty || isPattern && (try? TextPattern(text)) == nil { return nil }
  }

  public var description: String { isPattern ? "/\(text)/" : text }

  /// Whether something that was said meets the expectation.
  public func isMet(by spoken: String) -> Bool {
    guard isPattern else { return spoken.contains(text) }
    // Patterns were checked when they were parsed, so this does not fail.
    guard let pattern = try? TextPattern(text) else { return false }
    return pattern.occurs(in: spoken)
  }
}

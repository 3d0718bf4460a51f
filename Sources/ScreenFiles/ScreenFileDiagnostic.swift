import Support

/// One thing that is wrong in a screen file, with its place.
public struct ScreenFileDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted in characters from 1.
  public var column: Int
  /// What is wrong, and what to write instead.
  public var message: String
  /// Whether the file can be used all the same.
  public var severity: Severity

  /// How bad something is.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but hardly says what was meant.
    case warning
  }

  /// Creates a diagnostic.
  public init(line: Int, column: Int, message: String, severity: Severity = .error) {
    self.line = line
    self.column = column
    self.message = message
    self.severity = severity
  }

  public var description: String { "\(line):\(column): \(severity.rawValue): \(message)" }
}

/// A screen file that cannot be used, with everything that is wrong in it.
public struct ScreenFileError: Error, ErrorOfLines, Hashable, Sendable, CustomStringConvertible {
  /// The path the file was given by; `-` for standard input.
  public var path: String
  /// What is wrong, in the order of the file.
  public var diagnostics: [ScreenFileDiagnostic]

  /// Creates an error from everything that is wrong.
  public init(path: String, diagnostics: [ScreenFileDiagnostic]) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// A line for each: `FILE:LINE:COLUMN: error: …`.
  public var description: String { lines.joined(separator: "\n") }

  /// What is wrong, each on one line.
  package var lines: [String] { diagnostics.map { "\(path):\($0)".onOneLine } }
}

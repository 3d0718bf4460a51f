/// An error in a screen file, with its place.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted in characters from 1.
  public var column: Int
  /// What is wrong, and what to write instead.
  public var message: String

  /// Creates a diagnostic.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String { "\(line):\(column): error: \(message)" }
}

/// A screen file that cannot be used, with all its errors.
public struct ScreenFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given; `-` for standard input.
  public var path: String
  /// The errors, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Creates an error from diagnostics.
  public init(path: String, diagnostics: [Diagnostic]) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// A line for each: `FILE:LINE:COLUMN: error: …`.
  public var description: String {
    diagnostics.map { "\(path):\($0)" }.joined(separator: "\n")
  }
}

import Support

/// An engines file that cannot be used, with all its errors.
public struct EnginesFileError: Error, ErrorOfLines, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// The errors, in the order of the file.
  public var faults: [Fault]

  /// One error.
  public struct Fault: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int
    /// What is wrong, and what to write instead.
    public var message: String
  }

  /// A line for each: `FILE:LINE:COLUMN: error: …`.
  public var description: String { lines.joined(separator: "\n") }

  package var lines: [String] {
    faults.map { FilePlace(path, $0.line, $0.column).error($0.message) }
  }
}

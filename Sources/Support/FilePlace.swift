/// A place in a file as compilers and editors write it: `FILE:LINE:COLUMN`, as far as it is known.
package struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  package var file: String
  /// The line, from 1; `nil` if it is not known.
  package var line: Int?
  /// The column in the line, from 1; `nil` if it is not known.
  package var column: Int?

  package init(_ file: String, _ line: Int? = nil, _ column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  package var description: String {
    let numbers = [line, line == nil ? nil : column].compactMap { $0 }
    return ([file] + numbers.map { "\($0)" }).joined(separator: ":")
  }

  /// What is wrong at the place, on one line: `FILE:LINE:COLUMN: error: …`.
  package func error(_ message: String) -> String { "\(self): error: \(message)".onOneLine }
}

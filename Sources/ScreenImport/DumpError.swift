/// Why a dump cannot be imported, and where.
package struct DumpError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in bytes from 1.
  package var column: Int
  /// What is wrong, and what to do.
  package var message: String

  package init(_ message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// An error at an offset of a text.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    var (line, start) = (1, 0)
    for place in 0..<min(offset, bytes.count) where bytes[place] == 0x0A {
      line += 1
      start = place + 1
    }
    self.init(message, line: line, column: offset - start + 1)
  }

  /// The same error with what to do after its message.
  func addingAdvice(_ advice: String?) -> DumpError {
    DumpError(message + (advice.map { "; \($0)" } ?? ""), line: line, column: column)
  }

  package var description: String { "\(line):\(column): error: \(message)" }
}

import Support

/// A slip on a line that YAML notices only on a later one: a colon or a space that is missing, a
/// full-width colon, a quotation mark that is never closed.
struct LineSlip: Hashable {
  /// What is wrong, and what to write.
  var message: String
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1.
  var column: Int

  /// Looks for the nearest slip that we know of.
  ///
  /// It may be on the line where YAML gave up or on the three above it; a quotation mark may be open from
  /// further above. `nil` if there is none.
  ///
  /// - Parameters:
  ///   - number: The line where YAML gave up, counted from 1.
  ///   - text: A file that is not YAML.
  init?(above number: Int, in text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let written = lines.indices.prefix(number).filter { index in
      let rest = String(lines[index]).trimmed
      return !rest.isEmpty && !rest.hasPrefix("#")
    }
    for index in written.suffix(4).reversed() {
      guard let (message, column) = Self.slip(on: lines[index]) else { continue }
      self.init(message: message, line: index + 1, column: column)
      return
    }
    for index in written.reversed() {
      guard let column = Self.openQuote(on: lines[index]) else { continue }
      self.init(
        message: "this quotation mark is never closed", line: index + 1, column: column)
      return
    }
    return nil
  }

  private init(message: String, line: Int, column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  private static let keys = Set(
    ["variants", "language"] + Vocabulary.variant.names + Vocabulary.walk.names
      + Vocabulary.element.info.names)

  private static func slip(on line: Substring) -> (message: String, column: Int)? {
    if let place = line.firstIndex(of: "："), line[..<place].count(where: { $0 == "\"" }) % 2 == 0 {
      return (
        "this colon is a full-width one; write ':' and a space",
        line.distance(from: line.startIndex, to: place) + 1
      )
    }
    if let match = line.wholeMatch(of: /(\s*)-(([A-Za-z]+)(?:\s*["\[:].*)?)/),
      Vocabulary.roleNameSet.contains(String(match.3))
    {
      return ("a space stands after a dash; write - \(match.2)", match.1.count + 1)
    }
    guard let match = line.wholeMatch(of: /(\s*(?:- +)?)([A-Za-z]+)(.*)/),
      keys.contains(String(match.2))
    else { return nil }
    let (key, rest) = (match.2, String(match.3).trimmed)
    let column = match.1.count + 1
    if rest.isEmpty { return ("a colon stands after a key; write \(key):", column) }
    if rest.hasPrefix(":"), match.3.dropFirst().first.map({ $0 != " " }) ?? false {
      return ("a space stands after a colon; write \(key): \(rest.dropFirst())", column)
    }
    // An element begins with a role, which may be called like a key.
    guard match.3.first == " ", !rest.hasPrefix(":"), !rest.contains(": "), !rest.hasSuffix(":"),
      !match.1.contains("-") || !Vocabulary.roleNameSet.contains(String(key))
    else { return nil }
    return ("a colon stands after a key; write \(key): \(rest)", column)
  }

  /// The column of a quotation mark that begins a value and has no partner on its line.
  private static func openQuote(on line: Substring) -> Int? {
    guard let match = line.wholeMatch(of: /((?:\s*- +)?[^"]*[:\s])"((?:[^"\\]|\\.)*)/) else {
      return nil
    }
    return match.1.count + 1
  }
}

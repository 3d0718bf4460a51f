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
  /// The line as it would be without the slip.
  var written: String

  /// What may be a slip, the nearest first: on the line where YAML gave up, on the three above it, and
  /// quotation marks that are open from further above.
  ///
  /// Lines of a text may look like slips. Which it is, a parser finds out from ``mended(_:)``.
  ///
  /// - Parameters:
  ///   - number: The line where YAML gave up, counted from 1.
  ///   - text: A file that is not YAML.
  /// - Returns: A few of them.
  static func candidates(above number: Int, in text: String) -> [LineSlip] {
    let lines = lines(of: text)
    let written = lines.indices.prefix(number).filter { index in
      let rest = lines[index].drop { $0 == " " }
      return !rest.isEmpty && !rest.hasPrefix("#") && FileReader.getsAdvice(lines[index])
    }
    let near = written.suffix(4).reversed().flatMap { slips(on: lines[$0], number: $0 + 1) }
    let open = written.reversed().lazy.compactMap { openQuote(on: lines[$0], number: $0 + 1) }
    return near + open.prefix(3)
  }

  /// A text without the slip.
  func mended(_ text: String) -> String {
    var lines = Self.lines(of: text).map(String.init)
    lines[line - 1] = written
    return lines.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static let keys = Set(
    ["variants", "language"]
      + (Vocabulary.variant.keys + Vocabulary.walk.keys + Vocabulary.element.info.keys)
      .flatMap(\.spellings))

  private static func slips(on line: Substring, number: Int) -> [LineSlip] {
    [
      strayQuote, fullWidthColon, slashes, oddSpaces, joinedDash, equalsSign, missingSpace,
      missingColon,
    ]
    .compactMap { $0(line, number) }
  }

  private static func fullWidthColon(on line: Substring, number: Int) -> LineSlip? {
    guard let place = line.firstIndex(of: "：") else { return nil }
    let after = line[place...].dropFirst().drop { $0 == " " }
    return LineSlip(
      message: "this colon is a full-width one; write ':' and a space", line: number,
      column: line.distance(from: line.startIndex, to: place) + 1,
      written: "\(line[..<place]):\(after.isEmpty ? "" : " ")\(after)")
  }

  /// A comment as in Swift: `// the blue one`.
  private static func slashes(on line: Substring, number: Int) -> LineSlip? {
    guard let match = line.wholeMatch(of: /(\s*)\/\/+\s*(.*)/) else { return nil }
    let written = "# \(match.2)"
    return LineSlip(
      message: "a comment begins with '#'; write \(written)", line: number,
      column: match.1.count + 1, written: match.1 + written)
  }

  /// Spaces at the beginning that are none to YAML: no-break spaces, or full-width ones.
  private static func oddSpaces(on line: Substring, number: Int) -> LineSlip? {
    let start = line.prefix { $0.isWhitespace && $0 != "\t" }
    guard let place = start.firstIndex(where: { $0 != " " }) else { return nil }
    let written = String(repeating: " ", count: start.count) + line.dropFirst(start.count)
    return LineSlip(
      message: "this line is indented with spaces that are none to YAML, such as no-break spaces; "
        + "indent it with those of the space bar", line: number,
      column: line.distance(from: line.startIndex, to: place) + 1, written: written)
  }

  /// A dash right before a role: `-button "Save"`.
  private static func joinedDash(on line: Substring, number: Int) -> LineSlip? {
    guard let match = line.wholeMatch(of: /(\s*)-(([^\s\-"'\[:]+)(?:\s*["\[:].*)?)/),
      Vocabulary.roleMeant(by: String(match.3)) != nil
    else { return nil }
    return LineSlip(
      message: "a space stands after a dash; write - \(match.2)", line: number,
      column: match.1.count + 1, written: "\(match.1)- \(match.2)")
  }

  /// A line that begins with a key of ours.
  ///
  /// What begins with a dash is an element, a gesture or an effect, and hardly a key.
  private static func key(
    of line: Substring
  ) -> (indentation: Substring, key: Substring, rest: Substring)? {
    guard let match = line.wholeMatch(of: /(\s*)([A-Za-z]+)(.*)/), keys.contains(String(match.2))
    else { return nil }
    return (match.1, match.2, match.3)
  }

  /// `hint:Opens a list`.
  private static func missingSpace(on line: Substring, number: Int) -> LineSlip? {
    guard let (indentation, key, after) = key(of: line), let next = after.dropFirst().first,
      next != " ", case let rest = String(after).trimmed, rest.hasPrefix(":")
    else { return nil }
    let written = "\(key): \(rest.dropFirst())"
    return LineSlip(
      message: "a space stands after a colon; write \(written)", line: number,
      column: indentation.count + 1, written: indentation + written)
  }

  /// `title = "Sound"`.
  private static func equalsSign(on line: Substring, number: Int) -> LineSlip? {
    guard let (indentation, key, after) = key(of: line),
      let match = after.wholeMatch(of: /\s*=\s*(\S.*)/)
    else { return nil }
    let written = "\(key): \(match.1)"
    return LineSlip(
      message: "a colon stands after a key; write \(written)", line: number,
      column: indentation.count + 1, written: indentation + written)
  }

  /// `hint Opens a list`, or `walks` alone.
  private static func missingColon(on line: Substring, number: Int) -> LineSlip? {
    guard let (indentation, key, after) = key(of: line) else { return nil }
    let rest = String(after).trimmed
    let isValue =
      after.first == " " && !rest.hasPrefix(":") && !rest.contains(": ") && !rest.hasSuffix(":")
    guard rest.isEmpty || isValue else { return nil }
    let written = rest.isEmpty ? "\(key):" : "\(key): \(rest)"
    return LineSlip(
      message: "a colon stands after a key; write \(written)", line: number,
      column: indentation.count + 1, written: indentation + written)
  }

  /// A quotation mark behind a text in single quotes, which is whole without it.
  private static func strayQuote(on line: Substring, number: Int) -> LineSlip? {
    guard let match = line.wholeMatch(of: /((?:[^"']*[:\-]\s+|\s*-\s+)'(?:[^']|'')*')\s*"\s*/),
      let place = line.lastIndex(of: "\"")
    else { return nil }
    return LineSlip(
      message: "the text ends at the single quote; leave out the quotation mark behind it",
      line: number, column: line.distance(from: line.startIndex, to: place) + 1,
      written: String(match.1))
  }

  /// A quotation mark that begins a value and has no partner on its line.
  private static func openQuote(on line: Substring, number: Int) -> LineSlip? {
    guard line.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1,
      let match = line.wholeMatch(of: /((?:\s*- +)?[^"]*[:\s])"((?:[^"\\]|\\.)*)/)
    else { return nil }
    return LineSlip(
      message: "this quotation mark is never closed", line: number, column: match.1.count + 1,
      written: "\(line)\"")
  }
}

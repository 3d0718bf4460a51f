import Walks
import Yams

/// A text that YAML cannot read, and what is probably wrong with it.
struct BrokenYAML {
  typealias Refusal = ScreenFile.Refusal

  private let problem: String
  private let context: YamlError.Context?
  private let mark: Mark
  private let text: String
  private let lines: [Substring]

  /// Takes what YAML says of an error.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - context: What YAML was about to read, and where that begins.
  ///   - mark: Where it gave up.
  ///   - text: The whole text.
  init(problem: String, context: YamlError.Context?, mark: Mark, text: String) {
    self.problem = problem
    self.context = context
    self.mark = mark
    self.text = text
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Mistakes that people make, in the order in which they are looked for.
  private static let mistakes: [@Sendable (BrokenYAML) -> Refusal?] = [
    \.deepNesting, \.anotherDocument, \.openQuotationMark, \.colonInLabel, \.flagWithColon,
    \.flagsInBrackets, \.labelWithoutRole, \.roleBehindLabel, \.tabInIndentation, \.otherBullet,
    \.missingColon,
    \.missingDash, \.listBehindColon, \.numbersAsCall, \.effectWithoutBrackets, \.apostrophe,
    \.textWithoutQuotes, \.secondValue, \.keyBelowValue, \.textBehindQuote, \.unevenDash, \.slip,
  ]

  /// The first mistake that is found, or else YAML's own words.
  var refusal: Refusal {
    let around = context.map { ", \($0.text)" } ?? ""
    return Self.mistakes.lazy.compactMap { $0(self) }.first
      ?? refusal(
        "this file is not YAML: \(problem)\(around); check the indentation and quotes here")
  }

  /// A refusal of the line where YAML gave up, or of another.
  private func refusal(_ message: String, line: Int? = nil, column: Int? = nil) -> Refusal {
    Refusal(message: message, line: line ?? mark.line, column: column ?? mark.column)
  }

  /// A line by its number, counted from 1, to look for what is wrong with it; `nil` for one that is too long
  /// for that.
  private func line(_ number: Int) -> Substring? {
    guard lines.indices.contains(number - 1) else { return nil }
    return FileReader.getsAdvice(lines[number - 1]) ? lines[number - 1] : nil
  }

  private var isCutShort: Bool { problem.contains("end of stream") }

  // MARK: What YAML itself knows

  private var deepNesting: Refusal? {
    guard problem.contains("nesting level") else { return nil }
    return ScreenFile.tooDeep(text, line: mark.line, column: mark.column)
  }

  private var anotherDocument: Refusal? {
    guard problem.contains("another document") else { return nil }
    return refusal(
      "another document begins after '---', and a file has one; put each screen in a file "
        + "of its own, without '---' between them")
  }

  private var openQuotationMark: Refusal? {
    guard let place = context?.mark, context?.text.contains("quoted scalar") == true, isCutShort,
      lineCutAtColon(on: place.line) == nil
    else { return nil }
    return refusal("this quotation mark is never closed", line: place.line, column: place.column)
  }

  // MARK: Elements

  /// An element whose label has a colon before a space, where it has another one, ends with a colon itself or
  /// stands within brackets: `- cell "Ann: Lunch?":`, `[cell "Ann: Lunch?"]`.
  private var colonInLabel: Refusal? {
    let number = isCutShort ? context?.mark.line ?? mark.line : mark.line
    guard let found = lineCutAtColon(on: number) else { return nil }
    return refusal(
      "YAML takes the colon in the label for the end of a key; put the element in single "
        + "quotes: \(found.text)", line: number, column: found.column)
  }

  /// Such an element in single quotes.
  private func lineCutAtColon(on number: Int) -> (text: String, column: Int)? {
    guard let line = line(number) else { return nil }
    let below = line.firstMatch(
      of: /^(\s*- +)(([A-Za-z]+) +"[^"]*: [^"]*"(?: *\[[^\]]*\])*)(:(?: .*)?)?$/)
    let inside = line.firstMatch(of: /^(.*?[\[{,]\s*)(([A-Za-z]+) +"[^"]*: [^"]*")/)
    guard let found = below.map({ ($0.1, $0.2, $0.3) }) ?? inside.map({ ($0.1, $0.2, $0.3) }),
      Vocabulary.roleNameSet.contains(String(found.2))
    else { return nil }
    let quoted = "'\(String(found.1).replacing("'", with: "''"))'"
    return (below?.4 == nil ? quoted : "\(quoted):", found.0.count + 1)
  }

  /// A flag with a colon and a text in quotes: `- button "A" [hint: "Opens a list"]`.
  private var flagWithColon: Refusal? {
    guard let line = line(mark.line), let dash = line.prefixMatch(of: /\s*- +/),
      let advice = FileReader.adviceOnBrackets(String(line[dash.range.upperBound...]).trimmed)
    else { return nil }
    return refusal(advice, column: line[dash.range].count + 1)
  }

  /// The flags in brackets where YAML gave up, and what stands before them.
  private var brackets: (before: Substring, flags: Substring)? {
    guard let line = line(mark.line), mark.column > 1 else { return nil }
    let rest = line.dropFirst(mark.column - 1)
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
    return (line.prefix(mark.column - 1), rest[...end])
  }

  /// The flags of an element that is in a list in brackets itself: `[button "Save" [selected]]`.
  private var flagsInBrackets: Refusal? {
    guard let (before, flags) = brackets,
      let element = before.firstMatch(of: /[\[,{]\s*(([A-Za-z]+)\s*("[^"]*")?)\s*$/),
      Vocabulary.roleNameSet.contains(String(element.2))
    else { return nil }
    return refusal(
      "within [ ] or { }, YAML takes the flags of an element for another list; put the "
        + "element in single quotes: '\(element.1) \(flags)', "
        + "or on a line of its own: - \(element.1) \(flags)")
  }

  /// Flags after a text in quotes: `- "Save" [selected]`.
  private var labelWithoutRole: Refusal? {
    guard let (before, flags) = brackets, let label = before.firstMatch(of: /-\s+("[^"]*")\s*$/)
    else { return nil }
    return refusal(
      "flags follow a role, but this line begins with a text in quotes; "
        + "write - text \(label.1) \(flags), with the role that is meant")
  }

  /// A role after its label: `- "Hello" text`.
  private var roleBehindLabel: Refusal? {
    guard
      let found = line(mark.line)?.wholeMatch(
        of: /(\s*- +)("(?:[^"\\]|\\.)*") +([A-Za-z]+)(:?)\s*/),
      let role = Vocabulary.roleMeant(by: String(found.3))
    else { return nil }
    return refusal(
      "an element begins with its role; write \(role) \(found.2)\(found.4)",
      column: found.1.count + 1)
  }

  /// Elements without dashes: `elements:`, and `button "Save"` on each line below it.
  private var missingDash: Refusal? {
    guard problem.contains("':'"),
      let number = [context?.mark.line, mark.line - 1, mark.line].lazy.compactMap({ $0 }).first(
        where: { number in line(number).map { isElementWithoutDash($0) } ?? false }),
      let line = line(number)
    else { return nil }
    let indentation = line.prefix { $0 == " " }.count
    return refusal(
      "each element begins with a dash; write - \(line.dropFirst(indentation))", line: number,
      column: indentation + 1)
  }

  private func isElementWithoutDash(_ line: Substring) -> Bool {
    let text = String(line).trimmed
    return ElementLine.looksLikeLine(text, roles: Vocabulary.roleNameSet)
      && (try? ElementLine(text.hasSuffix(":") ? String(text.dropLast()) : text, advises: false))
        != nil
  }

  /// The first entry of a list on the line of its key: `- list "Inbox": - cell "Mail"`.
  private var listBehindColon: Refusal? {
    guard problem.hasPrefix("block sequence entries are not allowed"),
      let found = line(mark.line)?.wholeMatch(of: /(\s*(?:- +)?\S.*?:) +(- +.*\S)\s*/)
    else { return nil }
    return refusal(
      "a list begins on a line of its own; write '\(found.2)' below this line, indented further",
      column: found.1.count + 2)
  }

  /// Numbers as Swift has them: `frame: CGRect(x: 0, y: 0, width: 10, height: 44)`.
  private var numbersAsCall: Refusal? {
    guard let found = line(mark.line)?.wholeMatch(of: /(\s*)([A-Za-z]+): +(\S.*?)\s*/),
      let numbers = FileReader.numbers(in: String(found.3), for: String(found.2))
    else { return nil }
    return refusal(
      "write \(found.2): [\(numbers.joined(separator: ", "))]", column: found.1.count + 1)
  }

  /// A text in single quotes that has an apostrophe: `hint: 'Don't save'`.
  private var apostrophe: Refusal? {
    guard
      let found = line(mark.line)?
        .wholeMatch(of: /((?:\s*- +)?(?:\s*[A-Za-z]+: +)?)'((?:[^']|'')*[^'\s]'[^'\s].*)'\s*/),
      !found.1.isEmpty
    else { return nil }
    let text = found.2.replacing("''", with: "'").replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    let start = String(found.1).trimmed
    return refusal(
      "a text with an apostrophe stands in double quotes"
        + FileReader.advice(
          toWrite: FileReader.whole(
            "\(start.hasPrefix("-") && start.count == 1 ? "" : start + " ")\"\(text)\"")),
      column: found.1.count + 1)
  }

  /// An element that lacks the colon that a key below it needs: `- button "저장"`, and `hint: …` below it.
  private var missingColon: Refusal? {
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    guard mark.line >= 2, let below = line(mark.line), below.contains(":"),
      let above = lines[..<(mark.line - 1)].lastIndex(where: { line in
        !line.allSatisfy(\.isWhitespace) && !line.drop(while: { $0 == " " }).hasPrefix("#")
      })
    else { return nil }
    let line = lines[above]
    guard FileReader.getsAdvice(line) else { return nil }
    let rest = line.dropFirst(indentation(line))
    guard rest.hasPrefix("- "), indentation(below) > indentation(line) else { return nil }
    let element = rest.dropFirst(2).drop { $0 == " " }
    let word = element.prefix { $0.isLetter }
    guard Vocabulary.roleNameSet.contains(String(word)), let last = element.last,
      last == "\"" || last == "]" || element.count == word.count
    else { return nil }
    return refusal(
      "what is below this line belongs to it only after a colon; write \(element):",
      line: above + 1, column: line.count - element.count + 1)
  }

  /// An element with a value on its own line, which leaves no place for keys: `- slider "볼륨": 50%`, and
  /// `hint: …` below it.
  private var secondValue: Refusal? {
    guard problem.hasPrefix("mapping values are not allowed"), mark.line >= 2,
      let above = line(mark.line - 1)?
        .firstMatch(of: /^( *)- +(([A-Za-z]+) +"[^"]*"): +([^ ].*)$/),
      let below = line(mark.line)?.firstMatch(of: /^( *)([A-Za-z]+):( |$)/),
      below.1.count > above.1.count, Vocabulary.roleNameSet.contains(String(above.3))
    else { return nil }
    return refusal(
      "the line above has a value already; write \(above.2): and below it "
        + "value: \(above.4), beside '\(below.2)'", column: below.1.count + 1)
  }

  /// A key that is indented below one with a value: `screen: Sound`, and `  language: en` below it.
  private var keyBelowValue: Refusal? {
    guard problem.hasPrefix("mapping values are not allowed"), mark.line >= 2,
      let above = line(mark.line - 1)?.firstMatch(of: /^( *(?:- +)?)([A-Za-z]+): +[^ #]/),
      let below = line(mark.line)?.firstMatch(of: /^( *)([A-Za-z]+):( |$)/),
      below.1.count > above.1.count
    else { return nil }
    return refusal(
      "'\(above.2)' has a value on its line, so nothing stands below it; begin '\(below.2)' where "
        + "'\(above.2)' begins", column: below.1.count + 1)
  }

  /// An expectation of which only a part is in quotes: `- expect: "Save", button`.
  private var textBehindQuote: Refusal? {
    guard
      let found = line(mark.line)?
        .wholeMatch(
          of:
            /(\s*(?:- +)?)(expect(?: not)?): +("(?:[^"\\]|\\.)*"\s*[^\s#,\]}:"][^"#]*|"(?:[^"\\]|\\.)*",[^"#]*)/
        )
    else { return nil }
    let text = String(found.3).trimmed.replacing("'", with: "''")
    return refusal(
      "to YAML the text ends at the second quotation mark; put all of it in single quotes"
        + FileReader.advice(toWrite: FileReader.whole("\(found.2): '\(text)'")),
      column: found.1.count + 1)
  }

  /// A dash that begins where no list does, because it is indented too far or not far enough.
  private var unevenDash: Refusal? {
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    guard let own = line(mark.line), own.drop(while: { $0 == " " }).hasPrefix("- ") else {
      return nil
    }
    var tried: Set<Int> = [indentation(own)]
    for index in lines[..<(mark.line - 1)].indices.suffix(50).reversed() {
      let rest = lines[index].drop { $0 == " " }
      let place = indentation(lines[index])
      guard rest.hasPrefix("- "), tried.insert(place).inserted else { continue }
      var mended = lines
      mended[mark.line - 1] = String(repeating: " ", count: place) + own.drop { $0 == " " }
      guard ScreenFile.lineOfError(in: mended.joined(separator: "\n")) > mark.line else { continue }
      return refusal(
        "this dash is indented by \(indentation(own)) space\(indentation(own) == 1 ? "" : "s"), where no "
          + "list begins; indent it by \(place), as on line \(index + 1)",
        column: indentation(own) + 1)
    }
    return nil
  }

  // MARK: Lines

  private var tabInIndentation: Refusal? {
    guard let indentation = line(mark.line)?.prefix(while: { $0 == " " || $0 == "\t" }),
      let tab = indentation.firstIndex(of: "\t")
    else { return nil }
    return refusal(
      "this line is indented with a tab; YAML allows only spaces there",
      column: indentation.distance(from: indentation.startIndex, to: tab) + 1)
  }

  /// A list with other signs than dashes, or with a tab after them: `• button "Save"`, `1. swipe right`.
  private var otherBullet: Refusal? {
    let numbers = [context?.mark.line, mark.line - 1, mark.line].compactMap { $0 }
    for number in numbers {
      guard
        let found = line(number)?
          .wholeMatch(
            of: /([ \t]*)(?:(?:[•◦▪‣·∙●○*+–—−－]|[0-9]+[.)])[ \t]*|-[ \t]*\t[ \t]*)(\S.*?)\s*/),
        case let text = String(found.2),
        isElementWithoutDash(found.2) || text.hasPrefix("\"")
          || ((try? WalkStep.parse(line: text)) != nil)
      else { continue }
      let isDash = found.0.drop { $0 == " " || $0 == "\t" }.hasPrefix("-")
      return refusal(
        (isDash ? "a tab stands after this dash" : "the entries of a list begin with dashes")
          + "; write - \(text)", line: number, column: found.1.count + 1)
    }
    return nil
  }

  /// An effect right behind its key: `activate: present: more`.
  private var effectWithoutBrackets: Refusal? {
    guard
      let found = line(mark.line)?.firstMatch(
        of: /([A-Za-z]+): +([A-Za-z]+): +([^,{}\[\]]*[^,{}\[\]\s])/),
      Self.takesEffects(found.1) || Vocabulary.effectVerbNames.contains(String(found.2))
    else { return nil }
    let rule = "a second colon on a line means nothing to YAML; put the effect in brackets: "
    if found.2 == "set", let meant = FileReader.assignment(String(found.3)) {
      return refusal(meant.effect.map { "\(rule)\(found.1): \($0)" } ?? meant.rule)
    }
    return refusal("\(rule)\(found.1): [\(found.2): \(found.3)]")
  }

  /// Whether a key of an element has effects and not a text.
  private static func takesEffects(_ key: Substring) -> Bool {
    Vocabulary.element.info.keys.contains { $0.name == key && $0.kind == .effects }
  }

  /// A text that needs quotes: it has a colon before a space, follows a list, or begins with a character
  /// that YAML keeps for itself.
  private var textWithoutQuotes: Refusal? {
    guard
      let found = line(mark.line)?
        .wholeMatch(of: /\s*(?:- +)?([A-Za-z]+): +([^"'{\s][^"]*?)\s*/)
    else { return nil }
    let value = found.2
    let isOdd =
      value.contains(": ") || value.hasSuffix(":") || value.contains(/^\[[^\]]*\] *[^\s\],#]/)
      || value.contains(/^[@`%&*!|>]/)
    let escaped = value.replacing("\\", with: "\\\\")
    guard isOdd, !Self.takesEffects(found.1),
      let written = FileReader.whole("\(found.1): \"\(escaped)\"")
    else { return nil }
    return refusal(
      "YAML takes a part of this text for something else; put it in quotes: \(written)")
  }

  /// A slip on this line or above it, if it is what YAML stumbles over: without it, the error is gone or
  /// further down.
  private var slip: Refusal? {
    LineSlip.candidates(above: mark.line, in: text)
      .first { ScreenFile.lineOfError(in: $0.mended(text)) > mark.line }
      .map { refusal($0.message, line: $0.line, column: $0.column) }
  }
}

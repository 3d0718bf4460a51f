import AccessibilityModel

/// `po app` and `app.debugDescription` of XCUITest.
struct DebugDescriptionFormat: DumpReader {
  let name = "debugdescription"
  let title = "XCUITest debugDescription"
  let limits = [
    XCUITestLimits.hints,
    "The dump does not tell decoration from images that VoiceOver stops at.",
  ]

  func recognises(_ input: DumpInput) -> Bool {
    if input.head.contains("Element subtree:") { return true }
    if input.head.contains("Find: "), input.head.contains("Output: {") { return true }
    return input.headLines.prefix(60).contains { line in
      guard let parsed = Line(line) else { return false }
      return parsed.isCertain && parsed.node.kind == .application
    }
  }

  /// The lines; lldb prints the whole text escaped on one.
  private static func lines(of input: DumpInput) -> [Substring] {
    guard input.headLines.count < 4, input.head.contains("\\n") else { return input.lines }
    return input.text.replacing("\\n", with: "\n").replacing("\\'", with: "'")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    let lines = Self.lines(of: input)
    var tree = ViewTree()
    // The indentation of each node that is open.
    var levels: [Int] = []
    var hasBegun = !lines.contains { $0.hasPrefix("Element subtree:") }
    var pending: [Substring] = []
    func flush() {
      let whole = pending.count == 1 ? pending[0] : Substring(pending.joined(separator: "\n"))
      pending = []
      guard let line = Line(whole) else { return }
      while let last = levels.last, last >= line.depth {
        levels.removeLast()
        tree.close()
      }
      levels.append(line.depth)
      tree.open(line.node)
    }
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("Element subtree:") {
        hasBegun = true
        continue
      }
      if line.hasPrefix("Path to element:") || line.hasPrefix("Query chain:") { break }
      guard hasBegun else { continue }
      if line.contains("Output: {"), tree.nodes.isEmpty, pending.isEmpty {
        throw DumpError(
          "this is what a query found, not a tree of views; print app.debugDescription instead",
          line: number + 1)
      }
      if Line.begins(line) {
        flush()
        pending = [line]
      } else if !pending.isEmpty, !line.allSatisfy(\.isWhitespace) {
        // A label with a line break goes on here.
        pending.append(line)
      }
    }
    flush()
    tree.finish()
    guard !tree.nodes.isEmpty else {
      throw DumpError("there is no line such as Button, 0x…, {{0.0, 0.0}, {44.0, 44.0}} in it")
    }
    return XCUITestLimits.remarked(ScreenBuilder(tree, rules: .init()).built(), tree)
  }

  /// A line such as `Button, 0x1, {{2.0, 770.0}, {193.0, 48.0}}, label: 'Home', Selected`.
  private struct Line {
    var depth: Int
    var node = ViewNode()
    /// Whether it has what only such lines have: a pointer, a frame, a process.
    var isCertain = false

    private static func start(_ line: Substring) -> (depth: Int, rest: Substring) {
      let indentation = line.prefix { $0 == " " || $0 == "\t" || $0 == "→" }
      let isRoot = indentation.contains("→")
      return (isRoot ? 0 : indentation.count, line.dropFirst(indentation.count))
    }

    private static func type(_ rest: Substring) -> ViewKind? {
      ViewKind(type: rest.prefix { $0.isASCII && $0.isLetter })
    }

    /// Whether a line begins with a type, and so does not belong to the one before.
    static func begins(_ line: Substring) -> Bool {
      let (_, rest) = start(line)
      guard type(rest) != nil else { return false }
      let after = rest.drop { $0.isASCII && $0.isLetter }
      return after.isEmpty || after.hasPrefix(",") || after.hasPrefix(" (") || after.hasPrefix(":")
    }

    init?(_ line: Substring) {
      let (depth, whole) = Self.start(line)
      guard let kind = Self.type(whole) else { return nil }
      self.depth = depth
      node.kind = kind
      var rest = whole.drop { $0 != "," }
      if let open = rest.firstRange(of: "{{"), let close = rest.firstRange(of: "}}") {
        if open.lowerBound < close.lowerBound {
          node.frame = DumpText.frame(braces: String(rest[open.lowerBound..<close.upperBound]))
          isCertain = true
        }
      }
      if rest.prefix(30).contains("0x") || rest.prefix(60).contains("pid: ") { isCertain = true }
      if let open = rest.firstRange(of: "}}") { rest = rest[open.upperBound...] }
      readFields(rest)
    }

    private static let keys = ["identifier", "title", "label", "placeholderValue", "value"]
    private static let flags = ["Selected", "Disabled", "Keyboard Focused", "Focused"]

    private mutating func readFields(_ text: Substring) {
      var rest = text
      while let (key, after) = Self.nextKey(in: rest) {
        let value: Substring
        if after.first == "'" {
          let end = Self.endOfQuote(after.dropFirst())
          value = after[after.index(after: after.startIndex)..<end]
          rest = after[end...].dropFirst()
        } else {
          let end = Self.endOfBare(after)
          value = after[..<end]
          rest = after[end...]
        }
        set(key, String(value))
      }
      for flag in rest.split(separator: ",").map({ $0.drop { $0.isWhitespace } }) {
        switch flag.prefix(while: { !$0.isNewline }) {
        case "Selected": node.isSelected = true
        case "Disabled": node.isEnabled = false
        case "Keyboard Focused", "Focused": node.isFocused = true
        default: break
        }
      }
    }

    private mutating func set(_ key: String, _ value: String) {
      let text = DumpText.cleaned(value)
      switch key {
      case "identifier": node.identifier = text
      case "label": node.label = text
      case "title": node.label = node.label ?? text
      case "placeholderValue": node.placeholder = text
      default: node.value = text
      }
    }

    /// The first `, key: ` and what follows it.
    private static func nextKey(in text: Substring) -> (String, Substring)? {
      var found: (key: String, range: Range<Substring.Index>)?
      for key in keys {
        guard let range = text.firstRange(of: ", \(key): ") else { continue }
        if found.map({ range.lowerBound < $0.range.lowerBound }) ?? true { found = (key, range) }
      }
      return found.map { ($0.key, text[$0.range.upperBound...]) }
    }

    /// Quotes are not escaped: a text ends where a quote is followed by a key, a flag or nothing.
    private static func endOfQuote(_ text: Substring) -> Substring.Index {
      var place = text.startIndex
      while let quote = text[place...].firstIndex(of: "'") {
        let after = text[text.index(after: quote)...]
        if after.allSatisfy(\.isWhitespace)
          || keys.contains(where: { after.hasPrefix(", \($0): ") })
          || flags.contains(where: { after.hasPrefix(", \($0)") })
        {
          return quote
        }
        place = text.index(after: quote)
      }
      return text.endIndex
    }

    /// A value without quotes ends before a flag at the end of the line, or a key.
    private static func endOfBare(_ text: Substring) -> Substring.Index {
      let marks = keys.map { ", \($0): " } + flags.map { ", \($0)" }
      return marks.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    }
  }
}

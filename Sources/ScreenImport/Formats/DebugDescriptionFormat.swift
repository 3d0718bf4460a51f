import AccessibilityModel

/// `po app` and `app.debugDescription` of XCUITest.
struct DebugDescriptionFormat: DumpReader {
  let name = "debugdescription"
  let title = "XCUITest debugDescription"
  let limits = [
    XCUITestLimits.hints,
    "The dump does not tell decoration from images that VoiceOver stops at.",
  ]

  func recognizes(_ input: DumpInput) -> Bool {
    if input.head.contains("Element subtree:") { return true }
    if input.head.contains("Find: "), input.head.contains("Output: {") { return true }
    return input.headLines.prefix(60).contains { line in
      guard let parsed = DescribedView(Array(line.utf8)) else { return false }
      return parsed.isCertain && parsed.node.kind == .application
    }
  }

  /// The lines as bytes; lldb prints the whole text escaped on one line.
  private static func lines(of input: DumpInput) -> [ArraySlice<UInt8>] {
    var bytes = input.bytes
    let isEscaped =
      input.head.contains("Element subtree:\\n")
      || input.headLines.count < 4 && input.head.contains("\\n")
    if isEscaped { bytes = Array(JSONString.unescaped(bytes[...]).utf8) }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }

  func hasMore(_ input: DumpInput) -> Bool {
    let start = Array("Element subtree:".utf8)
    return Self.lines(of: input).count { $0.starts(with: start) } > 1
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    let lines = Self.lines(of: input)
    let start = Array("Element subtree:".utf8)
    let ends = ["Path to element:", "Query chain:"].map { Array($0.utf8) }
    let output = Array("Output: {".utf8)
    var tree = ViewTree()
    // The indentation of each node that is open.
    var levels: [Int] = []
    var hasBegun = !lines.contains { $0.starts(with: start) }
    var pending: [UInt8] = []
    var isEnded = false
    func flush() {
      defer { pending.removeAll(keepingCapacity: true) }
      guard let line = DescribedView(pending) else { return }
      while let last = levels.last, last >= line.depth {
        levels.removeLast()
        tree.close()
      }
      levels.append(line.depth)
      tree.open(line.node)
    }
    for (number, line) in lines.enumerated() {
      if line.starts(with: start) {
        hasBegun = true
        continue
      }
      isEnded = ends.contains { line.starts(with: $0) }
      if isEnded { break }
      guard hasBegun else { continue }
      if tree.nodes.isEmpty, pending.isEmpty, !line.ranges(of: start).isEmpty {
        throw DumpError(
          "'Element subtree:' does not begin its line: leave out what stands before it, here and on the "
            + "lines that follow", line: number + 1)
      }
      if tree.nodes.isEmpty, pending.isEmpty, line.count < 200, !line.ranges(of: output).isEmpty {
        throw DumpError(
          "this is what a query found, not a tree of views; print app.debugDescription instead",
          line: number + 1)
      }
      if DescribedView.begins(line) {
        flush()
        pending.append(contentsOf: line)
      } else if !pending.isEmpty, line.contains(where: { $0 > 0x20 }) {
        // A label with a line break continues here.
        pending.append(0x0A)
        pending.append(contentsOf: line)
      }
    }
    flush()
    // Every view has a frame, but for the application at the top.
    if !isEnded, input.bytes.last != 0x0A, let last = tree.nodes.last,
      last.frame == nil && tree.nodes.dropFirst().dropLast().contains(where: { $0.frame != nil })
        || lines.last.map(DescribedView.isCutOff) ?? false
    {
      throw DumpError("the dump is cut off here: make it again", line: lines.count)
    }
    tree.finish()
    guard !tree.nodes.isEmpty else {
      throw DumpError("there is no line such as Button, 0x…, {{0.0, 0.0}, {44.0, 44.0}} in it")
    }
    return XCUITestLimits.remarked(ScreenBuilder(tree, rules: .init()).built(), tree)
  }
}

/// A line such as `Button, 0x1, {{2.0, 770.0}, {193.0, 48.0}}, label: 'Home', Selected`.
///
/// It is read as bytes, because a dump has hundreds of thousands of such lines.
private struct DescribedView {
  var depth = 0
  var node = ViewNode()
  /// Whether it has something that only such lines have: a pointer, a frame, a process.
  var isCertain = false

  private static let keys = ["identifier", "title", "label", "placeholderValue", "value"]
    .map { (name: $0, bytes: Array(", \($0): ".utf8)) }
  private static let flags = ["Selected", "Disabled", "Keyboard Focused", "Focused"]
    .map { (name: $0, bytes: Array(", \($0)".utf8)) }

  /// Where the type begins, and how deep the line is; the root has an arrow.
  private static func start(_ line: some RandomAccessCollection<UInt8>) -> (depth: Int, count: Int)
  {
    var (count, isRoot) = (0, false)
    let arrow: [UInt8] = [0xE2, 0x86, 0x92]
    while count < line.count {
      let rest = line.dropFirst(count)
      if rest.first == 0x20 || rest.first == 0x09 {
        count += 1
      } else if rest.starts(with: arrow) {
        count += 3
        isRoot = true
      } else {
        break
      }
    }
    return (isRoot ? 0 : count, count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether a line begins with a type, and so does not belong to the one before.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst(start(line).count)
    let word = rest.prefix(40).prefix(while: isLetter)
    guard !word.isEmpty, ViewKind(type: String(decoding: word, as: UTF8.self)) != nil else {
      return false
    }
    let after = rest.dropFirst(word.count)
    return after.isEmpty || after.first == UInt8(ascii: ",") || after.first == UInt8(ascii: ":")
      || after.starts(with: [0x20, UInt8(ascii: "(")])
  }

  /// Whether a line, the last of a dump, breaks off: after a comma, or in its only text.
  static func isCutOff(_ line: ArraySlice<UInt8>) -> Bool {
    if line.last(where: { $0 > 0x20 }) == 0x2C { return true }
    return line.count { $0 == UInt8(ascii: "'") } == 1
  }

  init?(_ line: [UInt8]) {
    let (depth, count) = Self.start(line)
    let word = line.dropFirst(count).prefix(40).prefix(while: Self.isLetter)
    guard let kind = ViewKind(type: String(decoding: word, as: UTF8.self)) else { return nil }
    self.depth = depth
    node.kind = kind
    let quote = line.firstIndex(of: UInt8(ascii: "'")) ?? line.count
    var place = count + word.count
    if let open = line[..<quote].firstRange(of: [0x7B, 0x7B])?.lowerBound,
      let close = line[open..<quote].firstRange(of: [0x7D, 0x7D])?.upperBound
    {
      node.frame = DumpText.frame(braces: String(decoding: line[open..<close], as: UTF8.self))
      place = close
      isCertain = true
    }
    let head = String(decoding: line[..<min(quote, count + 80)], as: UTF8.self)
    if head.contains("0x") || head.contains("pid: ") { isCertain = true }
    readFields(line, from: place)
  }

  private mutating func readFields(_ line: [UInt8], from start: Int) {
    var end = line.count
    while end > start, line[end - 1] <= 0x20 { end -= 1 }
    var place = start
    while let comma = line[place..<max(place, end)].firstIndex(of: 0x2C) {
      if let key = Self.match(Self.keys, line, at: comma) {
        // A key at the end of a line may end in the space that was cut off there.
        var value = key.end..<max(key.end, Self.next(line, from: key.end, to: end))
        place = value.upperBound
        if key.end < end, line[key.end] == UInt8(ascii: "'") {
          value = key.end + 1..<Self.endOfQuote(line, from: key.end + 1, to: end)
          place = min(value.upperBound + 1, end)
        }
        set(key.name, String(decoding: line[value], as: UTF8.self))
      } else if let flag = Self.flag(line, at: comma, to: end) {
        set(flag.name)
        place = flag.end
      } else {
        place = comma + 1
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

  private mutating func set(_ flag: String) {
    switch flag {
    case "Selected": node.isSelected = true
    case "Disabled": node.isEnabled = false
    default: node.isFocused = true
    }
  }

  /// The word at a place, and where it ends.
  private static func match(
    _ words: [(name: String, bytes: [UInt8])], _ line: [UInt8], at place: Int
  ) -> (name: String, end: Int)? {
    for (name, bytes) in words where place + bytes.count <= line.count {
      if line[place..<place + bytes.count].elementsEqual(bytes) {
        return (name, place + bytes.count)
      }
    }
    return nil
  }

  /// A flag stands alone: before a comma, a line break or the end.
  private static func flag(_ line: [UInt8], at place: Int, to end: Int) -> (name: String, end: Int)?
  {
    guard let flag = match(flags, line, at: place) else { return nil }
    return flag.end >= end || line[flag.end] == 0x2C || line[flag.end] <= 0x20 ? flag : nil
  }

  /// Quotes are not escaped: a text ends where a quote is followed by a key, a flag or nothing.
  private static func endOfQuote(_ line: [UInt8], from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, let quote = line[place..<end].firstIndex(of: UInt8(ascii: "'")) {
      let after = quote + 1
      if after >= end || match(keys, line, at: after) != nil
        || flag(line, at: after, to: end) != nil
      {
        return quote
      }
      place = after
    }
    return end
  }

  /// A value without quotes ends before a key or a flag.
  private static func next(_ line: [UInt8], from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, let comma = line[place..<end].firstIndex(of: 0x2C) {
      if match(keys, line, at: comma) != nil || flag(line, at: comma, to: end) != nil {
        return comma
      }
      place = comma + 1
    }
    return end
  }
}

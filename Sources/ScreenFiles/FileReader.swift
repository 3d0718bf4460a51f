import AccessibilityModel
import Support
import Yams

/// Reads the nodes of a file and gathers what is wrong, so that one run tells all of it.
struct FileReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// How far into its node the place that is read now stands, for words inside a line.
  var shift = 0
  /// References to elements, checked when all of them are known.
  var references: [(name: String, node: Node)] = []
  /// References to screens.
  var screenReferences: [(name: String, node: Node)] = []
  /// Where each identifier was given.
  var identifiers: [String: Node] = [:]
  /// Identifiers of elements that come with a reload.
  var laterIdentifiers: Set<String> = []
  /// Labels, by which elements can be referred to as well.
  var labels: Set<String> = []

  mutating func report(_ node: Node, offset: Int = 0, _ message: String) {
    let mark = node.mark
    report(line: mark?.line ?? 1, column: (mark?.column ?? 1) + offset + shift, message)
  }

  mutating func report(line: Int, column: Int, _ message: String) {
    let diagnostic = Diagnostic(line: line, column: column, message: message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  // MARK: Mappings

  /// The entries of a mapping by canonical key; unknown and double keys are reported.
  mutating func entries(
    _ node: Node, of thing: String, known: [String], aliases: [String: String] = [:]
  ) -> [String: Entry]? {
    guard case .mapping(let mapping) = node else {
      report(node, "expected \(thing) with keys such as '\(known[0])' but found \(kind(of: node))")
      return nil
    }
    var entries: [String: Entry] = [:]
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        report(key, "expected a key but found \(kind(of: key))")
        continue
      }
      let name = aliases[scalar.string] ?? scalar.string
      guard known.contains(name) else {
        report(key, unknown("key", scalar.string, of: thing, among: known + aliases.keys.sorted()))
        continue
      }
      if entries[name] != nil {
        report(key, "'\(scalar.string)' says again what '\(name)' says; keep one of them")
        continue
      }
      entries[name] = Entry(key: key, value: value)
    }
    return entries
  }

  struct Entry {
    var key: Node
    var value: Node
  }

  func unknown(_ what: String, _ word: String, of thing: String, among known: [String]) -> String {
    if let nearest = NearestWord.of(word, in: known) {
      return "unknown \(what) '\(word)' in \(thing); did you mean '\(nearest)'?"
    }
    return "unknown \(what) '\(word)' in \(thing); use one of \(Self.list(known))"
  }

  static func list(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }

  func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar):
      scalar.string.isEmpty ? "nothing" : "'\(Self.shortened(scalar.string))'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(40) + "…"
  }

  // MARK: Scalars

  /// The characters of a scalar, whatever YAML would make of them: `no` stays "no".
  mutating func string(_ node: Node, for key: String) -> String? {
    guard case .scalar(let scalar) = node else {
      report(node, "'\(key)' is a text but \(kind(of: node)) was found")
      return nil
    }
    return scalar.string
  }

  mutating func flag(_ node: Node, for key: String) -> Bool? {
    switch string(node, for: key) {
    case "true", "yes": return true
    case "false", "no": return false
    case let found?:
      report(node, "'\(key)' is true or false but '\(found)' was found")
      return nil
    case nil: return nil
    }
  }

  mutating func number(_ node: Node, for key: String) -> Double? {
    guard let text = string(node, for: key) else { return nil }
    guard let number = Double(text), number.isFinite, number.magnitude < 1e12 else {
      report(node, "'\(key)' is a number but '\(Self.shortened(text))' was found")
      return nil
    }
    return number
  }

  mutating func integer(_ node: Node, for key: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = string(node, for: key) else { return nil }
    guard let number = Int(text) else {
      report(node, "'\(key)' is a whole number but '\(Self.shortened(text))' was found")
      return nil
    }
    guard range.contains(number) else {
      let bounds =
        range.upperBound == Int.max
        ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
      report(node, "'\(key)' is \(bounds) but \(number) was found")
      return nil
    }
    return number
  }

  /// Milliseconds of `3s`, `0.5s`, `500ms`.
  mutating func duration(_ node: Node, for key: String) -> Int? {
    guard let text = string(node, for: key) else { return nil }
    if let milliseconds = Self.milliseconds(text) { return milliseconds }
    report(
      node, "'\(key)' is a duration but '\(Self.shortened(text))' was found; write 3s or 500ms")
    return nil
  }

  static func milliseconds(_ text: String) -> Int? {
    let (digits, factor): (Substring, Double) =
      text.hasSuffix("ms") ? (text.dropLast(2), 1) : (text.dropLast(), 1000)
    guard text.hasSuffix("s"), let number = Double(digits), number >= 0, number <= 86_400_000
    else { return nil }
    return Int((number * factor).rounded())
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, for key: String, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(node, for: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let allowed = Choice.allCases.map(\.rawValue)
    let nearest = NearestWord.of(text, in: allowed).map { "; did you mean '\($0)'?" } ?? ""
    report(
      node,
      "'\(key)' is one of \(Self.list(allowed)) but '\(Self.shortened(text))' was found\(nearest)")
    return nil
  }

  mutating func language(_ node: Node, for key: String) -> Language? {
    guard let tag = string(node, for: key) else { return nil }
    let language = Language(tag)
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, (2...3).contains(language.base.count) else {
      report(node, "'\(Self.shortened(tag))' is no language; write a tag such as ko or en-US")
      return nil
    }
    return language
  }

  // MARK: Lists

  mutating func list(_ node: Node, for key: String) -> [Node]? {
    guard case .sequence(let sequence) = node else {
      report(node, "'\(key)' is a list but \(kind(of: node)) was found; write [a, b]")
      return nil
    }
    return Array(sequence)
  }

  mutating func numbers(_ node: Node, for key: String, counts: ClosedRange<Int>) -> [Double]? {
    guard let nodes = list(node, for: key) else { return nil }
    let numbers = nodes.compactMap { number($0, for: key) }
    guard numbers.count == nodes.count else { return nil }
    guard counts.contains(numbers.count) else {
      let wanted =
        counts.count == 1
        ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
      report(node, "'\(key)' has \(wanted) numbers but \(numbers.count) were found")
      return nil
    }
    return numbers
  }

  // MARK: Texts

  /// A text: a scalar, or a list of runs with attributes.
  mutating func text(_ node: Node, for key: String) -> AttributedText? {
    guard case .sequence(let runs) = node else {
      return string(node, for: key).map { AttributedText($0) }
    }
    return AttributedText(runs: runs.compactMap { run($0, for: key) })
  }

  private mutating func run(_ node: Node, for key: String) -> AttributedText.Run? {
    if case .scalar(let scalar) = node { return AttributedText.Run(scalar.string) }
    let known = ["text", "language", "pitch", "spellOut", "punctuation", "ipa"]
    guard let entries = entries(node, of: "a run of '\(key)'", known: known) else { return nil }
    guard let text = entries["text"] else {
      report(node, "a run of '\(key)' has no 'text'")
      return nil
    }
    var attributes = SpeechAttributes()
    if let node = entries["language"]?.value {
      attributes.language = language(node, for: "language")
    }
    if let node = entries["pitch"]?.value, let pitch = number(node, for: "pitch") {
      if (0...2).contains(pitch) {
        attributes.pitch = pitch
      } else {
        report(node, "'pitch' is 0 to 2, where 1 is normal, but \(pitch.spelled) was found")
      }
    }
    if let node = entries["spellOut"]?.value { attributes.spellOut = flag(node, for: "spellOut") }
    if let node = entries["punctuation"]?.value {
      attributes.punctuation = flag(node, for: "punctuation")
    }
    if let node = entries["ipa"]?.value { attributes.ipa = string(node, for: "ipa") }
    return string(text.value, for: "text").map { AttributedText.Run($0, attributes) }
  }

  mutating func texts(_ node: Node, for key: String) -> [AttributedText]? {
    list(node, for: key)?.compactMap { text($0, for: key) }
  }

  mutating func strings(_ node: Node, for key: String) -> [String]? {
    list(node, for: key)?.compactMap { string($0, for: key) }
  }
}

import AccessibilityModel
import Support
import Yams

/// Reads the nodes of a file and collects the errors, so that one run reports all of them.
struct FileReader {
  private(set) var diagnostics: [ScreenFileDiagnostic] = []
  /// The same, to tell nothing twice.
  private var known: Set<ScreenFileDiagnostic> = []
  /// The most that is told of one file; nobody reads further.
  private static let mostDiagnostics = 1000
  /// Whether somebody reads the errors, which then say what to write; what is advised is read without.
  var advises = true
  /// The offset of the current place in its node, for words inside a line.
  var shift = 0
  /// The names in the variant being read now.
  var names = NamesInVariant()
  /// Names in walks.
  var walkReferences: [WalkReference] = []

  /// Where YAML's lines are in the file, if editors count them otherwise.
  var breaks: LineBreaks?
  /// Where the elements being read now are; `nil` while elements have no place.
  var path: ElementPath?
  /// Where everything is in the file.
  var sources = SourceMap()

  mutating func report(_ node: Node, offset: Int = 0, _ message: String) {
    let place = location(of: node)
    report(line: place.line, column: place.column + offset, message)
  }

  /// Reports something that is hardly meant, but can be used.
  mutating func warn(_ node: Node, _ message: String) {
    let place = location(of: node)
    report(line: place.line, column: place.column, message, .warning)
  }

  mutating func report(
    line: Int, column: Int, _ message: String, _ severity: ScreenFileDiagnostic.Severity = .error
  ) {
    guard !isFull else { return }
    var diagnostic = ScreenFileDiagnostic(
      line: line, column: column, message: message, severity: severity)
    if known.count == Self.mostDiagnostics {
      diagnostic.severity = .error
      diagnostic.message = "more is wrong from here on; mend what is told above first"
    }
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Whether so much is wrong that no more is told.
  var isFull: Bool { known.count > Self.mostDiagnostics }

  func location(of node: Node) -> SourceLocation {
    let (line, column) = (node.mark?.line ?? 1, (node.mark?.column ?? 1) + shift)
    return breaks?.place(of: line, column) ?? SourceLocation(line: line, column: column)
  }

  // MARK: Mappings

  /// The entries of a mapping by key; reports unknown and duplicate keys.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - info: The keys that it may have.
  ///   - thing: What errors call it; the record's own name unless given.
  ///   - likely: The keys to name if an unknown one is like none of them; all unless given.
  ///   - line: The line of the element that the mapping belongs to.
  /// - Returns: The entries; `nil` after an error was reported.
  mutating func entries(
    _ node: Node, of info: RecordInfo, thing: String? = nil, likely: [String]? = nil,
    line: ElementLine? = nil
  ) -> Entries? {
    let thing = thing ?? info.thing
    guard case .mapping(let mapping) = node else {
      let first = info.keys[0].name
      let advice =
        switch node {
        case .sequence where info.table.name(of: "elements") != nil: "; write elements: above it"
        case .scalar(let scalar) where scalar.style == .plain && scalar.string.contains("："):
          "; this colon is a full-width one; write ':' and a space"
        case .scalar(let scalar)
        where info.table.name(of: "elements") != nil
          && ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet):
          "; write elements: above it, and each element behind a dash on a line of its own"
        default: ""
        }
      report(
        node, "expected \(thing) with keys such as '\(first)' but found \(kind(of: node))\(advice)")
      return nil
    }
    var entries: Entries = [:]
    var unknown: [UnknownKey] = []
    var before: Node?
    for (key, value) in mapping {
      defer { before = value }
      guard case .scalar(let scalar) = key else {
        report(key, "expected a key but found \(kind(of: key))")
        continue
      }
      guard let name = info.table.name(of: scalar.string) else {
        unknown.append(UnknownKey(key: key, word: scalar.string, value: value, before: before))
        continue
      }
      if entries[name] != nil {
        let first = entries[name]?.key.string ?? name
        report(key, "'\(first)' and '\(scalar.string)' are the same key; keep one of them")
        continue
      }
      entries[name] = Entry(key: key, value: value)
    }
    if !unknown.isEmpty {
      report(
        unknown, of: thing, in: info, likely: likely ?? info.names, beside: entries, line: line)
      // What stands in the wrong place is not missing as well.
      if entries["effects"] == nil,
        let effect = unknown.first(where: { Self.isEffect($0.word, in: info) })
      {
        entries["effects"] = Entry(key: effect.key, value: .sequence([]))
      }
      if unknown.contains(where: { Self.isBound($0.word) }) {
        for key in info.keys where key.companions.contains("range") { entries[key.name] = nil }
      }
    }
    return entries
  }

  /// The value of a mapping; `nil` if it is not a mapping or lacks a required key.
  mutating func record<Value>(
    _ record: Record<Value>, _ node: Node, startingAs fresh: Value, thing: String? = nil
  ) -> Value? {
    guard
      let entries = entries(node, of: record.info, thing: thing),
      has(record.info.required, entries, at: node, thing: thing ?? record.info.thing)
    else { return nil }
    var value = fresh
    read(entries, by: record, into: &value)
    return value
  }

  /// Whether all required keys are present; reports the missing ones.
  mutating func has(
    _ required: [String], _ entries: Entries, at node: Node, thing: String
  ) -> Bool {
    let missing = required.filter { entries[$0] == nil }
    for name in missing { report(node, "\(thing) has no '\(name)'") }
    return missing.isEmpty
  }

  /// Reads entries in the order of the table, so that what a key needs has been read before it.
  mutating func read<Value>(
    _ entries: Entries, by record: Record<Value>, into value: inout Value
  ) {
    for key in record.given(in: entries) {
      guard let entry = entries[key.name] else { continue }
      at(entry) { key.read(&$0, entry, entries, &value) }
    }
  }

  /// Reads another entry beside the one being read now.
  mutating func read<Value>(_ name: String, _ form: Form<Value>, in entries: Entries) -> Value? {
    guard let entry = entries[name] else { return nil }
    return at(entry) { form.read(&$0, entry.value, name) }
  }

  /// Runs a closure, placing its errors at an entry.
  @discardableResult
  mutating func at<Result>(_ entry: Entry, _ body: (inout FileReader) -> Result) -> Result {
    let outer = shift
    shift = entry.shift
    defer { shift = outer }
    return body(&self)
  }

  typealias Entries = [String: Entry]

  /// A key with its value, and the value's offset in its node, for words in brackets.
  struct Entry {
    var key: Node
    var value: Node
    var shift = 0
  }

  /// The nearest of several names: of a few letters more or less, or one that begins or ends alike.
  static func nearest(to name: String, in known: [String]) -> String? {
    NearestWord.of(name, in: known)
      ?? known.first { $0.count > 1 && (name.hasPrefix($0) || name.hasSuffix($0)) }
      ?? known.first { name.count > 1 && $0.contains(name) }
  }

  func unknown(
    _ what: String, _ word: String, of thing: String, among known: [String],
    orAliases aliases: [String] = [], areOfFile: Bool = false
  ) -> String {
    if let nearest = NearestWord.of(word, in: known + aliases) {
      return "unknown \(what) '\(word)' in \(thing); did you mean '\(nearest)'?"
    }
    return
      "unknown \(what) '\(word)' in \(thing); use one of \(Self.list(known, areOfFile: areOfFile))"
  }

  /// Words to choose from; of many only the first, and where the others are: names of the file are in it,
  /// those of the notation in its reference.
  static func list(_ words: [String], areOfFile: Bool = false) -> String {
    guard words.count > 20 else { return words.joined(separator: ", ") }
    return words.prefix(8).joined(separator: ", ")
      + (areOfFile
        ? " or one of \(words.count - 8) more"
        : ", …: 'overheard schema --format markdown' lists all \(words.count)")
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

  /// A line to write, if it is short enough to be told: in part it could not be followed.
  static func whole(_ line: String) -> String? { line.count <= 200 ? line : nil }

  /// What to write, behind a rule that is told alone if there is nothing to write.
  static func advice(toWrite text: String?, _ words: String = "write") -> String {
    text.map { "; \(words) \($0)" } ?? ""
  }

  /// Whether a line is short enough to look for what is meant by it: patterns try every part of it, and
  /// nobody writes an element that is as long as this.
  static func getsAdvice(_ line: some StringProtocol) -> Bool { line.utf8.count <= 1000 }

  // MARK: Scalars

  /// The characters of a scalar, not as YAML would interpret them: `no` stays "no".
  mutating func string(_ node: Node, for key: String) -> String? {
    guard case .scalar(let scalar) = node else {
      report(node, "'\(key)' must be a text, but \(kind(of: node)) was found")
      return nil
    }
    return scalar.string
  }

  mutating func flag(_ node: Node, for key: String) -> Bool? {
    switch string(node, for: key) {
    case "true", "yes": return true
    case "false", "no": return false
    case let found?:
      report(node, "'\(key)' must be true or false, but '\(found)' was found")
      return nil
    case nil: return nil
    }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, for key: String, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    word(node, for: key, among: Choice.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
  }

  /// One of some words.
  mutating func word(_ node: Node, for key: String, among allowed: [String]) -> String? {
    guard let text = string(node, for: key) else { return nil }
    if allowed.contains(text) { return text }
    // What YAML 1.1 makes of on and off, a program may have written as JSON.
    let switched = text == "true" ? "on" : text == "false" ? "off" : nil
    if let switched, allowed.contains(switched) { return switched }
    let meant =
      Vocabulary.truth(of: text).map { $0 ? "on" : "off" }
      ?? Vocabulary.flag(meantBy: text)
    let nearest =
      if let meant, allowed.contains(meant) { "; write \(meant)" } else {
        NearestWord.of(text, in: allowed).map { "; did you mean '\($0)'?" } ?? ""
      }
    report(
      node,
      "'\(key)' must be one of \(Self.list(allowed)), but '\(Self.shortened(text))' was found"
        + nearest)
    return nil
  }

  /// Like a choice, but also reads `true` and `false`.
  mutating func expanded(_ node: Node, for key: String) -> ExpandedStatus? {
    switch node.string {
    case "true", "yes": .expanded
    case "false", "no": .collapsed
    default: choice(node, for: key, as: ExpandedStatus.self)
    }
  }

  mutating func language(_ node: Node, for key: String) -> SpokenLanguage? {
    guard let tag = string(node, for: key) else { return nil }
    let language = SpokenLanguage(tag)
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, (2...3).contains(language.base.count), language.base.allSatisfy(\.isLetter)
    else {
      report(
        node,
        "'\(Self.shortened(tag))' is not a language tag; write "
          + (Vocabulary.languageTag(meantBy: tag) ?? "one such as ko or en-US"))
      return nil
    }
    return language
  }

  // MARK: Maps

  /// Names, each with the reason for it.
  mutating func reasons(_ node: Node, for key: String) -> [String: String]? {
    guard case .mapping(let mapping) = node else {
      report(
        node,
        "'\(key)' must be a map of rules to reasons, such as 'same-sound: They are the same.', but "
          + "\(kind(of: node)) was found")
      return nil
    }
    var reasons: [String: String] = [:]
    for (nameNode, reason) in mapping {
      guard let name = string(nameNode, for: key) else { continue }
      guard let text = reason.isNull ? "" : string(reason, for: name) else {
        continue
      }
      sources.exemptions[name, default: []].append(location(of: nameNode))
      if reason.isNull || text.allSatisfy(\.isWhitespace) {
        warn(
          reason.isNull ? nameNode : reason,
          "'\(name)' has no reason; write why the rule does not count here")
      }
      reasons[name] = text
    }
    return reasons
  }

  // MARK: Texts

  /// A text: a scalar, or a list of runs with attributes.
  mutating func text(_ node: Node, for key: String) -> AttributedText? {
    guard case .sequence(let runs) = node else {
      return string(node, for: key).map { AttributedText($0) }
    }
    return AttributedText(
      runs: runs.compactMap { node -> AttributedText.Run? in
        if case .scalar(let scalar) = node { return AttributedText.Run(scalar.string) }
        return record(Vocabulary.run, node, startingAs: .init(""), thing: "a run of '\(key)'")
      })
  }
}

extension Node {
  /// Whether nothing stands there: `~`, `null`, or an empty place after a colon.
  fileprivate var isNull: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }
}

import AccessibilityModel
import Support
import Walks
import Yams

extension FileReader {
  /// The walks of a map: names to lists of gestures, or to gestures with a goal.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - variant: The variant whose walks they are; `nil` for those of every variant.
  /// - Returns: The walks that could be read.
  mutating func walks(_ node: Node, of variant: String? = nil) -> [ReaderWalk] {
    guard case .mapping(let mapping) = node, !mapping.isEmpty else {
      report(
        node,
        "'walks' must be a map of names to lists of gestures, such as [swipe right x2]"
          + (advice(onUnnamedWalks: node).map { "; \($0)" } ?? ""))
      return []
    }
    var taken: [String: String] = [:]
    return mapping.compactMap { key, value in
      guard let name = string(key, for: "walks"), canNameFile(name, key, what: "walk") else {
        return nil
      }
      checkCase(of: name, key, what: "walk", &taken)
      let path = WalkPath(variant: variant, walk: name)
      sources.walks[path] = location(of: key)
      return walk(path, value)
    }
  }

  /// What to write for a gesture that stands where a list is expected.
  private static func listOfGesture(_ scalar: Node.Scalar) -> String {
    let text = scalar.string
    guard text.count <= 60 else { return "put it on a line of its own below, after '- '" }
    return "write [\(quoted(text))]"
  }

  /// A text as it stands in brackets, in quotes where YAML would take a part for something else; a line
  /// of an element may have its own quotes and flags after a word.
  static func quoted(_ text: String, isLine: Bool = false) -> String {
    let signs = isLine ? ",{}#:" : ",[]{}#:\"'"
    guard text.contains(where: { signs.contains($0) }) else { return text }
    return "'\(text.replacing("'", with: "''"))'"
  }

  /// What to write for walks in a list: `[{name: louder, gestures: […]}]`, or the gestures of one.
  private func advice(onUnnamedWalks node: Node) -> String? {
    if case .scalar(let scalar) = node, (try? WalkStep.parse(line: scalar.string)) != nil {
      return "give the walk a name: {main: [\(Self.whole(Self.quoted(scalar.string)) ?? "…")]}"
    }
    guard case .sequence(let walks) = node, let first = walks.first else { return nil }
    switch first {
    case .mapping(let walk):
      if let name = walk["name"]?.string, !name.isEmpty {
        let canBeKey = name.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
        return "write \(canBeKey ? name : "main"): and below it, indented further, its gestures"
      }
      if walk["gestures"] != nil {
        return "give the walk a name: write main: and below it, indented further, its gestures"
      }
      guard walk.count == 1, let (key, gestures) = walk.first, let name = key.string,
        gestures.scalar == nil
      else { return nil }
      return "write \(Self.whole(name) ?? "its name"): without the dash before it"
    case .scalar(let scalar):
      guard (try? WalkStep.parse(line: scalar.string)) != nil else { return nil }
      let more = walks.count > 1 ? ", …" : ""
      return
        "give the walk a name: {main: [\(Self.whole(Self.quoted(scalar.string)) ?? "…")\(more)]}"
    case .sequence(let gestures):
      guard case .scalar(let scalar)? = gestures.first else { return nil }
      let more = gestures.count > 1 ? ", …" : ""
      return
        "give the walk a name: {main: [\(Self.whole(Self.quoted(scalar.string)) ?? "…")\(more)]}"
    case .alias: return nil
    }
  }

  /// One walk: a list of gestures, or a mapping with `gestures:` and `goal:`.
  mutating func walk(_ path: WalkPath, _ node: Node) -> ReaderWalk? {
    let thing = path.walk.isEmpty ? "the walk of this file" : "the walk '\(path.walk)'"
    if case .sequence = node { return walk(path, gestures: node, goal: nil) }
    if case .scalar(let scalar) = node, (try? WalkStep.parse(line: scalar.string)) != nil {
      report(node, "\(thing) is a list of gestures; \(Self.listOfGesture(scalar))")
      return nil
    }
    if case .scalar(let scalar) = node {
      do {
        _ = try WalkStep.parse(line: scalar.string)
      } catch {
        let steps = scalar.string.split { $0 == "," || $0 == "\n" }.map { String($0).trimmed }
        if steps.count > 1, steps.allSatisfy({ (try? WalkStep.parse(line: $0)) != nil }),
          let list = Self.whole("[\(steps.map { Self.quoted($0) }.joined(separator: ", "))]")
        {
          report(node, "\(thing) is a list of gestures; write \(list)")
          return nil
        }
        let known = error.suggestion.map { "; did you mean [\($0)]?" }
        report(
          node,
          "\(thing) must be a list of gestures, such as [swipe right x2], but "
            + "\(kind(of: node)) was found" + (known ?? ""))
        return nil
      }
    }
    guard
      let entries = entries(node, of: Vocabulary.walk, thing: thing)
    else { return nil }
    guard let gestures = entries["gestures"]?.value else {
      if !Self.isMeantToHaveGestures(node) { report(node, "\(thing) has no 'gestures'") }
      return nil
    }
    let before = walkReferences.count
    var walk = walk(path, gestures: gestures, goal: entries["goal"]?.value)
    if let must = entries["must"] {
      walk?.mustReachGoal = mustReachGoal(must.value, hasGoal: entries["goal"] != nil)
    }
    if let reader = entries["reader"] {
      walk?.reader = string(reader.value, for: "reader")
      sources.readers[path] = location(of: reader.value)
      for index in walkReferences.indices.dropFirst(before) {
        walkReferences[index].reader = walk?.reader
      }
    }
    return walk
  }

  /// Whether gestures have another name, which has been told.
  private static func isMeantToHaveGestures(_ node: Node) -> Bool {
    guard case .mapping(let mapping) = node else { return false }
    return mapping.keys.contains { key in
      key.string.flatMap {
        Vocabulary.synonym(of: $0, in: Vocabulary.walk) ?? Vocabulary.walk.table.nearest(to: $0)
      } == "gestures"
    }
  }

  /// What a walk must do, which can only be to reach its goal.
  private mutating func mustReachGoal(_ node: Node, hasGoal: Bool) -> Bool {
    guard let text = string(node, for: "must") else { return false }
    guard text == "reach goal" else {
      report(node, "'must' can only be 'reach goal', but '\(Self.shortened(text))' was found")
      return false
    }
    if !hasGoal { report(node, "the walk must reach a goal but has none; add 'goal:'") }
    return true
  }

  private mutating func walk(_ path: WalkPath, gestures node: Node, goal: Node?) -> ReaderWalk? {
    guard let nodes = list(node, for: "gestures") else { return nil }
    var steps: [WalkStep] = []
    var hand = WalkHand()
    for (index, line) in nodes.enumerated() {
      guard let text = gesture(line) else { continue }
      do {
        for step in try WalkStep.parse(line: text) {
          let place = WalkPath(variant: path.variant, walk: path.walk, step: steps.count)
          sources.walks[place] = location(of: line)
          if let problem = hand.take(step) { report(line, problem) }
          note(step, line, of: path.variant, by: hand)
          steps.append(step)
        }
      } catch {
        let before = index > 0 ? nodes[index - 1] : nil
        if error.suggestion == nil, error.advice == nil,
          let whole = Self.gesture(cutBetween: before, and: line)
        {
          report(line, "a comma separates the entries of a list; put '\(whole)' in quotes")
        } else {
          report(line, "\(error)")
        }
      }
    }
    return ReaderWalk(
      name: path.walk, steps: steps, goal: goal.flatMap { self.goal($0, of: path) })
  }

  /// The gesture with a comma that YAML took for two entries: `type apples, plums`.
  private static func gesture(cutBetween before: Node?, and node: Node) -> String? {
    guard let (head, tail, comma) = texts(cutBetween: before, and: node), head.contains(" ") else {
      return nil
    }
    let whole = head + comma + tail
    return (try? WalkStep.parse(line: whole)) == nil ? nil : whole
  }

  /// The text of a gesture; `expect: 소리` is the same as `expect 소리`.
  private mutating func gesture(_ node: Node) -> String? {
    guard case .mapping(let mapping) = node, let (key, value) = mapping.first
    else { return string(node, for: "gestures") }
    guard mapping.count == 1 else {
      let keys = mapping.keys.compactMap(\.string).joined(separator: ", ")
      report(
        node,
        "a step of a walk is one line, such as touch Save, but \(mapping.count) keys were found "
          + "(\(Self.shortened(keys))); begin each with a dash")
      return nil
    }
    guard let name = string(key, for: "gestures"), let text = string(value, for: name) else {
      return nil
    }
    return "\(name): \(text)"
  }

  /// What to write for a goal that is an element and its state or value: `{Mute: on}`.
  private static func advice(onGoalOfKeys node: Node) -> String? {
    guard case .mapping(let mapping) = node, let (key, value) = mapping.first,
      let name = key.string, let word = value.string, !name.isEmpty, !word.isEmpty
    else { return nil }
    guard let name = whole(name), let word = whole(word) else { return "a goal is a condition" }
    let isState = ElementCondition.State(rawValue: word) != nil
    return "a goal is a condition, such as \(name) \(isState ? "is" : "=") \(word)"
  }

  private mutating func goal(_ node: Node, of walk: WalkPath) -> WalkGoal? {
    let nodes: [Node]
    if let advice = Self.advice(onGoalOfKeys: node) {
      report(node, advice)
      return nil
    }
    if case .scalar = node { nodes = [node] } else { nodes = list(node, for: "goal") ?? [] }
    var conditions: [WalkGoal.Condition] = []
    for line in nodes {
      guard let text = string(line, for: "goal") else { continue }
      do {
        let condition = try WalkGoal.Condition(text)
        note(condition, text, line, of: walk, at: conditions.count)
        conditions.append(condition)
      } catch {
        report(line, "\(error)")
      }
    }
    return conditions.isEmpty ? nil : WalkGoal(conditions)
  }
}

extension ScreenFile {
  /// Reads a file that has only walks: a list of gestures, a mapping with `gestures:` and
  /// `goal:`, or a map of named walks below `walks:`.
  ///
  /// - Throws: ``ScreenFileError`` with all the errors.
  public static func walks(
    contentsOf bytes: some Collection<UInt8>, path: String
  ) throws(ScreenFileError) -> [ReaderWalk] {
    try WalkFile(contentsOf: bytes, path: path).walks
  }
}

/// A file that has only walks, for screens that are not known when it is read.
package struct WalkFile: Sendable {
  /// The path it was given by.
  package let path: String
  package let walks: [ReaderWalk]
  /// The names in the walks.
  private let references: [WalkReference]
  private let readers: [WalkPath: SourceLocation]

  /// Reads a file.
  ///
  /// - Throws: ``ScreenFileError`` with all the errors.
  package init(
    contentsOf bytes: some Collection<UInt8>, path: String
  ) throws(ScreenFileError) {
    let ((walks, references, readers), diagnostics) = try ScreenFile.read(
      bytes, path: path, beginning: "write a gesture on each line, such as - swipe right"
    ) { reader, root -> ([ReaderWalk], [WalkReference], [WalkPath: SourceLocation]) in
      if case .mapping(let mapping) = root, let walks = mapping.first(where: { $0.key == "walks" })
      {
        return (reader.walks(walks.value), reader.walkReferences, reader.sources.readers)
      }
      let walk = reader.walk(WalkPath(walk: ""), root)
      return (walk.map { [$0] } ?? [], reader.walkReferences, reader.sources.readers)
    }
    guard diagnostics.isEmpty else { throw ScreenFileError(path: path, diagnostics: diagnostics) }
    self.path = path
    self.walks = walks
    self.references = references
    self.readers = readers
  }

  /// The file, and the line and column at which a walk names its reader.
  package func placeOfReader(_ walk: String) -> String {
    "\(FilePlace(path, readers[WalkPath(walk: walk)]))"
  }

  /// The walks as they are meant on a screen: its names tell how a goal is read that can be read in two
  /// ways.
  package func walks(on variants: [ScreenVariant]) -> [ReaderWalk] {
    let unsure = references.filter { $0.otherwise != nil }
    guard !unsure.isEmpty else { return walks }
    let names = WalkNames(variants)
    var walks = walks
    for reference in unsure {
      if let reading = names.otherReading(of: reference) { walks.take(reading) }
    }
    return walks
  }

  /// Checks that the names in the walks mean something on a screen.
  ///
  /// - Parameters:
  ///   - variants: The variants of the screen.
  ///   - screen: The path of its file, for the messages.
  /// - Throws: ``ScreenFileError`` with all the names that mean nothing.
  package func check(against variants: [ScreenVariant], of screen: String) throws(ScreenFileError) {
    let names = WalkNames(variants)
    let diagnostics = references.flatMap { reference in
      names.problems(with: reference, in: "this walk of \(screen)").map {
        ScreenFileDiagnostic(
          line: reference.place.line, column: reference.place.column, message: $0,
          severity: .error)
      }
    }
    guard diagnostics.isEmpty else { throw ScreenFileError(path: path, diagnostics: diagnostics) }
  }
}

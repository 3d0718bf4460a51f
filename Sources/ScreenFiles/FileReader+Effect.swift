import AccessibilityModel
import AppSimulation
import Support
import Yams

extension FileReader {
  /// What the app does: an effect or a list of effects.
  mutating func effects(_ node: Node, for key: String) -> [TimedEffect] {
    guard case .sequence(let nodes) = node else {
      if key == "type", let text = node.string, !text.isEmpty,
        !Vocabulary.effectVerbNames.contains(String(text.prefix { $0 != " " }))
      {
        report(
          node,
          "'type' is what the app does while one types, but '\(Self.shortened(text))' was found; "
            + (Vocabulary.field(ofType: text).map { "write \($0.rawValue) as its role" }
              ?? "the kind of a field is in its role, and its keyboard is not heard"))
        return []
      }
      return effect(node).map { [$0] } ?? []
    }
    if let advice = Self.adviceOnBraces(nodes) {
      report(node, advice)
      return []
    }
    return nodes.indices.compactMap { index in
      effect(nodes[index], after: index > nodes.startIndex ? nodes[index - 1] : nil)
    }
  }

  /// What to write for the keys of one effect in brackets, each of which YAML takes for an effect:
  /// `[set: Name, value: A]`.
  private static func adviceOnBraces(_ nodes: Node.Sequence) -> String? {
    let pairs = nodes.compactMap { node -> (key: String, value: String)? in
      guard case .mapping(let mapping) = node, mapping.count == 1, let (key, value) = mapping.first,
        let name = key.string, let text = value.string
      else { return nil }
      return (name, text)
    }
    guard pairs.count == nodes.count, pairs.count > 1, let first = pairs.first,
      let verb = Vocabulary.effectVerbs.first(where: { $0.name == first.key }),
      pairs.dropFirst().allSatisfy({ pair in
        verb.info.table.name(of: pair.key) != nil
          && !Vocabulary.effectVerbNames.contains(pair.key)
      })
    else { return nil }
    let keys = pairs.map { "\($0.key): \(quoted($0.value))" }.joined(separator: ", ")
    return "the keys of one effect stand in braces" + advice(toWrite: written("{\(keys)}"))
  }

  private mutating func effect(_ node: Node, after before: Node? = nil) -> TimedEffect? {
    let verbs = Vocabulary.effectVerbs
    switch node {
    case .scalar(let scalar):
      if let bare = verbs.first(where: { $0.name == scalar.string })?.bare {
        return TimedEffect(bare)
      }
      report(node, adviceOnText(cutBetween: before, and: node) ?? notAnEffect(scalar.string))
      return nil
    case .mapping(let mapping):
      let given = mapping.keys.compactMap { key in verbs.first { $0.name == key.string } }
      guard let verb = given.first, given.count == 1 else {
        report(
          node,
          Self.adviceOnSubtraction(mapping)
            ?? notOneVerb(
              given.map(\.name), mapping.keys.compactMap(\.string),
              isFlow: Set(mapping.keys.map { $0.mark?.line }).count == 1))
        return nil
      }
      guard let entries = entries(node, of: verb.info),
        let argument = entries[verb.name]?.value
      else { return nil }
      if verb.name == "set", entries.keys.allSatisfy({ ["set", "after"].contains($0) }),
        let text = argument.string,
        let advice = Self.adviceOnAssignment(text, after: entries["after"]?.value.string)
      {
        report(argument, advice)
        return nil
      }
      if verb.verb.kind == .nothing,
        !["", "~", "null", "true"].contains(argument.scalar?.string ?? "…")
      {
        report(argument, "nothing stands after '\(verb.name)'; write it alone")
        return nil
      }
      let delay = read("after", Form<Int>.duration, in: entries) ?? 0
      return verb.read(&self, argument, entries).map { TimedEffect($0, after: delay) }
    case .sequence, .alias:
      report(node, "expected an effect such as announce: Saved but found \(kind(of: node))")
      return nil
    }
  }

  /// What to write for a property that is set as goals ask for it, or as programs do:
  /// `set: Volume = 70%`, `set: Error.hidden = false`, `set: Count += 1`.
  ///
  /// - Parameters:
  ///   - text: What stands behind `set`.
  ///   - delay: What stands behind `after`.
  /// - Returns: What is wrong, and the effect as it should be; `nil` for the name of an element.
  private static func adviceOnAssignment(_ text: String, after delay: String?) -> String? {
    assignment(text, after: delay).map { $0.rule + advice(toWrite: $0.effect) }
  }

  /// What is wrong with such an effect, and the effect as it should be, if one does that.
  static func assignment(
    _ text: String, after delay: String? = nil
  ) -> (rule: String, effect: String?)? {
    guard getsAdvice(text) else { return nil }
    // Braces can stand behind a dash as well as in a list in brackets.
    func effect(_ verb: String, _ name: String, _ key: String, _ value: String) -> String? {
      let more = delay.map { ", after: \($0)" } ?? ""
      return written("{\(verb): \(quoted(name)), \(key): \(quoted(value))\(more)}")
    }
    if let sum = sum(in: text) {
      return (
        "to add to a number is an effect of its own", effect("add", sum.name, "by", sum.number)
      )
    }
    guard let match = text.wholeMatch(of: /([^=]*[^=\s!<>+\-*\/%])\s*=\s*([^=\s].*)/) else {
      return nil
    }
    var value = String(match.2)
    var name = String(match.1)
    var property = ElementProperty.value.rawValue
    if let dot = name.lastIndex(of: "."), case let word = String(name[dot...].dropFirst()) {
      let isDisabled = Vocabulary.flagSynonym(of: word) == EnabledWord.opposite
      if let named = isDisabled ? .notEnabled : ElementProperty(rawValue: word) {
        property = named.rawValue
        name = String(name[..<dot])
        switch EnabledWord(word, value) {
        case .usual: value = "false"
        case .denied: value = "true"
        case .open, nil: break
        }
      } else if Vocabulary.element.info.table.name(of: word) != nil {
        let all = ElementProperty.allCases.map(\.rawValue)
        return ("'set' does not change '\(word)', only one of \(list(all))", nil)
      }
    } else if let state = states[value] {
      (property, value) = (ElementProperty.toggle.rawValue, state.rawValue)
    }
    return ("what is set stands beside 'set'", effect("set", name, property, value))
  }

  /// The states of a switch, which are none of its values.
  private static let states: [String: ToggleState] = [
    "on": .on, "off": .off, "mixed": .mixed, "true": .on, "false": .off,
  ]

  /// The element and the number of a sum, as programs write one: `Count += 1`, `Count = Count - 1`.
  private static func sum(in text: String) -> (name: String, number: String)? {
    let short = text.wholeMatch(of: /([^=]*[^=\s+\-])\s*([+\-])=\s*([0-9.]+)/)
    let long = text.wholeMatch(of: /([^=]*[^=\s])\s*=\s*(.*\S)\s*([+\-])\s*([0-9.]+)/)
    if let short, Double(short.3) != nil {
      return (String(short.1), (short.2 == "-" ? "-" : "") + short.3)
    }
    guard let long, long.1 == long.2, Double(long.4) != nil else { return nil }
    return (String(long.1), (long.3 == "-" ? "-" : "") + long.4)
  }

  /// What to write for a text with a comma that YAML took for two entries: `announce: Saved, sent`.
  private func adviceOnText(cutBetween before: Node?, and node: Node) -> String? {
    guard case .mapping(let mapping)? = before, mapping.count == 1,
      let (key, value) = mapping.first, let verb = key.string,
      Vocabulary.effectVerbs.first(where: { $0.name == verb })?.verb.kind == .text,
      let (head, tail, comma) = Self.texts(cutBetween: value, and: node),
      !Vocabulary.effectVerbNames.contains(tail)
    else { return nil }
    if let delay = tail.wholeMatch(of: /after:?\s+([0-9.]+\s*m?s)/)?.1, Seconds(delay) != nil {
      return
        "the keys of one effect stand in braces; write {\(verb): \(Self.quoted(head)), after: \(delay)}"
    }
    return "a comma separates the entries of a list; put the text in quotes: "
      + "\(verb): '\(head)\(comma)\(tail)'"
  }

  /// What to write for an effect that takes something away, which is to add less than nothing.
  private static func adviceOnSubtraction(_ mapping: Node.Mapping) -> String? {
    let words: Set<String> = ["subtract", "minus", "decrement", "decrease"]
    guard let (key, value) = mapping.first(where: { words.contains($0.key.string ?? "") }),
      let word = key.string, let name = value.string, !name.isEmpty
    else { return nil }
    let number = mapping["by"]?.string ?? "1"
    let opposite = number.hasPrefix("-") ? String(number.dropFirst()) : "-\(number)"
    return "unknown effect '\(word)'"
      + advice(toWrite: written("{add: \(quoted(name)), by: \(quoted(opposite))}"))
  }

  /// What is wrong with a word that stands alone in a list of effects.
  private func notAnEffect(_ word: String) -> String {
    guard let verb = Vocabulary.effectVerbs.first(where: { $0.name == word })?.verb else {
      if let effect = Self.effectMeant(by: word) {
        return "unknown effect '\(Self.shortened(word))'; write \(effect)"
      }
      // A sentence is what the app says; what is nearly an effect is that.
      let isSentence = word.contains(" ") && word.first?.isUppercase ?? false
      if isSentence || !word.utf8.allSatisfy({ $0 < 0x80 }),
        NearestWord.of(word, in: Vocabulary.effectVerbNames) == nil,
        let effect = Self.written("announce: \(Self.quoted(word))")
      {
        return "unknown effect '\(Self.shortened(word))'; if the app says this, write \(effect)"
      }
      return unknown("effect", word, of: "this list", among: Vocabulary.effectVerbNames)
    }
    let needed =
      switch verb.kind {
      case .text: "a text"
      case .string: "a name"
      case .conditions: "a condition"
      default: "more than its name"
      }
    return "'\(word)' needs \(needed): \(verb.example)"
  }

  /// The effect that somebody wrote as a text without its colon, or as a call: `announce Saved`,
  /// `set Volume = 70%`, `announce("Saved")`; `nil` for anything else.
  private static func effectMeant(by text: String) -> String? {
    guard getsAdvice(text),
      let match = text.wholeMatch(
        of: /(\w+)(?:\s+(\S.*)|\(\s*(?:"([^"]*)"|'([^']*)'|([^()]*))\s*\))/),
      case let verb = String(match.1), Vocabulary.effectVerbNames.contains(verb)
    else { return nil }
    let rest = match.2 ?? match.3 ?? match.4 ?? match.5 ?? ""
    if verb == "set", let meant = assignment(String(rest)) { return meant.effect }
    return written(rest.isEmpty ? verb : "\(verb): \(quoted(String(rest)))")
  }

  /// The same with brackets around it, of what stands behind a key.
  func effectMeant(by node: Node) -> String? {
    guard let effect = node.string.flatMap(Self.effectMeant) else { return nil }
    return effect.hasPrefix("{") ? effect : "[\(effect)]"
  }

  /// An effect as it can be written behind a dash; `nil` for one that would be refused as well, or that is
  /// too long to be told.
  private static func written(_ effect: String) -> String? {
    guard let text = whole(effect),
      let root = try? Yams.compose(yaml: "- \(text)", .basic, .default, .utf8)
    else { return nil }
    var reader = FileReader()
    reader.advises = false
    let effects = reader.effects(root, for: "activate")
    return effects.count == 1 && reader.diagnostics.isEmpty ? text : nil
  }

  private func notOneVerb(_ given: [String], _ keys: [String], isFlow: Bool) -> String {
    let all = "an effect must have one of \(Self.list(Vocabulary.effectVerbNames)), but "
    if given.contains("if") {
      let others = given.filter { $0 != "if" }.map { "'\($0)'" }
      return Self.enumerated(others) + (others.count == 1 ? " stands" : " stand")
        + " below 'then:', not beside 'if'"
    }
    if given.count > 1 {
      let names = given.map { "'\($0)'" }
      return "\(Self.enumerated(names)) are effects of their own; "
        + (isFlow ? "put each in braces of its own" : "begin each with a dash")
    }
    if let pause = keys.first(where: { ["wait", "sleep", "delay"].contains($0.lowercased()) }) {
      return "unknown effect '\(pause)'; a pause is 'after', beside the effect that follows it: "
        + "{announce: Saved, after: 2s}"
    }
    for key in keys {
      if let verb = Vocabulary.verbSynonym(of: key) {
        return "unknown effect '\(key)'; write '\(verb)'"
      }
      if let nearest = NearestWord.of(key, in: Vocabulary.effectVerbNames) {
        return "unknown effect '\(key)'; did you mean '\(nearest)'?"
      }
    }
    return all + "none was found"
  }

  /// Words as a sentence lists them.
  private static func enumerated(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// One condition or several.
  mutating func conditions(_ node: Node, for key: String) -> [ElementCondition]? {
    let nodes: [Node]
    if case .sequence(let sequence) = node { nodes = Array(sequence) } else { nodes = [node] }
    var conditions: [ElementCondition] = []
    for node in nodes {
      guard let text = string(node, for: key) else { return nil }
      do {
        let condition = try ElementCondition(text)
        names.elements.append((condition.element, node))
        switch condition.test {
        case .equals(let text): notePlaceholders(in: text, node)
        case .compares(_, let text): notePlaceholders(in: text, node)
        case .state(.on), .state(.off), .state(.expanded):
          names.states.append((condition, node))
        case .matches, .state: break
        }
        conditions.append(condition)
      } catch {
        report(node, error.description)
      }
    }
    if let (one, other) = ElementCondition.contradiction(in: conditions), let node = nodes.last {
      report(
        node,
        "'\(one)' and '\(other)' never hold together, and all conditions of a list must; "
          + "leave one out")
    }
    return conditions
  }

  /// The name of a banner or of an event, looked up when all are known.
  mutating func timerReference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    names.timers.append((name, node))
    return name
  }

  /// Remembers the elements whose values are to be in a text.
  mutating func notePlaceholders(in text: String, _ node: Node) {
    _ = text.filled { placeholder in
      names.elements.append((ValuePlaceholder(placeholder).element, node))
      return nil
    }
  }

  /// The name of an element, looked up when all elements are known.
  mutating func reference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    names.elements.append((name, node))
    return name
  }

  /// What is dropped has a name where the app answers that.
  mutating func knowDragged(since index: Int) {
    names.elements[index...].removeAll { $0.name == ElementResponse.Trigger.dragged }
  }

  /// The name of a screen, looked up when all screens are known.
  mutating func screenReference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    names.screens.append((name, node))
    return name
  }

  /// An element, or `text:` to speak, or nothing.
  mutating func target(_ node: Node, for key: String) -> NotificationTarget? {
    if case .mapping = node {
      return record(Vocabulary.target, node, startingAs: "", thing: "'\(key)'").map { .text($0) }
    }
    guard let name = string(node, for: key), !name.isEmpty, name != "null", name != "~" else {
      return nil
    }
    names.elements.append((name, node))
    return .element(name)
  }
}

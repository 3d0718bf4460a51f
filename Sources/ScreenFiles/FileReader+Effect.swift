import AccessibilityModel
import Yams

extension FileReader {
  /// What the app does: an effect or a list of effects.
  mutating func effects(_ node: Node, for key: String) -> [TimedEffect] {
    if case .sequence(let nodes) = node { return nodes.compactMap { effect($0) } }
    return effect(node).map { [$0] } ?? []
  }

  private mutating func effect(_ node: Node) -> TimedEffect? {
    let verbs = Vocabulary.effectVerbs
    switch node {
    case .scalar(let scalar):
      if let bare = verbs.first(where: { $0.name == scalar.string })?.bare {
        return TimedEffect(bare)
      }
      report(
        node, unknown("effect", scalar.string, of: "this list", among: Vocabulary.effectVerbNames))
      return nil
    case .mapping(let mapping):
      let given = mapping.keys.compactMap { key in verbs.first { $0.name == key.string } }
      guard let verb = given.first, given.count == 1 else {
        report(
          node,
          "an effect must have one of \(Self.list(Vocabulary.effectVerbNames)), but "
            + (given.isEmpty
              ? "none was found" : "\(Self.list(given.map(\.name))) were found"))
        return nil
      }
      guard let entries = entries(node, of: verb.info),
        let argument = entries[verb.name]?.value
      else { return nil }
      let delay = read("after", Form<Int>.duration, in: entries) ?? 0
      return verb.read(&self, argument, entries).map { TimedEffect($0, after: delay) }
    case .sequence, .alias:
      report(node, "expected an effect such as announce: 저장됨 but found \(kind(of: node))")
      return nil
    }
  }

  /// The name of an element, looked up when all elements are known.
  mutating func reference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    references.append((name, node))
    return name
  }

  /// The name of a screen, looked up when all screens are known.
  mutating func screenReference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    screenReferences.append((name, node))
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
    references.append((name, node))
    return .element(name)
  }
}

import AccessibilityModel
import Yams

extension FileReader {
  /// What the app does: a list of effects, or one of them.
  mutating func effects(_ node: Node, for key: String) -> [TimedEffect] {
    if case .sequence(let nodes) = node { return nodes.compactMap { effect($0) } }
    return effect(node).map { [$0] } ?? []
  }

  private mutating func effect(_ node: Node) -> TimedEffect? {
    switch node {
    case .scalar(let scalar):
      switch scalar.string {
      case "pop": return TimedEffect(.pop)
      case "dismiss": return TimedEffect(.dismiss)
      case "screenChanged": return TimedEffect(.screenChanged(nil))
      case "layoutChanged": return TimedEffect(.layoutChanged(nil))
      default:
        report(
          node, unknown("effect", scalar.string, of: "this list", among: Vocabulary.effectVerbs))
        return nil
      }
    case .mapping(let mapping):
      let keys = mapping.map { $0.key.string ?? "" }
      let verbs = keys.filter(Vocabulary.effectVerbs.contains)
      guard let verb = verbs.first, verbs.count == 1 else {
        report(
          node,
          "an effect has one of \(Self.list(Vocabulary.effectVerbs)) but "
            + (verbs.isEmpty ? "none was found" : "\(Self.list(verbs)) were found"))
        return nil
      }
      guard
        let entries = entries(
          node, of: "'\(verb)'", known: [verb, "after"] + Self.options(of: verb)),
        let argument = entries[verb]?.value
      else { return nil }
      let delay = entries["after"].flatMap { duration($0.value, for: "after") } ?? 0
      return effect(verb, argument, entries).map { TimedEffect($0, after: delay) }
    case .sequence, .alias:
      report(node, "expected an effect such as announce: 저장됨 but found \(kind(of: node))")
      return nil
    }
  }

  /// The keys an effect takes beside its verb and `after`.
  static func options(of verb: String) -> [String] {
    switch verb {
    case "announce": ["priority"]
    case "set": ElementProperty.allCases.map(\.rawValue)
    case "reload": ["duration", "keepsFocusedElement", "elements"]
    default: []
    }
  }

  private mutating func effect(
    _ verb: String, _ argument: Node, _ entries: [String: Entry]
  ) -> Effect? {
    switch verb {
    case "announce":
      let priority = entries["priority"].flatMap {
        choice($0.value, for: "priority", as: AnnouncementPriority.self)
      }
      return text(argument, for: verb).map { .announce($0, priority ?? .default) }
    case "screenChanged": return .screenChanged(target(argument, for: verb))
    case "layoutChanged": return .layoutChanged(target(argument, for: verb))
    case "pageScrolled": return text(argument, for: verb).map { .pageScrolled($0) }
    case "scrollTo": return reference(argument, for: verb).map { .scroll(to: $0) }
    case "select": return reference(argument, for: verb).map { .select(element: $0) }
    case "set":
      guard let name = reference(argument, for: verb) else { return nil }
      return change(of: name, argument, entries)
    case "reload":
      guard let name = reference(argument, for: verb) else { return nil }
      var reload = Reload(container: name)
      if let node = entries["duration"]?.value {
        reload.duration = duration(node, for: "duration") ?? 0
      }
      if let node = entries["keepsFocusedElement"]?.value {
        reload.keepsFocusedElement = flag(node, for: "keepsFocusedElement") ?? false
      }
      if let node = entries["elements"]?.value {
        reload.elements = replacement(node)
      }
      return .reload(reload)
    case "push", "present":
      guard let name = string(argument, for: verb) else { return nil }
      screenReferences.append((name, argument))
      return verb == "push" ? .push(screen: name) : .present(screen: name)
    case "pop": return .pop
    default: return .dismiss
    }
  }

  /// Elements that take the place of others may bear their identifiers.
  private mutating func replacement(_ node: Node) -> [Element] {
    let known = identifiers
    identifiers = [:]
    let elements = elements(node, for: "elements")
    laterIdentifiers.formUnion(identifiers.keys)
    identifiers = known
    return elements
  }

  private mutating func change(
    of name: String, _ node: Node, _ entries: [String: Entry]
  ) -> Effect? {
    let given = ElementProperty.allCases.filter { entries[$0.rawValue] != nil }
    guard let property = given.first, given.count == 1,
      let value = entries[property.rawValue]?.value
    else {
      let allowed = ElementProperty.allCases.map(\.rawValue)
      report(node, "'set' changes one of \(Self.list(allowed)); write it beside 'set'")
      return nil
    }
    switch property {
    case .label, .value, .hint:
      return text(value, for: property.rawValue).map {
        .set(element: name, property: property, to: $0)
      }
    case .toggle:
      guard let state = choice(value, for: "toggle", as: ToggleState.self) else { return nil }
      return .set(element: name, property: .toggle, to: AttributedText(state.rawValue))
    case .selected, .notEnabled, .hidden, .expanded:
      guard let isSet = flag(value, for: property.rawValue) else { return nil }
      return .set(element: name, property: property, to: isSet ? "true" : "false")
    }
  }

  private mutating func reference(_ node: Node, for key: String) -> String? {
    guard let name = string(node, for: key) else { return nil }
    references.append((name, node))
    return name
  }

  /// An element, or `text:` that is spoken, or nothing.
  private mutating func target(_ node: Node, for key: String) -> NotificationTarget? {
    if case .mapping = node {
      guard let entries = entries(node, of: "'\(key)'", known: ["text"]) else { return nil }
      return entries["text"].flatMap { text($0.value, for: "text") }.map { .text($0) }
    }
    guard let name = string(node, for: key), !name.isEmpty, name != "null", name != "~" else {
      return nil
    }
    references.append((name, node))
    return .element(name)
  }

  /// The `events:` of a screen.
  mutating func events(_ node: Node) -> [ScheduledEffects] {
    (list(node, for: "events") ?? []).compactMap { item -> ScheduledEffects? in
      let known = ["at", "every", "effects"]
      guard let entries = entries(item, of: "an event", known: known) else { return nil }
      guard let effectsNode = entries["effects"]?.value else {
        report(item, "an event has 'effects'")
        return nil
      }
      let time = entries["at"].flatMap { duration($0.value, for: "at") }
      let interval = entries["every"].flatMap { duration($0.value, for: "every") }
      if let interval, interval < 100, let node = entries["every"]?.value {
        report(node, "'every' is 100ms or more")
      }
      return ScheduledEffects(
        at: time ?? interval ?? 0, every: interval, effects(effectsNode, for: "effects"))
    }
  }
}

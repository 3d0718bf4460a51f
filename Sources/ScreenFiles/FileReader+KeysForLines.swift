import AccessibilityModel
import Yams

/// Elements that are written as keys, as other formats have them, where ours has a line.
extension FileReader {
  /// What to write for an element such as `{switch: Haptics, value: on}` or `{role: button, label: Save}`;
  /// `nil` if no key says what it is.
  func advice(onKeys mapping: Node.Mapping) -> String? {
    let keys = mapping.compactMap { key, value in
      key.string.map { WrittenKey(name: $0, value: value) }
    }
    if keys.count == mapping.count, let advice = Self.advice(onSeveralElements: keys) {
      return advice
    }
    guard let (line, others) = Self.line(meantBy: keys) else { return nil }
    guard let text = Self.printed(line), Self.isElement(text) else { return nil }
    if others.isEmpty { return "write - \(text)" }
    let names = others.map { "'\($0)'" }.joined(separator: " and ")
    return "write '- \(text):' and put \(names) below it, indented further"
  }

  /// A line as it stands after a dash, in quotes where YAML would take a part for something else; `nil`
  /// for one that is too long to be told.
  static func printed(_ line: ElementLine) -> String? {
    let text = line.printed
    guard text.contains(": ") || text.contains(" #") else { return whole(text) }
    return whole("'\(text.replacing("'", with: "''"))'")
  }

  /// What to write for `text field: Name` or `tab bar:`, a role of two words without quotes; `nil` for
  /// another line.
  func advice(onWordsOfRole line: String, _ body: Node?) -> String? {
    let word = line.filter { $0 != " " }
    guard word != line, word.allSatisfy(\.isLetter), let role = Vocabulary.roleMeant(by: word)
    else {
      return nil
    }
    let start = "a role is one word; write - "
    switch body {
    case nil: return start + role
    case .scalar(let label)? where label.string.isEmpty: return "\(start)\(role):"
    case .scalar(let label)?:
      return start + (Self.printed(ElementLine(role: role, label: label.string)) ?? role)
    case .sequence?, .mapping?, .alias?: return "\(start)\(role):"
    }
  }

  private struct WrittenKey {
    var name: String
    var value: Node

    var text: String? {
      guard case .scalar(let scalar) = value else { return nil }
      return scalar.string
    }

    /// Whether it is on or off; `nil` for any other value.
    var isOn: Bool? { text.flatMap(Vocabulary.truth) }
  }

  /// What to write for several elements in one pair of braces: `{text: Name, button: Save}`.
  private static func advice(onSeveralElements keys: [WrittenKey]) -> String? {
    let lines = keys.compactMap { key -> String? in
      guard let role = Vocabulary.role(key.name), let text = key.text, !text.isEmpty,
        key.isOn == nil
      else { return nil }
      return printed(ElementLine(role: role.rawValue, label: text))
        .flatMap { isElement($0) ? "- \($0)" : nil }
    }
    guard lines.count == keys.count, lines.count > 1 else { return nil }
    return "write each on a line of its own: \(lines.joined(separator: " and "))"
  }

  /// The keys that tell the role elsewhere.
  private static let roleKeys: Set<String> = ["role", "type", "kind", "control", "widget", "역할"]

  /// Whether a key is a role; `label` means the label.
  private static func isRole(_ key: String) -> Bool {
    Vocabulary.role(key) != nil
      || Vocabulary.roleMeant(by: key) != nil
        && Vocabulary.element.info.table.name(of: key) == nil
  }

  private static func line(meantBy keys: [WrittenKey]) -> (ElementLine, others: [String])? {
    var line = ElementLine(role: "")
    var rest = keys
    if let index = rest.firstIndex(where: { key in
      roleKeys.contains(key.name.lowercased()) && key.text.flatMap(Vocabulary.roleMeant) != nil
    }), let role = rest[index].text.flatMap(Vocabulary.roleMeant) {
      line.role = role
      rest.remove(at: index)
    } else if let index = rest.firstIndex(where: { isRole($0.name) }),
      let role = Vocabulary.roleMeant(by: rest[index].name), let label = rest[index].text
    {
      line.role = role
      line.label = label.isEmpty ? nil : label
      rest.remove(at: index)
    } else {
      return nil
    }
    var others: [String] = []
    for key in rest {
      let known =
        Vocabulary.element.info.table.name(of: key.name)
        ?? Vocabulary.synonym(of: key.name, in: Vocabulary.element.info)
      if known == "label", line.label == nil, let text = key.text {
        line.label = text
      } else if let flag = Vocabulary.flagSynonym(of: key.name), let isOn = key.isOn {
        // Of `enabled` the opposite is a flag.
        if isOn == (EnabledWord(key.name) == nil) { line.flags.append(.init(flag)) }
      } else if known == "toggle" || known == "value" && switches.contains(line.role),
        let isOn = key.isOn
      {
        line.flags.append(.init(isOn ? "on" : "off"))
      } else if known == nil, line.label == nil, Self.isRole(key.name), let text = key.text {
        // Of two roles the key `role` has the one that is meant.
        line.label = text
      } else if known == "label", line.label != nil {
        // Of two labels the first is that of the line.
        continue
      } else if known == "states", key.isOn != nil {
        if key.isOn == true { others.append("states: [\(key.name)]") }
      } else {
        others.append(known ?? key.name)
      }
    }
    return (line, others)
  }

  private static let switches = Set(
    [ElementRole.switch, .checkbox, .radioButton].map(\.rawValue))
}

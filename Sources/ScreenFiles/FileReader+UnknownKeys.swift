import AccessibilityModel
import Support
import Yams

/// Keys that are none, and what to write instead.
extension FileReader {
  /// A key that is none, with its value and the value before it.
  struct UnknownKey {
    var key: Node
    var word: String
    var value: Node
    var before: Node?
  }

  /// Reports keys that are none, together if one key of ours says what several of them say.
  ///
  /// - Parameters:
  ///   - keys: The keys, in the order of the file.
  ///   - thing: What errors call the mapping.
  ///   - info: The keys that it may have.
  ///   - likely: The keys to name if one is like none of them.
  ///   - given: The other entries of the mapping.
  ///   - line: The line of the element above the mapping; `nil` if it belongs to no element.
  mutating func report(
    _ keys: [UnknownKey], of thing: String, in info: RecordInfo, likely: [String],
    beside given: Entries, line: ElementLine?
  ) {
    let bounds =
      Self.hasRange(line, in: info) ? keys.filter { Self.bound(of: $0.word) != nil } : []
    let effects =
      given["effects"] == nil && info != Vocabulary.element.info
      ? keys.filter { Self.isEffect($0.word, in: info) } : []
    for unknown in keys {
      if let group = [bounds, effects].first(where: { $0.contains { $0.key == unknown.key } }) {
        // One key of ours says all of them.
        guard unknown.key == group.first?.key else { continue }
        let advice =
          group.first?.key == bounds.first?.key
          ? Self.adviceOnRange(of: bounds, beside: given) : Self.adviceOnEffects(effects)
        report(
          unknown.key,
          Self.unknown(group, in: thing) + "; \(advice)"
            + adviceOnComma(between: unknown.before, and: unknown.key))
        continue
      }
      report(
        unknown.key,
        message(on: unknown, of: thing, in: info, likely: likely, beside: given, line: line)
          + adviceOnComma(between: unknown.before, and: unknown.key))
    }
  }

  private static func unknown(_ keys: [UnknownKey], in thing: String) -> String {
    let names = keys.map { "'\($0.word)'" }
    guard let last = names.last, names.count > 1 else {
      return KeyTable.unknown(keys.first?.word ?? "", in: thing)
    }
    return "unknown keys \(names.dropLast().joined(separator: ", ")) and \(last) in \(thing)"
  }

  private static func adviceOnEffects(_ keys: [UnknownKey]) -> String {
    let effects = keys.map { key in
      "\(key.word): \(key.value.string.flatMap { whole(quoted($0)) } ?? "…")"
    }
    return "write effects: [\(effects.joined(separator: ", "))]"
  }

  private func message(
    on unknown: UnknownKey, of thing: String, in info: RecordInfo, likely: [String],
    beside given: Entries, line: ElementLine?
  ) -> String {
    let word = unknown.word
    if let first = word.unicodeScalars.first, first.properties.isWhitespace, !first.isASCII {
      return "this line is indented with spaces that are none to YAML, such as no-break spaces; "
        + "indent it with those of the space bar"
    }
    let start = KeyTable.unknown(word, in: thing)
    let isElement = info == Vocabulary.element.info
    if info.table.name(of: "set") != nil, word == "text" || word == "to" {
      return "\(start); write 'value', or 'label' if it is what the element is called"
    }
    if isElement, given["activate"] == nil, word == "action" || word == "actions",
      let effect = effectMeant(by: unknown.value)
    {
      return "\(start); write activate: \(effect)"
    }
    if isElement, let role = Vocabulary.role(word)?.rawValue, let label = unknown.value.string,
      !["", "true", "false", "yes", "no", "on", "off"].contains(label.lowercased())
    {
      let inner = ElementLine(role: role, label: label).printed
      return "\(start); an element inside another stands in its list: "
        + "children: [\(Self.whole(Self.quoted(inner, isLine: true)) ?? "…")]"
    }
    if isElement, ["role", "type"].contains(word.lowercased()),
      let role = unknown.value.string.flatMap(Vocabulary.roleMeant)
    {
      return "\(start); the role begins the line: write \(role) in place of "
        + "'\(line?.role ?? ElementLine.spelledOut)', and leave out '\(word)'"
    }
    let enabled = EnabledWord(word, unknown.value.string ?? "…")
    if isElement, enabled == .usual { return "\(start); \(EnabledWord.advice)" }
    // A trait is like a key that takes true, but is none.
    if isElement, enabled != .open,
      let flag = Vocabulary.flagSynonym(of: word) ?? Vocabulary.trait(word)?.names.first
    {
      // What is not so is not said; of `enabled` the opposite is.
      if enabled == nil, unknown.value.string.flatMap(Vocabulary.truth) == false {
        return "\(start); leave it out"
      }
      return "\(start); write [\(flag)] after the label"
    }
    if Self.isEffect(word, in: info) {
      return "\(start); it is one of its 'effects'"
    }
    if isElement, let advice = Vocabulary.adviceOnState(word) { return "\(start); \(advice)" }
    if info.table.name(of: "variants") != nil, unknown.value["elements"] != nil {
      // Variants have no elements beside them; a screen that one leads to has those of the first.
      return given["elements"] == nil
        ? "\(start); a variant stands below 'variants:', indented further"
        : "\(start); another screen stands below 'screens:', indented further"
    }
    if info == Vocabulary.action.info, given["name"] == nil, unknown.value.scalar == nil {
      return "\(start); write {name: \(Self.quoted(word)), effects: […]}"
    }
    let synonym = Vocabulary.synonym(of: word, in: info)
    guard let meant = synonym ?? info.table.nearest(to: word) else {
      return isElement && Vocabulary.isOnlySeen(word)
        ? "\(start); it is not heard, so leave it out" : "\(start); use one of \(Self.list(likely))"
    }
    let name = info.table.name(of: meant) ?? meant
    if let other = given[name]?.key.string { return "\(start); '\(other)' is there already" }
    if let role = line.flatMap({ Vocabulary.role($0.role) }),
      let key = info.keys.first(where: { $0.name == name }),
      !key.roles.isEmpty, !key.roles.contains(role)
    {
      return synonym == nil
        ? "\(start); use one of \(Self.list(likely))" : "\(start); \(Self.stray(key, at: role))"
    }
    if name == "label", let line, let advice = Self.advice(onLabel: unknown.value, of: line) {
      return "\(start); \(advice)"
    }
    return synonym == nil ? "\(start); did you mean '\(meant)'?" : "\(start); write '\(meant)'"
  }

  /// What to write for a label that stands below the line of an element and not in it.
  private static func advice(onLabel value: Node, of line: ElementLine) -> String? {
    guard case .scalar(let label) = value, line.role != ElementLine.spelledOut else { return nil }
    if line.label == label.string { return "the label is in the line already" }
    guard
      let written = printed(ElementLine(role: line.role, label: label.string, flags: line.flags))
    else { return "the label stands in the line" }
    return line.label == nil
      ? "the label stands in the line: \(written)"
      : "the line has a label already; write \(written) if it is this one"
  }

  /// Whether a key is a verb of an effect, where effects stand below a key of their own.
  static func isEffect(_ word: String, in info: RecordInfo) -> Bool {
    info.table.name(of: "effects") != nil && Vocabulary.effectVerbNames.contains(word)
  }

  // MARK: Bounds

  /// Whether a key is the minimum, the maximum or the step of a range.
  static func isBound(_ word: String) -> Bool { bound(of: word) != nil }

  /// Whether the keys are those of an element whose value can be a number in a range.
  private static func hasRange(_ line: ElementLine?, in info: RecordInfo) -> Bool {
    guard info == Vocabulary.element.info else { return false }
    let roles: [ElementRole] = [.slider, .stepper, .progress, .pageControl, .element]
    return line.map { line in roles.contains { $0.rawValue == line.role } } ?? true
  }

  private enum Bound {
    case minimum, maximum, step
  }

  private static func bound(of word: String) -> Bound? {
    switch word.lowercased().filter({ $0 != "_" && $0 != "-" && $0 != " " }) {
    case "min", "minimum", "minvalue", "minimumvalue", "valuemin", "최소", "최솟값", "최소값": .minimum
    case "max", "maximum", "maxvalue", "maximumvalue", "valuemax", "최대", "최댓값", "최대값": .maximum
    case "step", "stepvalue", "stepsize": .step
    default: nil
    }
  }

  /// What to write for bounds: the range that they make together, and with a range that is there.
  private static func adviceOnRange(of keys: [UnknownKey], beside given: Entries) -> String {
    if given["values"] != nil {
      return keys.count == 1
        ? "'values' are all there are, so leave it out"
        : "'values' are all there are, so leave them out"
    }
    var numbers: [Bound: String] = [:]
    if let range = given["range"]?.value.sequence {
      for (bound, node) in zip([Bound.minimum, .maximum, .step], range) {
        numbers[bound] = node.string
      }
    }
    for key in keys {
      if let bound = bound(of: key.word), let text = key.value.string, Double(text) != nil {
        numbers[bound] = text
      }
    }
    let (least, most) = (numbers[.minimum] ?? "0", numbers[.maximum] ?? "100")
    let all = [least, most] + (numbers[.step].map { [$0] } ?? [])
    let isWhole = numbers[.minimum] != nil && numbers[.maximum] != nil
    return "write range: [\(all.joined(separator: ", "))]"
      + (isWhole ? "" : ", with your own minimum and maximum")
  }
}

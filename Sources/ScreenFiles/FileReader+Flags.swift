import AccessibilityModel
import Support
import Yams

/// The words in brackets after a label, and the traits of an element.
extension FileReader {
  /// The words in brackets.
  mutating func read(
    _ flags: [ElementLine.Flag], at node: Node, _ entries: inout Entries,
    _ element: inout AccessibilityElement
  ) {
    var previous: ElementLine.Flag?
    var strays = 0
    for (index, flag) in flags.enumerated() {
      if strays > 0 {
        strays -= 1
        continue
      }
      if let previous, !Self.isKnown(flag),
        case let words = Self.neighbors(of: index, in: flags),
        let advice = Self.advice(on: words, after: previous)
      {
        report(node, offset: flag.offset, "unknown flag '\(flag.name)' in this line; \(advice)")
        strays = words.count - 1
      } else if !Self.lacksValue(flag) || flag == flags.last {
        read(flag, at: node, &entries, &element)
      } else {
        // What comes next is its value, or says what is wrong.
        let next = flags.drop { $0 != flag }.dropFirst().first
        if next.map(Self.isKnown) ?? true { read(flag, at: node, &entries, &element) }
      }
      previous = flag
    }
  }

  /// Whether a word in brackets means something there.
  static func isKnown(_ flag: ElementLine.Flag) -> Bool {
    flag.value != nil || Vocabulary.keyByWord[flag.name] != nil
      || Vocabulary.element.info.table.name(of: flag.name) != nil
      || Vocabulary.trait(flag.name) != nil || flag.name == Vocabulary.editing.word
      || Vocabulary.flagSynonym(of: flag.name) != nil || Vocabulary.word(meantBy: flag.name) != nil
  }

  /// Whether a word in brackets is a key that stands there without its value.
  private static func lacksValue(_ flag: ElementLine.Flag) -> Bool {
    guard flag.value == nil, Vocabulary.keyByWord[flag.name] == nil,
      Vocabulary.trait(flag.name) == nil,
      let name = Vocabulary.element.info.table.name(of: flag.name)
    else { return false }
    return !Vocabulary.flags.contains(name)
  }

  /// What to write for a word that belongs to the one before it: `[level 2]`, `[hint=Opens it]`.
  private static func advice(
    on words: [ElementLine.Flag], after previous: ElementLine.Flag
  ) -> String? {
    guard let flag = words.first else { return nil }
    if lacksValue(previous) { return "write [\(previous.name)=\(flag.name)]" }
    guard let value = previous.value,
      flag.offset == previous.offset + previous.name.count + 1 + value.count + 1
    else { return nil }
    let text = ([value] + words.map(\.name)).joined(separator: " ")
    return "several words stand in quotes: \(previous.name)=\"\(text)\""
  }

  /// A word in brackets and those that follow it with nothing but a space between them.
  private static func neighbors(of index: Int, in flags: [ElementLine.Flag]) -> [ElementLine.Flag] {
    var words = [flags[index]]
    for flag in flags[(index + 1)...] {
      guard let last = words.last, flag.value == nil,
        flag.offset == last.offset + last.name.count + 1
      else { break }
      words.append(flag)
    }
    return words
  }

  /// A word in brackets: a key with its value, a value alone, a flag that is set, or a trait.
  private mutating func read(
    _ flag: ElementLine.Flag, at node: Node, _ entries: inout Entries,
    _ element: inout AccessibilityElement
  ) {
    func entry(_ value: String) -> Entry {
      Entry(
        key: node, value: .scalar(.init(value, Self.untagged, .any, node.mark)),
        shift: flag.offset)
    }
    let name = Vocabulary.element.info.table.name(of: flag.name)
    if let value = flag.value {
      guard let name else {
        return report(node, offset: flag.offset, message(onKey: flag.name, value))
      }
      if entries[name] != nil { at(entry(value)) { $0.reportTwice(name, node) } }
      entries[name] = entry(value)
    } else if let name = Vocabulary.keyByWord[flag.name] {
      if case .scalar(let other)? = entries[name]?.value, other.string != flag.name {
        return report(
          node, offset: flag.offset,
          "'\(flag.name)' contradicts '\(other.string)'; keep one of them")
      }
      entries[name] = entry(flag.name)
    } else if let name, Vocabulary.flags.contains(name) {
      entries[name] = entry("true")
    } else if flag.name == Vocabulary.editing.word {
      element.additionalTraits.insert(.isEditing)
    } else if let trait = Vocabulary.trait(flag.name) {
      element.additionalTraits.insert(trait)
    } else {
      report(node, offset: flag.offset, message(onFlag: flag))
    }
  }

  /// What is wrong with a word in brackets that has a value but is no key.
  private func message(onKey word: String, _ value: String) -> String {
    let isFlag =
      Vocabulary.keyByWord[word] != nil || Vocabulary.trait(word) != nil
      || word == Vocabulary.editing.word
    if isFlag {
      let isOff = Vocabulary.truth(of: value) == false
      return "'\(word)' takes no value; " + (isOff ? "leave it out" : "write [\(word)]")
    }
    let start = "unknown key '\(word)' in these flags"
    switch EnabledWord(word, value) {
    case .usual: return "\(start); \(EnabledWord.advice)"
    case .denied: return "\(start); write [\(EnabledWord.opposite)]"
    case .open:
      let condition = ElementLine.printed([.init("enabledWhen", value)])
      return (try? ElementCondition(value)) == nil
        ? "\(start); write [\(EnabledWord.opposite)], or 'enabledWhen' and a condition"
        : start + Self.advice(toWrite: Self.whole(condition))
    case nil: break
    }
    if let flag = Vocabulary.flagSynonym(of: word) {
      return Vocabulary.truth(of: value) == false
        ? "\(start); leave it out" : "\(start); write [\(flag)]"
    }
    let info = Vocabulary.element.info
    if let key = Vocabulary.synonym(of: word, in: info) { return "\(start); write '\(key)'" }
    return unknown("key", word, of: "these flags", among: info.names)
  }

  /// What is wrong with a word that stands alone in brackets and means nothing there.
  private func message(onFlag flag: ElementLine.Flag) -> String {
    let word = flag.name
    if Self.lacksValue(flag) { return "'\(word)' takes a value; write [\(word)=…]" }
    let start = "unknown flag '\(word)' in this line"
    if EnabledWord(word) != nil { return "\(start); \(EnabledWord.advice)" }
    if let flag = Vocabulary.flag(meantBy: word) { return "\(start); write [\(flag)]" }
    if let role = Vocabulary.roleMeant(by: word), role != word {
      return Vocabulary.trait(role) != nil
        ? "\(start); write [\(role)]" : "\(start); write \(role) as its role"
    }
    if let role = Vocabulary.field(ofType: word) {
      return "\(start); write \(role.rawValue) as its role"
    }
    if let advice = Vocabulary.adviceOnState(word) { return "\(start); \(advice)" }
    if Vocabulary.isOnlySeen(word) { return "\(start); it is not heard, so leave it out" }
    if word.count == 2, word.hasPrefix("h"), let level = word.last, "123456".contains(level) {
      return "\(start); write [level=\(level)]"
    }
    if let bounds = Self.bounds(in: word) {
      return "\(start); put a colon at the end of the line, and below it: "
        + "range: [\(bounds.joined(separator: ", "))]"
    }
    return unknown(
      "flag", word, of: "this line", among: Vocabulary.flagWords,
      orAliases: Vocabulary.traitAliasNames)
  }

  /// What has no tag is a text here, as it is in the file; Yams' own rules would be compiled first.
  private static var untagged: Tag { Tag(.implicit, .basic) }

  // MARK: Traits

  mutating func traits(_ node: Node) -> ElementTraits {
    let nodes: [Node]
    if case .scalar = node { nodes = [node] } else { nodes = list(node, for: "traits") ?? [] }
    var traits: ElementTraits = []
    for node in nodes {
      guard let name = string(node, for: "traits") else { continue }
      let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
      if let trait = Vocabulary.trait(bare) {
        traits.insert(trait)
      } else {
        report(node, message(onTrait: name, bare: bare))
      }
    }
    return traits
  }

  /// What is wrong with a text that is no trait; `bare` is without the dot that Swift puts before it.
  private func message(onTrait name: String, bare: String) -> String {
    let words = name.split { $0 == "," || $0 == " " || $0 == "|" }.map { String($0).trimmed }
    if words.count > 1, words.allSatisfy({ Vocabulary.trait($0) != nil }) {
      return "'\(name)' is not one trait; write [\(words.joined(separator: ", "))]"
    }
    let start = "unknown trait '\(name)' in 'traits'"
    if EnabledWord(bare) != nil { return "\(start); \(EnabledWord.advice)" }
    if let flag = Vocabulary.flagSynonym(of: bare), let trait = Vocabulary.trait(flag)?.names.first
    {
      return "\(start); write \(trait)"
    }
    return unknown("trait", name, of: "'traits'", among: Vocabulary.traitNames)
  }
}

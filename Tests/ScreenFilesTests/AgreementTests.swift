import AccessibilityModel
import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// The schema and the reader accept the same files.
@Suite struct AgreementTests {
  /// The schema has a pattern, and the program reads by hand.
  @Test func thePatternTakesTheConditionsThatAreRead() throws {
    let words = [
      "A", "is", "not", "on", "enabled", "=", "!=", "<", "<=", ">=", "5", "-1.5%", "1.", "{B}",
      "{}",
      "matches", "does not match", "/x/", "/", "and", "or", "\"\"", "''", "!", "\n", " ", "  ", "é",
      "<New>", "is on", "== 3", "&&",
    ]
    let regex = try Regex(ElementCondition.pattern)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let count = Int.random(in: 1...7, using: &random)
      var text = ""
      for _ in 0..<count {
        text += words[Int.random(in: 0..<words.count, using: &random)]
        if Bool.random(using: &random) { text += " " }
      }
      let isTaken = (try? ElementCondition(text)) != nil
      #expect(isTaken == (try regex.wholeMatch(in: text) != nil), "\(text.debugDescription)")
    }
  }

  /// A file as JSON, and whether it is a screen file.
  static let cases: [(file: String, isRight: Bool)] = [
    (#"{"language": "en-US", "elements": []}"#, true),
    (#"{"language": "EN", "elements": []}"#, true),
    (#"{"language": "en_US", "elements": []}"#, false),
    (#"{"elements": [{"header": {"level": "3"}}]}"#, false),
    (#"{"elements": [{"header": {"level": 3.0}}]}"#, true),
    (#"{"elements": [{"button": {"hidden": "yes"}}]}"#, true),
    (#"{"elements": [{"button": {"frame": ["1", "2", "3", "4"]}}]}"#, false),
    (#"{"elements": [{"slider": {"range": [0, 999999999999]}}]}"#, true),
    (#"{"elements": [{"slider": {"range": [0, 1000000000000]}}]}"#, false),
    (#"{"elements": [{"switch": {"toggle": true}}]}"#, true),
    (#"{"elements": [{"checkbox": true}]}"#, false),
    (#"{"elements": [{"switch \"Wi-Fi\"": "On"}]}"#, false),
    (#"{"elements": [{"switch \"Wi-Fi\"": "connected"}]}"#, true),
    (#"{"elements": [{"radioButton": {"value": "off"}}]}"#, false),
    (#"{"elements": [{"button": true}]}"#, true),
    (#"{"elements": [{"button": {"activate": {"dismiss": {}}}}]}"#, false),
    (#"{"elements": [{"button": {"activate": {"dismiss": "now"}}}]}"#, false),
    (#"{"elements": [{"button": {"activate": {"dismiss": null}}}]}"#, true),
    (#"{"elements": [{"button \"Save\"": {"every": "3s"}}]}"#, false),
    (#"{"elements": [{"carousel": {"every": "3s"}}]}"#, false),
    (#"{"elements": [{"banner": {"every": "3s"}}]}"#, true),
    (#"{"elements": [{"banner": {"every": 3}}]}"#, true),
    (#"{"elements": [{"banner": {"every": "3 s"}}]}"#, true),
    (#"{"elements": [{"banner": {"every": "1ms"}}]}"#, false),
    (#"{"elements": [{"banner": {"every": "0s"}}]}"#, true),
    (#"{"elements": [{"banner": {"every": "0x10s"}}]}"#, false),
    (#"{"elements": [{"banner": {"selectsOnFocus": true}}]}"#, false),
    (#"{"elements": [{"button": {"headerRow": true}}]}"#, false),
    (#"{"elements": [{"dataTable": {"headerRow": true}}]}"#, false),
    (#"{"elements": [{"slider": {"delay": "1s"}}]}"#, false),
    (#"{"elements": [{"slider": {"range": [0, 1], "pages": 2}}]}"#, false),
    (#"{"elements": [{"pageControl [pages=3]": {"page": 2}}]}"#, true),
    (#"{"elements": [{"button": {"label": "a", "accessibilityLabel": "b"}}]}"#, false),
    (#"{"elements": [{"button \"a\"": {"label": "b"}}]}"#, false),
    (#"{"elements": [{"button \"a\"": {"accessibilityLabel": "b"}}]}"#, false),
    (#"{"elements": [{"button [selected]": {"label": "b"}}]}"#, true),
    (#"{"elements": [{"button": {"activate": {"announce": "a", "pop": ""}}}]}"#, false),
    (#"{"elements": [{"button": {"activate": {"pop": "", "priority": "low"}}}]}"#, false),
    (#"{"elements": ["link \"a\"", {"link": {"activate": {"set": "a"}}}]}"#, false),
    (#"{"elements": ["link \"a\"", {"link": {"activate": {"set": "a", "hint": "b"}}}]}"#, true),
    (
      #"{"elements": ["link \"a\"", {"link": {"activate": {"set": "a", "hint": "b", "label": "c"}}}]}"#,
      false
    ),
    (#"{"elements": [{"link \"a\"": {"activate": {"if": "a is enabled", "then": "pop"}}}]}"#, true),
    (#"{"elements": [{"link \"a\"": {"activate": {"if": "a is enabled"}}}]}"#, false),
    (#"{"elements": [{"link \"a\"": {"activate": {"if": "a is", "then": "pop"}}}]}"#, false),
    (
      #"{"elements": [{"link \"a\"": {"enabledWhen": ["a != b", "a >= -1.5", "a is not selected"]}}]}"#,
      true
    ),
    (#"{"elements": [{"link \"a\"": {"enabledWhen": "a >= b"}}]}"#, false),
    (#"{"elements": [{"link \"a\"": {"enabledWhen": "a >= {a}"}}]}"#, true),
    (#"{"elements": [{"link \"a\"": {"shownWhen": "a does not match /b/"}}]}"#, true),
    (#"{"elements": [{"link \"a\"": {"activate": {"append": "a", "text": "b"}}}]}"#, true),
    (
      #"{"elements": [{"link \"a\"": {"activate": {"append": "a", "text": "b", "children": []}}}]}"#,
      false
    ),
    (#"{"elements": [{"link \"a 1\"": {"activate": {"add": "a 1", "by": "1"}}}]}"#, false),
    (#"{"elements": [{"link \"a 1\"": {"activate": {"add": "a 1", "by": -1}}}]}"#, true),
    (#"{"elements": [{"link \"a\"": {"activate": {"flip": "a", "state": "label"}}}]}"#, false),
    (#"{"elements": [{"link": {"states": ["visited", "current"], "live": "polite"}}]}"#, true),
    (#"{"elements": [{"link": {"states": "visited"}}]}"#, false),
    (#"{"elements": [{"link": {"live": "loud"}}]}"#, false),
    (#"{"elements": [{"cell": {"swipeActions": ["a", {"name": "b", "effects": "pop"}]}}]}"#, true),
    (#"{"elements": [{"cell": {"contextMenu": [{"effects": "pop"}]}}]}"#, false),
    (#"{"elements": [{"cell": {"longPress": "pop", "refresh": "pop"}}]}"#, true),
    (#"{"screen": "a", "title": "b", "elements": []}"#, false),
    (#"{"elements": [], "events": [{"every": "50ms", "effects": "pop"}]}"#, false),
    (#"{"elements": [], "events": [{"every": "100 ms", "effects": "pop"}]}"#, true),
    (#"{"variants": {"a": {"elements": []}}, "order": "frames"}"#, false),
    (#"{"variants": {"a/b": {"elements": []}}}"#, false),
    (#"{"variants": {"앞": {"elements": []}}}"#, true),
    (#"{"elements": [{"button\"Save\"[selected]": {"hint": "a"}}]}"#, true),
    (#"{"elements": [{"text": {"traits": "buton"}}]}"#, false),
    (#"{"elements": [{"carousel": {"style": "joined", "items": ["a"]}}]}"#, false),
    (#"{"elements": [{"banner": {"style": "joined", "items": ["a"]}}]}"#, true),
    (#"{"elements": [{"buton \"a\"": "b"}]}"#, false),
  ]

  @Test func bothDecideTheseFilesAlike() throws {
    let verdicts = try Self.schemaAccepts(Self.cases.map(\.file))
    for (item, isAccepted) in zip(Self.cases, verdicts) {
      #expect(Self.errors(in: item.file).isEmpty == item.isRight, "the reader: \(item.file)")
      #expect(isAccepted == item.isRight, "the schema: \(item.file)")
    }
  }

  /// What no schema can find: it does not compare values.
  static let comparisons = [
    #"unknown element"#, #"unknown screen"#, #"'(at|page)' must be [-.\d]+ to"#,
    #"'index' (is|must be) \d"#, #"is outside 'range'"#, #"is not one of 'values'"#,
    #"has no number to add to"#,
    #"is neither on nor off"#, #"is neither expanded nor collapsed"#, #"unknown timer"#,
    #"does not go on by itself"#,
    #"can be started or stopped"#, #"never hold together"#, #"go round in a circle"#,
    #"differ only in upper and lower case"#, #"could be any of several"#,
  ]

  @Test func bothDecideGeneratedFilesAlike() throws {
    var generator = GeneratedFile(random: SeededGenerator(seed: 23))
    let files = (0..<800).map { _ in generator.file() }
    let verdicts = try Self.schemaAccepts(files)
    var accepted = 0
    let comparison = try Regex(Self.comparisons.joined(separator: "|"))
    for (file, isAccepted) in zip(files, verdicts) {
      let errors = Self.errors(in: file).filter { !$0.contains(comparison) }
      #expect(errors.isEmpty == isAccepted, "\(file)\n\(errors.joined(separator: "\n"))")
      accepted += isAccepted ? 1 : 0
    }
    // Otherwise the files would show nothing.
    #expect((files.count / 5...files.count * 4 / 5).contains(accepted), "\(accepted) accepted")
  }

  static func errors(in file: String) -> [String] {
    do {
      _ = try ScreenFile(file)
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  /// What Debian's python3-jsonschema, which `make setup` installs, says of each file.
  static func schemaAccepts(_ files: [String]) throws -> [Bool] {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      validator = jsonschema.validators.validator_for(schema)(schema)
      for line in open(sys.argv[2]):
          print(int(validator.is_valid(json.loads(line))))
      """
    let folder = try TemporaryFolder()
    let lines = folder.url.appending(path: "files.jsonl")
    try Data(files.joined(separator: "\n").utf8).write(to: lines)
    let schema = folder.url.appending(path: "schema.json")
    try Data(ScreenFile.schema.utf8).write(to: schema)
    let verdicts = try Repository.python(script, [schema.path, lines.path]).split(separator: "\n")
    try #require(verdicts.count == files.count)
    return verdicts.map { $0 == "1" }
  }
}

/// Files as JSON on one line, made from the tables: mostly right, with a mistake here and there.
struct GeneratedFile {
  var random: SeededGenerator
  private var identifiers = 0

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func file() -> String {
    record(Vocabulary.file, depth: 0)
  }

  // MARK: Mappings

  private mutating func record(
    _ info: RecordInfo, role: String? = nil, depth: Int, of keys: [KeyInfo]? = nil
  ) -> String {
    var chosen = (keys ?? info.keys).filter { key in
      !info.oneOf.contains(key.name) && chance(key.isRequired ? 97 : 25)
    }
    if let one = info.oneOf.randomElement(using: &random), chance(95) {
      chosen += info.keys.filter { $0.name == one }
    }
    let all = chosen
    chosen.removeAll { key in
      let isElsewhere = !key.roles.isEmpty && !key.roles.map(\.rawValue).contains(role ?? "")
      let hasRival = all.contains {
        key.rivals.contains($0.name) || $0.rivals.contains(key.name)
      }
      let lacks =
        !key.companions.isEmpty && !all.contains { key.companions.contains($0.name) }
      return (isElsewhere || lacks || hasRival && key.name != "variants") && chance(96)
    }
    var entries = chosen.map { key in (spelling(of: key), value(of: key, depth: depth)) }
    if chance(1), let key = chosen.first(where: { !$0.aliases.isEmpty }) {
      for spelling in key.spellings where !entries.contains(where: { $0.0 == spelling }) {
        entries.append((spelling, value(of: key, depth: depth)))
      }
    }
    if chance(1) { entries.append(("zzz", "1")) }
    return object(entries)
  }

  private mutating func spelling(of key: KeyInfo) -> String {
    chance(85) ? key.name : key.spellings.randomElement(using: &random) ?? key.name
  }

  private func object(_ entries: [(String, String)]) -> String {
    "{" + entries.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Elements and effects

  private mutating func element(depth: Int) -> String {
    let role = pick(Vocabulary.roleNames)
    let line = pick([role, "\(role) \"Save\""])
    guard depth < 3, chance(75) else {
      return quoted(pick([line, "\(line) [selected]", "A text alone"]))
    }
    let below =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: odd()
      case 1: array(count: 0...2) { $0.element(depth: depth + 1) }
      default:
        record(
          Vocabulary.element.info, role: Vocabulary.role(role)?.rawValue, depth: depth + 1,
          of: Array(Vocabulary.element.info.keys.shuffled(using: &random).prefix(12)))
      }
    return object([(line, below)])
  }

  private mutating func effect(depth: Int) -> String {
    let verb = pick(Vocabulary.effectVerbs)
    if verb.bare != nil, chance(50) { return quoted(verb.name) }
    if chance(3) { return record(Vocabulary.effect, depth: depth) }
    var entries = [(verb.name, value(of: verb.verb, depth: depth))]
    if chance(20) { entries.append(("after", value(.duration, "", depth: depth))) }
    let exact = verb.info.oneOf.randomElement(using: &random)
    for key in verb.options {
      let isChosen = exact == nil ? chance(40) : key.name == exact ? chance(95) : chance(1)
      if isChosen { entries.append((key.name, value(of: key, depth: depth))) }
    }
    if chance(2) { entries.append(("priority", quoted("low"))) }
    let names = entries.map(\.0)
    return object(entries.enumerated().filter { names.firstIndex(of: $1.0) == $0 }.map(\.element))
  }

  // MARK: Values

  private mutating func value(of key: KeyInfo, depth: Int) -> String {
    switch key.name {
    case "identifier":
      identifiers += 1
      return quoted("id-\(identifiers)")
    case "range": return pick(["[0, 10]", "[0, 10, 2]", "[-1.5, 3]", "[1]", "[0, 1e12]", "5"])
    case "values": return pick([#"["a", "b"]"#, #"["a", "b", "c"]"#, #""a""#])
    case "value": return pick([#""b""#, #"["b"]"#, "{}"])
    case "at", "index": return pick(["0", "1", #""x""#, #""1""#])
    case "pages": return pick(["3", "4", "0", "100001", #""3""#])
    case "push", "present": return quoted("detail")
    case "screens": return #"{"detail": {"elements": []}}"#
    default: return value(key.kind, key.name, depth: depth)
    }
  }

  private mutating func value(_ kind: Kind, _ name: String, depth: Int) -> String {
    // A name of an element may be any scalar; a comparison finds that there is none.
    if chance(3), kind != .target { return odd() }
    switch kind {
    case .text:
      return pick([#""a""#, "5", "null", "[]", #"["a", {"text": "b", "spellOut": true}]"#])
    case .string: return pick([#""Save""#, #""a""#, "5"])
    case .language(nil): return pick([#""ko""#, #""en-GB""#, #""zh-Hant-TW""#, #""english""#])
    case .language(let bases?): return quoted(pick(bases + ["en-GB", "EN"]))
    case .flag: return pick(["true", "false", #""yes""#, #""no""#])
    case .number(nil): return pick(["0", "-1.5", "3", "999999999999", "-1e12"])
    case .number(let range?): return pick(["\(range.lowerBound)", "\(range.upperBound)", "1.5"])
    case .integer(let range):
      return pick(["\(range.lowerBound)", "\(range.upperBound)", "\(range.lowerBound).0"])
    case .duration: return pick([#""3s""#, #""500ms""#, "1.5", #""1.5 seconds""#, #""2 S""#])
    case .interval: return pick([#""3s""#, #""100ms""#, "0", #""0s""#, "2", #""99ms""#])
    case .choice(let words, let orFlag): return orFlag ? "true" : quoted(pick(words))
    case .numbers(let counts):
      return array(count: counts.lowerBound...counts.upperBound) { $0.pick(["1", "-2.5", "1e3"]) }
    case .list(let item): return array(count: 0...2) { $0.value(item, name, depth: depth + 1) }
    case .traits: return pick([#""button""#, #"[".selected", "isLink"]"#, "[]"])
    case .element: return element(depth: depth)
    case .cell: return chance(50) ? #""18°""# : element(depth: depth + 1)
    case .effects: return chance(60) ? effect(depth: depth) : "[\(effect(depth: depth))]"
    case .target: return pick([#""Save""#, #"{"text": "a"}"#, #""""#])
    case .nothing: return pick([#""""#, "null"])
    case .record(let info, let orText):
      return orText && chance(50) ? #""a""# : record(info, depth: depth + 1)
    case .map(let item, _):
      let names = chance(97) ? ["a", "둘"] : ["a", "b/c"]
      return object(names.map { ($0, value(item, name, depth: depth + 1)) })
    case .conditions:
      return pick([
        #""Save is enabled""#, #"["a = b", "Save is not on"]"#, #""a <= 3""#, #""a <= b""#,
        #""a is b""#,
        #""a matches /b+/""#, #""a matches b""#, #""a != {a}""#, #""Save""#, "[]",
      ])
    case .step: return pick([#""swipe right""#, #"{"expect": "a"}"#])
    case .goal: return pick([#""activate Save""#, #"["activate Save"]"#])
    case .walk:
      let steps = #"["swipe right", "wait 1.5 s"]"#
      return pick([steps, #"{"gestures": \#(steps), "goal": "activate Save"}"#])
    }
  }

  /// A value that is wrong almost everywhere.
  private mutating func odd() -> String {
    pick(["5", "true", "null", #""x""#, "[]", "{}", "-1", "1.5", "1e300", "[[]]"])
  }

  private mutating func array(
    count: ClosedRange<Int>, _ item: (inout GeneratedFile) -> String
  ) -> String {
    let items = (0..<Int.random(in: count, using: &random)).map { _ in item(&self) }
    return "[\(items.joined(separator: ", "))]"
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &random)]
  }
}

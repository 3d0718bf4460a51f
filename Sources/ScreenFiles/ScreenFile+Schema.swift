import AccessibilityModel
import ScreenReading
import Support
import Walks

extension ScreenFile {
  /// The JSON Schema (draft 2020-12) of screen files, made from the tables that the reader uses.
  ///
  /// The committed copy is `overheard.schema.json`; a test keeps the two equal.
  public static var schema: String {
    let file = SchemaParts.closed(Vocabulary.file)
    let definitions: [(String, JSON)] = [
      ("text", SchemaParts.text), ("scalar", SchemaParts.scalar),
      ("duration", SchemaParts.duration), ("interval", SchemaParts.interval),
      ("element", SchemaParts.element),
      ("properties", SchemaParts.open(Vocabulary.element.info)),
      ("variant", SchemaParts.closed(Vocabulary.variant)),
      ("screen", SchemaParts.closed(Vocabulary.screen.info)),
      ("event", SchemaParts.closed(Vocabulary.event.info)), ("effect", SchemaParts.effect),
      ("logic", SchemaParts.logic), ("step", SchemaParts.step),
      ("condition", SchemaParts.condition),
    ]
    let schema = JSON.object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "Overheard screen"), ("description", "A screen as VoiceOver finds it."),
      ] + file.entries + [
        ("$defs", .object(definitions))
      ])
    return schema.printed() + "\n"
  }
}

/// The pieces of the schema.
private enum SchemaParts {
  /// A mapping with the keys of a table and nothing else.
  static func closed(_ info: RecordInfo) -> JSON {
    let needed = info.keys.filter { !$0.companions.isEmpty }
    return .object(open(info).entries + needing(needed).entries)
  }

  /// A mapping with the keys of a table, some of which may need others that are elsewhere.
  static func open(_ info: RecordInfo) -> JSON {
    var properties: [(String, JSON)] = []
    for key in info.keys {
      let description: [(String, JSON)] = [("description", .string(key.summary))]
      let described = JSON.object(description + schema(key.kind).entries)
      for spelling in key.spellings { properties.append((spelling, described)) }
    }
    var closed: [(String, JSON)] = [
      ("type", "object"), ("additionalProperties", false), ("properties", .object(properties)),
    ]
    if !info.required.isEmpty { closed.append(("required", .strings(info.required))) }
    if !info.oneOf.isEmpty { closed.append(("oneOf", .array(info.oneOf.map { .required([$0]) }))) }
    let pairs = exclusive(info)
    if !pairs.isEmpty { closed.append(("not", .any(pairs.map(JSON.required)))) }
    return .object(closed)
  }

  /// The pairs of keys that cannot be beside each other: rivals, and spellings of one key.
  private static func exclusive(_ info: RecordInfo) -> [[String]] {
    var pairs: [[String]] = []
    for (place, key) in info.keys.enumerated() {
      for (index, spelling) in key.spellings.enumerated() {
        pairs += key.spellings[..<index].map { [$0, spelling] }
        for other in info.keys[..<place]
        where key.rivals.contains(other.name) || other.rivals.contains(key.name) {
          pairs += other.spellings.map { [$0, spelling] }
        }
      }
    }
    return pairs
  }

  /// Keys that need one of their companions beside them.
  private static func needing(_ keys: [KeyInfo]) -> JSON {
    let single = keys.filter { $0.companions.count == 1 }
    let several = keys.filter { $0.companions.count > 1 }
    var entries: [(String, JSON)] = []
    if !single.isEmpty {
      let rules = single.map { ($0.name, JSON.strings($0.companions)) }
      entries.append(("dependentRequired", .object(rules)))
    }
    if !several.isEmpty {
      let rules = several.map { ($0.name, JSON.any($0.companions.map { .required([$0]) })) }
      entries.append(("dependentSchemas", .object(rules)))
    }
    return .object(entries)
  }

  /// Whatever YAML makes of a scalar: the reader takes its characters.
  static let scalar: JSON = ["type": ["string", "number", "boolean", "null"]]

  static let duration: JSON = [
    "type": ["string", "number"], "pattern": .string(Seconds.pattern()), "minimum": 0,
    "exclusiveMaximum": 100_000,
  ]

  static let interval = JSON.any([
    ["type": "string", "pattern": .string(Seconds.pattern(isInterval: true))], ["const": 0],
    [
      "type": "number", "minimum": .decimal(Double(ScheduledEffects.shortestInterval) / 1000),
      "exclusiveMaximum": 100_000,
    ],
  ])

  static let text: JSON = [
    "description": "A text, or runs of text with speech attributes.",
    "anyOf": [
      .reference("scalar"), .list(of: .any([.reference("scalar"), closed(Vocabulary.run.info)])),
    ],
  ]

  /// A line, a quoted text, or a line with a value, children or properties below it.
  static let element = JSON.any([
    ["type": "string"],
    .object([
      ("type", "object"), ("minProperties", 1), ("maxProperties", 1),
      ("additionalProperties", false), ("patternProperties", .object(lines)),
    ]),
  ])

  /// What is below a line, by what the line is.
  private static var lines: [(String, JSON)] {
    let keys = Vocabulary.element.info.keys
    let below = JSON.any([
      .reference("scalar"), .list(of: .reference("element")), .reference("properties"),
    ])
    let any = line(of: Vocabulary.roleNames)
    var lines = [("^\(any)", below)]
    for roles in keys.map(\.roles).reduce(
      into: [[ElementRole]](),
      { known, roles in
        if !roles.isEmpty, !known.contains(roles) { known.append(roles) }
      })
    {
      let names = Vocabulary.roleNames.filter { Vocabulary.role($0).map(roles.contains) ?? false }
      let others = keys.filter { $0.roles == roles }.flatMap(\.spellings).map {
        ($0, JSON.bool(false))
      }
      lines.append(("^(?!\(line(of: names)))\(any)", ["properties": .object(others)]))
    }
    for key in keys {
      for exception in key.exceptions {
        let names = Vocabulary.roleNames.filter {
          Vocabulary.role($0).map(exception.roles.contains) ?? false
        }
        let others: JSON = ["not": .choice(exception.words)]
        lines.append(
          (
            "^\(line(of: names))",
            ["properties": .object(key.spellings.map { ($0, others) })]
          ))
      }
    }
    // The state of a switch is a flag in its line, and not a value.
    let switches = Vocabulary.roleNames.filter {
      Vocabulary.role($0)?.isOnOrOff ?? false
    }
    let isState = JSON.any([
      ["type": "boolean"], ["type": "string", "pattern": .string(ToggleWords.pattern)],
    ])
    let values = keys.filter { $0.name == "value" }.flatMap(\.spellings)
    lines.append(
      (
        "^\(line(of: switches))",
        [
          "not": isState, "properties": .object(values.map { ($0, ["not": isState]) }),
        ]
      ))
    // The label is in the line, if it has quotes.
    let labels = keys.filter { $0.name == "label" }.flatMap(\.spellings)
    lines.append(
      (
        "^\\s*(\(Vocabulary.roleNames.sorted().joined(separator: "|")))\\s*[\"“”]",
        ["properties": .object(labels.map { ($0, JSON.bool(false)) })]
      ))
    // A companion may be in brackets, in the line.
    lines.append(("^(?=[^\\[]*$)\(any)", needing(keys.filter { !$0.companions.isEmpty })))
    return lines
  }

  private static func line(of roles: [String]) -> String {
    "\\s*(\(roles.sorted().joined(separator: "|")))([\\s\"“”\\[]|$)"
  }

  /// A verb alone, or a verb with its options.
  static let effect: JSON = {
    let verbs = Vocabulary.effectVerbs
    let options = verbs.flatMap { verb in verb.options.map { ($0.name, JSON.strings([verb.name])) }
    }
    let exact = verbs.filter { !$0.info.oneOf.isEmpty }.map { verb in
      (verb.name, JSON.object([("oneOf", .array(verb.info.oneOf.map { .required([$0]) }))]))
    }
    let rules = [("dependentRequired", JSON.object(options)), ("dependentSchemas", .object(exact))]
    return .any([
      .choice(verbs.filter { $0.bare != nil }.map(\.name)),
      .object(open(Vocabulary.effect).entries + rules),
    ])
  }()

  static let traitWords: [String] = {
    let words = Vocabulary.traitNames + Vocabulary.traitAliases.keys.sorted()
    return words + words.map { ".\($0)" }
  }()

  /// Capitals do not matter to the reader, but cannot be ignored by a pattern: whatever has one in its
  /// first word fits.
  private static let capital: JSON = ["type": "string", "pattern": "^\\s*\\S*[A-Z]"]

  /// A gesture or another step: each fixed phrase with what it does, for completion; then what has
  /// something after it; then other ways to write it, and counts.
  static let step: JSON = {
    let fixed = GestureVocabulary.phrases.map { ($0.gesture.description, $0.summary) }
    let words =
      GestureVocabulary.phrases.flatMap(\.phrases) + WalkStep.phrases.map(\.phrase)
    let count = "(\\s*[x×]\\s*[0-9]+|\\s+[0-9]+ times)?"
    let commands =
      GestureVocabulary.commands.map { ($0.names, $0.usage, $0.example, $0.summary) }
      + WalkStep.commands.map { ($0.names, $0.usage, $0.example, $0.summary) }
    let names = commands.flatMap(\.0).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return .any(
      fixed.map { ["const": .string($0), "description": .string($1)] }
        + commands.map { names, usage, example, summary in
          [
            "description": .string("\(usage): \(summary)"), "examples": [.string(example)],
            "type": "string", "pattern": .string("^\\s*(\(alternatives(names)))[\\s:]"),
          ]
        } + [
          ["type": "string", "pattern": .string("^\\s*(\(alternatives(words)))\(count)\\s*$")],
          capital,
          [
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "propertyNames": .any([.choice(names), capital]),
            "additionalProperties": .reference("scalar"),
          ],
        ])
  }()

  /// A condition of an effect or of an element.
  static let logic: JSON = [
    "description": "A condition, such as 수량 < 10, 동의 is on or 이메일 matches /.+@.+/.",
    "examples": .strings(ElementCondition.forms.map(\.example)), "type": "string",
    "pattern": .string(ElementCondition.pattern),
  ]

  /// A condition of a goal.
  static let condition: JSON = .any(
    WalkGoal.forms.map { form in
      let parts = form.usage.split(separator: " ").map(String.init)
      let signs = ["=": "=", "<": "[<>]", "is": "\\sis\\s", "matches": "\\smatch(es)?\\s"]
      let pattern =
        (parts[0] == "ELEMENT" ? signs[parts[1]] : nil) ?? "^\\s*\(parts[0])(e?d)?\\s"
      return [
        "description": .string("\(form.usage): \(form.summary)"),
        "examples": [.string(form.example)], "type": "string", "pattern": .string(pattern),
      ]
    } + [capital])

  /// Phrases as a pattern, with hyphens or spaces between their words.
  private static func alternatives(_ phrases: [String]) -> String {
    phrases.map { $0.replacing(" ", with: "[\\s-]+") }.joined(separator: "|")
  }

  static func schema(_ kind: Kind) -> JSON {
    switch kind {
    case .text: return .reference("text")
    case .string: return .reference("scalar")
    case .nothing:
      return .any([.choice(["", "~", "null", "true"]), ["const": true], ["type": "null"]])
    case .flag: return .any([["type": "boolean"], .choice(flags)])
    case .language(let bases): return ["type": "string", "pattern": .string(tag(bases))]
    case .number(nil): return number
    case .number(let range?):
      return bounded("number", (Int(range.lowerBound), Int(range.upperBound)))
    case .integer(let range): return bounded("integer", (range.lowerBound, range.upperBound))
    case .duration: return .reference("duration")
    case .interval: return .reference("interval")
    case .choice(let words, let orFlag):
      // YAML 1.1 reads on and off as booleans; the reader uses the characters.
      if orFlag { return .any([["type": "boolean"], .choice(words + flags)]) }
      return words.contains("on")
        ? .any([["type": "boolean"], .choice(words + ["true", "false"])]) : .choice(words)
    case .numbers(let count):
      return [
        "type": "array", "items": number, "minItems": .number(count.lowerBound),
        "maxItems": .number(count.upperBound),
      ]
    case .list(.record(Vocabulary.event.info, _)): return .list(of: .reference("event"))
    case .list(let item): return .list(of: schema(item))
    case .traits: return .any([.choice(traitWords), .list(of: .choice(traitWords))])
    case .element: return .reference("element")
    case .cell: return .any([.reference("scalar"), .reference("element")])
    case .effects: return .any([.reference("effect"), .list(of: .reference("effect"))])
    case .target: return .any([.reference("scalar"), closed(Vocabulary.target.info)])
    case .record(Vocabulary.screen.info, _): return .reference("screen")
    case .record(Vocabulary.variant, _): return .reference("variant")
    case .record(let info, let orText):
      return orText ? .any([.reference("scalar"), closed(info)]) : closed(info)
    case .map(let item, let mayBeEmpty):
      // These names become file names. What is a letter outside ASCII, a pattern cannot say.
      let name = JSON.string("^([-_ 0-9A-Za-z]|[^\\u0000-\\u007f])+$")
      let least: [(String, JSON)] =
        mayBeEmpty ? [] : [("minProperties", 1), ("propertyNames", ["pattern": name])]
      return .object([("type", "object")] + least + [("additionalProperties", schema(item))])
    case .step: return .reference("step")
    case .conditions: return .any([.reference("logic"), .list(of: .reference("logic"))])
    case .goal: return .any([.reference("condition"), .list(of: .reference("condition"))])
    case .walk: return .any([.list(of: schema(.step)), closed(Vocabulary.walk)])
    }
  }

  /// What a flag may be besides a boolean: YAML 1.2 takes yes and no as texts.
  private static let flags = ["true", "false", "yes", "no"]

  private static let number: JSON = [
    "type": "number", "exclusiveMinimum": .number(-Int(FileReader.numberLimit)),
    "exclusiveMaximum": .number(Int(FileReader.numberLimit)),
  ]

  private static func bounded(_ type: String, _ bounds: (Int, Int)) -> JSON {
    ["type": .string(type), "minimum": .number(bounds.0), "maximum": .number(bounds.1)]
  }

  /// Language tags whose first part is among some, in any case.
  private static func tag(_ bases: [String]?) -> String {
    let base = bases.map { bases in
      bases.map { base in base.map { "[\($0)\($0.uppercased())]" }.joined() }
        .joined(separator: "|")
    }
    return "^(\(base ?? "[A-Za-z]{2,3}"))(-[A-Za-z0-9]{1,8})*$"
  }
}

/// A JSON value whose keys keep their order.
private indirect enum JSON {
  case string(String)
  case number(Int)
  case decimal(Double)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }
  static func strings(_ words: [String]) -> JSON { .array(words.map(JSON.string)) }
  static func required(_ names: [String]) -> JSON { ["required": .strings(names)] }
  static func any(_ schemas: [JSON]) -> JSON { ["anyOf": .array(schemas)] }
  static func choice(_ words: [String]) -> JSON { ["enum": .strings(words)] }
  static func list(of item: JSON) -> JSON { ["type": "array", "items": item] }

  /// The entries of an object.
  var entries: [(String, JSON)] {
    if case .object(let entries) = self { entries } else { [] }
  }

  func printed(indent: Int = 0) -> String {
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .string(let text):
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    case .number(let number): return "\(number)"
    case .decimal(let number): return "\(number)"
    case .bool(let bool): return "\(bool)"
    case .array(let items):
      let line = "[\(items.map { $0.printed() }.joined(separator: ", "))]"
      if !line.contains("\n"), outer.count + line.count <= 80 { return line }
      let lines = items.map { inner + $0.printed(indent: indent + 1) }
      return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let entries):
      let lines = entries.map { key, value in
        "\(inner)\(JSON.string(key).printed()): \(value.printed(indent: indent + 1))"
      }
      return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}

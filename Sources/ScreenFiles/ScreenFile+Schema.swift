import AccessibilityModel
import ScreenReading
import Walks

extension ScreenFile {
  /// The JSON Schema (draft 2020-12) of screen files, made from the tables that the reader uses.
  ///
  /// The committed copy is `overheard.schema.json`; a test keeps the two equal.
  public static var schema: String {
    let file = SchemaParts.closed(Vocabulary.file)
    let definitions: [(String, JSON)] = [
      ("text", SchemaParts.text), ("scalar", SchemaParts.scalar),
      ("duration", SchemaParts.duration), ("element", SchemaParts.element),
      ("properties", SchemaParts.closed(Vocabulary.element.info)),
      ("variant", SchemaParts.closed(Vocabulary.variant)),
      ("screen", SchemaParts.closed(Vocabulary.screen.info)),
      ("event", SchemaParts.closed(Vocabulary.event.info)), ("effect", SchemaParts.effect),
      ("step", SchemaParts.step), ("condition", SchemaParts.condition),
    ]
    let schema = JSON.object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "Overheard screen"), ("description", "A screen as VoiceOver finds it."),
      ] + file.entries + [
        ("oneOf", [["required": ["elements"]], ["required": ["variants"]]]),
        ("$defs", .object(definitions)),
      ])
    return schema.printed() + "\n"
  }
}

/// The pieces of the schema.
private enum SchemaParts {
  static func closed(_ info: RecordInfo) -> JSON {
    var properties: [(String, JSON)] = []
    for key in info.keys {
      let description: [(String, JSON)] = [("description", .string(key.summary))]
      let described = JSON.object(description + schema(key.kind).entries)
      for spelling in key.spellings { properties.append((spelling, described)) }
    }
    let closed: JSON = [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
    ]
    if info.required.isEmpty { return closed }
    return .object(closed.entries + [("required", .array(info.required.map(JSON.string)))])
  }

  /// Whatever YAML makes of a scalar: the reader takes its characters.
  static let scalar: JSON = ["type": ["string", "number", "boolean", "null"]]

  static let duration: JSON = ["type": "string", "pattern": "^[0-9]+([.][0-9]+)?m?s$"]

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
      ("additionalProperties", false),
      (
        "patternProperties",
        .object([
          (
            "^(\(Vocabulary.roleNames.sorted().joined(separator: "|")))(\\s|$)",
            .any([
              .reference("scalar"), .list(of: .reference("element")), .reference("properties"),
            ])
          )
        ])
      ),
    ]),
  ])

  static let effect: JSON = {
    let bare = Vocabulary.effectVerbs.filter { $0.bare != nil }.map(\.name)
    return .any([.choice(bare), closed(Vocabulary.effect)])
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

  /// A condition of a goal.
  static let condition: JSON = .any(
    WalkGoal.forms.map { form in
      let parts = form.usage.split(separator: " ").map(String.init)
      let pattern = parts[0] == "ELEMENT" ? "=" : "^\\s*\(parts[0])(e?d)?\\s"
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
    case .string, .nothing: return .reference("scalar")
    case .flag: return ["type": "boolean"]
    case .number(let range):
      return bounded("number", range.map { (Int($0.lowerBound), Int($0.upperBound)) })
    case .integer(let range): return bounded("integer", (range.lowerBound, range.upperBound))
    case .duration: return .reference("duration")
    case .choice(let words, let orFlag):
      // YAML 1.1 reads on and off as booleans; the reader uses the characters.
      return orFlag || words.contains("on")
        ? .any([["type": "boolean"], .choice(words)]) : .choice(words)
    case .numbers(let count):
      return [
        "type": "array", "items": ["type": "number"], "minItems": .number(count.lowerBound),
        "maxItems": .number(count.upperBound),
      ]
    case .list(.record(Vocabulary.event.info, _)): return .list(of: .reference("event"))
    case .list(let item): return .list(of: schema(item))
    case .traits: return .any([["type": "string"], .list(of: .choice(traitWords))])
    case .element: return .reference("element")
    case .cell: return .any([.reference("scalar"), .reference("element")])
    case .effects: return .any([.reference("effect"), .list(of: .reference("effect"))])
    case .target: return .any([.reference("scalar"), closed(Vocabulary.target.info)])
    case .record(Vocabulary.screen.info, _): return .reference("screen")
    case .record(Vocabulary.variant, _): return .reference("variant")
    case .record(let info, let orText):
      return orText ? .any([.reference("scalar"), closed(info)]) : closed(info)
    case .map(let item, let mayBeEmpty):
      let least: [(String, JSON)] = mayBeEmpty ? [] : [("minProperties", 1)]
      return .object([("type", "object")] + least + [("additionalProperties", schema(item))])
    case .step: return .reference("step")
    case .goal: return .any([.reference("condition"), .list(of: .reference("condition"))])
    case .walk: return .any([.list(of: schema(.step)), closed(Vocabulary.walk)])
    }
  }

  private static func bounded(_ type: String, _ bounds: (Int, Int)?) -> JSON {
    guard let (minimum, maximum) = bounds else { return ["type": .string(type)] }
    return [
      "type": .string(type), "minimum": .number(minimum), "maximum": .number(maximum),
    ]
  }
}

/// A JSON value whose keys keep their order.
private indirect enum JSON {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }
  static func any(_ schemas: [JSON]) -> JSON { ["anyOf": .array(schemas)] }
  static func choice(_ words: [String]) -> JSON { ["enum": .array(words.map(JSON.string))] }
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
    case .bool(let bool): return "\(bool)"
    case .array(let items):
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

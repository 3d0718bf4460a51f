import AccessibilityModel

extension ScreenFile {
  /// The JSON Schema (draft 2020-12) of screen files, made of the tables that the reader uses.
  ///
  /// The committed copy is `overheard.schema.json`; a test keeps the two equal.
  public static let schema: String = {
    var properties: [(String, JSON)] = []
    for property in Vocabulary.properties {
      for name in [property.name] + property.aliases {
        properties.append((name, SchemaParts.schema(of: property)))
      }
    }
    let screen: [(String, JSON)] = [
      ("screen", SchemaParts.described("The title, spoken on arrival.", SchemaParts.text)),
      ("title", SchemaParts.described("The same as screen.", SchemaParts.text)),
      ("elements", SchemaParts.elements),
      (
        "events",
        SchemaParts.described(
          "What the app does by itself.", SchemaParts.list(of: .reference("event")))
      ),
      ("order", SchemaParts.choice(ReadingOrder.allCases.map(\.rawValue))),
      ("direction", SchemaParts.choice(LayoutDirection.allCases.map(\.rawValue))),
    ]
    let screens: (String, JSON) = (
      "screens",
      .object([
        ("description", .string("Screens that are pushed or presented, by name.")),
        ("type", .string("object")), ("additionalProperties", .reference("screen")),
      ])
    )
    let walks: (String, JSON) = ("walks", SchemaParts.walks)
    let variant = SchemaParts.closed(screen + [screens, walks], required: ["elements"])
    let top = SchemaParts.closed(
      screen + [
        screens, walks,
        (
          "language",
          SchemaParts.described("The language of the app.", SchemaParts.choice(["ko", "en"]))
        ),
        (
          "variants",
          .object([
            ("description", .string("States that are compared, such as before and after.")),
            ("type", .string("object")), ("minProperties", .number(1)),
            ("additionalProperties", .reference("variant")),
          ])
        ),
      ], required: [])
    guard case .object(let topEntries) = top else { return "" }
    let schema = JSON.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("Overheard screen")),
        ("description", .string("A screen as VoiceOver finds it.")),
      ] + topEntries + [
        (
          "oneOf",
          .array([
            .object([("required", .array([.string("elements")]))]),
            .object([("required", .array([.string("variants")]))]),
          ])
        ),
        (
          "$defs",
          .object([
            ("text", SchemaParts.textDefinition),
            ("scalar", SchemaParts.scalar),
            ("duration", SchemaParts.duration),
            ("element", SchemaParts.element),
            ("properties", SchemaParts.closed(properties, required: [])),
            ("variant", variant),
            ("screen", SchemaParts.closed(screen, required: ["elements"])),
            ("event", SchemaParts.event),
            ("effect", SchemaParts.effect),
          ])
        ),
      ])
    return schema.printed() + "\n"
  }()
}

/// A JSON value whose keys keep their order.
private indirect enum JSON {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  static func reference(_ name: String) -> JSON {
    .object([("$ref", .string("#/$defs/\(name)"))])
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

/// The pieces of the schema.
private enum SchemaParts {
  static let text = JSON.reference("text")
  static let elements = list(of: .reference("element"))

  static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }

  static func list(of item: JSON) -> JSON {
    .object([("type", .string("array")), ("items", item)])
  }

  static func choice(_ words: [String]) -> JSON {
    .object([("enum", .array(words.map { .string($0) }))])
  }

  static func described(_ summary: String, _ schema: JSON) -> JSON {
    guard case .object(let entries) = schema else { return schema }
    return .object([("description", .string(summary))] + entries)
  }

  static func closed(_ properties: [(String, JSON)], required: [String]) -> JSON {
    var entries: [(String, JSON)] = [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(properties)),
    ]
    if !required.isEmpty { entries.append(("required", .array(required.map { .string($0) }))) }
    return .object(entries)
  }

  /// Whatever YAML makes of a scalar: the reader takes its characters.
  static let scalar = JSON.object([
    ("type", .array(["string", "number", "boolean", "null"].map { .string($0) }))
  ])

  static let duration = JSON.object([
    ("type", .string("string")), ("pattern", .string("^[0-9]+([.][0-9]+)?m?s$")),
  ])

  static let textDefinition = JSON.object([
    ("description", .string("A text, or runs of text with speech attributes.")),
    (
      "anyOf",
      .array([
        .reference("scalar"),
        list(
          of: .object([
            (
              "anyOf",
              .array([
                .reference("scalar"),
                closed(
                  [
                    ("text", .reference("scalar")), ("language", type("string")),
                    (
                      "pitch",
                      .object([
                        ("type", .string("number")), ("minimum", .number(0)),
                        ("maximum", .number(2)),
                      ])
                    ), ("spellOut", type("boolean")), ("punctuation", type("boolean")),
                    ("ipa", type("string")),
                  ], required: ["text"]),
              ])
            )
          ])),
      ])
    ),
  ])

  /// A line, a quoted text, or a line with a value, children or properties below it.
  static let element = JSON.object([
    (
      "anyOf",
      .array([
        type("string"),
        .object([
          ("type", .string("object")), ("minProperties", .number(1)),
          ("maxProperties", .number(1)), ("additionalProperties", .bool(false)),
          (
            "patternProperties",
            .object([
              (
                "^(\(Vocabulary.roleNames.sorted().joined(separator: "|")))(\\s|$)",
                .object([
                  (
                    "anyOf",
                    .array([
                      .reference("scalar"), list(of: .reference("element")),
                      .reference("properties"),
                    ])
                  )
                ])
              )
            ])
          ),
        ]),
      ])
    )
  ])

  static let walks: JSON = {
    let named = JSON.object([
      ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
      ("additionalProperties", .reference("scalar")),
    ])
    let gestures = list(of: .object([("anyOf", .array([.reference("scalar"), named]))]))
    let goal = JSON.object([
      ("anyOf", .array([.reference("scalar"), list(of: .reference("scalar"))]))
    ])
    return .object([
      ("description", .string("Ways through the screen: gestures, and what is to be reached.")),
      ("type", .string("object")), ("minProperties", .number(1)),
      (
        "additionalProperties",
        .object([
          (
            "anyOf",
            .array([
              gestures,
              closed([("gestures", gestures), ("goal", goal)], required: ["gestures"]),
            ])
          )
        ])
      ),
    ])
  }()

  static let event = closed(
    [
      ("at", .reference("duration")), ("every", .reference("duration")),
      ("effects", effects),
    ], required: ["effects"])

  static let effects = JSON.object([
    ("anyOf", .array([.reference("effect"), list(of: .reference("effect"))]))
  ])

  static let effect: JSON = {
    var names: [(String, JSON)] = [("after", .reference("duration"))]
    for verb in Vocabulary.effectVerbs {
      switch verb {
      case "announce", "pageScrolled": names.append((verb, text))
      case "screenChanged", "layoutChanged":
        names.append(
          (
            verb,
            .object([
              (
                "anyOf",
                .array([.reference("scalar"), closed([("text", text)], required: ["text"])])
              )
            ])
          ))
      default: names.append((verb, .reference("scalar")))
      }
      for option in FileReader.options(of: verb) {
        switch option {
        case "priority":
          names.append((option, choice(AnnouncementPriority.allCases.map(\.rawValue))))
        case "duration": names.append((option, .reference("duration")))
        case "keepsFocusedElement": names.append((option, type("boolean")))
        case "elements": names.append((option, elements))
        default: names.append((option, text))
        }
      }
    }
    let words = ["pop", "dismiss", "screenChanged", "layoutChanged"]
    return .object([("anyOf", .array([choice(words), closed(names, required: [])]))])
  }()

  static func schema(of property: Vocabulary.Property) -> JSON {
    described(property.summary, schema(of: property.kind, key: property.name))
  }

  private static func schema(of kind: Vocabulary.Kind, key: String) -> JSON {
    switch kind {
    case .text: text
    case .string: .reference("scalar")
    case .flag: type("boolean")
    case .number: type("number")
    case .integer: type("integer")
    case .duration: .reference("duration")
    case .choice(let words) where key == "expanded":
      .object([("anyOf", .array([type("boolean"), choice(words)]))])
    case .choice(let words) where key == "toggle":
      // YAML 1.1 takes on and off for booleans; the reader takes the characters.
      .object([("anyOf", .array([type("boolean"), choice(words)]))])
    case .choice(let words): choice(words)
    case .strings: list(of: .reference("scalar"))
    case .texts: list(of: text)
    case .rect: numbers(4, 4)
    case .point: numbers(2, 2)
    case .range: numbers(2, 3)
    case .traits:
      .object([
        (
          "anyOf", .array([type("string"), list(of: choice(traitWords))])
        )
      ])
    case .elements: elements
    case .rows:
      list(
        of: list(of: .object([("anyOf", .array([.reference("scalar"), .reference("element")]))])))
    case .actions: named([("effects", effects)])
    case .rotors: named([("items", list(of: .reference("scalar")))])
    case .content:
      list(
        of: closed(
          [("label", text), ("value", text), ("important", type("boolean"))], required: []))
    case .editor:
      closed(
        [
          ("field", text), ("hint", text), ("notes", list(of: text)), ("done", text),
          ("cancel", text),
        ], required: ["field", "done", "cancel"])
    case .effects: effects
    }
  }

  private static let traitWords: [String] = {
    let words = Vocabulary.traitNames + Vocabulary.traitAliases.keys.sorted()
    return words + words.map { ".\($0)" }
  }()

  private static func numbers(_ least: Int, _ most: Int) -> JSON {
    .object([
      ("type", .string("array")), ("items", type("number")), ("minItems", .number(least)),
      ("maxItems", .number(most)),
    ])
  }

  /// A list of names, or of mappings with a name and more.
  private static func named(_ more: [(String, JSON)]) -> JSON {
    list(
      of: .object([
        (
          "anyOf",
          .array([.reference("scalar"), closed([("name", text)] + more, required: ["name"])])
        )
      ]))
  }
}

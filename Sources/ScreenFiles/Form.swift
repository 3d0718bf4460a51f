import AccessibilityModel
import Yams

/// How values of one kind are read and printed.
struct Form<Value: Sendable>: Sendable {
  var kind: Kind
  /// Reads a node; errors name the key.
  var read: @Sendable (inout FileReader, Node, _ key: String) -> Value?
  var print: @Sendable (Value) -> Node
}

// MARK: - Scalars and texts

extension Form where Value == AttributedText {
  static var text: Form {
    Form(kind: .text, read: { $0.text($1, for: $2) }, print: Node.init(text:))
  }
}

extension Form where Value == AttributedText {
  /// A text in which `{name}` stands for the value of an element.
  static var filledText: Form {
    Form(
      kind: .text,
      read: { reader, node, key in
        let text = reader.text(node, for: key)
        for run in text?.runs ?? [] { reader.notePlaceholders(in: run.text, node) }
        return text
      }, print: Node.init(text:))
  }
}

extension Form where Value == [ElementCondition] {
  static var conditions: Form {
    Form(
      kind: .conditions, read: { $0.conditions($1, for: $2) },
      print: { conditions in
        let nodes = conditions.map { Node($0.description) }
        return nodes.count == 1 ? nodes[0] : Node(list: nodes)
      })
  }
}

extension Form where Value == ElementProperty {
  /// One of the properties that are states.
  static var state: Form {
    let words = ElementProperty.states.map(\.rawValue)
    return Form(
      kind: .choice(words, orFlag: false),
      read: { $0.word($1, for: $2, among: words).flatMap(ElementProperty.init(rawValue:)) },
      print: { Node($0.rawValue) })
  }
}

extension Form where Value == String {
  static var string: Form {
    Form(kind: .string, read: { $0.string($1, for: $2) }, print: { Node($0) })
  }

  /// The identifier or label of an element.
  static var elementName: Form {
    Form(kind: .string, read: { $0.reference($1, for: $2) }, print: { Node($0) })
  }

  /// The name of a banner or of an event.
  static var timerName: Form {
    Form(kind: .string, read: { $0.timerReference($1, for: $2) }, print: { Node($0) })
  }

  /// The name of a screen below `screens:`.
  static var screenName: Form {
    Form(kind: .string, read: { $0.screenReference($1, for: $2) }, print: { Node($0) })
  }
}

extension Form where Value == SpokenLanguage {
  static var language: Form {
    Form(
      kind: .language(of: nil), read: { $0.language($1, for: $2) }, print: { Node($0.tag) })
  }
}

extension Form where Value == Bool {
  static var flag: Form {
    Form(kind: .flag, read: { $0.flag($1, for: $2) }, print: { Node("\($0)") })
  }
}

extension Form where Value == Double {
  static var number: Form {
    Form(kind: .number(in: nil), read: { $0.number($1, for: $2) }, print: Node.init(number:))
  }

  static var pitch: Form {
    Form(kind: .number(in: 0...2), read: { $0.pitch($1, for: $2) }, print: Node.init(number:))
  }
}

extension Form where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> Form {
    Form(
      kind: .integer(in: range), read: { $0.integer($1, for: $2, in: range) },
      print: { Node("\($0)") })
  }

  /// Milliseconds.
  static var duration: Form {
    Form(kind: .duration, read: { $0.duration($1, for: $2) }, print: Node.init(milliseconds:))
  }

  /// Milliseconds between repetitions.
  static var interval: Form {
    Form(kind: .interval, read: { $0.interval($1, for: $2) }, print: Node.init(milliseconds:))
  }
}

extension Form where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var choice: Form {
    Form(
      kind: .choice(Value.allCases.map(\.rawValue), orFlag: false),
      read: { $0.choice($1, for: $2, as: Value.self) }, print: { Node($0.rawValue) })
  }
}

extension Form where Value == ExpandedStatus {
  static var expanded: Form {
    Form(
      kind: .choice(ExpandedStatus.allCases.map(\.rawValue), orFlag: true),
      read: { $0.expanded($1, for: $2) }, print: { Node($0.rawValue) })
  }
}

// MARK: - Lists and mappings

extension Form {
  static func list<Item>(of item: Form<Item>) -> Form where Value == [Item] {
    Form(
      kind: .list(of: item.kind),
      read: { reader, node, key in
        reader.list(node, for: key)?.compactMap { item.read(&reader, $0, key) }
      },
      print: { Node(list: $0.map(item.print)) })
  }

  /// A mapping.
  ///
  /// - Parameters:
  ///   - record: The table of its keys.
  ///   - fresh: The value before any key was read.
  ///   - fromText: Makes the value of a text that stands alone, where one may.
  /// - Returns: The form.
  static func record(
    _ record: Record<Value>, startingAs fresh: Value,
    fromText: (@Sendable (AttributedText) -> Value)? = nil
  ) -> Form {
    Form(
      kind: .record(record.info, orText: fromText != nil),
      read: { reader, node, _ in
        if let fromText, case .scalar(let scalar) = node {
          return fromText(AttributedText(scalar.string))
        }
        return reader.record(record, node, startingAs: fresh)
      },
      print: { value in
        let entries = record.print(value)
        if fromText != nil, entries.count == 1, case .scalar = entries[0].node {
          return entries[0].node
        }
        return Node(entries: entries)
      })
  }
}

extension Form where Value == ScreenRect {
  static var rect: Form {
    Form(
      kind: .numbers(4...4),
      read: { reader, node, key in
        reader.numbers(node, for: key, counts: 4...4).map {
          ScreenRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
      },
      print: { Node(numbers: [$0.x, $0.y, $0.width, $0.height]) })
  }
}

extension Form where Value == ScreenPoint {
  static var point: Form {
    Form(
      kind: .numbers(2...2),
      read: { reader, node, key in
        reader.numbers(node, for: key, counts: 2...2).map { ScreenPoint(x: $0[0], y: $0[1]) }
      },
      print: { Node(numbers: [$0.x, $0.y]) })
  }
}

extension Form where Value == AuditExemptions {
  static var exemptions: Form {
    .record(Vocabulary.exemptions, startingAs: AuditExemptions())
  }
}

extension Form where Value == [String: String] {
  /// The names of rules, each with a reason.
  static var reasons: Form {
    Form(
      kind: .map(of: .string, mayBeEmpty: true),
      read: { $0.reasons($1, for: $2) },
      print: { reasons in
        Node(entries: reasons.sorted { $0.key < $1.key }.map { ($0.key, Node($0.value)) })
      })
  }
}

// MARK: - Elements and effects

extension Form where Value == [AccessibilityElement] {
  static var elements: Form {
    Form(
      kind: .list(of: .element), read: { $0.elements($1, for: $2) },
      print: { Node(list: $0.map(Node.init(element:))) })
  }

  /// Elements that replace others and may use their identifiers.
  static var replacement: Form {
    var form = elements
    form.read = { $0.replacement($1, for: $2) }
    return form
  }
}

extension Form where Value == [TimedEffect] {
  static var effects: Form {
    Form(
      kind: .effects, read: { $0.effects($1, for: $2) },
      print: { effects in
        // Swift code has no form in a file.
        let written = effects.filter { if case .code = $0.effect { false } else { true } }
        return Node(list: written.map(Node.init(effect:)))
      })
  }
}

extension Form where Value == NotificationTarget? {
  static var target: Form {
    Form(
      kind: .target, read: { .some($0.target($1, for: $2)) },
      print: { target in
        switch target {
        case .element(let name)?: Node(name)
        case .text(let words)?: Node(entries: [("text", Node(text: words))])
        case nil: Node("")
        }
      })
  }
}

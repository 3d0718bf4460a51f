import AccessibilityModel

/// What a rule says: rows of the wording table, texts of the app, or rules about the containers.
package struct Words: Sendable, CustomStringConvertible {
  /// What it comes from; `nil` if the rules about containers say that themselves.
  package let kind: SpokenAnnouncement.Kind?
  /// The rows of the wording table that it may use.
  package let keys: [ReaderWording.Key]
  /// The rules that it applies to the containers around the element.
  package let rules: [AnnouncementRule]
  /// The words as they are in the generated documentation.
  package let description: String
  /// The parts for a subject.
  package let parts: @Sendable (Subject) -> [SpokenAnnouncement.Part]

  /// Which of the containers around an element are spoken about.
  package enum Containers: Sendable {
    /// Those that the cursor was not in before.
    case entered
    /// All of them.
    case all
  }

  /// A row of the wording table.
  package static func word(_ kind: SpokenAnnouncement.Kind, _ key: ReaderWording.Key) -> Words {
    Words(kind: kind, keys: [key], rules: [], description: "`\(key)`") {
      [$0.composer.part(kind, key)]
    }
  }

  /// A row of the wording table with its `{names}` replaced; nothing for `nil`.
  package static func word(
    _ kind: SpokenAnnouncement.Kind, _ key: ReaderWording.Key,
    filled fillings: @escaping @Sendable (Subject) -> [String: String]?
  ) -> Words {
    Words(kind: kind, keys: [key], rules: [], description: "`\(key)`") { subject in
      fillings(subject).map { [subject.composer.part(kind, key, $0)] } ?? []
    }
  }

  /// Texts of the app; blank ones are skipped.
  package static func texts(
    _ kind: SpokenAnnouncement.Kind, _ name: String,
    _ texts: @escaping @Sendable (Subject) -> [AttributedText?]
  ) -> Words {
    Words(kind: kind, keys: [], rules: [], description: name) { subject in
      texts(subject).compactMap { text in
        text.flatMap { $0.isBlank ? nil : .init(kind, $0, subject.language) }
      }
    }
  }

  /// A row of the wording table for each of several things.
  package static func words(
    _ kind: SpokenAnnouncement.Kind, _ key: ReaderWording.Key,
    each fillings: @escaping @Sendable (Subject) -> [[String: String]]
  ) -> Words {
    Words(kind: kind, keys: [key], rules: [], description: "`\(key)` for each") { subject in
      fillings(subject).map { subject.composer.part(kind, key, $0) }
    }
  }

  /// Parts that a reader makes of what it knows of an element, with some rows of the table.
  package static func parts(
    _ kind: SpokenAnnouncement.Kind, _ name: String, using keys: [ReaderWording.Key] = [],
    _ parts: @escaping @Sendable (Subject) -> [SpokenAnnouncement.Part]
  ) -> Words {
    let description = ([name] + keys.map { "`\($0)`" }).joined(separator: ", ")
    return Words(kind: kind, keys: keys, rules: [], description: description, parts: parts)
  }

  /// What rules say about the containers around the element, outermost first.
  package static func containers(_ which: Containers, _ rules: [AnnouncementRule]) -> Words {
    let list = RuleList(rules)
    return Words(
      kind: nil, keys: [], rules: rules, description: rules.map(\.id).joined(separator: ", ")
    ) { $0.containers(which).flatMap { list.parts(about: $0) } }
  }
}

import AccessibilityModel
import Languages
import Yams

/// What a project sets for all commands: the file `.overheard.yaml`.
///
/// ```yaml
/// language: ko
/// wording: words.tsv
/// audit: {failOn: warning, rules: {same-sound: error}}
/// ```
package struct ProjectSettings: Hashable, Sendable {
  /// The language of screens that do not name theirs.
  package var language: SpokenLanguage?
  /// The reader of screens and commands that do not name one, as options call it.
  package var reader: String?
  /// Tables that change the reader's phrases, as written.
  package var wording: [String] = []
  /// Tables of words that override ours, as written.
  package var lexicon: [String] = []
  /// Times and limits of the simulation, by name.
  package var profile: [String: Int] = [:]
  /// What the audit looks for.
  package var audit = Audit()

  /// What the audit looks for.
  package struct Audit: Hashable, Sendable {
    /// The least severity that fails: `error`, `warning`, `note` or `never`.
    package var failOn: String?
    /// The severities of rules, by name: `error`, `warning`, `note` or `off`.
    package var rules: [String: String] = [:]
    /// Where the app runs: `iOS` or `visionOS`.
    package var platform: String?
    /// What may be spent, by name.
    package var budget: [String: Double] = [:]
    /// The language of what is found: `en` or `ko`.
    package var messages: String?
  }

  /// The name of the file.
  package static let fileName = ".overheard.yaml"

  /// Settings of which nothing is set.
  package init() {}

  /// Reads a file; an empty one sets nothing.
  ///
  /// - Throws: ``ScreenFileError`` with all the errors.
  package init(contentsOf bytes: some Collection<UInt8>, path: String) throws(ScreenFileError) {
    let (settings, diagnostics) = try ScreenFile.read(
      bytes, path: path, beginning: "write 'language: ko', for example"
    ) { reader, root in
      reader.record(Self.keys, root, startingAs: ProjectSettings())
    }
    guard let settings, diagnostics.isEmpty else {
      throw ScreenFileError(path: path, diagnostics: diagnostics)
    }
    self = settings
  }

  private static let keys = Record<ProjectSettings>(
    "the settings of a project",
    [
      .optional(
        "language", .packLanguage, \.language, "The language of screens that do not name theirs."),
      .optional(
        "reader", .name, \.reader, "The reader of commands that name none."),
      .key("wording", .paths, \.wording, usually: [], "Tables that change the reader's phrases."),
      .key("lexicon", .paths, \.lexicon, usually: [], "Tables of words that override ours."),
      .key(
        "profile", .map(of: .integer(in: 0...600_000), "a number"), \.profile, usually: [:],
        "Times and limits of the simulation, such as reaction: 800."),
      .key("audit", .record(audit, startingAs: Audit()), \.audit, usually: Audit(), "The audit."),
    ])

  private static let audit = Record<Audit>(
    "the settings of the audit",
    [
      .optional(
        "failOn", .word(["error", "warning", "note", "never"]), \.failOn,
        "The least severity that fails.", aliases: ["fail-on"]),
      .key(
        "rules", .map(of: .word(["error", "warning", "note", "off"]), "a severity"), \.rules,
        usually: [:], "The severities of rules."),
      .optional("platform", .word(["iOS", "visionOS"]), \.platform, "Where the app runs."),
      .optional("messages", .word(["en", "ko"]), \.messages, "The language of what is found."),
      .key(
        "budget", .map(of: .amount, "a number"), \.budget, usually: [:],
        "What may be spent: seconds, gestures, stops, prefix, hint, label."),
    ])
}

extension Form where Value == String {
  /// One of some words.
  fileprivate static func word(_ words: [String]) -> Form {
    Form(
      kind: .choice(words, orFlag: false), read: { $0.word($1, for: $2, among: words) },
      print: { Node($0) })
  }
}

extension Form where Value == String {
  /// A name, which who knows the names will check.
  fileprivate static var name: Form {
    Form(kind: .string, read: { $0.string($1, for: $2) }, print: { Node($0) })
  }
}

extension Form where Value == Double {
  /// A number that is not negative, and small enough to count with.
  fileprivate static var amount: Form {
    Form(
      kind: .number(in: nil),
      read: { reader, node, key in
        guard let number = Form<Double>.number.read(&reader, node, key) else { return nil }
        guard (0...1_000_000).contains(number) else {
          reader.report(node, "'\(key)' must be between 0 and 1000000, but \(number) was found")
          return nil
        }
        return number
      }, print: Form<Double>.number.print)
  }
}

extension Form where Value == [String] {
  /// A path, or a list of them.
  fileprivate static var paths: Form {
    Form(
      kind: .list(of: .string),
      read: { reader, node, key in
        if case .scalar(let scalar) = node { return [scalar.string] }
        return reader.list(node, for: key)?.compactMap { reader.string($0, for: key) }
      },
      print: { Node(list: $0.map { Node($0) }) })
  }
}

extension Form where Value == SpokenLanguage {
  /// A language that has a pack.
  fileprivate static var packLanguage: Form {
    Form(
      kind: .language(of: nil),
      read: { reader, node, key in
        guard let language = reader.language(node, for: key) else { return nil }
        let packs = LanguagePacks.current
        guard packs[language] != nil else {
          reader.report(
            node,
            "Overheard does not know what screen readers say in '\(language)'; "
              + (Vocabulary.advice(onLanguage: language.tag)
                ?? "the language is \(packs.list("or"))"))
          return nil
        }
        return language
      }, print: { Node($0.tag) })
  }
}

extension Form {
  /// Names, each with a value.
  fileprivate static func map<Item>(of item: Form<Item>, _ what: String) -> Form
  where Value == [String: Item] {
    Form(
      kind: .map(of: item.kind, mayBeEmpty: true),
      read: { reader, node, key in
        guard case .mapping(let mapping) = node else {
          reader.report(node, "'\(key)' must be a map of names, each with \(what)")
          return nil
        }
        var values: [String: Item] = [:]
        for (name, node) in mapping {
          guard let name = reader.string(name, for: key) else { continue }
          if let value = item.read(&reader, node, name) { values[name] = value }
        }
        return values
      },
      print: { values in
        Node(entries: values.sorted { $0.key < $1.key }.map { ($0.key, item.print($0.value)) })
      })
  }
}

import Support

extension AuditReport {
  /// The findings as a log of SARIF 2.1.0, which code hosts show beside the lines.
  ///
  /// - Parameter version: The version of the tool.
  /// - Returns: The log as JSON.
  /// - Throws: The encoder's error.
  package func sarif(version: String) throws -> String {
    let used = Rule.all.filter { rule in all.contains { $0.finding.rule == rule.id } }
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.id, $0) })
    let log = Log(
      schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0",
      runs: [
        Run(
          tool: Tool(
            driver: Driver(
              name: "Overheard", version: version, rules: used.map { Descriptor($0, in: language) })
          ),
          invocations: [Invocation(screens)], columnKind: "unicodeCodePoints",
          results: all.map {
            Result($0.finding, in: $0.screen, index: places[$0.finding.rule], language)
          })
      ])
    return try JSONText.document(log)
  }

  private struct Log: Encodable {
    var schema: String
    var version: String
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var columnKind: String
    var results: [Result]
  }

  /// Whether all screens were audited, and why some were not.
  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]?

    struct Notification: Encodable {
      var level: String
      var message: Text
      var locations: [Location]
    }

    init(_ screens: [ScreenReport]) {
      let errors = screens.compactMap { screen in
        screen.error.map { error in
          let place = Annotation(.error, file: screen.path, title: "", text: error).place
          return Notification(
            level: "error", message: Text(text: error),
            locations: [
              Location(
                physicalLocation: .init(
                  artifactLocation: .init(uri: screen.path.asReference),
                  region: place.first.map {
                    .init(startLine: $0, startColumn: place.dropFirst().first)
                  }),
                logicalLocations: nil)
            ])
        }
      }
      executionSuccessful = errors.isEmpty
      toolExecutionNotifications = errors.isEmpty ? nil : errors
    }
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Descriptor]
  }

  private struct Text: Encodable {
    var text: String
    var markdown: String?
  }

  private struct Descriptor: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Text
    var helpUri: String?
    var defaultConfiguration: Configuration

    struct Configuration: Encodable { var level: String }

    init(_ rule: Rule, in table: SentenceTable) {
      id = rule.id
      shortDescription = Text(text: table[rule.summary])
      fullDescription = Text(text: table[rule.reason])
      let fix = rule.fix.said(in: table)
      help = Text(text: "\(fix.uiKit) SwiftUI: \(fix.swiftUI)", markdown: rule.page(in: table))
      helpUri = rule.references.first?.url
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]

    init(
      _ finding: AuditFinding, in screen: ScreenReport, index: Int?, _ table: SentenceTable
    ) {
      ruleId = finding.rule
      ruleIndex = index
      level = finding.severity.rawValue
      let lines =
        finding.heard(in: table) + finding.advice(in: table).map { "\($0.name): \($0.text)" }
      message = Text(text: ([finding.sentence] + lines).joined(separator: "\n"))
      let name = [screen.name, finding.variant, finding.screen ?? "", finding.element]
      locations = [
        Location(
          physicalLocation: .init(
            artifactLocation: .init(uri: screen.path.asReference),
            region: finding.line.map { .init(startLine: $0, startColumn: finding.column) }),
          logicalLocations: finding.element.isEmpty
            ? nil
            : [
              .init(
                name: finding.element, kind: "element",
                fullyQualifiedName: name.filter { !$0.isEmpty }.joined(separator: "/"))
            ])
      ]
      // The same fault stays the same when lines move.
      partialFingerprints = [
        "overheard/v1": ([finding.rule] + name).joined(separator: "|")
      ]
    }
  }

  private struct Location: Encodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }

    struct Artifact: Encodable { var uri: String }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }

    struct Logical: Encodable {
      var name: String
      var kind: String
      var fullyQualifiedName: String
    }
  }
}

extension String {
  /// A path as a reference of a URI: relative to where the audit was run, or that of a file.
  fileprivate var asReference: String {
    let written = (hasPrefix("./") ? String(dropFirst(2)) : self).relativeURL
    return hasPrefix("/") ? "file://" + written : written
  }
}

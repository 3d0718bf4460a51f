import ArgumentParser
import Audit
import Foundation
import Overheard
import ScreenFiles
import Support

/// `overheard audit`: problems you can hear.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find problems you can hear, in what is said and in what walks take.",
    discussion: .paragraphs(
      """
      Looks at every element, at what is said of it, and at what happens on the walks, and prints what
      is wrong: where, what is heard, and what to do. Exits with 1 if there is an error, or whatever
      --fail-on says. SCREEN can also be a dump of a real app, such as `import` reads. Of a folder, all
      screen files are taken and all dumps, by their content, except recordings of speech and a dump
      beside a screen file of its name; what is neither is passed over.

      An element or a screen is exempt from a rule with `audit: {ignore: {RULE: reason}}` in its file.
      Severities and budgets of a project are in `.overheard.yaml`, in this folder or above.

      EXAMPLES
        overheard audit Screens/
        overheard audit Screens/ --fail-on warning --severity same-sound=error
        overheard audit Screens/ --format sarif > overheard.sarif
        overheard audit --explain same-sound
      """))

  /// The formats of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit, github, markdown
  }

  /// A language in which findings can be written.
  struct MessageLanguage: ExpressibleByArgument {
    let table: SentenceTable

    init?(argument: String) {
      guard let table = SentenceTable.all.first(where: { $0.language == argument }) else {
        return nil
      }
      self.table = table
    }

    static var allValueStrings: [String] { SentenceTable.all.map(\.language) }
  }

  @Argument(
    help: "Screen files, folders of them, dumps, or - for standard input.", completion: .file())
  var screens: [String] = []

  @Option(help: "The language of the screen and of the reader; by default the screen's own.")
  var language: [LanguagesArgument] = []

  @Option(help: VariantNames.help)
  var variant: [VariantNames] = []

  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions

  @Option(
    help: ArgumentHelp("Apply only this rule. Can be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in Self.ruleNames })
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "How bad a rule's breach is: error, warning, note, or off. Can be repeated.",
      valueName: "rule=severity"),
    completion: .custom { _, _, _ in Self.ruleNames.map { "\($0)=" } })
  var severity: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exit with 1 from this severity on: error, warning, note, or never; error by default.",
      valueName: "severity"),
    completion: .list(["error", "warning", "note", "never"]))
  var failOn: String?

  @Option(
    help: ArgumentHelp("Print the page of a rule, or of all of them.", valueName: "rule"),
    completion: .custom { _, _, _ in Self.ruleNames + ["all"] })
  var explain: String?

  @Option(
    help: """
      text for people, json for programs, sarif for code hosts, junit for CI, github for annotations \
      of a pull request, markdown for its summary.
      """)
  var format: Format = .text

  @Option(
    help: """
      The language of what is found, en or ko; by default that of `audit: {messages: …}` in \
      .overheard.yaml, or en.
      """)
  var messageLanguage: MessageLanguage?

  @Flag(help: "Print no summary.")
  var quiet = false

  private static var ruleNames: [String] { Rule.all.map(\.id) }

  func validate() throws {
    if let explain {
      if explain != "all" { try Self.check(explain) }
      return
    }
    if screens.isEmpty {
      throw ValidationError("Give a screen, a folder, or - for standard input.")
    }
    if reading.reader.readers.count > 1 {
      let names = reading.reader.readers.map { "--reader \($0.id)" }.joined(separator: ", then ")
      throw ValidationError("An audit is of one reader at a time; write \(names).")
    }
    for name in rule { try Self.check(name) }
    for entry in severity { _ = try Self.severity(entry) }
    if let failOn { _ = try Self.threshold(failOn, "--fail-on") }
  }

  func run() async throws {
    if let explain {
      let table = messageLanguage?.table ?? .english
      let pages = explain == "all" ? Rule.all : [Rule.named(explain)].compactMap(\.self)
      Terminal.write(
        explain == "all" && table.language == "en"
          ? Rule.reference : pages.map { $0.page(in: table) }.joined(separator: "\n"))
      return
    }
    let project = Project.current
    let settings = try settings(of: project)
    let reading = reading
    let walking = walking
    // The reader is the one of the screen; each has its own audit.
    let audits = Dictionary(
      uniqueKeysWithValues: ScreenReaders.current.readers.map { reader in
        let audit = Audit(settings: settings) { language in
          var configuration = try reading.configuration(of: reader, in: language)
          walking.apply(to: &configuration)
          return configuration
        }
        return (reader.id, audit)
      })
    var sources = ScreenSources(
      screens, in: language.distinct, variants: variant.distinct, for: reading.reader,
      withDumps: true)
    let walks = try walking.walks()
    var report = AuditReport(
      failsOn: try (failOn ?? project.settings.audit.failOn).map {
        try Self.threshold($0, "--fail-on")
      } ?? .error, language: settings.language)
    var titles = SharedTitles()
    var line = CountingLine(
      "screen", of: sources.sources.count, isDrawn: Terminal.drawsProgress && !quiet)
    for (number, source) in sources.sources.enumerated() {
      line.draw(number)
      guard let loaded = sources.load(source), let audit = audits[loaded.source.reader.id] else {
        report.screens.append(
          .init(path: source.path, name: source.output, findings: [], error: sources.complaint))
        continue
      }
      var file = loaded.file
      if let walks {
        file.walks = walks.walks
        file.variantWalks = [:]
      }
      var findings = try audit.findings(in: file, variants: loaded.variants, at: loaded.places)
      if let variant = loaded.variants.last,
        let finding = titles.finding(
          at: source.path, variant, loaded.places, reader: loaded.source.reader.id, settings)
      {
        findings.append(finding)
      }
      for walk in try audit.walksLeftOut(of: file, variants: loaded.variants) {
        Terminal.note("\(source.path): note: not audited: \(walk)")
      }
      report.screens.append(.init(path: source.path, name: source.output, findings: findings))
    }
    line.clear()
    try write(report)
    if !quiet { Terminal.note(report.summary) }
    try sources.finish()
    if report.fails { throw ExitCode.checkFailed }
  }

  private func write(_ report: AuditReport) throws {
    switch format {
    case .text:
      for (screen, finding) in report.all {
        Terminal.print(report.text(of: finding, in: screen).withVisibleControls)
      }
    case .json: Terminal.write(try report.json())
    case .sarif: Terminal.write(try report.sarif(version: OverheardVersion.current))
    case .junit: Terminal.write(report.junit)
    case .github: Terminal.write(report.github)
    case .markdown: Terminal.write(report.markdown)
    }
  }

  // MARK: Settings

  /// The severities and budgets of the project, changed by the options.
  private func settings(of project: Project) throws -> AuditSettings {
    var settings = try AuditSettings(project)
    for entry in severity {
      let (rule, severity) = try Self.severity(entry)
      settings.severities[rule] = .some(severity)
    }
    if !rule.isEmpty { settings.only = Set(rule) }
    if let messageLanguage { settings.language = messageLanguage.table }
    return settings
  }

  private static func check(_ rule: String) throws {
    guard Rule.named(rule) == nil else { return }
    throw ValidationError(AuditSettings.complaint(about: rule))
  }

  /// Reads `RULE=SEVERITY`; `nil` turns the rule off.
  private static func severity(_ entry: String) throws -> (String, Severity?) {
    let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    try check(String(parts[0]))
    guard parts.count == 2 else {
      throw ValidationError(
        "--severity takes a rule and a severity, such as \(parts[0])=error, but '\(entry)' was given"
      )
    }
    if parts[1] == "off" { return (String(parts[0]), nil) }
    guard let severity = Severity(rawValue: String(parts[1])) else {
      throw ValidationError(
        "the severity of a rule is error, warning, note or off, but '\(parts[1])' was given")
    }
    return (String(parts[0]), severity)
  }

  /// Reads a severity, or `never`.
  private static func threshold(_ word: String, _ option: String) throws -> Severity? {
    if word == "never" { return nil }
    guard let severity = Severity(rawValue: word) else {
      throw ValidationError("\(option) is error, warning, note or never, but '\(word)' was given")
    }
    return severity
  }
}

extension AuditSettings {
  /// The settings of a project.
  ///
  /// - Throws: The exit code of an error that has been printed.
  init(_ project: Project) throws {
    self.init()
    let path = project.path ?? ProjectSettings.fileName
    func refuse(_ message: String) -> ExitCode {
      Terminal.note("\(path): error: \(message)")
      return .wrongInput
    }
    for (rule, word) in project.settings.audit.rules.sorted(by: { $0.key < $1.key }) {
      guard Rule.named(rule) != nil else { throw refuse(Self.complaint(about: rule)) }
      severities[rule] = .some(Severity(rawValue: word))
    }
    for (name, value) in project.settings.audit.budget.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "seconds": budget.seconds = value
      case "gestures": budget.gestures = Int(value)
      case "stops": budget.stops = Int(value)
      case "prefix": budget.prefix = value
      case "hint": budget.hint = value
      case "label": budget.label = value
      default:
        throw refuse(
          "there is no budget '\(name)'; use seconds, gestures, stops, prefix, hint or label")
      }
    }
    if let name = project.settings.audit.platform, let named = Platform(rawValue: name) {
      platform = named
    }
    if let name = project.settings.audit.messages { language = .named(name) }
  }

  /// What to write instead of a rule that does not exist.
  static func complaint(about rule: String) -> String {
    "there is no rule '\(rule)'"
      + (NearestWord.of(rule, in: Rule.all.map(\.id)).map { "; did you mean '\($0)'?" }
        ?? "; `overheard audit --explain all` lists them")
  }
}

// Audit: finds problems you can hear, by what is heard and what a walk costs.
// In: a screen file, where everything in it is, who reads, and settings.
// Out: findings: a rule, an element and its line, the moment in a walk, and what is heard there.

import AccessibilityModel
import Languages
import ScreenFiles
import ScreenReading
import Walks

/// Audits screen files by a list of rules.
///
/// ```swift
/// let audit = Audit { language in
///   try WalkConfiguration(reader: .voiceOver, settings: ReaderSettings(language: language))
/// }
/// for finding in try audit.findings(in: file, at: sources) { print(finding.message) }
/// ```
package struct Audit: Sendable {
  /// The rules to apply, in the order in which findings of one element are listed.
  package let rules: [Rule]
  /// Severities and budgets.
  package let settings: AuditSettings
  /// What depends on the reader: made anew for every language.
  private let configuration: @Sendable (SpokenLanguage) throws -> WalkConfiguration

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - rules: The rules; one that is off by the settings is skipped.
  ///   - settings: Severities and budgets.
  ///   - configuration: How a reader reads in a language, with estimated times.
  package init(
    rules: [Rule] = Rule.all, settings: AuditSettings = AuditSettings(),
    configuration: @escaping @Sendable (SpokenLanguage) throws -> WalkConfiguration
  ) {
    self.rules = rules.filter { settings.severity(of: $0) != nil }
    self.settings = settings
    self.configuration = configuration
  }

  /// The findings of a screen file, by variant and place in the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - variants: The variants to look at.
  ///   - sources: Where its elements are; nothing has a place in a dump.
  /// - Returns: What was found and not suppressed, and suppressions without a finding.
  /// - Throws: The error of the configuration.
  package func findings(
    in file: ScreenFile, variants: [ScreenVariant]? = nil, at sources: SourceMap = SourceMap()
  ) throws -> [AuditFinding] {
    try (variants ?? file.variants).flatMap { variant in
      try findings(of: variant, walks: file.walks(for: variant), in: file, at: sources)
    }
  }

  private func findings(
    of variant: ScreenVariant, walks: [ReaderWalk], in file: ScreenFile, at sources: SourceMap
  ) throws -> [AuditFinding] {
    let configuration = try configuration(variant.screen.language)
    let known = walks.filter {
      $0.isFor(configuration.reader) && $0.step(unknownTo: configuration.reader) == nil
    }
    let subject = AuditedVariant(
      variant, walks: known, configuration: configuration, settings: settings,
      isDump: sources.elements.isEmpty, told: sources.told)
    var suppressions = Suppressions(of: variant)
    var findings: [AuditFinding] = []
    for rule in rules where rule.holds(for: configuration.reader.id) {
      guard let severity = settings.severity(of: rule) else { continue }
      for fault in subject.faults(by: rule) where !suppressions.cover(fault, of: rule.id) {
        findings.append(
          finding(rule, severity, fault, in: subject, at: sources))
      }
    }
    if let rule = rules.first(where: { $0.id == Rule.unusedSuppression.id }),
      let severity = settings.severity(of: rule)
    {
      for fault in suppressions.unused(
        among: rules.filter { $0.holds(for: configuration.reader.id) }, all: Rule.all)
      {
        findings.append(
          finding(rule, severity, fault, in: subject, at: sources))
      }
    }
    return findings.enumerated().sorted { left, right in
      let (a, b) = (left.element.order, right.element.order)
      return a == b ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
    }.map(\.element)
  }

  private func finding(
    _ rule: Rule, _ severity: Severity, _ fault: Fault, in subject: AuditedVariant,
    at sources: SourceMap
  ) -> AuditFinding {
    let configuration = subject.context.configuration
    let variant = subject.variant
    let moment = fault.moment ?? subject.moment(of: fault)
    let source =
      fault.path.flatMap { path in
        // A half of a stepper, or an element of a reload, is where its container is.
        (1...max(path.count, 1)).reversed().lazy.compactMap {
          sources.elements[
            ElementPath(variant: variant.name, screen: fault.screen, Array(path.prefix($0)))]
        }.first
      }
      ?? moment.flatMap { moment in
        sources.walks[WalkPath(variant: variant.name, walk: moment.walk)]
          ?? sources.walks[WalkPath(walk: moment.walk)]
      }
      ?? exemption(rule, fault, of: variant, at: sources)
      ?? sources.elements[ElementPath(variant: variant.name, screen: fault.screen, [0])]
    return AuditFinding(
      rule: rule.id, reader: configuration.reader.id,
      severity: severity == rule.severity ? fault.severity ?? severity : severity,
      variant: variant.name, screen: fault.screen,
      path: fault.path, element: fault.element, message: fault.message.text(in: settings.language),
      evidence: (fault.evidence.isEmpty ? moment.map { [$0.line] } ?? [] : fault.evidence)
        + (fault.reason.map { [$0.text(in: settings.language)] } ?? []),
      walk: moment?.walk, time: moment?.time, event: moment?.event, line: source?.line,
      column: source?.column,
      fix: rule.fix.said(in: settings.language), reference: rule.references.first?.url ?? "")
  }

  /// Where a whole screen is exempt from a rule: what names it above the screen's first element, or
  /// else the nearest.
  private func exemption(
    _ rule: Rule, _ fault: Fault, of variant: ScreenVariant, at sources: SourceMap
  ) -> SourceLocation? {
    guard rule.topic == .project, fault.path == nil, let name = fault.rule,
      let first = sources.elements[
        ElementPath(variant: variant.name, screen: fault.screen, [0])]
    else { return nil }
    let named = sources.exemptions[name] ?? []
    return named.last { $0.line < first.line }
      ?? named.min { abs($0.line - first.line) < abs($1.line - first.line) }
  }

  /// Why walks of a file were left out: the reader does not understand a gesture of theirs.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - variants: The variants to look at.
  /// - Returns: A sentence for each walk.
  /// - Throws: The error of the configuration.
  package func walksLeftOut(
    of file: ScreenFile, variants: [ScreenVariant]? = nil
  ) throws -> [String] {
    var told: [String] = []
    for variant in variants ?? file.variants {
      let reader = try configuration(variant.screen.language).reader
      for walk in file.walks(for: variant) where walk.isFor(reader) {
        guard let step = walk.step(unknownTo: reader)?.description, !told.contains(step) else {
          continue
        }
        told.append(step)
      }
    }
    return told
  }
}

extension AuditFinding {
  /// By line, then by place among the elements.
  fileprivate var order: [Int] { [line ?? .max, column ?? .max] + (path ?? []) }
}

/// What a project asks of an audit: severities and budgets.
package struct AuditSettings: Sendable {
  /// The severities that differ from the rules' own; `nil` turns a rule off.
  package var severities: [String: Severity?]
  /// The rules to apply; `nil` for all that are on.
  package var only: Set<String>?
  /// What may be spent before something is a fault.
  package var budget: Budget
  /// The platform, which decides how large a target must be.
  package var platform: Platform
  /// The language of what is found.
  package var language = SentenceTable.english

  /// What a user may be asked to spend.
  package struct Budget: Hashable, Sendable {
    /// Seconds until the goal of a walk.
    package var seconds = 120.0
    /// Gestures until the goal of a walk.
    package var gestures = 30
    /// Stops before the main action.
    package var stops = 20
    /// Seconds until the word that tells an element from the one before.
    package var prefix = 1.5
    /// Seconds of the app's own hint.
    package var hint = 8.0
    /// Seconds of the label of a control; half of them of a heading.
    package var label = 12.0

    package init() {}
  }

  /// Where the app runs.
  package enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iPhone and iPad: targets of at least 44 by 44 points.
    case iOS
    /// Apple Vision: centres of targets at least 60 points apart.
    case visionOS
  }

  /// Creates settings; what is not given is usual.
  package init(
    severities: [String: Severity?] = [:], only: Set<String>? = nil, budget: Budget = Budget(),
    platform: Platform = .iOS
  ) {
    self.severities = severities
    self.only = only
    self.budget = budget
    self.platform = platform
  }

  /// Whether the rule is named, rather than one of all.
  func isAskedFor(_ rule: Rule) -> Bool {
    only?.contains(rule.id) ?? false || severities[rule.id] != nil
  }

  /// How bad a breach of a rule is; `nil` if the rule is off.
  package func severity(of rule: Rule) -> Severity? {
    if let only {
      return only.contains(rule.id) ? (severities[rule.id] ?? nil) ?? rule.severity : nil
    }
    if let set = severities[rule.id] { return set }
    return rule.isOn ? rule.severity : nil
  }
}

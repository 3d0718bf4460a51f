import AccessibilityModel

/// One thing that a reader says: when, in which words, why, and how that is known.
///
/// Rules are in ordered lists, see ``AnnouncementRules``; the order of a list is the order of speech.
/// A rule whose condition holds may still say nothing, for example if a text is blank.
///
/// ```swift
/// AnnouncementRule(
///   "trait.link", when: .trait(.link), says: .word(.trait, VoiceOverKey.traitLink),
///   source: "CS; A11")
/// ```
package struct AnnouncementRule: Sendable {
  /// Its name in tests and documentation.
  package let id: String
  /// When it applies.
  package private(set) var when: Condition
  /// What it says then.
  package let says: Words
  /// The reason, if it is not obvious; empty otherwise.
  package let reason: String
  /// Where it was observed, in the codes of the wording tables.
  package let source: String

  package init(
    _ id: String, when: Condition = .always, says: Words, because reason: String = "",
    source: String
  ) {
    self.id = id
    self.when = when
    self.says = says
    self.reason = reason
    self.source = source
  }

  /// The same rule for fewer elements, so that it can be in a list more than once.
  package func only(when condition: Condition) -> AnnouncementRule {
    var rule = self
    rule.when = condition && when
    return rule
  }

  /// What it says about a subject; nothing if it does not apply.
  package func parts(about subject: Subject) -> [SpokenAnnouncement.Part] {
    when.holds(subject) ? says.parts(subject) : []
  }
}

/// Rules in the order of speech, or several such orders of which one is used.
package struct RuleList: Sendable {
  /// The orders; the first whose condition holds is used.
  package let cases: [Case]

  /// An order of rules and when it is used.
  package struct Case: Sendable {
    package let when: Condition
    package let rules: [AnnouncementRule]
    /// The rules without the parts that only people read, which makes going through them quicker.
    fileprivate let steps: [Step]
  }

  /// A rule as the interpreter uses it.
  fileprivate struct Step: Sendable {
    /// The traits without which the rule does not apply.
    let needs: ElementTraits
    let holds: @Sendable (Subject) -> Bool
    let parts: @Sendable (Subject) -> [SpokenAnnouncement.Part]

    init(_ rule: AnnouncementRule) {
      needs = rule.when.needs
      holds = rule.when.holds
      parts = rule.says.parts
    }

    func applies(to subject: Subject) -> Bool {
      subject.traits.isSuperset(of: needs) && holds(subject)
    }
  }

  /// Rules in one order.
  package init(_ rules: [AnnouncementRule]) {
    self.init(cases: [(.always, rules)])
  }

  /// Rules in an order that depends on the element or on a setting.
  package init(cases: [(when: Condition, rules: [AnnouncementRule])]) {
    self.cases = cases.map { order in
      Case(when: order.when, rules: order.rules, steps: order.rules.map(Step.init))
    }
  }

  /// The rules that say a certain kind of thing.
  package func only(_ kind: SpokenAnnouncement.Kind) -> RuleList {
    RuleList(cases: cases.map { ($0.when, $0.rules.filter { $0.says.kind == kind }) })
  }

  /// What the rules say about a subject, in order.
  package func parts(about subject: Subject) -> [SpokenAnnouncement.Part] {
    var parts: [SpokenAnnouncement.Part] = []
    for step in steps(for: subject) where step.applies(to: subject) {
      parts += step.parts(subject)
    }
    return parts
  }

  /// Whether the rules say anything about a subject.
  func saysSomething(about subject: Subject) -> Bool {
    steps(for: subject).contains { $0.applies(to: subject) && !$0.parts(subject).isEmpty }
  }

  private func steps(for subject: Subject) -> [Step] {
    cases.first { $0.when.holds(subject) }?.steps ?? []
  }
}

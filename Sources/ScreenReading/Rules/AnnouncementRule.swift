import AccessibilityModel

/// One thing that a reader says: when, which words, why, and how that is known.
///
/// Rules stand in ordered lists, see ``AnnouncementRules``; the order of a list is the order of
/// speech. A rule whose condition holds may still say nothing, as for a text that is blank.
///
/// ```swift
/// AnnouncementRule(
///   "trait.link", when: .trait(.link), says: .word(.trait, .traitLink), source: "CS; A11")
/// ```
package struct AnnouncementRule: Sendable {
  /// Its name, by which tests and documentation call it.
  package let id: String
  /// When it applies.
  package private(set) var when: Condition
  /// What it says then.
  package let says: Words
  /// Why it is so, where that is not plain; empty otherwise.
  package let reason: String
  /// Where it was seen, in the codes of the wording tables.
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

  /// The same rule for fewer elements, to place it more than once in a list.
  package func only(when condition: Condition) -> AnnouncementRule {
    var rule = self
    rule.when = condition && when
    return rule
  }

  /// What it says about a subject; nothing where it does not apply.
  package func parts(about subject: Subject) -> [Announcement.Part] {
    when.holds(subject) ? says.parts(subject) : []
  }
}

/// Rules in the order of speech, or several such orders of which one is taken.
package struct RuleList: Sendable {
  /// The orders; the first whose condition holds is taken.
  package let cases: [Case]

  /// An order of rules and when it is taken.
  package struct Case: Sendable {
    package let when: Condition
    package let rules: [AnnouncementRule]
    /// The rules without what only people read, which is quicker to go through.
    fileprivate let steps:
      [(
        holds: @Sendable (Subject) -> Bool, parts: @Sendable (Subject) -> [Announcement.Part]
      )]
  }

  /// Rules in one order.
  package init(_ rules: [AnnouncementRule]) {
    self.init(cases: [(.always, rules)])
  }

  /// Rules in an order that depends on the element or on a setting.
  package init(cases: [(when: Condition, rules: [AnnouncementRule])]) {
    self.cases = cases.map { order in
      Case(
        when: order.when, rules: order.rules,
        steps: order.rules.map { ($0.when.holds, $0.says.parts) })
    }
  }

  /// The rules that say a kind of thing.
  package func only(_ kind: Announcement.Kind) -> RuleList {
    RuleList(cases: cases.map { ($0.when, $0.rules.filter { $0.says.kind == kind }) })
  }

  /// What the rules say about a subject, in order.
  package func parts(about subject: Subject) -> [Announcement.Part] {
    guard let order = cases.firstIndex(where: { $0.when.holds(subject) }) else { return [] }
    var parts: [Announcement.Part] = []
    for step in cases[order].steps where step.holds(subject) { parts += step.parts(subject) }
    return parts
  }
}

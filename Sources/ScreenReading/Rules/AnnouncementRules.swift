/// All that a reader says about elements: its rules, by the moment at which they speak.
///
/// This is the whole of a reader's composing as data; ``Composer`` interprets it, whoever the
/// reader is.
package struct AnnouncementRules: Sendable {
  /// What is said when the cursor lands on an element.
  package let landing: RuleList
  /// What follows after the pause.
  package let hints: RuleList
  /// What is said when an element changed under the cursor: the first rule that fits speaks.
  package let changes: [ChangeRule]
  /// What is said after an adjustment.
  package let adjustment: RuleList
  /// What the model knows and the reader does not say, each with its reason.
  package let silences: [Silence]

  package init(
    landing: RuleList, hints: RuleList, changes: [ChangeRule], adjustment: RuleList,
    silences: [Silence]
  ) {
    self.landing = landing
    self.hints = hints
    self.changes = changes
    self.adjustment = adjustment
    self.silences = silences
  }

  /// Something of the model that a reader passes over.
  package struct Silence: Sendable {
    /// What it is: `trait.playsSound`, `role.group`.
    package let id: String
    /// Why nothing is said.
    package let reason: String
    /// Where that was seen.
    package let source: String

    package init(_ id: String, because reason: String, source: String) {
      self.id = id
      self.reason = reason
      self.source = source
    }
  }
}

extension AnnouncementRules {
  /// Every rule once, in the order of the moments, rules about containers included.
  package var all: [AnnouncementRule] {
    var seen: Set<String> = []
    let lists = [landing, hints, adjustment] + changes.flatMap { $0.says.map(\.rules) }
    return lists.flatMap { $0.cases.flatMap(\.rules) }.flatMap { [$0] + $0.says.rules }
      .filter { seen.insert($0.id).inserted }
  }
}

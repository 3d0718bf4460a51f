/// Everything that a reader says about elements: its rules, by occasion.
///
/// This is all of a reader's composing as data; ``AnnouncementComposer`` interprets it for any reader.
package struct AnnouncementRules: Sendable {
  /// What is said when the cursor lands on an element.
  package let landing: RuleList
  /// What follows after the pause.
  package let hints: RuleList
  /// What stands between hints.
  package let hintJoint: SpokenAnnouncement.HintJoint
  /// What is said when an element changed under the cursor: the first rule that applies speaks.
  package let changes: [ChangeRule]
  /// What is said after an adjustment.
  package let adjustment: RuleList
  /// Parts of the model that the reader does not speak, each with a reason.
  package let silences: [Silence]
  /// A stop that has been read as the next one needs it, after the one before.
  package let remembered: @Sendable (_ stop: FocusStop, _ previous: FocusStop?) -> FocusStop

  package init(
    landing: RuleList, hints: RuleList, hintJoint: SpokenAnnouncement.HintJoint = .sentence,
    changes: [ChangeRule], adjustment: RuleList, silences: [Silence],
    remembered: @escaping @Sendable (FocusStop, FocusStop?) -> FocusStop = { stop, _ in stop }
  ) {
    self.landing = landing
    self.hints = hints
    self.hintJoint = hintJoint
    self.changes = changes
    self.adjustment = adjustment
    self.silences = silences
    self.remembered = remembered
  }

  /// A part of the model that a reader does not speak.
  package struct Silence: Sendable {
    /// What it is: `trait.playsSound`, `role.group`.
    package let id: String
    /// Why nothing is said.
    package let reason: String
    /// Where that was observed.
    package let source: String

    package init(_ id: String, because reason: String, source: String) {
      self.id = id
      self.reason = reason
      self.source = source
    }
  }
}

extension AnnouncementRules {
  /// Every rule once, in the order of the occasions, including rules about containers.
  package var all: [AnnouncementRule] {
    var seen: Set<String> = []
    let lists = [landing, hints, adjustment] + changes.flatMap { $0.says.map(\.rules) }
    return lists.flatMap { $0.cases.flatMap(\.rules) }.flatMap { [$0] + $0.says.rules }
      .filter { seen.insert($0.id).inserted }
  }
}

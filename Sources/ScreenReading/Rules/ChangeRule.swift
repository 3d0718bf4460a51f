import AccessibilityModel

/// A rule for what is spoken again when an element changed while the cursor stayed on it.
package struct ChangeRule: Sendable {
  /// Its name, by which tests and documentation call it.
  package let id: String
  /// When it applies.
  package let when: Occasion
  /// What it says then, in order.
  package let says: [Piece]
  /// The reason.
  package let reason: String
  /// Where it was seen, in the codes of the wording tables.
  package let source: String

  package init(
    _ id: String, when: Occasion, says: [Piece], because reason: String, source: String
  ) {
    self.id = id
    self.when = when
    self.says = says
    self.reason = reason
    self.source = source
  }

  /// When a rule about changes applies.
  package enum Occasion: Sendable {
    /// Rules say something that was not said before by any rule of a list.
    case saysAnew([AnnouncementRule], among: RuleList)
    /// It has something to say.
    case saysSomething
    /// The element meets a condition now, whatever it was before.
    case becomes(Condition)
  }

  /// How much is said of a list of rules.
  package enum Piece: Sendable {
    /// All of it.
    case whole(RuleList)
    /// All of it, if it has changed.
    case changed(RuleList)
    /// The parts that were not said before.
    case new(RuleList)

    package var rules: RuleList {
      switch self {
      case .whole(let rules), .changed(let rules), .new(let rules): rules
      }
    }
  }
}

/// An element before and after something happened to it.
struct Change {
  let before: Subject
  let after: Subject

  /// What a rule says about the change; `nil` if it does not apply.
  func parts(of rule: ChangeRule) -> [SpokenAnnouncement.Part]? {
    guard isOccasion(rule.when) else { return nil }
    let parts = rule.says.flatMap { self.parts(of: $0) }
    if case .saysSomething = rule.when, parts.isEmpty { return nil }
    return parts
  }

  private func isOccasion(_ occasion: ChangeRule.Occasion) -> Bool {
    switch occasion {
    case .saysAnew(let rules, let list):
      let new = parts(of: .new(list))
      return rules.contains { $0.parts(about: after).contains(where: new.contains) }
    case .saysSomething:
      return true
    case .becomes(let condition):
      return condition.holds(after)
    }
  }

  private func parts(of piece: ChangeRule.Piece) -> [SpokenAnnouncement.Part] {
    let new = piece.rules.parts(about: after)
    switch piece {
    case .whole: return new
    case .changed(let rules): return rules.parts(about: before) == new ? [] : new
    case .new(let rules):
      // Each that was said before stands for one: of two switches inside, both may be off now.
      var old = rules.parts(about: before)
      return new.filter { part in
        guard let same = old.firstIndex(of: part) else { return true }
        old.remove(at: same)
        return false
      }
    }
  }
}

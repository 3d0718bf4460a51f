import AccessibilityModel

/// When a rule applies: a question about a subject, with its words for the documentation.
package struct Condition: Sendable, CustomStringConvertible {
  /// The condition as it is in the generated documentation.
  package let description: String
  /// Whether it holds for a subject.
  package let holds: @Sendable (Subject) -> Bool
  /// The traits without which it cannot hold; the interpreter skips a rule for want of them.
  let needs: ElementTraits

  package init(
    _ description: String, needing needs: ElementTraits = [],
    holds: @escaping @Sendable (Subject) -> Bool
  ) {
    self.description = description
    self.needs = needs
    self.holds = holds
  }

  package static let always = Condition("always") { _ in true }

  package static func && (left: Condition, right: Condition) -> Condition {
    if right.description == always.description { return left }
    return Condition("\(left) and \(right)", needing: left.needs.union(right.needs)) {
      left.holds($0) && right.holds($0)
    }
  }

  package static func || (left: Condition, right: Condition) -> Condition {
    Condition("(\(left) or \(right))", needing: left.needs.intersection(right.needs)) {
      left.holds($0) || right.holds($0)
    }
  }

  package static prefix func ! (condition: Condition) -> Condition {
    let isCompound = condition.description.contains(" and ")
    return Condition(isCompound ? "not (\(condition))" : "not \(condition)") {
      !condition.holds($0)
    }
  }
}

// MARK: - What is asked about an element

extension Condition {
  /// It has a trait, of its own or from its role.
  package static func trait(_ trait: ElementTraits) -> Condition {
    Condition("`\(trait.names.joined(separator: "` and `"))`", needing: trait) {
      $0.traits.contains(trait)
    }
  }

  /// It has at least one of some traits.
  package static func anyTrait(_ traits: ElementTraits) -> Condition {
    Condition("(`\(traits.names.joined(separator: "` or `"))`)") {
      !$0.traits.isDisjoint(with: traits)
    }
  }

  /// It has one of several roles, for properties that UIKit does not express as traits.
  package static func role(_ roles: ElementRole...) -> Condition {
    Condition("role `\(roles.map(\.rawValue).joined(separator: "` or `"))`") {
      roles.contains($0.element.role)
    }
  }

  /// It has a text that is not blank.
  package static func has(
    _ name: String, _ text: @escaping @Sendable (AccessibilityElement) -> AttributedText?
  ) -> Condition {
    Condition("has a \(name)") { subject in text(subject.element).map { !$0.isBlank } ?? false }
  }

  /// A setting of the reader is on.
  package static func setting(_ setting: ReaderSetting) -> Condition {
    Condition("setting `\(setting.name)`") { $0.composer.settings[isOn: setting] }
  }

  /// A setting of the reader has a value.
  package static func setting(_ setting: ReaderSetting, is value: String) -> Condition {
    Condition("setting `\(setting.name)` is `\(value)`") {
      $0.composer.settings[setting] == value
    }
  }

  /// A switch or checkbox is in a state.
  package static func toggle(_ state: ToggleState) -> Condition {
    Condition(state.rawValue) { $0.toggle == state }
  }

  /// It is expanded, or collapsed.
  package static func expanded(_ status: ExpandedStatus) -> Condition {
    Condition(status.rawValue) { $0.element.expandedStatus == status }
  }

  /// One of several rules says something.
  package static func says(_ name: String, _ rules: [AnnouncementRule]) -> Condition {
    let list = RuleList(rules)
    return Condition("\(name) is said") { list.saysSomething(about: $0) }
  }
}

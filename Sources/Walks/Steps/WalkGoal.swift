import AccessibilityModel
import Support

/// What a user wants to reach with a walk.
///
/// With an activation among the conditions, the goal is reached when that element is activated
/// while the others hold. Otherwise they must hold at the end of the walk: a card that was
/// selected only in passing is not chosen. What already holds before the first gesture must stop
/// holding and hold again; an element that is to stay as it was has a condition of its own,
/// ``Condition/kept(_:)``.
public struct WalkGoal: Hashable, Sendable {
  /// The conditions that together make the goal.
  public var conditions: [Condition]

  /// Something about the screen that can be observed from outside; elements are named by
  /// identifier, label or name.
  public enum Condition: Hashable, Sendable {
    /// The element was activated.
    case activated(String)
    /// The element has focus.
    case focused(String)
    /// The element is selected.
    case selected(String)
    /// The element has this value; for a carousel or a banner, the item in the middle.
    case value(String, String)
    /// The element has the value that it had before the first gesture.
    case kept(String)
    /// The screen of this name or title is shown.
    case screen(String)
    /// What effects can ask of an element holds: its number is above another, it is on, it matches.
    case meets(ElementCondition)
  }

  /// Creates a goal that is reached when all its conditions hold.
  public init(_ conditions: [Condition]) {
    self.conditions = conditions
  }
}

extension WalkGoal.Condition: CustomStringConvertible {
  /// The canonical way to write it; ``init(_:)`` reads it back.
  public var description: String {
    switch self {
    case .activated(let element): "activate \(element)"
    case .focused(let element): "focus \(element)"
    case .selected(let element): "select \(element)"
    case .value(let element, let value): "\(element) = \(value)"
    case .kept(let element): "keep \(element)"
    case .screen(let name): "screen \(name)"
    case .meets(let condition): condition.description
    }
  }

  /// Reads a condition: `activate 확인`, `focus 확인`, `select 현대카드`, `cards = 현대카드`,
  /// `keep 음량`, `screen 상세`, `음량 >= 50`, `무음 is on`.
  ///
  /// - Throws: ``WalkGoalError`` for another text.
  public init(_ text: String) throws(WalkGoalError) {
    if let condition = Self(beginningWithVerb: text) {
      self = condition
    } else {
      try self.init(beginningWithElement: text)
    }
  }

  private init?(beginningWithVerb text: String) {
    let trimmed = text.trimmed
    let word = trimmed.prefix { !$0.isWhitespace }.lowercased()
    let rest = String(trimmed.dropFirst(word.count)).trimmed
    guard !rest.isEmpty, !rest.hasPrefix("=") else { return nil }
    switch word {
    case "activate", "activated": self = .activated(rest)
    case "focus", "focused": self = .focused(rest)
    case "select", "selected": self = .selected(rest)
    case "keep", "kept": self = .kept(rest)
    case "screen": self = .screen(rest)
    default: return nil
    }
  }

  /// Reads a condition of which the first word is that of an element: `Focus mode is on`.
  ///
  /// - Throws: ``WalkGoalError`` for a text that says nothing of an element.
  package init(beginningWithElement text: String) throws(WalkGoalError) {
    let trimmed = text.trimmed
    // To look for the signs takes less than to read a condition, and most goals have none.
    let asks = ["<", ">", "!=", " is ", " match"].contains { trimmed.contains($0) }
    if asks, let condition = try? ElementCondition(trimmed), !condition.asksForValue,
      // A value may look like a condition: `banner = The alarm is on`.
      !condition.element.contains("=")
    {
      self = .meets(condition)
      return
    }
    guard let equals = trimmed.firstIndex(of: "=") else {
      throw WalkGoalError(text: trimmed, asksOfElement: asks)
    }
    let element = String(trimmed[..<equals]).trimmed
    let value = String(trimmed[trimmed.index(after: equals)...]).trimmed
    if value.hasPrefix("=") { throw WalkGoalError(text: trimmed, hasTwoEquals: true) }
    // A sign apart from the equals sign belongs to a name: `Next > = 3`.
    let hasSign = trimmed[..<equals].last.map { "<>!".contains($0) } ?? false
    // Other texts may begin so: `banner = <New> sale`.
    if hasSign || value == "\"\"" || value == "''" || trimmed.contains(/=[<>]\s*-?[0-9]/) {
      throw WalkGoalError(text: trimmed, asksOfElement: true)
    }
    guard !element.isEmpty, !value.isEmpty else { throw WalkGoalError(text: trimmed) }
    self = .value(element, value)
  }
}

extension ElementCondition {
  /// Whether it is what ``WalkGoal/Condition/value(_:_:)`` says.
  fileprivate var asksForValue: Bool {
    if case .equals = test { return !isNegated }
    return false
  }
}

extension WalkGoal {
  /// Reads a goal from the conditions of a file.
  ///
  /// - Throws: ``WalkGoalError`` for the first line that is not a condition.
  public init(lines: [String]) throws(WalkGoalError) {
    var conditions: [Condition] = []
    for line in lines { conditions.append(try Condition(line)) }
    self.init(conditions)
  }
}

/// A text that is not a condition of a goal.
public struct WalkGoalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var text: String
  /// Whether it compares with `==`, as languages of programming do.
  var hasTwoEquals = false
  /// Whether it compares, or asks for a state, in a way that there is not.
  var asksOfElement = false

  /// The element that is to be activated, where a goal says so in other words; `nil` elsewhere.
  private var activated: String? {
    guard text.count <= 100 else { return nil }
    // To press and hold is no activation.
    let verb = /(?i)(?:(?:double[- ]?)?tap|press|click|touch)\s+(?!and\s)(?:on\s+)?(\S.*)/
    guard
      let found = text.wholeMatch(of: verb)?.1
        ?? text.wholeMatch(of: /(?i)(\S.*?)\s+(?:activated|tapped|pressed|clicked)/)?.1
    else { return nil }
    let isQuoted = found.count > 2 && found.hasPrefix("\"") && found.hasSuffix("\"")
    return String(isQuoted ? found.dropFirst().dropLast() : found).trimmed
  }

  public var description: String {
    if hasTwoEquals {
      let parts = text.split(separator: "=", omittingEmptySubsequences: true).map {
        "\($0)".trimmed
      }
      return "\"==\" in the goal \"\(text)\"; write \"\(parts.joined(separator: " = "))\""
    }
    if asksOfElement { return "\(ElementConditionError(text: text))" }
    let shown = text.count <= 100 ? text[...] : text.prefix(40) + "…"
    if let element = activated { return "unknown goal \"\(shown)\"; write \"activate \(element)\"" }
    let verbs = WalkGoal.forms.compactMap { form in
      form.usage.split(separator: " ").first.map(String.init).flatMap {
        $0.allSatisfy(\.isLowercase) ? $0 : nil
      }
    }
    if let word = shown.split(separator: " ").first, word.count < shown.count,
      let verb = NearestWord.of(String(word), in: verbs)
    {
      return "unknown goal \"\(shown)\"; did you mean \"\(verb)\(shown.dropFirst(word.count))\"?"
    }
    let usages = WalkGoal.forms.map { "\"\($0.usage)\"" }
    return "unknown goal \"\(shown)\"; write \(usages.dropLast().joined(separator: ", ")) or "
      + usages.suffix(1).joined()
  }
}

/// Something about an element that holds or not while the app runs.
///
/// ```swift
/// let condition = try ElementCondition("수량 < 10")
/// ```
public struct ElementCondition: Hashable, Sendable, Codable {
  /// The identifier or label of the element.
  public var element: String
  /// What is asked of it.
  public var test: Test
  /// Whether the answer must be no.
  public var isNegated: Bool

  /// What can be asked of an element.
  ///
  /// `{name}` in a text that it is compared with is the value of the element of that name.
  public enum Test: Hashable, Sendable, Codable {
    /// It has this value, or this number.
    case equals(String)
    /// Its number is on one side of another.
    case compares(Comparison, String)
    /// A part of its value matches a regular expression.
    case matches(String)
    /// It is in a state.
    case state(State)
  }

  /// How numbers are compared.
  public enum Comparison: String, Hashable, Sendable, Codable, CaseIterable {
    /// Less, or the same.
    case atMost = "<="
    /// More, or the same.
    case atLeast = ">="
    /// Less.
    case below = "<"
    /// More.
    case above = ">"
  }

  /// A state that an element is in, or not.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// It has no value; a field without a text.
    case empty
    /// The switch or checkbox is on.
    case on
    /// The switch or checkbox is off.
    case off
    /// It is selected.
    case selected
    /// It can be used.
    case enabled
    /// It is hidden.
    case hidden
    /// It shows more.
    case expanded
    /// The reader's focus is on it, or inside.
    case focused
  }

  /// Creates a condition.
  public init(_ element: String, _ test: Test, isNegated: Bool = false) {
    self.element = element
    self.test = test
    self.isNegated = isNegated
  }
}

// MARK: - Writing and reading

extension ElementCondition: CustomStringConvertible {
  /// The canonical way to write it; ``init(_:)`` reads it back.
  public var description: String {
    switch test {
    case .equals(let value): "\(element) \(isNegated ? "!=" : "=") \(value)"
    case .compares(let comparison, let number): "\(element) \(comparison.rawValue) \(number)"
    case .matches(let pattern):
      "\(element) \(isNegated ? "does not match" : "matches") /\(pattern)/"
    case .state(let state): "\(element) is \(isNegated ? "not " : "")\(state.rawValue)"
    }
  }

  /// Reads a condition: `수량 < 10`, `동의 is on`, `이름 is not empty`, `이메일 matches /.+@.+/`,
  /// `암호 확인 = {암호}`.
  ///
  /// - Throws: ``ElementConditionError`` for another text.
  public init(_ text: String) throws(ElementConditionError) {
    guard Self.wordBetweenSeveral(in: text) == nil, let read = ConditionText(text).condition else {
      throw ElementConditionError(text: text)
    }
    if case .matches(let pattern) = read.test, (try? TextPattern(pattern)) == nil {
      throw ElementConditionError(text: text)
    }
    self = read
  }

  /// The word that joins two conditions in one text, which would be taken for a long name or value.
  fileprivate static func wordBetweenSeveral(in text: String) -> Substring? {
    // A pattern for all of it would look through the text again and again.
    let sign = /[=<>]|\sis\s|\smatch/
    let head = text.prefix { $0 != "/" }
    guard let first = head.firstMatch(of: sign),
      let joint = head[first.range.upperBound...].firstMatch(of: /\s(or|and|\|\||&&)\s/),
      text[joint.range.upperBound...].firstMatch(of: sign) != nil
    else { return nil }
    return joint.output.1
  }

  /// The conditions there are, as a regular expression for the schema; on long texts it takes too long
  /// for ``init(_:)``, which reads the same.
  package static let pattern = {
    let states = State.allCases.map(\.rawValue).joined(separator: "|")
    let comparisons = Comparison.allCases.map(\.rawValue).joined(separator: "|")
    let number = #"-?[0-9]+(?:\.[0-9]+)?%?|.*\{.+\}"#
    // Two conditions in one would be taken for a long name or value.
    let verb = #"(?:[=<>]|\sis\s|\smatch)"#
    let several = #"(?![^/]*\#(verb)[^/]*\s(?:or|and|\|\||&&)\s.*\#(verb))"#
    return #"^\s*\#(several)(\S(?:.*?[^\s<>!=])??)"#
      + #"(?:\s+is(\s+not)?\s+(\#(states))|\s*(!=|=)\s*(?![=<>])(?!(?:""|'')\s*$)(\S.*?)"#
      + #"|\s*(\#(comparisons))\s*(\#(number))|\s+(matches|does not match)\s+/(.+)/)\s*$"#
  }()

  /// The forms, for documentation: what to write, an example, and when it holds.
  package static let forms: [(usage: String, example: String, summary: String)] = [
    ("ELEMENT = VALUE", "배송 = 새벽 배송", "The element has this value or number; `!=`: another."),
    (
      "ELEMENT < NUMBER", "수량 < 10",
      "The number in its value is less; likewise `<=`, `>` and `>=`."
    ),
    (
      "ELEMENT is STATE", "이름 is not empty",
      "The state is "
        + State.allCases.dropLast().map { "`\($0.rawValue)`" }.joined(separator: ", ")
        + " or `\(State.allCases.last?.rawValue ?? "")`; `is not`: the opposite."
    ),
    (
      "ELEMENT matches /PATTERN/", "이메일 matches /.+@.+/",
      "A part of its value matches the regular expression; `does not match`: none does."
    ),
  ]
}

// MARK: - Contradictions

extension ElementCondition {
  /// Two conditions of a list of which one at most can hold; `nil` if there are none such.
  ///
  /// Only what can be seen without the app counts: values that are compared with other elements do not.
  package static func contradiction(
    in conditions: [ElementCondition]
  ) -> (ElementCondition, ElementCondition)? {
    for (index, one) in conditions.enumerated() {
      for other in conditions[..<index] where one.contradicts(other) { return (other, one) }
    }
    return nil
  }

  private func contradicts(_ other: ElementCondition) -> Bool {
    guard element == other.element else { return false }
    if test == other.test {
      // Comparisons are never negated.
      return isNegated != other.isNegated
    }
    guard !isNegated, !other.isNegated else { return false }
    switch (test, other.test) {
    case (.state(let one), .state(let another)): return Set([one, another]) == [.on, .off]
    case (.equals(let value), .equals(let another)):
      if value.contains("{") || another.contains("{") { return false }
      // "1" and "1.0" are the same number.
      return Double(value) == nil || Double(value) != Double(another)
    case (.compares, .compares), (.compares, .equals), (.equals, .compares):
      guard let one = bounds, let another = other.bounds else { return false }
      return one.isApart(from: another) || another.isApart(from: one)
    default: return false
    }
  }

  /// The numbers that it allows.
  private struct Bounds {
    var least = -Double.infinity
    var most = Double.infinity
    /// Whether the ends are left out.
    var isOpen = false

    func isApart(from other: Bounds) -> Bool {
      most < other.least || most == other.least && (isOpen || other.isOpen)
    }
  }

  private var bounds: Bounds? {
    switch test {
    case .equals(let text):
      return Double(text).map { Bounds(least: $0, most: $0) }
    case .compares(let comparison, let text):
      guard let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text) else {
        return nil
      }
      switch comparison {
      case .atMost: return Bounds(most: number)
      case .below: return Bounds(most: number, isOpen: true)
      case .atLeast: return Bounds(least: number)
      case .above: return Bounds(least: number, isOpen: true)
      }
    case .matches, .state: return nil
    }
  }
}

/// A text that is no condition.
public struct ElementConditionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var text: String

  package init(text: String) { self.text = text }

  /// What people call states, in lower case.
  private static let states: [String: (name: ElementCondition.State, isNegated: Bool)] = {
    var words: [String: (ElementCondition.State, Bool)] = [
      "blank": (.empty, false), "filled": (.empty, true),
      "deselected": (.selected, true), "unselected": (.selected, true),
      "disabled": (.enabled, true), "dimmed": (.enabled, true), "notenabled": (.enabled, true),
      "invisible": (.hidden, false), "gone": (.hidden, false), "visible": (.hidden, true),
      "shown": (.hidden, true), "open": (.expanded, false), "opened": (.expanded, false),
      "closed": (.expanded, true), "collapsed": (.expanded, true), "in focus": (.focused, false),
    ]
    // A word that differs only in its letters' case.
    for state in ElementCondition.State.allCases { words[state.rawValue] = (state, false) }
    return words
  }()

  /// The state that somebody meant by a word, and whether it is the opposite.
  private static func state(
    meantBy word: String
  ) -> (name: ElementCondition.State, isNegated: Bool)? {
    if let state = states[word.lowercased()] { return state }
    return ToggleWords.state(meantBy: word).flatMap {
      ElementCondition.State(rawValue: $0.rawValue)
    }.map { ($0, false) }
  }

  /// A longer text is told by its beginning only, and not looked into for what was meant.
  private static let longest = 200

  public var description: String {
    let isLong = text.count > Self.longest
    let shown = isLong ? text.prefix(40) + "…" : text[...]
    if let word = ElementCondition.wordBetweenSeveral(in: text) {
      return word == "or" || word == "||"
        ? "'\(shown)' has an '\(word)'; write a pattern for several values, such as "
          + "Payment matches /^(card|cash)$/, or an 'if' for each condition"
        : "'\(shown)' is several conditions; write them as a list, of which all must hold"
    }
    return isLong ? Self.plainAdvice(on: shown) : advice
  }

  private static func plainAdvice(on text: Substring) -> String {
    "'\(text)' is no condition; write one such as Count < 10, Name is not empty or "
      + "Email matches /.+@.+/"
  }

  private var advice: String {
    if let pattern = text.firstMatch(of: /match(?:es)?\s+\/(.+)\/\s*$/)?.1 {
      do {
        _ = try TextPattern(String(pattern))
      } catch {
        return "'/\(pattern)/' is not a regular expression: \(error)"
      }
    }
    if text.contains(/\smatch(es)?\s/) {
      return "'\(text)' has no pattern; write it between slashes: Email matches /.+@.+/"
    }
    if let match = text.firstMatch(of: /^\s*(\S.*?)\s*(!(<=|>=|<|>))\s*(.*?)\s*$/) {
      let opposites: [Substring: String] = ["<=": ">", ">=": "<", "<": ">=", ">": "<="]
      return
        "'\(match.2)' is no comparison; write \(match.1) \(opposites[match.3] ?? "") \(match.4)"
    }
    if let match = text.firstMatch(of: /^\s*(\S[^=]*?)\s*(!?)=\s*(<[^<>=]+>)\s*$/) {
      let verb = match.2.isEmpty ? "matches" : "does not match"
      return
        "a value that is compared cannot begin with '<'; write \(match.1) \(verb) /^\(match.3)$/"
    }
    if let match = text.wholeMatch(of: /\s*(\S[^=!]*?)\s*(==+|!=)\s*(true|false)\s*/) {
      let isOn = (match.3 == "true") == match.2.hasPrefix("==")
      return "'\(match.2) \(match.3)' is no comparison; write \(match.1) is \(isOn ? "on" : "off")"
    }
    if let sign = text.firstMatch(of: /==+|=>|=<|<>/)?.output {
      let signs: [Substring: String] = ["=>": ">=", "=<": "<=", "<>": "!="]
      let right = text.replacing(sign, with: signs[sign] ?? "=", maxReplacements: 1)
      return "'\(sign)' is no comparison; write \(right)"
    }
    if let match = text.firstMatch(of: /^\s*(\S.*?)\s*(!?)=\s*(?:""|'')\s*$/) {
      let not = match.2.isEmpty ? "" : "not "
      return "nothing is written as empty; write \(match.1) is \(not)empty"
    }
    if let match = text.firstMatch(of: /^\s*(\S(?:.*\S)?)\s+is(\s+not)?\s+(\S.*?)\s*$/) {
      // A name may have an "is" of its own: the last one counts.
      let (element, word) = (match.1, String(match.3))
      let states = ElementCondition.State.allCases.map(\.rawValue)
      if let state = Self.state(meantBy: word) {
        let asksForOpposite = state.isNegated == (match.2 == nil)
        return "'\(word)' is no state of an element; write "
          + "\(element) is \(asksForOpposite ? "not " : "")\(state.name.rawValue)"
      }
      return "'\(word)' is no state of an element; if it is a value, write "
        + "\(element) \(match.2 == nil ? "=" : "!=") \(word); the states are "
        + states.joined(separator: ", ")
    }
    if let found = text.firstMatch(of: /[<>]=?\s*(.*?)\s*$/)?.1 {
      return "'\(found)' is no number to compare with; write one such as 10 or {name}"
    }
    if let match = text.wholeMatch(of: /\s*(\S(?:.*\S)?)\s+(\S+?)\s*/),
      let state = Self.state(meantBy: String(match.2))
    {
      return "'\(text)' is no condition; write "
        + "\(match.1) is \(state.isNegated ? "not " : "")\(state.name.rawValue)"
    }
    // A name alone.
    guard
      let name = text.wholeMatch(of: /\s*([\p{L}\p{N}](?:[\p{L}\p{N} _\-]*[\p{L}\p{N}])?)\s*/)?.1
    else { return Self.plainAdvice(on: text[...]) }
    return "'\(text)' is no condition; write one such as \(name) is on, \(name) is not empty or "
      + "\(name) = 1"
  }
}

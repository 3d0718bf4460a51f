import AccessibilityModel
import Support

extension Gesture {
  /// Reads a gesture as people write it.
  ///
  /// Case, hyphens and extra spaces don't matter.
  ///
  /// - Throws: ``GestureError`` with the nearest gesture, if there is one.
  public init(_ text: String) throws(GestureError) {
    try self.init(text, orNearest: [], commands: [])
  }

  /// Reads a gesture in a place where something else is allowed too.
  ///
  /// - Parameters:
  ///   - phrases: The fixed phrases that are also allowed.
  ///   - others: What else is allowed with something after it: names and examples.
  package init(
    _ text: String, orNearest phrases: [String], commands others: [(name: String, example: String)]
  ) throws(GestureError) {
    let phrase = GestureVocabulary.normalized(text)
    if let gesture = GestureVocabulary.byPhrase[phrase] {
      self = gesture
      return
    }
    let trimmed = text.trimmed
    if let swipe = Self.swipe(to: trimmed) {
      self = swipe
      return
    }
    if let gesture = try GestureVocabulary.read(trimmed, as: GestureVocabulary.commands) {
      self = gesture
      return
    }
    let known = GestureVocabulary.phrases.flatMap(\.phrases) + phrases
    let commands = GestureVocabulary.commands.map { ($0.name, $0.example) } + others
    throw GestureError(text: trimmed, suggestion: Self.nearest(to: phrase, in: known, commands))
  }

  /// The gesture of `swipe right to 확인` or `swipe left until 확인`.
  private static func swipe(to line: String) -> Gesture? {
    let words = line.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 4, ["swipe", "flick"].contains(words[0].lowercased()),
      ["to", "until"].contains(words[2].lowercased()),
      let direction = HorizontalDirection(rawValue: words[1].lowercased())
    else { return nil }
    return .swipeTo(direction, words[3].unquoted)
  }

  private static func nearest(
    to phrase: String, in known: [String], _ commands: [(name: String, example: String)]
  ) -> String? {
    if let nearest = NearestWord.of(phrase, in: known) { return nearest }
    let word = String(phrase.prefix { $0 != " " })
    guard let name = NearestWord.of(word, in: commands.map(\.name)) else { return nil }
    return commands.first { $0.name == name }?.example
  }
}

/// A text that is not a gesture.
public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var text: String
  /// The nearest gesture, if there is one.
  public var suggestion: String?
  /// Whether the gesture is known but what follows it is wrong: an invalid pattern, or too long a
  /// time.
  public var isKnown = false

  package init(text: String, suggestion: String? = nil, isKnown: Bool = false) {
    self.text = text
    self.suggestion = suggestion
    self.isKnown = isKnown
  }

  public var description: String {
    let problem = text.isEmpty ? "a gesture is missing" : "unknown gesture \"\(text)\""
    guard let suggestion else {
      return problem + "; gestures are swipe right, double tap, touch …, rotor …, wait 5s, …"
    }
    if isKnown { return "\"\(text)\" cannot be read; write, for example, \"\(suggestion)\"" }
    return "\(problem); did you mean \"\(suggestion)\"?"
  }
}

extension GestureVocabulary {
  /// The value that one of several commands makes of a text; `nil` if the text is none of them.
  ///
  /// - Throws: ``GestureError`` if what follows the command cannot be read.
  package static func read<Term>(
    _ text: String, as commands: [Command<Term>]
  ) throws(GestureError) -> Term? {
    let trimmed = text.trimmed
    let word = trimmed.prefix { !$0.isWhitespace && $0 != ":" }
    guard let command = commands.first(where: { $0.name == word.lowercased() }) else { return nil }
    let rest = String(trimmed[word.endIndex...].drop { $0 == ":" }).trimmed
    guard !rest.isEmpty, let term = command.make(rest.unquoted) else {
      throw GestureError(text: trimmed, suggestion: command.example, isKnown: !rest.isEmpty)
    }
    return term
  }
}

extension String {
  /// The string without the quotation marks around it, straight or curly.
  fileprivate var unquoted: String {
    guard count >= 2, let first, let last else { return self }
    let isQuoted = (first == "\"" && last == "\"") || (first == "\u{201C}" && last == "\u{201D}")
    return isQuoted ? String(dropFirst().dropLast()) : self
  }
}

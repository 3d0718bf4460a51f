import AccessibilityModel
import Support

extension Gesture {
  /// Reads a gesture as people say it.
  ///
  /// Case, hyphens and extra spaces don't matter.
  ///
  /// - Throws: ``GestureError`` with the nearest gesture there is.
  public init(_ text: String) throws(GestureError) {
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
    let word = trimmed.prefix { !$0.isWhitespace && $0 != ":" }
    let rest = String(trimmed[word.endIndex...].drop { $0 == ":" }).trimmed
    for command in GestureVocabulary.commands where command.name == word.lowercased() {
      guard !rest.isEmpty, let gesture = command.make(rest.unquoted) else {
        throw GestureError(text: trimmed, suggestion: command.example, isKnown: !rest.isEmpty)
      }
      self = gesture
      return
    }
    throw GestureError(text: trimmed, suggestion: Self.nearest(to: phrase))
  }

  /// Reads a line of a walk: a gesture, and how often (`swipe up x3`, `swipe up × 3`,
  /// `swipe up 3 times`).
  ///
  /// - Throws: ``GestureError`` for an unknown gesture or a count that is not 1…10,000.
  public static func parse(line: String) throws(GestureError) -> [Gesture] {
    let trimmed = line.trimmed
    guard let (phrase, count) = splitCount(trimmed),
      GestureVocabulary.byPhrase[GestureVocabulary.normalized(phrase)] != nil
    else { return [try Gesture(trimmed)] }
    guard let count, (1...10_000).contains(count) else {
      throw GestureError(text: trimmed, suggestion: "\(phrase) x10000")
    }
    return Array(repeating: try Gesture(phrase), count: count)
  }

  /// The gesture and the count of `swipe up x3`; a count of `nil` is too large for a number.
  private static func splitCount(_ line: String) -> (phrase: String, count: Int?)? {
    var text = line.lowercased()
    let isTimes = text.hasSuffix(" times")
    if isTimes { text = String(text.dropLast(6)).trimmed }
    let digits = String(text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !digits.isEmpty else { return nil }
    var phrase = String(text.dropLast(digits.count)).trimmed
    if !isTimes {
      guard let mark = phrase.last, mark == "x" || mark == "×" else { return nil }
      phrase = String(phrase.dropLast()).trimmed
    }
    return phrase.isEmpty ? nil : (phrase, Int(digits))
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

  private static func nearest(to phrase: String) -> String? {
    let known = GestureVocabulary.phrases.flatMap(\.phrases)
    if let nearest = NearestWord.of(phrase, in: known) { return nearest }
    let word = String(phrase.prefix { $0 != " " })
    let commands = GestureVocabulary.commands
    guard let name = NearestWord.of(word, in: commands.map(\.name)) else { return nil }
    return commands.first { $0.name == name }?.example
  }
}

/// A text that is no gesture.
public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var text: String
  /// The nearest gesture there is, if one is near.
  public var suggestion: String?
  /// Whether the gesture is known, and what follows it is at fault: a pattern that is none, a time
  /// that is too long.
  public var isKnown = false

  public var description: String {
    let problem = text.isEmpty ? "a gesture is missing" : "unknown gesture \"\(text)\""
    guard let suggestion else {
      return problem + "; gestures are swipe right, double tap, touch …, rotor …, wait 5s, …"
    }
    if isKnown { return "\"\(text)\" cannot be read; write, for example, \"\(suggestion)\"" }
    return "\(problem); did you mean \"\(suggestion)\"?"
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

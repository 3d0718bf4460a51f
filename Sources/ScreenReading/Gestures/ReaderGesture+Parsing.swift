import AccessibilityModel
import Support

extension ReaderGesture {
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
  ///   - text: What is written.
  ///   - phrases: The fixed phrases that are also allowed.
  ///   - others: The names of what else is allowed with something after it.
  /// - Throws: ``GestureError`` with what could stand there.
  package init(
    _ text: String, orNearest phrases: [String], commands others: [String]
  ) throws(GestureError) {
    let phrase = GestureVocabulary.normalized(text)
    if let gesture = GestureVocabulary.byPhrase[phrase] {
      self = gesture
      return
    }
    let trimmed = text.trimmed
    if let gesture = try GestureVocabulary.read(trimmed, as: GestureVocabulary.commands) {
      self = gesture
      return
    }
    let known = GestureVocabulary.phrases.flatMap(\.phrases) + phrases
    if let advice = GestureVocabulary.advice(onObjectOf: trimmed, among: known) {
      throw GestureError(text: trimmed, advice: advice)
    }
    let commands = GestureVocabulary.commands.flatMap(\.names) + others
    // The count of a misspelled gesture stays: swipe rigth x3.
    if let match = trimmed.wholeMatch(of: /(.*\S)\s+([x×]\s*\d+)/),
      let nearest = GestureVocabulary.nearest(to: String(match.1), in: known, commands)
    {
      throw GestureError(text: trimmed, suggestion: "\(nearest) \(match.2)")
    }
    if let nearest = GestureVocabulary.nearest(to: trimmed, in: known, commands) {
      throw GestureError(text: trimmed, suggestion: nearest)
    }
    throw GestureError(text: trimmed, advice: GestureVocabulary.advice(about: trimmed))
  }
}

/// A text that is not a gesture.
public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var text: String
  /// The nearest gesture, if there is one.
  public var suggestion: String?
  /// What to write instead, in words, if it is known what was meant.
  package var advice: String?

  package init(text: String, suggestion: String? = nil, advice: String? = nil) {
    self.text = text
    self.suggestion = suggestion
    self.advice = advice
  }

  public var description: String {
    // Nobody reads a message of pages.
    func shown(_ text: String) -> String { text.count <= 100 ? text : text.prefix(40) + "…" }
    let problem = text.isEmpty ? "a gesture is missing" : "unknown gesture \"\(shown(text))\""
    if let suggestion { return "\(problem); did you mean \"\(shown(suggestion))\"?" }
    if let advice { return "\"\(shown(text))\" cannot be read; \(advice)" }
    if text.count(where: { $0 == "\"" }) % 2 == 1 {
      return problem
        + ", and a quote without its other end; in […] a comma begins the next step: put a step with a "
        + "comma in single quotes, or on a line of its own"
    }
    return problem + "; gestures are swipe right, double tap, touch ELEMENT, wait 5s, …: "
      + "`overheard help transcript` lists them all"
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
    var meant: [Command<Term>] = []
    for command in commands {
      guard let rest = command.rest(of: trimmed) else { continue }
      if !rest.isEmpty, let term = command.make(rest.unquoted) { return term }
      meant.append(command)
    }
    guard let command = meant.last else { return nil }
    let usages = meant.map { "\"\($0.usage)\"" }.joined(separator: " or ")
    throw GestureError(text: trimmed, advice: "write \(usages), such as \"\(command.example)\"")
  }

  /// What was probably meant: the nearest phrase, or the nearest command with the same rest.
  fileprivate static func nearest(
    to text: String, in known: [String], _ commands: [String]
  ) -> String? {
    let phrase = normalized(text)
    // Another number of fingers or taps is another gesture, not a misspelling.
    let words = Set(phrase.split(separator: " "))
    let alike = known.filter { candidate in
      let others = Set(candidate.split(separator: " "))
      return [fingers, taps].allSatisfy { numbers in
        let given = words.intersection(numbers)
        return given.isEmpty || others.intersection(numbers) == given
      }
    }
    if let nearest = NearestWord.of(phrase, in: alike) { return nearest }
    let word = text.prefix { !$0.isWhitespace && $0 != ":" }
    let rest = text[word.endIndex...].drop { $0 == ":" }
    let names = commands.filter { !$0.contains(" ") }
    guard !isMisnomer(text), let name = NearestWord.of(String(word), in: names) else { return nil }
    return rest.isEmpty ? nil : name + rest
  }

  private static let fingers: Set<Substring> = ["one", "two", "three", "four", "five"]
  private static let taps: Set<Substring> = ["single", "double", "triple", "quadruple"]

  private static func isMisnomer(_ text: String) -> Bool { advice(about: text) != nil }

  /// What to write for a gesture with an element after it, as in `double tap OK`; `nil` if that is
  /// rather a misspelling of a longer gesture.
  fileprivate static func advice(onObjectOf text: String, among known: [String]) -> String? {
    // As one word and with a hyphen it is the same.
    let spaced = text.replacing(/^(?i)(double|long)-?(tap|press)\b/) {
      "\($0.output.1) \($0.output.2)"
    }
    for (phrase, advice) in objects {
      guard let rest = rest(of: spaced, after: phrase), !rest.isEmpty else { continue }
      let longer = known.filter { $0.hasPrefix(phrase + " ") }
        .map { String($0.dropFirst(phrase.count + 1)) }
      guard NearestWord.of(rest, in: longer) == nil else { return nil }
      var words = rest.split(separator: " ")
      if let first = words.first, ["on", "the"].contains(first.lowercased()), words.count > 1 {
        words.removeFirst()
      }
      return advice.replacing("{rest}", with: words.joined(separator: " ").unquoted)
    }
    return nil
  }

  /// What to write instead of a word that other tools use.
  fileprivate static func advice(about text: String) -> String? {
    if let gesture = translations[text.trimmed] { return "write \"\(gesture)\"" }
    if ["tap", "click", "press", "탭"].contains(normalized(text)) {
      return
        "write \"double tap\" to activate what has focus, or \"touch ELEMENT\" to go to an element"
    }
    for (words, advice) in misnomers {
      for word in words {
        guard let rest = rest(of: text, after: word), !rest.isEmpty else { continue }
        return advice.replacing("{rest}", with: rest)
      }
    }
    return nil
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

/// A sentence about a fault, kept apart from what is put into it, so that it can be said in another
/// language.
///
/// ```swift
/// let sentence: Sentence = "\(count) elements sound alike: \"\(spoken)\""
/// sentence.pattern      // {1} elements sound alike: "{2}"
/// sentence.description  // 2 elements sound alike: "Buy, button"
/// ```
struct Sentence: Hashable, Sendable {
  /// The English, with `{1}`, `{2}` and so on where something is put in.
  private(set) var pattern = ""
  /// What is put in, from the first place to the last.
  private(set) var parts: [Part] = []

  /// What is put into a sentence.
  enum Part: Hashable, Sendable {
    /// What stays as it is in every language: a name, a number, what is heard.
    case text(String)
    /// What is said in the language of the sentence.
    case sentence(Sentence)
  }

  /// A sentence with another behind it.
  static func + (first: Sentence, second: Sentence) -> Sentence {
    var both = first
    var rest = second.pattern
    // From the last on, so that no place is taken for one that was moved.
    for place in second.parts.indices.reversed() {
      rest = rest.replacing("{\(place + 1)}", with: "{\(place + 1 + first.parts.count)}")
    }
    both.pattern += rest
    both.parts += second.parts
    return both
  }

  /// The sentence in a language.
  ///
  /// - Parameter table: The sentences of the language; what it lacks stays English.
  /// - Returns: The sentence, with everything put in.
  func text(in table: SentenceTable) -> String {
    let values = parts.map { part in
      switch part {
      case .text(let text): text
      case .sentence(let sentence): sentence.text(in: table)
      }
    }
    return Self.fill(table[pattern], with: values)
  }

  /// Puts values in their places, in one pass: what is put in may look like a place itself.
  private static func fill(_ pattern: String, with values: [String]) -> String {
    var text = ""
    var rest = pattern[...]
    while let start = rest.firstIndex(of: "{") {
      text += rest[..<start]
      let inside = rest[rest.index(after: start)...]
      guard let end = inside.firstIndex(of: "}"), let place = Int(inside[..<end]),
        values.indices.contains(place - 1)
      else {
        text += "{"
        rest = inside
        continue
      }
      text += values[place - 1]
      rest = inside[inside.index(after: end)...]
    }
    return text + rest
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence in English.
  var description: String { text(in: .english) }
}

extension Sentence: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { pattern = value }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { sentence.pattern += literal }

    /// Puts in what is said in the language of the sentence.
    mutating func appendInterpolation(_ part: Sentence) { append(.sentence(part)) }

    /// Puts in a name, a number, or what is heard.
    mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      append(.text(part.description))
    }

    private mutating func append(_ part: Part) {
      sentence.parts.append(part)
      sentence.pattern += "{\(sentence.parts.count)}"
    }
  }
}

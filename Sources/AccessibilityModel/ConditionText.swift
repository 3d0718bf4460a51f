/// A text read as one condition, from left to right: its element ends at the first sign or word that
/// makes a condition of what follows.
struct ConditionText {
  private let characters: [Character]

  init(_ text: String) {
    let end = text.lastIndex { !$0.isWhitespace }
    characters = end.map { Array(text[...$0].drop(while: \.isWhitespace)) } ?? []
  }

  /// The condition, of which a pattern may be none; `nil` if the text is no condition.
  var condition: ElementCondition? {
    var end = 0
    var isBroken = false
    for (index, character) in characters.enumerated() {
      if character.isWhitespace {
        isBroken = isBroken || character.isNewline
        continue
      }
      if end > 0, isElement(until: end), let test = test(at: index, isApart: index > end) {
        return ElementCondition(text(0..<end), test.0, isNegated: test.isNegated)
      }
      // A name stands in one line.
      if isBroken { return nil }
      end = index + 1
    }
    return nil
  }

  /// Whether a name may end here: longer ones not with a sign.
  private func isElement(until end: Int) -> Bool {
    end == 1 || !"<>!=".contains(characters[end - 1])
  }

  private typealias Test = (ElementCondition.Test, isNegated: Bool)

  private func test(at index: Int, isApart: Bool) -> Test? {
    switch characters[index] {
    case "=": equality(after: index + 1).map { ($0, false) }
    case "!" where has("=", at: index + 1): equality(after: index + 2).map { ($0, true) }
    case "<", ">": comparison(at: index).map { ($0, false) }
    case "i" where isApart: state(at: index)
    case "m" where isApart: pattern(at: index, after: "matches").map { ($0, false) }
    case "d" where isApart: pattern(at: index, after: "does not match").map { ($0, true) }
    default: nil
    }
  }

  private func equality(after index: Int) -> ElementCondition.Test? {
    let start = start(from: index)
    guard start < characters.count, !"=<>".contains(characters[start]) else { return nil }
    guard let value = line(start..<characters.count), value != "\"\"", value != "''" else {
      return nil
    }
    return .equals(value)
  }

  private func comparison(at index: Int) -> ElementCondition.Test? {
    let sign = String(characters[index]) + (has("=", at: index + 1) ? "=" : "")
    guard let comparison = ElementCondition.Comparison(rawValue: sign) else { return nil }
    let rest = start(from: index + sign.count)..<characters.count
    guard isNumber(characters[rest]) || isFilled(characters[rest]), let number = line(rest) else {
      return nil
    }
    return .compares(comparison, number)
  }

  private func isNumber(_ text: ArraySlice<Character>) -> Bool {
    var rest = text
    func digits(_ rest: inout ArraySlice<Character>) -> Bool {
      let count = rest.prefix { "0"..."9" ~= $0 && $0.isASCII }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == "-" { rest = rest.dropFirst() }
    guard digits(&rest) else { return false }
    if rest.first == "." {
      rest = rest.dropFirst()
      guard digits(&rest) else { return false }
    }
    if rest.first == "%" { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Whether a text ends with the name of an element in braces.
  private func isFilled(_ text: ArraySlice<Character>) -> Bool {
    text.last == "}" && text.dropLast(2).contains("{")
  }

  private func state(at index: Int) -> Test? {
    guard var next = end(of: "is", at: index) else { return nil }
    var isNegated = false
    if let afterNot = end(of: "not", at: next) {
      next = afterNot
      isNegated = true
    }
    // No state is longer.
    guard characters.count - next <= 20 else { return nil }
    return ElementCondition.State(rawValue: text(next..<characters.count)).map {
      (.state($0), isNegated)
    }
  }

  private func pattern(at index: Int, after verb: String) -> ElementCondition.Test? {
    guard let start = end(of: verb, at: index), has("/", at: start), characters.last == "/",
      start + 2 < characters.count
    else { return nil }
    return line((start + 1)..<(characters.count - 1)).map { .matches($0) }
  }

  // MARK: Characters

  /// Where what follows a word and white space begins; `nil` if the word is not here.
  private func end(of word: String, at index: Int) -> Int? {
    guard characters[index...].starts(with: word) else { return nil }
    let end = index + word.count
    let start = start(from: end)
    return start > end && start < characters.count ? start : nil
  }

  /// The first character from here that is no white space.
  private func start(from index: Int) -> Int {
    characters[index...].firstIndex { !$0.isWhitespace } ?? characters.count
  }

  private func has(_ character: Character, at index: Int) -> Bool {
    index < characters.count && characters[index] == character
  }

  private func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// A text within one line.
  private func line(_ range: Range<Int>) -> String? {
    characters[range].contains(where: \.isNewline) ? nil : text(range)
  }
}

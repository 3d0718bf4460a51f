/// A regular expression that is matched in a time that grows with the text and no faster.
///
/// Swift's own `Regex` tries one way after another, so that `(a+)+b` on a long row of `a` does not come
/// to an end. This one follows all ways at once. It has the usual syntax, except what needs trying:
/// back-references, look-ahead and look-behind. Characters are compared as Swift compares them, so that
/// composed and decomposed Hangul are the same.
///
/// ```swift
/// try TextPattern(#"\d+%"#).occurs(in: "50%, adjustable")  // true
/// ```
package struct TextPattern: Sendable {
  private var program: [Instruction] = []
  private let ignoresCase: Bool
  /// The properties of Unicode that it asks for.
  ///
  /// `Regex`, which knows them, cannot be kept in a value that is sent between threads, and takes long to
  /// make.
  private var properties: Set<String> = []
  /// The most steps that a pattern may become, so that `(a{999}){999}` is refused.
  private static let longest = 4000

  private enum Instruction: Sendable {
    case take(Piece.Characters)
    case split(Int, Int)
    case check(Piece.Place)
    case end
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``TextPatternError`` for one that is wrong or that it does not understand.
  package init(_ text: String) throws(TextPatternError) {
    var reader = PatternReader(text)
    ignoresCase = reader.takesFlag()
    let piece = try reader.choice(depth: 0)
    if reader.next != nil { throw TextPatternError("a ')' has no '(' before it") }
    try add(piece)
    program.append(.end)
    for case .take(let set) in program { properties.formUnion(set.members.flatMap(\.properties)) }
  }

  private mutating func add(_ piece: Piece) throws(TextPatternError) {
    guard program.count < Self.longest else {
      throw TextPatternError("its repetitions come to more than \(Self.longest) steps")
    }
    switch piece {
    case .characters(let set): program.append(.take(set))
    case .place(let place): program.append(.check(place))
    case .sequence(let pieces): for piece in pieces { try add(piece) }
    case .choice(let ways): try add(ways[...])
    case .repeated(let inner, let least, let most):
      for _ in 0..<least {
        let count = program.count
        try add(inner)
        // Nothing, however often: () of (){999}.
        if program.count == count { break }
      }
      guard let most else {
        let split = program.count
        program.append(.end)
        try add(inner)
        program.append(.split(split, split))
        program[split] = .split(split + 1, program.count)
        return
      }
      var splits: [Int] = []
      for _ in 0..<max(most - least, 0) {
        splits.append(program.count)
        program.append(.end)
        try add(inner)
      }
      for split in splits { program[split] = .split(split + 1, program.count) }
    }
  }

  private mutating func add(_ ways: ArraySlice<Piece>) throws(TextPatternError) {
    guard let first = ways.first else { return }
    guard ways.count > 1 else { return try add(first) }
    let split = program.count
    program.append(.end)
    try add(first)
    let jump = program.count
    program.append(.end)
    program[split] = .split(split + 1, program.count)
    try add(ways.dropFirst())
    program[jump] = .split(program.count, program.count)
  }

  /// Whether a part of a text matches.
  package func occurs(in text: String) -> Bool {
    var properties: [String: Regex<AnyRegexOutput>] = [:]
    for name in self.properties { properties[name] = try? Regex(name) }
    let characters = Array(ignoresCase ? text.lowercased() : text)
    var current: [Int] = []
    var marks = [Int](repeating: -1, count: program.count)
    for index in 0...characters.count {
      // A match may begin anywhere.
      if follow(0, at: index, in: characters, &marks, &current) { return true }
      guard index < characters.count else { return false }
      var following: [Int] = []
      for step in current {
        guard case .take(let set) = program[step],
          set.contains(characters[index], ignoringCase: ignoresCase, properties)
        else { continue }
        if follow(step + 1, at: index + 1, in: characters, &marks, &following) { return true }
      }
      current = following
    }
    return false
  }

  /// Adds the steps that can be taken next without a character; whether the end is one of them.
  private func follow(
    _ start: Int, at index: Int, in characters: [Character], _ marks: inout [Int],
    _ steps: inout [Int]
  ) -> Bool {
    var waiting = [start]
    while let step = waiting.popLast() {
      if marks[step] == index { continue }
      marks[step] = index
      switch program[step] {
      case .take: steps.append(step)
      case .split(let first, let second):
        waiting.append(second)
        waiting.append(first)
      case .check(let place): if place.holds(at: index, in: characters) { waiting.append(step + 1) }
      case .end: return true
      }
    }
    return false
  }
}

/// Why a text is no pattern.
package struct TextPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as a clause.
  package let description: String

  fileprivate init(_ reason: String) {
    description = reason
  }
}

/// A part of a pattern.
private indirect enum Piece: Sendable {
  case characters(Characters)
  case place(Place)
  case sequence([Piece])
  case choice([Piece])
  case repeated(Piece, least: Int, most: Int?)

  /// What one character may be.
  struct Characters: Sendable {
    var members: [Member] = []
    var isNegated = false

    enum Member: Sendable {
      case range(Character, Character)
      case digit(Bool)
      case word(Bool)
      case space(Bool)
      case any
      /// A property of Unicode, written as Swift writes it.
      case property(String)
      case not([Member])
    }

    func contains(
      _ character: Character, ignoringCase: Bool, _ properties: [String: Regex<AnyRegexOutput>]
    ) -> Bool {
      members.contains { $0.contains(character, ignoringCase: ignoringCase, properties) }
        != isNegated
    }
  }

  /// A place between two characters.
  enum Place: Sendable {
    case start, end, edge, noEdge

    func holds(at index: Int, in characters: [Character]) -> Bool {
      switch self {
      case .start: return index == 0
      case .end: return index == characters.count
      case .edge, .noEdge:
        let before = index > 0 && characters[index - 1].isOfWord
        let after = index < characters.count && characters[index].isOfWord
        return (before != after) == (self == .edge)
      }
    }
  }
}

extension Piece.Characters.Member {
  fileprivate var properties: [String] {
    switch self {
    case .property(let name): [name]
    case .not(let members): members.flatMap(\.properties)
    default: []
    }
  }

  fileprivate func contains(
    _ character: Character, ignoringCase: Bool, _ properties: [String: Regex<AnyRegexOutput>]
  ) -> Bool {
    switch self {
    case .range(let first, let last):
      guard ignoringCase else { return first <= character && character <= last }
      let (lower, upper) = (character.lowercased(), character.uppercased())
      return String(first) <= lower && lower <= String(last)
        || String(first) <= upper && upper <= String(last)
    case .digit(let isOne): return character.isDecimalDigit == isOne
    case .word(let isOne): return character.isOfWord == isOne
    case .space(let isOne): return character.isWhitespace == isOne
    case .any: return !character.isNewline
    case .property(let name):
      return properties[name].map { String(character).wholeMatch(of: $0) != nil } ?? false
    case .not(let members):
      return !members.contains { $0.contains(character, ignoringCase: ignoringCase, properties) }
    }
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.numericType == .decimal
  }

  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}

/// Reads the syntax of a pattern.
private struct PatternReader {
  private let characters: [Character]
  private var index = 0
  /// The deepest groups inside groups.
  private static let deepest = 50

  init(_ text: String) {
    characters = Array(text)
  }

  var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  /// Whether it begins with the flag that makes upper and lower case the same.
  mutating func takesFlag() -> Bool { take("(?i)") }

  mutating func choice(depth: Int) throws(TextPatternError) -> Piece {
    guard depth <= Self.deepest else { throw TextPatternError("its groups are too deep") }
    var ways = [try sequence(depth)]
    while take("|") { ways.append(try sequence(depth)) }
    return ways.count == 1 ? ways[0] : .choice(ways)
  }

  private mutating func sequence(_ depth: Int) throws(TextPatternError) -> Piece {
    var pieces: [Piece] = []
    while let next, next != "|", next != ")" {
      let piece = try single(depth)
      pieces.append(try repeated(piece))
    }
    return .sequence(pieces)
  }

  private mutating func single(_ depth: Int) throws(TextPatternError) -> Piece {
    guard let next else { return .sequence([]) }
    index += 1
    switch next {
    case ".": return .characters(.init(members: [.any]))
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "[": return .characters(try set())
    case "\\": return try escape()
    case "(":
      try beginGroup()
      let inner = try choice(depth: depth + 1)
      guard take(")") else { throw TextPatternError("a '(' is not closed") }
      return inner
    case "*", "+", "?": throw TextPatternError("there is nothing before '\(next)' to repeat")
    default: return .characters(.init(members: [.range(next, next)]))
    }
  }

  private mutating func beginGroup() throws(TextPatternError) {
    guard take("?"), !take(":") else { return }
    if take("<"), next != "=", next != "!" {
      while let next, next != ">" { index += 1 }
      if take(">") { return }
    }
    throw TextPatternError("look-ahead, look-behind and flags inside are not understood")
  }

  private mutating func repeated(_ piece: Piece) throws(TextPatternError) -> Piece {
    var piece = piece
    while let next {
      var bounds: (least: Int, most: Int?)?
      switch next {
      case "*": bounds = (0, nil)
      case "+": bounds = (1, nil)
      case "?": bounds = (0, 1)
      case "{": bounds = try count()
      default: break
      }
      guard let bounds else { return piece }
      if next != "{" { index += 1 }
      // Whether as much or as little as possible is taken makes no difference to whether it matches.
      if self.next == "?" {
        index += 1
      } else if self.next == "+" {
        throw TextPatternError("'\(next)+' is not understood; write '\(next)'")
      }
      piece = .repeated(piece, least: bounds.least, most: bounds.most)
    }
    return piece
  }

  /// The numbers of `{2}`, `{2,}`, `{,5}` or `{2,5}`; `nil` for a brace that is only a brace.
  private mutating func count() throws(TextPatternError) -> (least: Int, most: Int?)? {
    guard let end = characters[index...].firstIndex(of: "}") else { return nil }
    let parts = String(characters[index + 1..<end]).split(
      separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    guard parts.count <= 2, zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }),
      numbers.contains(where: { $0 != nil })
    else { return nil }
    let least = numbers[0] ?? 0
    let most = numbers.count == 1 ? least : numbers[1]
    guard (0...1000).contains(least), (least...1000).contains(most ?? least) else {
      let found = String(characters[index...end])
      throw TextPatternError("'\(found)' is no number of repetitions up to 1000")
    }
    index = end + 1
    return (least, most)
  }

  private mutating func set() throws(TextPatternError) -> Piece.Characters {
    var set = Piece.Characters(isNegated: take("^"))
    while let next, next != "]" || set.members.isEmpty {
      index += 1
      var first = next
      if next == "\\" {
        guard case .characters(let inner) = try escape() else {
          throw TextPatternError("'\\b' is a place and cannot stand in '[]'")
        }
        guard inner.members.count == 1, case .range(let one, let same) = inner.members[0],
          one == same
        else {
          set.members += inner.isNegated ? [.not(inner.members)] : inner.members
          continue
        }
        first = one
      } else if next == "[" {
        throw TextPatternError("a '[' inside '[]' is written '\\['")
      }
      guard self.next == "-", index + 1 < characters.count, characters[index + 1] != "]" else {
        set.members.append(.range(first, first))
        continue
      }
      index += 1
      guard var last = self.next else { break }
      index += 1
      if last == "\\", case .characters(let inner) = try escape(), inner.members.count == 1,
        case .range(let one, _) = inner.members[0]
      {
        last = one
      }
      guard first <= last else {
        throw TextPatternError("'\(first)-\(last)' goes backwards")
      }
      set.members.append(.range(first, last))
    }
    guard take("]") else { throw TextPatternError("a '[' is not closed") }
    return set
  }

  private mutating func escape() throws(TextPatternError) -> Piece {
    guard let next else { throw TextPatternError("there is nothing after the last '\\'") }
    index += 1
    func one(_ member: Piece.Characters.Member) -> Piece { .characters(.init(members: [member])) }
    switch next {
    case "d": return one(.digit(true))
    case "D": return one(.digit(false))
    case "w": return one(.word(true))
    case "W": return one(.word(false))
    case "s": return one(.space(true))
    case "S": return one(.space(false))
    case "b": return .place(.edge)
    case "B": return .place(.noEdge)
    case "A": return .place(.start)
    case "z", "Z": return .place(.end)
    case "n": return one(.range("\n", "\n"))
    case "t": return one(.range("\t", "\t"))
    case "r": return one(.range("\r", "\r"))
    case "u", "x":
      let character = try scalar(digits: next == "u" ? 4 : 2)
      return one(.range(character, character))
    case "p", "P":
      guard take("{"), let end = characters[index...].firstIndex(of: "}") else {
        throw TextPatternError("'\\\(next)' needs a property, such as \\\(next){Hangul}")
      }
      let name = "\\\(next){\(String(characters[index..<end]))}"
      guard (try? Regex(name)) != nil else {
        throw TextPatternError("'\(name)' is no property of characters")
      }
      index = end + 1
      return one(.property(name))
    default:
      guard !next.isLetter, !next.isNumber else {
        throw TextPatternError(
          next.isNumber ? "back-references are not understood" : "'\\\(next)' is not understood")
      }
      return one(.range(next, next))
    }
  }

  private mutating func scalar(digits: Int) throws(TextPatternError) -> Character {
    var text = ""
    if take("{") {
      while let next, next != "}" {
        text.append(next)
        index += 1
      }
      index = min(index + 1, characters.count)
    } else {
      text = String(characters[index...].prefix(digits))
      index += text.count
    }
    guard let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number) else {
      throw TextPatternError("'\(text)' is no character in hexadecimal digits")
    }
    return Character(scalar)
  }
}

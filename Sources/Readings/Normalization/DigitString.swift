/// Digits and masks in groups: a telephone, card or account number.
struct DigitString {
  var groups: [Group] = []
  var separators: [Unicode.Scalar] = []
  var end: Int
  var hasPlus = false
  var hasParenthesis = false
  /// Whether a dash parts some of the groups: 010 – 1234 – 5678.
  var hasDash = false

  enum Part {
    case digits(Range<Int>)
    case mask(Range<Int>)
  }

  /// Digits and masks without a gap.
  struct Group {
    var parts: [Part]
    var range: Range<Int>
    var digitCount: Int
    var hasMask: Bool
  }

  /// How a language writes such numbers.
  struct Style: Sendable {
    /// The fewest characters that hide others.
    let shortestMask: Int
    /// Whether a bracket may close after an area code that none opened: 02) 555-1234.
    let closesAreaCodes: Bool
    /// Whether spaces may stand around a hyphen.
    let spacesHyphens: Bool
    /// Whether a dash may stand for a hyphen.
    let takesDashes: Bool
  }

  /// Digits in a row, or characters that hide some, possibly in several groups.
  struct Run {
    var part: Part
    /// How many characters hide something.
    var hidden = 0
    /// Whether it is said after a short pause, because a gap or a mask comes before it.
    var isApart: Bool
  }

  /// The digits and masks in the order they are said; masks that follow each other are one.
  var runs: [Run] {
    var runs: [Run] = []
    for group in groups {
      for (index, part) in group.parts.enumerated() {
        switch (part, runs.last?.part) {
        case (.mask(let range), .mask(let before)):
          runs[runs.count - 1].part = .mask(before.lowerBound..<range.upperBound)
          runs[runs.count - 1].hidden += range.count
        case (.mask(let range), _):
          runs.append(Run(part: part, hidden: range.count, isApart: true))
        case (.digits, .mask):
          runs.append(Run(part: part, isApart: true))
        case (.digits, _):
          runs.append(Run(part: part, isApart: index == 0))
        }
      }
    }
    return runs
  }

  var digitCount: Int { groups.reduce(0) { $0 + $1.digitCount } }
  var length: Int { groups.reduce(0) { $0 + $1.range.count } }
  var hasMask: Bool { groups.contains(where: \.hasMask) }
}

extension TextCursor {
  /// The groups of digits and masks from a position on.
  func digitString(at start: Int, _ style: DigitString.Style) -> DigitString? {
    var string = DigitString(end: start)
    var position = start
    if char(position) == "+" {
      string.hasPlus = true
      position += 1
    }
    if char(position) == "(" {
      let close = digitEnd(position + 1)
      guard close > position + 1, char(close) == ")" else { return nil }
      string.hasParenthesis = true
      position += 1
    }
    while string.groups.count < 8, let group = group(at: position, style) {
      string.groups.append(group)
      string.end = group.range.upperBound
      guard let found = separator(after: group, &string, style),
        self.group(at: found.next, style) != nil
      else { break }
      if let last = string.separators.last, last != " ", last != found.separator { break }
      string.separators.append(found.separator)
      string.hasDash =
        string.hasDash || (group.range.upperBound..<found.next).contains { char($0) == "–" }
      position = found.next
    }
    return string.groups.isEmpty ? nil : string
  }

  /// The separator after a group, and where the next group begins; a bracket counts as a space.
  private func separator(
    after group: DigitString.Group, _ string: inout DigitString, _ style: DigitString.Style
  ) -> (separator: Unicode.Scalar, next: Int)? {
    let end = group.range.upperBound
    switch char(end) {
    case ")"
    where string.groups.count == 1
      && (string.hasParenthesis
        || style.closesAreaCodes && char(group.range.lowerBound) == "0" && group.digitCount <= 3):
      string.end = end + 1
      let next = skipSpaces(end + 1)
      return (" ", char(next) == "-" ? next + 1 : next)
    case " "
    where style.spacesHyphens && char(end + 2) == " "
      && (char(end + 1) == "-" || style.takesDashes && char(end + 1) == "–"):
      return ("-", end + 3)
    case "–" where style.takesDashes: return ("-", end + 1)
    case "-", ".", " ": return (char(end), end + 1)
    default: return nil
    }
  }

  private func group(at start: Int, _ style: DigitString.Style) -> DigitString.Group? {
    var group = DigitString.Group(parts: [], range: start..<start, digitCount: 0, hasMask: false)
    var position = start
    while true {
      let end = digitEnd(position)
      if end > position {
        group.parts.append(.digits(position..<end))
        group.digitCount += end - position
        position = end
      } else if let end = maskEnd(position, shortest: style.shortestMask) {
        group.parts.append(.mask(position..<end))
        group.hasMask = true
        position = end
      } else {
        group.range = start..<position
        return group.parts.isEmpty ? nil : group
      }
    }
  }

  /// The end of a run of one masking character: `*`, `•`, `●`, `X` beside digits.
  func maskEnd(_ position: Int, shortest: Int) -> Int? {
    let mask = char(position)
    guard mask.isMask else { return nil }
    let end = runEnd(position)
    // A single bullet separates two things: 5분 • 1.2km.
    let fewest = mask == "*" || mask == "✱" ? shortest : 2
    guard mask.isLatin else { return end - position >= fewest ? end : nil }
    return end - position >= 2 && !char(end).isLatin && !char(position - 1).isLatin ? end : nil
  }
}

extension Unicode.Scalar {
  /// Whether a row of this character hides digits.
  var isMask: Bool {
    switch self {
    case "*", "•", "●", "∙", "X", "x", "⚫", "✱", "・": true
    default: false
    }
  }
}

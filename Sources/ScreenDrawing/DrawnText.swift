import AccessibilityModel

/// How SVG writes a text, so that every program draws the text's own signs in their own order.
package struct DrawnText: Hashable, Sendable {
  /// The part of a text that stands at its place.
  package enum Anchor: String, Sendable {
    case start, middle, end

    /// The other side.
    var swapped: Self {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }

  /// What stands within `<text>` or `<tspan>`.
  package let content: String
  /// Whether it is read from right to left.
  package let isRightToLeft: Bool
  /// The attributes of `<text>` for the direction and the signs; empty for most texts.
  package let attributes: String

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text, or a line of it.
  ///   - lines: The lines that it is one of, by whose first strong letter all of them go.
  package init(_ text: String, of lines: [String]? = nil) {
    let isRightToLeft = Self.isRightToLeft(lines ?? [text])
    self.isRightToLeft = isRightToLeft
    // librsvg orders spans from right to left, whatever is in them: 3x4 would be 4x3.
    let signs = Self.parts(of: text)
    let parts = isRightToLeft ? [text] : signs
    content = parts.enumerated().map { index, part in
      index == 0 ? part.escapedForDrawing : "<tspan>\(part.escapedForDrawing)</tspan>"
    }.joined()
    // For librsvg, what stands in a span of its own is kept apart; for browsers, it is kept apart where
    // there are no ligatures. Neither heeds the other's way.
    attributes =
      (isRightToLeft ? " direction=\"rtl\"" : "")
      + (signs.count > 1 ? " font-variant=\"none\"" : "")
  }

  /// The side of a text as SVG calls it: the start of one from right to left is on the right.
  package func anchor(_ side: Anchor) -> Anchor { isRightToLeft ? side.swapped : side }

  // MARK: Direction

  /// Whether the first letter that has a direction is read from right to left.
  static func isRightToLeft(_ lines: [String]) -> Bool {
    for scalar in lines.lazy.flatMap(\.unicodeScalars) {
      switch scalar.value {
      // The marks of directions.
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      default: if scalar.properties.isAlphabetic { return isRightToLeft(scalar) }
      }
    }
    return false
  }

  /// Hebrew, Arabic, Syriac and the other scripts in Unicode's blocks from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  // MARK: Signs

  /// The text in parts, between which some fonts would draw a sign that is not in it: Inter has an
  /// arrow for `->` and a multiplication sign for the letter in `3x4`.
  static func parts(of text: String) -> [String] {
    guard text.utf8.contains(where: { joining.contains($0) }) else { return [text] }
    let characters = Array(text)
    var parts = [""]
    for (index, character) in characters.enumerated() {
      if index > 0, isJoined(index, in: characters) { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static let joining = Set("<>x".utf8)
  private static let lines: Set<Character> = ["-", "=", "|"]
  private static let heads: Set<Character> = ["<", ">"]

  /// Whether a font may join the character at an index with the one before.
  private static func isJoined(_ index: Int, in characters: [Character]) -> Bool {
    let (one, two) = (characters[index - 1], characters[index])
    if lines.contains(one) && heads.contains(two) { return true }
    if heads.contains(one) && lines.contains(two) { return true }
    return isTimes(index, in: characters) || isTimes(index - 1, in: characters)
  }

  /// Whether an x stands between two digits, with spaces or without.
  private static func isTimes(_ index: Int, in characters: [Character]) -> Bool {
    guard characters[index] == "x" else { return false }
    let before = characters[..<index].last { $0 != " " }
    let after = characters[(index + 1)...].first { $0 != " " }
    return before?.isASCIIDigit == true && after?.isASCIIDigit == true
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

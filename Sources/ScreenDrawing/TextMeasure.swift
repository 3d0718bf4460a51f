import Support

/// How much room texts take, and where their lines end; the same on every machine.
///
/// The widths are at least those of Inter and NanumBarunGothic, and near San Francisco's and Apple SD
/// Gothic Neo's, so that a text that fits here fits with any of them. Terminals, whose letters are all as
/// wide as a column, have measures of their own.
package enum TextMeasure {
  /// How wide a text is, in the unit of the font's size.
  package static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let thousandths = text.reduce(0) { $0 + advance($1) }
    return Double(thousandths) * size / 1000 * (isBold ? 1.06 : 1)
  }

  /// Breaks a text into lines between words, or within a word that has a line for itself; never
  /// within a character, so that a Korean syllable stays whole.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - size: The size of the font.
  ///   - isBold: Whether it is semibold or bold.
  ///   - width: The most that a line may be wide, in the unit of the size.
  ///   - limit: The most lines; what is left out is marked with "…".
  /// - Returns: At least one line.
  package static func lines(
    _ text: String, size: Double, isBold: Bool = false, width: Double, limit: Int = .max
  ) -> [String] {
    func fits(_ line: String) -> Bool { self.width(line, size: size, isBold: isBold) <= width }
    var lines: [String] = []
    for paragraph in text.split(whereSeparator: \.isNewline) {
      lines += LineBreaking.lines(of: paragraph, limit: limit - lines.count, fits: fits)
      if lines.count > limit { break }
    }
    if lines.isEmpty { return [""] }
    guard lines.count > limit else { return lines }
    var kept = Array(lines.prefix(limit))
    var last = kept[limit - 1]
    while !last.isEmpty, !fits(last + "…") { last.removeLast() }
    kept[limit - 1] = last.trimmedAtEnd + "…"
    return kept
  }

  /// The width of a character, in thousandths of the font's size.
  static func advance(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x20..<0x7F: return latin[Int(scalar.value) - 0x20]
    case 0x00..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069: return 0
    case 0xA0...0x24F: return scalar.properties.isUppercase ? 730 : 620
    case 0x0300...0x036F: return 0
    case 0x370...0x5FF: return 660
    case 0x600...0x6FF, 0x750...0x77F: return 600
    // Hangul: letters alone and whole syllables; what is composed of letters is one character.
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return 920
    case 0x2000...0x206F: return 500
    case 0x20A0...0x20CF: return 760
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: return 1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: return 1300
    default: return 900
    }
  }

  /// The widths of the ASCII characters from the space on.
  private static let latin = [
    281, 446, 403, 631, 638, 892, 892, 297, 446, 446, 500, 659, 297, 583, 297, 446,
    605, 583, 605, 636, 642, 608, 624, 583, 616, 624, 297, 297, 659, 659, 659, 669,
    1052, 676, 651, 727, 721, 598, 587, 743, 740, 264, 543, 652, 562, 889, 753, 761,
    635, 761, 639, 638, 642, 741, 676, 961, 642, 665, 625, 446, 961, 446, 469, 452,
    497, 564, 621, 558, 621, 582, 361, 609, 592, 244, 301, 544, 244, 892, 592, 597,
    609, 609, 383, 523, 364, 592, 557, 812, 540, 557, 541, 446, 446, 446, 669,
  ]
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

import Support

/// Texts in columns, as wide as a terminal shows them.
enum Columns {
  /// Seconds with two decimals.
  static func seconds(_ milliseconds: Int) -> String {
    Seconds(milliseconds: milliseconds).hundredths
  }

  /// How many columns a text takes; Hangul and Han characters take two, also where a file from macOS has
  /// Hangul letter by letter.
  ///
  /// Transcripts are aligned by it, so that a change would change every file that has such a text:
  /// combining marks count, as they always have. What is drawn on a terminal at once is measured by the
  /// command itself, and pictures by the widths of letters.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFF00...0xFF60, 0x1F300...0x1FAFF:
        width + 2
      // Vowels and final consonants, which stand in the columns of the first letter.
      case 0x1160...0x11FF, 0xD7B0...0xD7FF: width
      default: width + 1
      }
    }
  }

  static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - Columns.width(text), 0))
    return isRight ? space + text : text + space
  }

  /// The text with `↵` for every line break.
  static func oneLine(_ text: String) -> String {
    // Bytes with which a line break can begin; most texts have none, and growing ones are long.
    let mayBreak = text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    guard mayBreak else { return text }
    return String(text.map { $0.isNewline ? "↵" : $0 })
  }

  /// The text without trailing spaces.
  static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

import AccessibilityModel

/// The letters of texts, and the language they can be in.
enum Script {
  /// How many letters of a text a voice of a language can read, and how many it cannot.
  static func letters(of text: String, in language: SpokenLanguage) -> (own: Int, foreign: Int) {
    var own = 0
    var foreign = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if canRead(scalar, in: language) { own += 1 } else { foreign += 1 }
    }
    return (own, foreign)
  }

  /// Whether a voice of a language reads a letter.
  ///
  /// A Korean voice also reads Latin letters and Chinese characters; any voice reads Latin letters.
  private static func canRead(_ scalar: Unicode.Scalar, in language: SpokenLanguage) -> Bool {
    switch scalar.value {
    case 0x00...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A, 0x2100...0x214F: true
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3, 0x4E00...0x9FFF:
      language.base == SpokenLanguage.korean.base
    default: false
    }
  }

  /// The words of a text: letters and digits that stand together.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A text without spaces and marks, for comparison.
  static func bare(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

import Readings

/// The phonemes of English as mnemonics of eSpeak NG 1.51's `en-us`.
///
///     EnglishMnemonics.word(for: EnglishPhonemes("b ˈʌ t ə n"))  // "b'Vt@n"
enum EnglishMnemonics {
  /// A word; the engine's stress mark comes before the vowel, like ours.
  static func word(for phonemes: EnglishPhonemes) -> String {
    phonemes.sounds.map { mark($0.stress) + mnemonic($0.phoneme) }.joined()
  }

  private static func mark(_ stress: EnglishPhonemes.Stress?) -> String {
    switch stress {
    case .primary: "'"
    case .secondary: ","
    case nil: ""
    }
  }

  private static func mnemonic(_ phoneme: EnglishPhoneme) -> String {
    switch phoneme {
    case .p, .b, .t, .d, .k, .m, .n, .f, .v, .s, .z, .h, .l, .j, .w: phoneme.rawValue
    case .g: "g"
    case .ng: "N"
    case .th: "T"
    case .dh: "D"
    case .sh: "S"
    case .zh: "Z"
    case .r: "r"
    case .ch: "tS"
    case .jh: "dZ"
    case .syllabicL: "@L"
    case .kit: "I"
    case .dress: "E"
    case .trap: "a"
    case .lot: "0"
    case .strut: "V"
    case .foot: "U"
    case .fleece: "i:"
    case .goose: "u:"
    case .palm: "A:"
    case .thought: "O:"
    case .nurse: "3:"
    case .face: "eI"
    case .price: "aI"
    case .choice: "OI"
    case .mouth: "aU"
    case .goat: "oU"
    case .start: "A@"
    case .north: "o@"
    case .square: "e@"
    case .happy: "i"
    case .letter: "3"
    case .comma: "@"
    case .reducedKit: "I2"
    case .reducedTrap: "a#"
    }
  }
}

/// How an English word sounds: its phonemes, one after another.
///
/// ```swift
/// EnglishPhonemes("b ˈʌ t ə n")  // button
/// ```
public struct EnglishPhonemes: Hashable, Sendable {
  /// A phoneme of the word.
  public struct Sound: Hashable, Sendable {
    /// Which phoneme.
    public var phoneme: EnglishPhoneme
    /// How a vowel is stressed; `nil` where it is not.
    public var stress: Stress?
  }

  /// How a vowel is stressed; the raw values are the marks of the International Phonetic Alphabet.
  public enum Stress: Character, Hashable, Sendable {
    /// The vowel that is stressed most.
    case primary = "ˈ"
    /// A vowel that is stressed less.
    case secondary = "ˌ"
  }

  /// The phonemes in the order they are said.
  public var sounds: [Sound]

  /// Reads phonemes of the International Phonetic Alphabet parted by spaces, each stressed vowel
  /// after its mark.
  ///
  /// - Returns: `nil` where one of them is no ``EnglishPhoneme``.
  public init?(_ notation: String) {
    sounds = []
    for symbol in notation.split(separator: " ") {
      let stress = symbol.first.flatMap(Stress.init)
      guard let phoneme = EnglishPhoneme(rawValue: String(symbol.dropFirst(stress == nil ? 0 : 1)))
      else { return nil }
      sounds.append(Sound(phoneme: phoneme, stress: stress))
    }
  }
}

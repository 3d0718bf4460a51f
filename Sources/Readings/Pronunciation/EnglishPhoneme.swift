/// A phoneme of English as General American has it; the raw value is its symbol in the International
/// Phonetic Alphabet.
///
/// The names of the vowels are those of Wells' lexical sets.
public enum EnglishPhoneme: String, Hashable, Sendable, CaseIterable {
  case p, b, t, d, k, m, n, f, v, s, z, h, l, j, w
  case g = "ɡ"
  case ng = "ŋ"
  case th = "θ"
  case dh = "ð"
  case sh = "ʃ"
  case zh = "ʒ"
  case r = "ɹ"
  case ch = "tʃ"
  case jh = "dʒ"
  /// The end of *apple*.
  case syllabicL = "əl"

  case kit = "ɪ"
  case dress = "ɛ"
  case trap = "æ"
  case lot = "ɒ"
  case strut = "ʌ"
  case foot = "ʊ"
  case fleece = "iː"
  case goose = "uː"
  case palm = "ɑː"
  case thought = "ɔː"
  case nurse = "ɜː"
  case face = "eɪ"
  case price = "aɪ"
  case choice = "ɔɪ"
  case mouth = "aʊ"
  case goat = "oʊ"
  case start = "ɑːɹ"
  case north = "ɔːɹ"
  case square = "ɛɹ"
  case happy = "i"
  case letter = "ɚ"
  case comma = "ə"
  /// The first vowel of *record*, the verb.
  case reducedKit = "ᵻ"
  /// The first vowel of *baton*.
  case reducedTrap = "ɐ"
}

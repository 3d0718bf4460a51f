/// A phoneme of English as General American has it; the raw value is its symbol in the International
/// Phonetic Alphabet.
///
/// The names of the vowels are those of Wells' lexical sets.
public enum EnglishPhoneme: String, Hashable, Sendable, CaseIterable {
  /// The consonant that begins *pay*.
  case p
  /// The consonant that begins *buy*.
  case b
  /// The consonant that begins *tab*.
  case t
  /// The consonant that begins *day*.
  case d
  /// The consonant that begins *card*.
  case k
  /// The consonant that begins *mail*.
  case m
  /// The consonant that begins *name*.
  case n
  /// The consonant that begins *file*.
  case f
  /// The consonant that begins *view*.
  case v
  /// The consonant that begins *save*.
  case s
  /// The consonant that begins *zoom*.
  case z
  /// The consonant that begins *home*.
  case h
  /// The consonant that begins *list*.
  case l
  /// The consonant that begins *yes*.
  case j
  /// The consonant that begins *web*.
  case w
  /// The consonant that begins *go*.
  case g = "ɡ"
  /// The consonant that ends *thing*.
  case ng = "ŋ"
  /// The consonant that begins *think*.
  case th = "θ"
  /// The consonant that begins *this*.
  case dh = "ð"
  /// The consonant that begins *ship*.
  case sh = "ʃ"
  /// The consonant in *measure*.
  case zh = "ʒ"
  /// The consonant that begins *read*.
  case r = "ɹ"
  /// The consonant that begins *chat*.
  case ch = "tʃ"
  /// The consonant that begins *join*.
  case jh = "dʒ"
  /// The end of *apple*.
  case syllabicL = "əl"

  /// The vowel of *kit*.
  case kit = "ɪ"
  /// The vowel of *dress*.
  case dress = "ɛ"
  /// The vowel of *trap*.
  case trap = "æ"
  /// The vowel of *lot*.
  case lot = "ɒ"
  /// The vowel of *strut*.
  case strut = "ʌ"
  /// The vowel of *foot*.
  case foot = "ʊ"
  /// The vowel of *fleece*.
  case fleece = "iː"
  /// The vowel of *goose*.
  case goose = "uː"
  /// The vowel of *palm*.
  case palm = "ɑː"
  /// The vowel of *thought*.
  case thought = "ɔː"
  /// The vowel of *nurse*.
  case nurse = "ɜː"
  /// The vowel of *face*.
  case face = "eɪ"
  /// The vowel of *price*.
  case price = "aɪ"
  /// The vowel of *choice*.
  case choice = "ɔɪ"
  /// The vowel of *mouth*.
  case mouth = "aʊ"
  /// The vowel of *goat*.
  case goat = "oʊ"
  /// The vowel of *start*.
  case start = "ɑːɹ"
  /// The vowel of *north*.
  case north = "ɔːɹ"
  /// The vowel of *square*.
  case square = "ɛɹ"
  /// The last vowel of *happy*.
  case happy = "i"
  /// The last vowel of *letter*.
  case letter = "ɚ"
  /// The last vowel of *comma*.
  case comma = "ə"
  /// The first vowel of *record*, the verb.
  case reducedKit = "ᵻ"
  /// The first vowel of *baton*.
  case reducedTrap = "ɐ"
}

/// A rule of the Standard Pronunciation (표준 발음법), in the order they are applied.
package enum SoundRule: String, Hashable, Sendable, CaseIterable {
  /// Numerals: ㄴ before 육 and 여섯, tense consonants after 열 and 일, 칠, 팔.
  case numbers
  /// A pattern of word formation that needs no entry of its own, such as Sino-Korean ㄹ + ㄷㅅㅈ.
  case wordFormation
  /// Article 29: ㄴ before 이 야 여 요 유 of a new word, across a space.
  case insertion
  /// Article 27: ㄱㄷㅂㅅㅈ after the modifier -(으)ㄹ, and in endings with it.
  case modifierTensing
  /// Article 5: ㅢ, ㅕ and ㅖ after consonants; the particle 의.
  case vowels
  /// Article 17: ㄷ and ㅌ before 이, 여 and 히.
  case palatalization
  /// Article 12: ㅎ.
  case aspiration
  /// Articles 24 and 25: verb stems in ㄴ ㅁ ㄼ ㄾ, and ㄺ before ㄱ.
  case stemTensing
  /// Articles 13 to 16: codas before vowels.
  case liaison
  /// Article 23: after ㄱ ㄷ ㅂ.
  case tensing
  /// Articles 8 to 11: seven codas.
  case neutralization
  /// Article 19: ㄹ after other consonants.
  case lateralNasalization
  /// Article 18: ㄱ ㄷ ㅂ before ㄴ ㅁ.
  case nasalization
  /// Article 20: ㄴ beside ㄹ.
  case lateralization

  /// The articles of the regulation it stands for, such as `18` or `8–11`.
  package var articles: String {
    switch self {
    case .numbers: "26·29"
    case .wordFormation: "26·28·29"
    case .insertion: "29"
    case .modifierTensing: "27"
    case .vowels: "5"
    case .palatalization: "17"
    case .aspiration: "12"
    case .stemTensing: "24·25"
    case .liaison: "13–16"
    case .tensing: "23"
    case .neutralization: "8–11"
    case .lateralNasalization: "19"
    case .nasalization: "18"
    case .lateralization: "20"
    }
  }
}

/// Pronunciations of app text that a speech engine's own rules get wrong, or that are poorly heard.
///
/// In words such as *button* eSpeak NG makes the t a glottal stop, which listeners (and recognisers)
/// lose.
enum EnglishPronunciations {
  /// The phonemes of a word; `nil` where an engine's own rules do.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    guard word.utf8.count <= 14 else { return nil }
    return table[word.lowercased()].flatMap(EnglishPhonemes.init)
  }

  static let table: [String: String] = [
    "button": "b ˈʌ t ə n", "buttons": "b ˈʌ t ə n z", "cotton": "k ˈɒ t ə n",
    "written": "ɹ ˈɪ t ə n", "unwritten": "ʌ n ɹ ˈɪ t ə n", "forgotten": "f ɚ ɡ ˈɒ t ə n",
    "gotten": "ɡ ˈɒ t ə n", "bitten": "b ˈɪ t ə n", "kitten": "k ˈɪ t ə n",
    "kittens": "k ˈɪ t ə n z", "mitten": "m ˈɪ t ə n", "mittens": "m ˈɪ t ə n z",
    "rotten": "ɹ ˈɒ t ə n", "certain": "s ˈɜː t ə n", "certainly": "s ˈɜː t ə n l i",
    "uncertain": "ʌ n s ˈɜː t ə n", "threaten": "θ ɹ ˈɛ t ə n", "tighten": "t ˈaɪ t ə n",
    "brighten": "b ɹ ˈaɪ t ə n", "shorten": "ʃ ˈɔːɹ t ə n", "straighten": "s t ɹ ˈeɪ t ə n",
    "flatten": "f l ˈæ t ə n", "manhattan": "m æ n h ˈæ t ə n", "mountain": "m ˈaʊ n t ə n",
    "mountains": "m ˈaʊ n t ə n z", "fountain": "f ˈaʊ n t ə n", "maintain": "m eɪ n t ˈeɪ n",
    "baton": "b ɐ t ˈɒ n", "samsung": "s ˈæ m s ʌ ŋ", "paypal": "p ˈeɪ p æ l",
    "airbnb": "ɛɹ b ˌiː ə n b ˈiː", "xiaomi": "ʃ ˈaʊ m ˌiː", "huawei": "w ˈɑː w eɪ",
    "ikea": "aɪ k ˈiː ə", "emoji": "ɪ m ˈoʊ dʒ i", "kakao": "k ˈɐ k aʊ",
    "kakaotalk": "k ˈɐ k aʊ t ˌɔː k", "naver": "n ˈeɪ v ɚ", "coupang": "k ˈuː p æ ŋ",
    "login": "l ˈɒ ɡ ɪ n", "wifi": "w ˈaɪ f aɪ", "oled": "ˈoʊ l ɛ d", "venmo": "v ˈɛ n m oʊ",
    "uber": "ˈuː b ɚ", "nike": "n ˈaɪ k i", "kimchi": "k ˈɪ m tʃ i",
    "bibimbap": "b ˈiː b ɪ m b ˌɑː p", "tteokbokki": "t ˈʌ k b ˌɒ k i", "jeonse": "dʒ ˈʌ n s ˌeɪ",
    "busan": "b ˈuː s ˌɑː n",
  ]
}

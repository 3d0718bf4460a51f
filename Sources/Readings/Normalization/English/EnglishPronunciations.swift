/// Pronunciations of app text that eSpeak NG's own rules get wrong or that are poorly heard.
///
/// The mnemonics are those of eSpeak NG's `en-us`. In words such as *button* its rules make the t
/// a glottal stop, which listeners (and recognisers) lose.
enum EnglishPronunciations {
  static func mnemonics(_ word: String) -> String? {
    guard word.utf8.count <= 14 else { return nil }
    return table[word.lowercased()]
  }

  private static let table: [String: String] = [
    "button": "b'Vt@n", "buttons": "b'Vt@nz", "cotton": "k'0t@n", "written": "r'It@n",
    "unwritten": "Vnr'It@n", "forgotten": "f3g'0t@n", "gotten": "g'0t@n", "bitten": "b'It@n",
    "kitten": "k'It@n", "kittens": "k'It@nz", "mitten": "m'It@n", "mittens": "m'It@nz",
    "rotten": "r'0t@n", "certain": "s'3:t@n", "certainly": "s'3:t@nl%i", "uncertain": "Vns'3:t@n",
    "threaten": "Tr'Et@n", "tighten": "t'aIt@n", "brighten": "br'aIt@n", "shorten": "S'o@t@n",
    "straighten": "str'eIt@n", "flatten": "fl'at@n", "manhattan": "manh'at@n",
    "mountain": "m'aUnt@n", "mountains": "m'aUnt@nz", "fountain": "f'aUnt@n",
    "maintain": "meInt'eIn",
    "baton": "ba#t'0n", "samsung": "s'amsVN", "paypal": "p'eIpal", "airbnb": "e@b,i:@nb'i:",
    "xiaomi": "S'aUm,i:", "huawei": "w'A:weI", "ikea": "aIk'i:@", "emoji": "Im'oUdZi",
    "kakao": "k'a#kaU", "kakaotalk": "k'a#kaUt,O:k", "naver": "n'eIv3", "coupang": "k'u:paN",
    "login": "l'0gIn", "wifi": "w'aIfaI", "oled": "'oUlEd", "venmo": "v'EnmoU",
    "uber": "'u:b3", "nike": "n'aIki", "kimchi": "k'ImtSi", "bibimbap": "b'i:bImb,A:p",
    "tteokbokki": "t'Vkb,0ki", "jeonse": "dZ'Vns,eI", "busan": "b'u:s,A:n",
  ]
}

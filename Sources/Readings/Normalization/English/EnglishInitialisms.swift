/// Abbreviations in capitals that are said by their letters: OTP, UHD, VIP.
///
/// A speech engine would read them as words; what eSpeak NG spells by itself, as ATM and USB, is
/// not here.
enum EnglishInitialisms {
  /// The letters' names, the last of them stressed most; `nil` for any other word.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    guard names.contains(word) else { return nil }
    var notation: [String] = []
    for (index, letter) in word.enumerated() {
      let stress = index == word.count - 1 ? "ˈ" : "ˌ"
      notation.append((letters[letter] ?? "").replacing("ˈ", with: stress))
    }
    return EnglishPhonemes(notation.joined(separator: " "))
  }

  private static let names: Set<String> = Set(
    """
    APR AQI UHD ETA EPL OTP SOS UX EV UPS OTT ABS APK UAE EUR AUD IMEI AED COO VIP VVIP UFC EPA IMF IQ EQ ECG EKG
    BAC ICU ER AAC AVI OBD ABV EDM IDK LOL EOD COD DOB EIN ACH UID IPS EMI ETF IPO ROI EPS IOT AR AV EA EP IM IG
    OT UA RFID KYC AML ESG ESL EMR EHR APY HEVC SSO IVR ARS ACS IME ITF EMS EXP AOE UGC OOTD ENFP ENFJ ENTP ENTJ
    ESFP ESFJ ESTP ESTJ INFP INFJ INTP INTJ ISFP ISFJ ISTP ISTJ LAFC AFC ATP UCI IOC IBK ASMR OEM ODM ESS AUX
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// The name of the letter A, which alone would be read as the article.
  static let letterA = letters["A"].flatMap(EnglishPhonemes.init)

  private static let letters: [Character: String] = [
    "A": "ˈeɪ", "B": "b ˈiː", "C": "s ˈiː", "D": "d ˈiː", "E": "ˈiː", "F": "ˈɛ f", "G": "dʒ ˈiː",
    "H": "ˈeɪ tʃ", "I": "ˈaɪ", "J": "dʒ ˈeɪ", "K": "k ˈeɪ", "L": "ˈɛ l", "M": "ˈɛ m", "N": "ˈɛ n",
    "O": "ˈoʊ", "P": "p ˈiː", "Q": "k j ˈuː", "R": "ˈɑːɹ", "S": "ˈɛ s", "T": "t ˈiː", "U": "j ˈuː",
    "V": "v ˈiː", "W": "d ˈʌ b əl j uː", "X": "ˈɛ k s", "Y": "w ˈaɪ", "Z": "z ˈiː",
  ]
}

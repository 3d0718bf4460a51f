/// Abbreviations in capitals that are said by their letters: OTP, UHD, VIP.
///
/// eSpeak NG would read them as words; what it spells by itself, as ATM and USB, is not here.
enum EnglishInitialisms {
  /// The letters' names as mnemonics of eSpeak NG's `en-us`; `nil` for any other word.
  static func mnemonics(_ word: String) -> String? {
    guard names.contains(word) else { return nil }
    var result = ""
    for (index, letter) in word.enumerated() {
      let stress = index == word.count - 1 ? "'" : ","
      result += (letters[letter] ?? "").replacing("'", with: stress)
    }
    return result
  }

  private static let names: Set<String> = Set(
    """
    APR AQI UHD ETA EPL OTP SOS UX EV UPS OTT ABS APK UAE EUR AUD IMEI AED COO VIP VVIP UFC EPA IMF IQ EQ ECG EKG
    BAC ICU ER AAC AVI OBD ABV EDM IDK LOL EOD COD DOB EIN ACH UID IPS EMI ETF IPO ROI EPS IOT AR AV EA EP IM IG
    OT UA RFID KYC AML ESG ESL EMR EHR APY HEVC SSO IVR ARS ACS IME ITF EMS EXP AOE UGC OOTD ENFP ENFJ ENTP ENTJ
    ESFP ESFJ ESTP ESTJ INFP INFJ INTP INTJ ISFP ISFJ ISTP ISTJ LAFC AFC ATP UCI IOC IBK ASMR OEM ODM ESS AUX
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let letters: [Character: String] = [
    "A": "'eI", "B": "b'i:", "C": "s'i:", "D": "d'i:", "E": "'i:", "F": "'Ef", "G": "dZ'i:",
    "H": "'eItS", "I": "'aI", "J": "dZ'eI", "K": "k'eI", "L": "'El", "M": "'Em", "N": "'En",
    "O": "'oU", "P": "p'i:", "Q": "kj'u:", "R": "'A@", "S": "'Es", "T": "t'i:", "U": "j'u:",
    "V": "v'i:", "W": "d'Vb@Lju:", "X": "'Eks", "Y": "w'aI", "Z": "z'i:",
  ]
}

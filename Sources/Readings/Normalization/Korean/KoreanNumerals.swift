/// Numbers in Hangul: Sino-Korean, native, and digit by digit.
enum KoreanNumerals {
  private static let ones = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let places = ["", "십", "백", "천"]
  private static let groups = ["", "만", "억", "조", "경", "해"]
  private static let nativeOnes = [
    "", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉",
  ]
  private static let nativeTens = [
    "", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔",
  ]

  /// A cardinal, one word for each group of 만: `12000` is 만, 이천.
  ///
  /// More than 24 digits are said one by one.
  static func sino(_ digits: [UInt8]) -> [String] {
    let digits = Array(digits.drop { $0 == 0 })
    guard !digits.isEmpty else { return ["영"] }
    guard digits.count <= 24 else { return byDigit(digits) }
    var words: [String] = []
    var group = (digits.count - 1) / 4
    var index = 0
    while index < digits.count {
      let length = digits.count - index - group * 4
      var word = ""
      for (offset, digit) in digits[index..<(index + length)].enumerated() where digit > 0 {
        let place = length - 1 - offset
        if digit > 1 || place == 0 { word += ones[Int(digit)] }
        word += places[place]
      }
      if !word.isEmpty {
        let isLeadingOne = group == 1 && words.isEmpty && word == "일"
        words.append(isLeadingOne ? groups[group] : word + groups[group])
      }
      index += length
      group -= 1
    }
    return words
  }

  /// A cardinal as one word, as before 만 and 천 that are written in Hangul.
  static func sinoJoined(_ digits: [UInt8]) -> String { sino(digits).joined() }

  static func sino(_ value: Int) -> [String] { sino(self.digits(of: value)) }

  /// A native numeral before a counter: 한, 스무, 스물한.
  static func native(_ value: Int) -> String? {
    guard value >= 1, value <= 99 else { return nil }
    if value == 20 { return "스무" }
    return nativeTens[value / 10] + nativeOnes[value % 10]
  }

  /// A native numeral before a counter, or a Sino-Korean one where there is none.
  static func counting(_ value: Int) -> [String] { native(value).map { [$0] } ?? sino(value) }

  /// A native numeral without a counter: 하나, 스물, 스물하나.
  static func nativeAlone(_ value: Int) -> String? {
    guard value >= 1, value <= 99 else { return nil }
    let alone = ["", "하나", "둘", "셋", "넷"]
    let one = value % 10
    return nativeTens[value / 10] + (one < alone.count ? alone[one] : nativeOnes[one])
  }

  /// Digits one by one: 0 is 공, as in a telephone number.
  static func byDigit(_ digits: some Sequence<UInt8>, zero: String = "공") -> [String] {
    var words: [String] = []
    var word = ""
    var count = 0
    for digit in digits {
      if count == 16 {
        words.append(word)
        word = ""
        count = 0
      }
      word += digit == 0 ? zero : ones[Int(digit)]
      count += 1
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  static func digits(of value: Int) -> [UInt8] {
    String(value).unicodeScalars.filter(\.isDigit).map(\.digitValue)
  }

  /// Two neighbouring native numerals, as 2~3개 is said: 두세.
  static func nativePair(_ first: Int, _ second: Int) -> String? {
    guard second == first + 1, (1...4).contains(first) else { return nil }
    return ["한두", "두세", "서너", "네다섯"][first - 1]
  }
}

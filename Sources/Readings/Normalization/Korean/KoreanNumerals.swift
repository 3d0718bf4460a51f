/// Numbers in Hangul: Sino-Korean, native, and digit by digit.
enum KoreanNumerals {
  /// The native numeral for the first of several: 첫.
  static let first = KoreanWord.ordinals.text

  private static let zero = KoreanWord.digits.list[0]
  private static let ones = KoreanWord.digits.list
  private static let places = [""] + KoreanWord.places.list
  private static let groups = [""] + KoreanWord.groups.list
  private static let nativeOnes = [""] + KoreanWord.nativeOnes.list
  private static let nativeTens = [""] + KoreanWord.nativeTens.list

  /// A cardinal, one word for each group of 만: `12000` is 만, 이천.
  ///
  /// More than 24 digits are said one by one.
  static func sino(_ digits: [UInt8]) -> [String] {
    let digits = Array(digits.drop { $0 == 0 })
    guard !digits.isEmpty else { return [zero] }
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
        let isLeadingOne = group == 1 && words.isEmpty && word == ones[1]
        words.append(isLeadingOne ? groups[group] : word + groups[group])
      }
      index += length
      group -= 1
    }
    return words
  }

  /// A cardinal as one word, as before 만 and 천 that are written in Hangul.
  static func sinoJoined(_ digits: [UInt8]) -> String { sino(digits).joined() }

  /// The number that Sino-Korean words say; `nil` for a decimal part, or above 조.
  static func value(of words: [String]) -> Int? {
    var (whole, group, digit) = (0, 0, 0)
    for character in words.joined() {
      let syllable = String(character)
      if let index = ones.firstIndex(of: syllable) {
        digit = index
      } else if let index = places.firstIndex(of: syllable) {
        group += max(digit, 1) * [1, 10, 100, 1_000][index]
        digit = 0
      } else if let index = groups.firstIndex(of: syllable), index <= 3 {
        whole += max(group + digit, 1) * [1, 10_000, 100_000_000, 1_000_000_000_000][index]
        (group, digit) = (0, 0)
      } else {
        return nil
      }
    }
    return whole + group + digit
  }

  static func sino(_ value: Int) -> [String] {
    sino(String(value).unicodeScalars.filter(\.isDigit).map(\.digitValue))
  }

  /// A native numeral before a counter: 한, 스무, 스물한.
  static func native(_ value: Int) -> String? {
    guard (1...99).contains(value) else { return nil }
    if value == 20 { return KoreanWord.nativeTwenty.text }
    return nativeTens[value / 10] + nativeOnes[value % 10]
  }

  /// All native numerals before a counter.
  static let natives = Set((1...99).compactMap(native))

  /// A native numeral before a counter, or a Sino-Korean one where there is none.
  static func counting(_ value: Int) -> [String] { native(value).map { [$0] } ?? sino(value) }

  /// A native numeral without a counter: 하나, 스물, 스물하나.
  static func nativeAlone(_ value: Int) -> String? {
    guard (1...99).contains(value) else { return nil }
    let alone = [""] + KoreanWord.nativeAlone.list
    let one = value % 10
    return nativeTens[value / 10] + (one < alone.count ? alone[one] : nativeOnes[one])
  }

  /// A native numeral of an order: 첫째, 둘째, 스무째.
  static func ordinal(_ value: Int) -> String? {
    let irregular = KoreanWord.ordinals.list
    let numeral = irregular.indices.contains(value - 1) ? irregular[value - 1] : native(value)
    return numeral.map { $0 + KoreanWord.ordinalSuffix.text }
  }

  /// Digits one by one, in words of sixteen at most: 0 is 공 as in a telephone number.
  static func byDigit(
    _ digits: some Collection<UInt8>, zero: String = KoreanWord.telephoneZero.text
  ) -> [String] {
    let names = digits.map { $0 == 0 ? zero : ones[Int($0)] }
    return stride(from: 0, to: names.count, by: 16).map {
      names[$0..<min($0 + 16, names.count)].joined()
    }
  }

  /// Digits one by one as after a decimal point, where 0 is 영.
  static func decimals(_ digits: some Collection<UInt8>) -> [String] { byDigit(digits, zero: zero) }

  /// Two neighbouring native numerals, as 2~3개 is said: 두세.
  static func nativePair(_ first: Int, _ second: Int) -> String? {
    guard second == first + 1, (1...4).contains(first) else { return nil }
    return KoreanWord.nativePairs.list[first - 1]
  }

  /// A fraction: 이분의, 일.
  static func fraction(_ part: Int, _ whole: Int) -> [String] {
    [sino(whole).joined() + KoreanWord.partsOf.text, sino(part).joined()]
  }
}

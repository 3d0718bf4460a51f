/// The words of dates and times.
enum KoreanTimes {
  /// The day of the week that a syllable stands for.
  static func weekday(_ scalar: Unicode.Scalar) -> String? {
    let letter = String(Character(scalar))
    return KoreanWord.weekdays.list.contains(letter) ? letter + KoreanWord.weekday.text : nil
  }

  /// The numeral of an hour on the clock: native to 19, Sino-Korean at 0 and from 20 on.
  static func hour(_ value: Int) -> [String] {
    if let native = KoreanNumerals.native(value), value <= 19 { return [native] }
    return KoreanNumerals.sino(value)
  }

  /// June and October, which drop a sound of their numeral: 유월, 시월.
  static func irregularMonth(_ value: Int) -> String? {
    switch value {
    case 6: KoreanWord.june.text
    case 10: KoreanWord.october.text
    default: nil
    }
  }
}

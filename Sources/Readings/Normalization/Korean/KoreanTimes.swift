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

  /// Whether a range of hours past noon is all Sino-Korean, as its end is: 15~22시 십오에서 이십이 시.
  static func saysSino(_ first: Int, upTo last: Int) -> Bool {
    (13...19).contains(first) && (20...24).contains(last)
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

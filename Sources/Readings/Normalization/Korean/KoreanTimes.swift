/// The words of dates and times.
enum KoreanTimes {
  static let partsOfDay: Set<String> = ["오전", "오후", "새벽", "아침", "저녁"]

  static let weekdays: [UInt32: String] = [
    0xC6D4: "월요일", 0xD654: "화요일", 0xC218: "수요일", 0xBAA9: "목요일", 0xAE08: "금요일",
    0xD1A0: "토요일", 0xC77C: "일요일",
  ]

  /// The numeral of an hour on the clock: native to 19, Sino-Korean at 0 and from 20 on.
  static func hour(_ value: Int) -> [String] {
    if let native = KoreanNumerals.native(value), value <= 19 { return [native] }
    return KoreanNumerals.sino(value)
  }

  /// June and October, which drop a sound of their numeral: 유월, 시월.
  static func irregularMonth(_ value: Int) -> String? {
    switch value {
    case 6: "유월"
    case 10: "시월"
    default: nil
    }
  }
}

/// The words of dates and times.
enum KoreanTimes {
  static let partsOfDay: Set<String> = ["오전", "오후", "새벽", "아침", "저녁"]

  static let weekdays: [Unicode.Scalar: String] = [
    "월": "월요일", "화": "화요일", "수": "수요일", "목": "목요일", "금": "금요일",
    "토": "토요일", "일": "일요일",
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

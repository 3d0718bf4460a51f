/// Times as pages write them; all from milliseconds.
enum PageClock {
  /// Minutes, seconds and tenths: `0:09.6`.
  static func instant(_ milliseconds: Int) -> String {
    let tenths = milliseconds / 100
    return "\(tenths / 600):\(padded(tenths / 10 % 60)).\(tenths % 10)"
  }

  /// Minutes and seconds, or hours, minutes and seconds: `1:02`, `1:02:33`; rounded up.
  static func length(_ milliseconds: Int) -> String {
    let seconds = (milliseconds + 999) / 1000
    let (minutes, rest) = (seconds / 60, padded(seconds % 60))
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(padded(minutes % 60)):\(rest)"
  }

  /// Seconds with one decimal: `17.2`.
  static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Seconds with as many decimals as they need: `9.606`, `3`.
  static func exactSeconds(_ milliseconds: Int) -> String {
    let fraction = milliseconds % 1000
    guard fraction != 0 else { return "\(milliseconds / 1000)" }
    var digits = String("\(1000 + fraction)".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

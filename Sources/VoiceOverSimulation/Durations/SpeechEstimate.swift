import AccessibilityModel
import Announcements

/// The coefficients by which the length of a piece of speech is estimated, in milliseconds.
///
/// Integers only, so that every machine gets the same. A change of a number is a new
/// ``version``: golden transcripts carry times.
public struct SpeechEstimate: Hashable, Sendable {
  /// The version of the numbers.
  public var version: Int
  /// The numbers of each language, by its base; another language takes those of English.
  public var languages: [String: Coefficients]

  /// What each kind of character adds.
  public struct Coefficients: Hashable, Sendable {
    /// For any piece, however short.
    public var base: Int
    /// For a Hangul syllable, a kana or a Han character.
    public var syllable: Int
    /// For a letter of an alphabet.
    public var letter: Int
    /// For a digit.
    public var digit: Int
    /// For a mark inside the text at which the voice pauses: `,` `.` `:` `;` `?` `!`.
    public var pause: Int
    /// For a symbol that is read out, such as `%`.
    public var symbol: Int
  }

  /// The numbers in use.
  public static let current = SpeechEstimate(
    version: 1,
    languages: [
      "ko": Coefficients(
        base: 150, syllable: 165, letter: 90, digit: 220, pause: 250, symbol: 350),
      "en": Coefficients(
        base: 150, syllable: 250, letter: 68, digit: 260, pause: 250, symbol: 400),
    ])

  /// The milliseconds of one piece.
  public func milliseconds(of part: Announcement.Part) -> Int {
    var total = 0
    for run in part.text.runs {
      let language = run.attributes.language ?? part.language
      guard let numbers = languages[language.base] ?? languages["en"] else { continue }
      if total == 0 { total = numbers.base }
      total += numbers.milliseconds(of: run.text)
    }
    return total
  }
}

extension SpeechEstimate.Coefficients {
  fileprivate func milliseconds(of text: String) -> Int {
    var total = 0
    var pending = 0
    for scalar in text.unicodeScalars {
      let cost = milliseconds(of: scalar)
      if cost.isPause {
        // A mark at the very end is only the end.
        pending = cost.length
      } else if cost.length > 0 {
        total += pending + cost.length
        pending = 0
      }
    }
    return total
  }

  private func milliseconds(of scalar: Unicode.Scalar) -> (length: Int, isPause: Bool) {
    switch scalar.value {
    case 0x30...0x39: return (digit, false)
    case 0xAC00...0xD7A3, 0x3040...0x30FF, 0x4E00...0x9FFF: return (syllable, false)
    default: break
    }
    switch scalar {
    case ",", ".", ":", ";", "?", "!", "…": return (pause, true)
    case "%", "+", "=", "&", "@", "#", "$", "₩", "€", "°", "℃": return (symbol, false)
    default: return (scalar.properties.isAlphabetic ? letter : 0, false)
    }
  }
}

extension DurationModel {
  /// The estimate of the numbers in use.
  public static let estimated = estimated(.current)

  /// An estimate of one's own numbers.
  public static func estimated(_ estimate: SpeechEstimate) -> DurationModel {
    DurationModel(name: "estimated-\(estimate.version)") { estimate.milliseconds(of: $0) }
  }
}

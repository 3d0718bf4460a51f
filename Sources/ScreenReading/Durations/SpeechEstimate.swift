import AccessibilityModel

/// The coefficients for estimating the length of a piece of speech, in milliseconds.
///
/// Integers only, so that every machine gets the same. They were fitted to clips of our voices
/// (`ko` at 135, `en-us` at 165 words a minute) for the texts of the examples and of the wording
/// tables; a test holds them to within 15 % of the real clips. A change of a number is a new
/// ``version``: golden transcripts carry times.
package struct SpeechEstimate: Hashable, Sendable {
  /// The version of the numbers.
  package var version: Int
  /// The numbers of each language, by its base.
  package var languages: [String: Coefficients]
  /// The numbers of every other language.
  package var others: Coefficients

  /// What each thing in a text adds.
  package struct Coefficients: Hashable, Sendable {
    /// Any piece, however short.
    package var base: Int
    /// Any word after the first.
    package var word: Int
    /// A Hangul syllable, a kana or a Han character.
    package var syllable: Int
    /// A letter of an alphabet.
    package var letter: Int
    /// A digit.
    package var digit: Int
    /// A mark where the voice pauses: `,` `.` `:` `;` `?` `!`.
    package var pause: Int
    /// A symbol that is spoken, such as `%`.
    package var symbol: Int
    /// A row of `*` or `•` that hides characters, which is read as a number of hidden characters.
    package var mask: Int

    /// Creates the coefficients of a language, in milliseconds.
    package init(
      base: Int, word: Int, syllable: Int, letter: Int, digit: Int, pause: Int, symbol: Int,
      mask: Int
    ) {
      self.base = base
      self.word = word
      self.syllable = syllable
      self.letter = letter
      self.digit = digit
      self.pause = pause
      self.symbol = symbol
      self.mask = mask
    }
  }

  /// The numbers in use.
  package static let current = SpeechEstimate(
    version: 1, languages: ["ko": .korean, "en": .english], others: .english)

  /// The milliseconds of one piece.
  package func milliseconds(of part: Announcement.Part) -> Int {
    var meter = SpeechMeter()
    for run in part.text.runs {
      let language = run.attributes.language ?? part.language
      meter.add(run.text, languages[language.base] ?? others)
    }
    return meter.total
  }
}

extension SpeechEstimate.Coefficients {
  /// The numbers of Korean.
  package static let korean = Self(
    base: 300, word: 220, syllable: 155, letter: 95, digit: 115, pause: 600, symbol: 1050,
    mask: 1400)
  /// The numbers of English.
  package static let english = Self(
    base: 150, word: 50, syllable: 165, letter: 54, digit: 195, pause: 500, symbol: 340,
    mask: 2000)
}

/// The length of a text, added up scalar by scalar.
private struct SpeechMeter {
  private(set) var total = 0
  private var hasSounded = false
  private var gap = Gap.none
  private var last: Unicode.Scalar = " "

  /// What is between the last sound and the next.
  private enum Gap {
    case none, space, pause
  }

  mutating func add(_ text: String, _ numbers: SpeechEstimate.Coefficients) {
    if total == 0 { total = numbers.base }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*", "•", "●": if last != scalar { sound(numbers.mask, numbers) }
      // Between digits these are part of the number: 12,000 and 7.5 and 15:20.
      case ",", ".", ":", ";", "?", "!", "…": gap = .pause
      case "%", "+", "=", "&", "@", "#", "$", "₩", "€", "°", "℃": sound(numbers.symbol, numbers)
      case "0"..."9":
        if gap == .pause, last != " ", last.isPartOfNumber { gap = .none }
        sound(numbers.digit, numbers)
      default:
        if scalar.properties.isWhitespace {
          if gap == .none { gap = .space }
        } else if scalar.isSyllable {
          sound(numbers.syllable, numbers)
        } else if scalar.properties.isAlphabetic {
          sound(numbers.letter, numbers)
        }
      }
      last = scalar
    }
  }

  private mutating func sound(_ length: Int, _ numbers: SpeechEstimate.Coefficients) {
    if hasSounded {
      switch gap {
      case .none: break
      case .space: total += numbers.word
      case .pause: total += numbers.pause
      }
    }
    gap = .none
    hasSounded = true
    total += length
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfNumber: Bool { self == "," || self == "." || self == ":" }

  /// Whether a syllable, or more, is written with it.
  fileprivate var isSyllable: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x3040...0x30FF, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

extension DurationModel {
  /// The estimate of the numbers in use.
  public static let estimated = estimated(.current)

  /// An estimate with other numbers.
  package static func estimated(_ estimate: SpeechEstimate) -> DurationModel {
    DurationModel(name: "estimated-\(estimate.version)") { estimate.milliseconds(of: $0) }
  }
}

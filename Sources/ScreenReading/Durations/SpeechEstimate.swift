import AccessibilityModel

/// The coefficients for estimating the length of a piece of speech, in milliseconds.
///
/// It counts letters, for those who have no language pack; the estimate from how a text is read is
/// nearer. Integers only, so that every machine gets the same. They are fitted to clips of our voices
/// (`ko` at 135, `en-us` at 165 words a minute); the suite `EstimateTests` holds them to the clips and,
/// with `OVERHEARD_CALIBRATE=1` in the environment, prints the numbers that fit best. A change of a
/// number is a new ``version``: golden transcripts carry times.
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
    version: 2, languages: ["ko": .korean, "en": .english], others: .english)

  /// The milliseconds of one piece.
  package func milliseconds(of part: SpokenAnnouncement.Part) -> Int {
    var meter = SpeechMeter()
    for run in part.text.runs {
      let language = run.attributes.language ?? part.language
      meter.add(run.text, languages[language.base] ?? others)
    }
    return meter.total * 100 / max(part.rate, 1)
  }
}

extension SpeechEstimate.Coefficients {
  /// The numbers of Korean.
  package static let korean = Self(
    base: 221, word: 205, syllable: 194, letter: 117, digit: 178, pause: 606, symbol: 948,
    mask: 1380)
  /// The numbers of English.
  package static let english = Self(
    base: 166, word: 94, syllable: 165, letter: 54, digit: 227, pause: 368, symbol: 432,
    mask: 2432)
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
  /// The estimate by the letters of texts, with the numbers in use; it needs no readings.
  package static let estimatedByLetters = estimated(.current)

  /// An estimate with other numbers.
  package static func estimated(_ estimate: SpeechEstimate) -> DurationModel {
    DurationModel(name: "estimated-letters-\(estimate.version)") { estimate.milliseconds(of: $0) }
  }
}

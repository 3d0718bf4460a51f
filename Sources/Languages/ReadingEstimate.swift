import AccessibilityModel
import Readings
import ScreenReading
import Synchronization

/// How long speech in a language takes, estimated from how a text is read: six numbers, in
/// milliseconds, for the default voice of the language at its own rate.
///
/// Integers only, so that every machine gets the same. They are fitted to clips of our voices; the
/// suite `EstimateTests` holds them to the clips and, with `OVERHEARD_CALIBRATE=1` in the environment,
/// prints the numbers that fit best. A change of a number is a new ``version``: golden transcripts
/// carry times.
package struct ReadingEstimate: Hashable, Sendable {
  /// The version of the numbers of all languages.
  package static let version = 2

  /// Any piece, however short.
  package var base: Int
  /// Any word after the first.
  package var word: Int
  /// A syllable: of Hangul, or a group of vowels.
  package var syllable: Int
  /// A sound that closes a syllable of Hangul, or a consonant of another script.
  package var consonant: Int
  /// A comma, a colon, a bracket or a breath between words.
  package var pause: Int
  /// The end of a sentence within the piece.
  package var stop: Int

  /// Creates an estimate.
  package init(base: Int, word: Int, syllable: Int, consonant: Int, pause: Int, stop: Int) {
    self.base = base
    self.word = word
    self.syllable = syllable
    self.consonant = consonant
    self.pause = pause
    self.stop = stop
  }

  /// The numbers of Korean, for the voice `ko`.
  package static let korean = Self(
    base: 169, word: 148, syllable: 187, consonant: 71, pause: 555, stop: 555)
  /// The numbers of English, for the voice `en-us`.
  package static let english = Self(
    base: 181, word: 119, syllable: 54, consonant: 54, pause: 534, stop: 534)

  /// How often each number counts in a reading, in their order.
  package struct Counts: Hashable, Sendable {
    package var base = 0
    package var word = 0
    package var syllable = 0
    package var consonant = 0
    package var pause = 0
    package var stop = 0

    /// All of them, in order.
    package var all: [Int] { [base, word, syllable, consonant, pause, stop] }
  }

  /// The milliseconds of what was counted.
  package func milliseconds(_ counts: Counts) -> Int {
    let numbers = [base, word, syllable, consonant, pause, stop]
    return zip(numbers, counts.all).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

extension ReadingEstimate.Counts {
  /// Counts the words of a reading that are in a language.
  ///
  /// - Parameters:
  ///   - reading: How a text is read.
  ///   - isBase: Whether the piece itself counts here.
  ///   - isIncluded: Whether the words of a language count here.
  package init(_ reading: SpeechReading, isBase: Bool, where isIncluded: (SpokenLanguage) -> Bool) {
    base = isBase && !reading.isSilent ? 1 : 0
    for (index, word) in reading.words.enumerated() where isIncluded(word.language) {
      let sounds = reading.pronunciations[index]?.surface ?? word.text
      add(sounds.unicodeScalars)
      guard index > 0 else { continue }
      switch word.join {
      case .tight: break
      case .space: self.word += 1
      case .pause(.short), .pause(.comma), .pause(.colon): pause += 1
      case .pause: stop += 1
      }
    }
  }

  private mutating func add(_ scalars: String.UnicodeScalarView) {
    var wasVowel = false
    for scalar in scalars {
      switch scalar.value {
      case 0xAC00...0xD7A3:
        syllable += 1
        if (scalar.value - 0xAC00) % 28 != 0 { consonant += 1 }
        wasVowel = false
      case 0x3040...0x30FF, 0x4E00...0x9FFF:
        syllable += 1
        wasVowel = false
      default:
        guard scalar.properties.isAlphabetic else {
          if scalar.properties.numericType != nil { syllable += 1 }
          wasVowel = false
          continue
        }
        let isVowel = "aeiouyAEIOUY".unicodeScalars.contains(scalar)
        if isVowel, !wasVowel { syllable += 1 } else if !isVowel { consonant += 1 }
        wasVowel = isVowel
      }
    }
  }
}

extension LanguagePacks {
  /// How long speech takes, estimated from how each text is read, for the default voices.
  package var durations: DurationModel {
    let (packs, foreign) = (packs, foreign)
    let frontEnd = FrontEndOnDemand(readings: readings)
    @Sendable func pack(of language: SpokenLanguage) -> LanguagePack {
      packs.first { $0.language.base == language.base } ?? foreign
    }
    return DurationModel(name: "estimated-\(ReadingEstimate.version)") { part in
      let reading = frontEnd.made.read(part.text, language: part.language)
      let voice = pack(of: reading.voice)
      let usual = packs.reduce(0) { sum, one in
        let counts = ReadingEstimate.Counts(
          reading, isBase: one.language == voice.language
        ) { language in
          pack(of: language).language == one.language
        }
        return sum + one.estimate.milliseconds(counts)
      }
      return usual * 100 / max(part.rate, 1)
    }
  }
}

/// A front end that is made when the first text is read: its tables are large, and a command that
/// measures nothing does without them.
private final class FrontEndOnDemand: Sendable {
  private let readings: [TextReading]
  private let known = Mutex<SpeechFrontEnd?>(nil)

  init(readings: [TextReading]) {
    self.readings = readings
  }

  var made: SpeechFrontEnd {
    known.withLock { known in
      if let known { return known }
      let made = SpeechFrontEnd(readings: readings)
      known = made
      return made
    }
  }
}

import AccessibilityModel
import Foundation
import Readings
import ScreenReading
import SpeechSynthesis
import Voices

/// The voice for each language, and how texts are read for it.
public struct VoiceCast: Sendable {
  /// How texts are read.
  public var frontEnd: SpeechFrontEnd
  /// The engines of the voices.
  public let engines: SpeechEngines
  /// The voices that were chosen, in their order; of two for one language the later speaks.
  package let chosen: [Voice]
  /// The voices by the base of their language.
  private var voices: [String: Member]
  private var adjustment: Adjustment

  /// A voice and its engine.
  private struct Member {
    var voice: Voice
    var engine: any SpeechEngine
  }

  /// The user's changes to every voice.
  public struct Adjustment: Hashable, Sendable {
    /// The rate, in words per minute or relative to each voice's own; `nil` leaves it.
    public var rate: Rate?
    /// The pitch, 0 to 99; 50 is the voice's own.
    public var pitch: Int?
    /// The volume, from 0 (silence) to 1.
    public var volume: Double

    /// A rate as users give it.
    public enum Rate: Hashable, Sendable {
      /// Words a minute.
      case wordsPerMinute(Int)
      /// A percentage of the voice's own rate; 100 leaves it unchanged.
      case percent(Int)
    }

    /// Creates an adjustment; what is not given is as in the catalogue.
    public init(rate: Rate? = nil, pitch: Int? = nil, volume: Double = 1) {
      self.rate = rate
      self.pitch = pitch
      self.volume = volume
    }
  }

  /// Creates a cast.
  ///
  /// - Parameters:
  ///   - voices: The voices that speak; of two for one language the later.
  ///   - defaults: Who speaks a language that none of the voices is of.
  ///   - engines: The engines that the voices belong to.
  ///   - adjustment: How every voice differs from its row in the catalogue.
  ///   - frontEnd: How texts are read.
  /// - Throws: ``SpeechError/unavailable(reason:)`` for a voice whose engine is not among them.
  public init(
    voices: [Voice], defaults: [SpokenLanguage: Voice] = [:], engines: [any SpeechEngine],
    adjustment: Adjustment = Adjustment(),
    frontEnd: SpeechFrontEnd = SpeechFrontEnd()
  ) throws(SpeechError) {
    self.engines = SpeechEngines(engines)
    self.frontEnd = frontEnd
    self.adjustment = adjustment
    chosen = voices
    self.voices = [:]
    let speakers =
      defaults.map { ($0.base, $1) } + voices.map { ($0.language.base, $0) }
    for (language, voice) in speakers {
      self.voices[language] = Member(voice: voice, engine: try self.engines.engine(of: voice))
    }
    for language in frontEnd.readings.filter(\.hasAccents).map(\.language.base) {
      guard let voice = self.voices[language]?.voice, voice.language.base == language else {
        continue
      }
      self.frontEnd.accents[language] = voice.language
    }
  }

  /// The cast with a user's own words added, which override its own.
  public func adding(_ lexicon: UserLexicon) -> VoiceCast {
    guard !lexicon.isEmpty else { return self }
    var cast = self
    cast.frontEnd.options.lexicon = frontEnd.options.lexicon.merging(lexicon)
    return cast
  }

  /// The voices, in the order of their names.
  public var members: [Voice] {
    Set(voices.values.map(\.voice)).sorted { $0.name < $1.name }
  }

  /// The utterance for a piece of an announcement; `nil` if it has nothing to say.
  ///
  /// - Throws: ``SpeechError/unavailable(reason:)`` if none of the voices speaks its language.
  public func line(for part: SpokenAnnouncement.Part) throws(SpeechError) -> SpokenLine? {
    try line(for: part.text, language: part.language, rate: part.rate)
  }

  /// The utterance for a text; `nil` if it has nothing to say.
  ///
  /// - Throws: ``SpeechError/unavailable(reason:)`` if none of the voices speaks its language.
  public func line(
    for text: AttributedText, language: SpokenLanguage
  ) throws(SpeechError) -> SpokenLine? {
    try line(for: text, language: language, rate: 100)
  }

  private func line(
    for text: AttributedText, language: SpokenLanguage, rate percent: Int
  ) throws(SpeechError) -> SpokenLine? {
    let reading = frontEnd.read(text, language: language)
    guard !reading.isSilent else { return nil }
    guard let member = voices[reading.voice.base] else {
      let known = voices.keys.sorted().joined(separator: ", ")
      throw .noVoice(
        reason:
          "no voice speaks '\(reading.voice.base)', the language of “\(text.string)”; there are "
          + "voices for \(known)")
    }
    let voice = member.voice
    var pitch = adjustment.pitch ?? voice.pitch
    let pitches = Set(reading.words.map { $0.pitch ?? 1 })
    if pitches.count == 1, let factor = pitches.first, factor != 1 {
      pitch = min(max(Int((Double(pitch) * factor).rounded()), 0), 99)
    }
    let script = member.engine.input(for: reading, voice: voice, pitch: pitch)
    let utterance = SpeechUtterance(
      script.input, voice: voice, rate: rate(of: voice) * percent.clamped(to: Self.rates) / 100,
      pitch: pitch,
      volume: adjustment.volume)
    return SpokenLine(
      utterance: utterance, reading: reading, script: script,
      wordTimes: member.engine.abilities(of: voice).wordTimes)
  }

  private func rate(of voice: Voice) -> Int {
    switch adjustment.rate {
    case .wordsPerMinute(let rate)?: rate.clamped(to: Self.rates)
    case .percent(let percent)?:
      voice.rate.clamped(to: Self.rates) * percent.clamped(to: Self.rates) / 100
    case nil: voice.rate.clamped(to: Self.rates)
    }
  }

  /// Rates, in percent and in words per minute, that can be multiplied; each engine has bounds of its own.
  private static let rates = 0...1_000_000
}

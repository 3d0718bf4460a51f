import AccessibilityModel

/// A speaker: what the engine is told to load, and how it speaks by default.
///
/// ```swift
/// let voice = try VoiceCatalogue.standard().voice(for: .korean)
/// ```
public struct Voice: Hashable, Sendable, Codable {
  /// The name it is chosen by, such as `en-us`, or the path of a user's own voice file.
  public var name: String
  /// The language it speaks.
  public var language: SpokenLanguage
  /// The name of the speech engine that it belongs to, such as `espeak-ng`.
  public var engine: String
  /// What the engine knows it by: the absolute path of a voice file, or a name of the engine's own.
  public var engineVoice: String
  /// The table of phonemes that its file names, such as `overheard-ko`; empty for the language's own.
  public var phonemes: String
  /// Who seems to speak.
  public var gender: Gender
  /// The default rate, in words a minute (80 to 450).
  public var rate: Int
  /// The default pitch, 0 to 99, where 50 is as in the voice file.
  public var pitch: Int
  /// What is added between words, in units of 10 ms at the engine's normal rate.
  ///
  /// The engine runs words together; a recognizer, and a listener, finds where they begin far
  /// better with a short silence (Tools/listening/RESULTS.md).
  public var wordGap: Int
  /// What is added to the loudness, in decibels, so that every voice is as loud as the others.
  public var gain: Double
  /// What to tell about it, by language (`ko`, `en`).
  public var descriptions: [String: String]
  /// The licence of the voice file, as an SPDX expression.
  public var licence: String
  /// Where the voice file comes from and what was changed.
  public var provenance: String

  /// Who seems to speak.
  public enum Gender: String, Hashable, Sendable, Codable, CaseIterable {
    /// A man.
    case male
    /// A woman.
    case female
    /// Nobody in particular.
    case unknown
  }

  /// Hashes the name, which voices hardly ever share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Creates a voice.
  public init(
    name: String,
    language: SpokenLanguage,
    engine: String,
    engineVoice: String,
    phonemes: String = "",
    gender: Gender = .unknown,
    rate: Int,
    pitch: Int = 50,
    wordGap: Int = 0,
    gain: Double = 0,
    descriptions: [String: String] = [:],
    licence: String = "",
    provenance: String = ""
  ) {
    self.name = name
    self.language = language
    self.engine = engine
    self.engineVoice = engineVoice
    self.phonemes = phonemes
    self.gender = gender
    self.rate = rate
    self.pitch = pitch
    self.wordGap = wordGap
    self.gain = gain
    self.descriptions = descriptions
    self.licence = licence
    self.provenance = provenance
  }
}

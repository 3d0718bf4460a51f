/// A text made of runs, each of which may say how a reader speaks it.
///
/// The attributes are those of `NSAttributedString` that VoiceOver reads
/// (`accessibilitySpeechLanguage`, `…Pitch`, `…SpellOut`, `…Punctuation`, `…IPANotation`).
/// Most texts are one plain run and can be written as a string literal:
///
/// ```swift
/// let label: AttributedText = "결제 카드 선택"
/// ```
public struct AttributedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The runs in reading order; none is empty.
  public private(set) var runs: [Run]

  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable, Codable {
    /// The characters of the run.
    public var text: String
    /// How a reader speaks them.
    public var attributes: SpeechAttributes

    /// Creates a run.
    public init(_ text: String, _ attributes: SpeechAttributes = SpeechAttributes()) {
      self.text = text
      self.attributes = attributes
    }

    /// Hashes the characters, which runs hardly ever share that differ in their attributes.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(text)
    }
  }

  /// Creates a text from runs; empty ones are dropped, and adjacent ones with equal attributes joined.
  public init(runs: [Run]) {
    self.runs = []
    for run in runs where !run.text.isEmpty {
      if let last = self.runs.last, last.attributes == run.attributes {
        self.runs[self.runs.count - 1].text += run.text
      } else {
        self.runs.append(run)
      }
    }
  }

  /// Creates a text of one plain run.
  public init(_ text: String) {
    self.init(runs: [Run(text)])
  }

  /// Creates a text of one plain run.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The characters of all runs.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Whether there is nothing to speak: only whitespace.
  public var isBlank: Bool {
    runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
  }

  /// Whether no run has attributes.
  public var isPlain: Bool {
    runs.allSatisfy { $0.attributes.isEmpty }
  }

  /// This text followed by another.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(runs: left.runs + right.runs)
  }
}

/// How a reader speaks a run of text.
public struct SpeechAttributes: Hashable, Sendable, Codable {
  /// The language of the voice that speaks the run (`accessibilitySpeechLanguage`).
  public var language: SpokenLanguage?
  /// The pitch, 0…2, where 1 is normal (`accessibilitySpeechPitch`).
  public var pitch: Double?
  /// Whether it is spelled out letter by letter (`accessibilitySpeechSpellOut`, iOS 13).
  public var spellOut: Bool?
  /// Whether every punctuation mark is spoken (`true`) or none (`false`).
  public var punctuation: Bool?
  /// The pronunciation in the International Phonetic Alphabet.
  public var ipa: String?

  /// Creates attributes; `nil` leaves one to the reader.
  public init(
    language: SpokenLanguage? = nil,
    pitch: Double? = nil,
    spellOut: Bool? = nil,
    punctuation: Bool? = nil,
    ipa: String? = nil
  ) {
    self.language = language
    self.pitch = pitch
    self.spellOut = spellOut
    self.punctuation = punctuation
    self.ipa = ipa
  }

  /// Whether everything is left to the reader.
  public var isEmpty: Bool { self == SpeechAttributes() }
}

extension AttributedText: Codable {
  /// Decodes a string, or an array of runs.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else {
      self.init(runs: try container.decode([Run].self))
    }
  }

  /// Encodes a plain text as a string, and any other as an array of runs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isPlain {
      try container.encode(string)
    } else {
      try container.encode(runs)
    }
  }
}

/// How much punctuation VoiceOver speaks: a setting of the rotor and of Verbosity.
public enum PunctuationLevel: String, Hashable, Sendable, Codable, CaseIterable {
  /// No marks are spoken.
  case none
  /// Marks that carry meaning are spoken.
  case some
  /// Every mark is spoken.
  case all
}

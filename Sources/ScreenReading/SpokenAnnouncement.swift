import AccessibilityModel

/// What a reader says at one time: typed parts, and a hint that follows after a pause.
///
/// VoiceOver really speaks separate pieces with pauses between them (log of the iOS 26.5
/// Simulator: `'Add to favorites'` `'dimmed'` `'Button'`); ``spoken`` joins them with ", ", as
/// Apple's `XCUIVoiceOverService` does.
public struct SpokenAnnouncement: Hashable, Sendable, Codable {
  /// What is said immediately, in order.
  public var parts: [Part]
  /// What follows after the pause, in order; empty if there is nothing to add.
  public var hints: [Part]
  /// What stands between the hints where they are one text; a property of the reader.
  package var hintJoint = HintJoint.sentence

  private enum CodingKeys: CodingKey {
    case parts, hints
  }

  /// A piece of speech with its source and its voice.
  public struct Part: Hashable, Sendable, Codable {
    /// What it comes from.
    public var kind: Kind
    /// What is said.
    public var text: AttributedText
    /// The language of the voice that says it.
    public var language: SpokenLanguage
    /// How fast it is said, in percent of the usual rate.
    public var rate: Int

    /// Creates a part.
    public init(_ kind: Kind, _ text: AttributedText, _ language: SpokenLanguage, rate: Int = 100) {
      self.kind = kind
      self.text = text
      self.language = language
      self.rate = rate
    }

    /// Hashes the text, which parts hardly ever share that differ in something else: a walk looks up
    /// thousands of them.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(text)
    }

    private enum Keys: CodingKey {
      case kind, text, language, rate
    }

    /// Reads a part; one without a rate has the usual one.
    public init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Keys.self)
      kind = try object.decode(Kind.self, forKey: .kind)
      text = try object.decode(AttributedText.self, forKey: .text)
      language = try object.decode(SpokenLanguage.self, forKey: .language)
      rate = try object.decodeIfPresent(Int.self, forKey: .rate) ?? 100
    }

    /// Writes a part, and its rate if that is not the usual one.
    public func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(kind, forKey: .kind)
      try object.encode(text, forKey: .text)
      try object.encode(language, forKey: .language)
      if rate != 100 { try object.encode(rate, forKey: .rate) }
    }
  }

  /// What a part comes from.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The element's label, or a substitute for it.
    case label
    /// Its current value.
    case value
    /// Its state: selected, dimmed, on, expanded.
    case state
    /// What it is: a button, a heading.
    case trait
    /// Its place in a row: "1 of 3".
    case position
    /// What is around it: the edges of lists, rows and columns, the insertion point.
    case context
    /// Its custom content.
    case content
    /// That it has custom actions.
    case actions
    /// What can be done with it.
    case hint
  }

  /// What stands between hints.
  package enum HintJoint: Hashable, Sendable {
    /// Each is a sentence: one without a full stop gets one before the next.
    case sentence
    /// They are pieces of one text, as parts are.
    case comma
  }

  /// Creates an announcement.
  public init(parts: [Part] = [], hints: [Part] = []) {
    self.parts = parts
    self.hints = hints
  }

  package init(parts: [Part] = [], hints: [Part], joinedBy joint: HintJoint) {
    self.init(parts: parts, hints: hints)
    hintJoint = joint
  }

  /// Says all of it at a rate, in percent of the usual one.
  package mutating func setRate(_ percent: Int) {
    // Written only if it differs: a write copies the parts.
    for index in parts.indices where parts[index].rate != percent { parts[index].rate = percent }
    for index in hints.indices where hints[index].rate != percent { hints[index].rate = percent }
  }

  /// What stands between two parts.
  package static let separator = ", "

  /// The parts joined with ", ".
  public var spoken: String {
    parts.map(\.text.string).joined(separator: Self.separator)
  }

  /// What follows after the pause as one text, or `nil`.
  public var hint: String? {
    guard !hints.isEmpty else { return nil }
    return zip(jointsOfHints, hints).map { $0 + $1.text.string }.joined()
  }

  /// What stands before each hint: nothing, then a comma, or what ends a sentence.
  private var jointsOfHints: [String] {
    hints.indices.map { index in
      guard index > 0 else { return "" }
      switch hintJoint {
      case .comma: return Self.separator
      case .sentence:
        let before = hints[index - 1].text.string
        return before.last.map { ".?!…".contains($0) } ?? true ? " " : ". "
      }
    }
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { parts.isEmpty && hints.isEmpty }
}

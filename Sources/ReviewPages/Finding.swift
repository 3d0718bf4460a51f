/// A fault that can be heard, as `audit` reports it.
package struct Finding: Hashable, Sendable, Codable {
  /// The screen file without its extension.
  package var screen: String
  /// The name of the variant; empty for a file without variants.
  package var variant: String
  /// The name of the element, as in transcripts.
  package var element: String
  /// The name of the rule that it breaks.
  package var rule: String
  /// How severe it is, in the language of the message.
  package var severity: String
  /// What is wrong.
  package var message: String
  /// The language of the severity, the message and the fix, by its tag.
  package var language: String
  /// What to do.
  package var fix: String?
  /// The walk on which it is heard; `nil` if no walk comes there.
  package var walk: String?
  /// What is heard there, by its place among the events of the walk's transcript.
  package var event: Int?

  package init(
    screen: String, variant: String, element: String, rule: String, severity: String,
    message: String, language: String = "en", fix: String? = nil, walk: String? = nil,
    event: Int? = nil
  ) {
    self.walk = walk
    self.event = event
    self.screen = screen
    self.variant = variant
    self.element = element
    self.rule = rule
    self.severity = severity
    self.message = message
    self.language = language
    self.fix = fix
  }
}

extension Finding {
  /// Whether it is the same fault, perhaps with another reader.
  func isSame(as other: Finding) -> Bool {
    variant == other.variant && element == other.element && rule == other.rule
      && message == other.message
  }

  /// Whether the variant is there to show the fault.
  var isMeant: Bool { variant.isMeantToFail }

  /// The line at which it is heard, among those of its walk; `nil` if no walk comes there.
  func line(among lines: [TranscriptLine]) -> Int? {
    guard let event else { return nil }
    return lines.firstIndex { $0.events.contains(event) } ?? lines.indices.last
  }
}

extension String {
  /// Whether a variant of this name shows what is wrong, beside others that are mended.
  package var isMeantToFail: Bool { hasPrefix("before") }
}

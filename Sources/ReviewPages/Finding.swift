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
  /// When it is heard there, in milliseconds; the real sound may be a little later or earlier.
  package var time: Int?
  /// What is heard: a line of the transcript.
  package var heard: String?

  package init(
    screen: String, variant: String, element: String, rule: String, severity: String,
    message: String, language: String = "en", fix: String? = nil, walk: String? = nil,
    time: Int? = nil,
    heard: String? = nil
  ) {
    self.walk = walk
    self.time = time
    self.heard = heard
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

  /// The line at which it is heard, among those of its walk: the change that it tells of, what is said
  /// of its element, or else what is heard at its time.
  func line(among lines: [TranscriptLine]) -> Int? {
    guard let time else { return nil }
    if let heard, heard.hasPrefix("* ") {
      let change = lines.firstIndex { line in
        line.changes.contains { heard.hasPrefix("* \($0.element).\($0.property): ") }
      }
      if let change { return change }
    }
    if !element.isEmpty {
      let own = lines.indices.filter { index in
        lines[index].speech?.element == element || lines[index].focus == element
      }
      // The real sound is a little faster or slower than the estimate.
      if let nearest = own.min(by: { abs(lines[$0].time - time) < abs(lines[$1].time - time) }) {
        return nearest
      }
    }
    return lines.lastIndex { $0.time <= time } ?? lines.indices.first
  }
}

extension String {
  /// Whether a variant of this name shows what is wrong, beside others that are mended.
  package var isMeantToFail: Bool { hasPrefix("before") }
}

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
  /// How severe it is, as the rule puts it.
  package var severity: String
  /// What is wrong.
  package var message: String
  /// What to do.
  package var fix: String?

  package init(
    screen: String, variant: String, element: String, rule: String, severity: String,
    message: String, fix: String? = nil
  ) {
    self.screen = screen
    self.variant = variant
    self.element = element
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fix = fix
  }
}

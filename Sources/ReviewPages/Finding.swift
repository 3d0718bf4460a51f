/// A fault that one can hear, as `audit` tells it.
public struct Finding: Hashable, Sendable, Codable {
  /// The screen file without its extension.
  public var screen: String
  /// The name of the variant; empty for a file without variants.
  public var variant: String
  /// The name of the element, as in transcripts.
  public var element: String
  /// The name of the rule that it breaks.
  public var rule: String
  /// How bad it is, in the rule's word.
  public var severity: String
  /// What is wrong.
  public var message: String
  /// What to do.
  public var fix: String?

  public init(
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

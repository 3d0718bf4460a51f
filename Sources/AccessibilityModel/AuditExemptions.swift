/// The rules of an audit that an element or a screen is exempt from, each with the reason.
///
/// ```swift
/// banner.audit = AuditExemptions(ignore: ["banner-items-as-elements": "There are only three."])
/// ```
public struct AuditExemptions: Hashable, Sendable, Codable {
  /// The reasons by the names of the rules.
  public var ignore: [String: String]

  /// Creates exemptions.
  public init(ignore: [String: String] = [:]) {
    self.ignore = ignore
  }
}

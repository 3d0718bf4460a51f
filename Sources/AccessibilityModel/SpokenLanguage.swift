/// A language tag of BCP 47, such as `ko` or `en-US`.
///
/// Two tags are equal when they are written the same; ``base`` tells whether they mean one
/// language. Overheard has wording and a text front end for ``korean`` and ``english``.
public struct SpokenLanguage: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The tag as it was written.
  public let tag: String

  /// Creates a language from a BCP 47 tag.
  public init(_ tag: String) {
    self.tag = tag
  }

  /// The language without script or region: `en` of `en-GB`.
  public var base: String {
    if tag.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return tag }
    return String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Korean, `ko`.
  public static let korean = SpokenLanguage("ko")
  /// English, `en`.
  public static let english = SpokenLanguage("en")

  public var description: String { tag }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}

extension SpokenLanguage {
  /// Whether its script runs from right to left.
  public var isRightToLeft: Bool {
    ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(base)
  }
}

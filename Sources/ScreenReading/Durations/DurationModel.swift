import AccessibilityModel

/// The duration of pieces of speech, estimated or measured from clips.
///
/// Walks are estimated unless they are told otherwise, as by `overheard transcript` and `check`, so that
/// golden transcripts do not depend on the speech engine. `speak` and `render` measure, as a
/// `WalkMeter` does.
///
/// ```swift
/// let lengths = ["Pay": 400]
/// let measured = DurationModel.measured { part in lengths[part.text.string] ?? 1000 }
/// ```
public struct DurationModel: Sendable {
  /// Its name with its version, for records of a run: `estimated-letters-2`.
  public let name: String
  private let length: @Sendable (SpokenAnnouncement.Part) -> Int
  /// The rate in percent of the usual one.
  private var rate = 100

  /// Creates a model from a closure that gives the milliseconds of a piece.
  public init(name: String, length: @escaping @Sendable (SpokenAnnouncement.Part) -> Int) {
    self.name = name
    self.length = length
  }

  /// The lengths of real clips, in milliseconds.
  public static func measured(
    _ length: @escaping @Sendable (SpokenAnnouncement.Part) -> Int
  ) -> DurationModel {
    DurationModel(name: "measured", length: length)
  }

  /// Whether the lengths are estimates rather than those of clips.
  package var isEstimated: Bool { name.hasPrefix("estimated") }

  /// The model for speech at another rate.
  ///
  /// - Parameter percent: The rate; 100 leaves it unchanged, 200 halves the lengths.
  /// - Returns: The model, of the same name.
  package func atRate(_ percent: Int) -> DurationModel {
    guard percent != 100, percent > 0 else { return self }
    var model = rate == 100 ? self : DurationModel(name: name, length: milliseconds)
    model.rate = percent
    return model
  }

  /// The milliseconds of one piece; never negative, nor so many that they could not be added up.
  public func milliseconds(of part: SpokenAnnouncement.Part) -> Int {
    atItsRate(usualLength(of: part))
  }

  /// The milliseconds of one piece at the usual rate.
  func usualLength(of part: SpokenAnnouncement.Part) -> Int { max(length(part).bounded, 0) }

  /// The milliseconds that a length at the usual rate becomes.
  func atItsRate(_ length: Int) -> Int { rate == 100 ? length : length * 100 / rate }

  /// The milliseconds of several pieces, with a pause between them.
  public func milliseconds(of parts: [SpokenAnnouncement.Part], pause: Int) -> Int {
    var total = 0
    for part in parts { total += milliseconds(of: part) }
    return total + pause.bounded * max(parts.count - 1, 0)
  }
}

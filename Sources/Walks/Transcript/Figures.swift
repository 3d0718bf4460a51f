/// A walk in numbers, to compare variants; times are in milliseconds.
public struct Figures: Hashable, Sendable, Codable {
  /// What the user did.
  public var gestures = 0
  /// Changes nobody asked for: those caused by focus.
  public var unintended = 0
  /// How often focus moved without a gesture, because its element disappeared or was pulled along.
  public var thrown = 0
  /// Whether the goal was reached; `nil` for a walk without one.
  public var goal: Bool?
  /// When the goal was reached.
  public var goalTime: Int?
  /// How much speech was heard.
  public var speech = 0
  /// How much speech was cut off after it began.
  public var cutOff = 0
  /// Announcements of the app that were never heard.
  public var unheard = 0
  /// How many expectations were not met; `nil` for a walk that expects nothing.
  public var unmet: Int?
  /// The endless carousel that swiping could not leave.
  public var trap: String?

  /// The fraction of speech that was cut off, in thousandths.
  public var cutOffPermille: Int {
    speech + cutOff == 0 ? 0 : (cutOff * 1000 + (speech + cutOff) / 2) / (speech + cutOff)
  }

  /// Reads figures, including those of a version with fewer of them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    gestures = try values.decode(Int.self, forKey: .gestures)
    unintended = try values.decode(Int.self, forKey: .unintended)
    thrown = try values.decodeIfPresent(Int.self, forKey: .thrown) ?? 0
    goal = try values.decodeIfPresent(Bool.self, forKey: .goal)
    goalTime = try values.decodeIfPresent(Int.self, forKey: .goalTime)
    speech = try values.decode(Int.self, forKey: .speech)
    cutOff = try values.decode(Int.self, forKey: .cutOff)
    unheard = try values.decode(Int.self, forKey: .unheard)
    unmet = try values.decodeIfPresent(Int.self, forKey: .unmet)
    trap = try values.decodeIfPresent(String.self, forKey: .trap)
  }

  init(of events: [Transcript.Event]) {
    for event in events {
      switch event.kind {
      case .gesture: gestures += 1
      case .change(let change) where change.by == .focus: unintended += 1
      case .focus(_, isThrown: true): thrown += 1
      case .speak(let speech): add(speech)
      case .expect(_, let isMet): unmet = (unmet ?? 0) + (isMet ? 0 : 1)
      default: break
      }
    }
  }

  private mutating func add(_ speech: Transcript.Speech) {
    self.speech += speech.duration
    switch speech.outcome {
    case .finished: break
    case .interrupted: cutOff += speech.length - speech.duration
    case .dropped: if speech.source == .announcement { unheard += 1 }
    }
  }
}

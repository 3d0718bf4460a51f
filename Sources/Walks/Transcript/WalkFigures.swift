/// A walk in numbers, for comparing one variant with another; times are in milliseconds.
public struct WalkFigures: Hashable, Sendable, Codable {
  /// What the user did.
  public var gestures = 0
  /// Changes nobody asked for: those that focus caused, and double taps that opened something other
  /// than what was heard.
  public var unintended = 0
  /// How often focus moved without a gesture: its element vanished, it was pulled along, or the app
  /// sent it elsewhere by itself.
  public var thrown = 0
  /// Whether the goal was reached; `nil` for a walk without one.
  public var goal: Bool?
  /// When the goal was reached.
  public var goalTime: Int?
  /// Whether a missed goal held before the first gesture, and ever since.
  public var goalHeldFromStart = false
  /// How much speech was heard.
  public var speech = 0
  /// How much speech was cut off after it began.
  public var cutOff = 0
  /// Announcements of the app that were never heard.
  public var unheard = 0
  /// What was expected and not said; `nil` for a walk that expects nothing.
  public var unmet: Int?
  /// The names of the elements that the walk could not get away from, so that it ended there.
  public var trap: String?
  /// What kept it there.
  public var trapKind: WalkTrap.Kind?

  /// The share of speech that was cut off, in thousandths.
  public var cutOffPermille: Int {
    speech + cutOff == 0 ? 0 : (cutOff * 1000 + (speech + cutOff) / 2) / (speech + cutOff)
  }

  /// Reads figures, also those of a version that counted fewer things.
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
    trapKind = try? values.decodeIfPresent(WalkTrap.Kind.self, forKey: .trapKind)
    goalHeldFromStart =
      try values.decodeIfPresent(Bool.self, forKey: .goalHeldFromStart) ?? false
  }

  init(of events: [WalkTranscript.Event]) {
    for event in events {
      switch event.kind {
      case .gesture: gestures += 1
      case .change(let change) where change.isUnintended: unintended += 1
      case .focus(_, isThrown: true): thrown += 1
      case .speak(let speech): add(speech)
      case .expect(_, let isMet): unmet = (unmet ?? 0) + (isMet ? 0 : 1)
      default: break
      }
    }
  }

  private mutating func add(_ speech: WalkTranscript.Speech) {
    self.speech += speech.duration
    switch speech.outcome {
    case .finished: break
    case .interrupted: cutOff += speech.length - speech.duration
    case .dropped: if speech.source == .announcement { unheard += 1 }
    }
  }
}

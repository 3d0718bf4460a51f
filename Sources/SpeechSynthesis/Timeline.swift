/// Places clips in time and mixes them into one recording.
///
/// Every clip begins and ends with a short fade, even where it is cut off, so that nothing clicks.
/// Clips may overlap, like a sound and the speech after it. Where their sum would exceed the
/// recording's peak, only the loudest stretch is turned down.
///
/// ```swift
/// var timeline = Timeline()
/// timeline.append(label, after: .lead, label: "결제 카드 선택")
/// timeline.append(hint, after: .hint)
/// let sound = timeline.sound()
/// ```
public struct Timeline: Hashable, Sendable {
  /// The silences in uninterrupted speech.
  public enum Pause: Hashable, Sendable {
    /// Before the first word, which is misheard most often: 150 ms.
    case lead
    /// Between two parts of one announcement: 120 ms.
    case part
    /// Before a hint: 700 ms.
    case hint
    /// Between two announcements: 600 ms.
    case announcement
    /// Any other length.
    case exactly(Duration)

    /// How long it is.
    public var duration: Duration {
      switch self {
      case .lead: .milliseconds(150)
      case .part: .milliseconds(120)
      case .hint: .milliseconds(700)
      case .announcement: .milliseconds(600)
      case .exactly(let duration): duration
      }
    }
  }

  /// A clip at its place.
  struct Placement: Hashable, Sendable {
    var clip: Clip
    /// In samples.
    var start: Int
    /// How many samples of the clip are heard.
    var count: Int
    /// A factor of the amplitude.
    var gain: Float
  }

  /// The fade at a clip's start, in samples: 2 ms.
  static let fadeIn = Sound.sampleRate / 500
  /// The fade at a clip's end, in samples: 8 ms.
  static let fadeOut = Sound.sampleRate / 125

  private(set) var placements: [Placement] = []
  private var cues: [Sound.Cue] = []
  /// Where the last thing ends, in samples.
  private var end = 0

  /// Creates an empty timeline.
  public init() {}

  /// When the last thing ends.
  public var duration: Duration { .samples(end) }

  /// Places a clip.
  /// - Parameters:
  ///   - clip: The clip; its rate must be ``Sound/sampleRate-type.property``.
  ///   - start: When it begins.
  ///   - cut: When it is cut off, having faded out by then; `nil` to let it finish.
  ///   - gain: The change of its level, in decibels.
  ///   - label: The label that makes the clip a cue of the recording.
  /// - Returns: When it ends.
  @discardableResult
  public mutating func place(
    _ clip: Clip,
    at start: Duration,
    cut: Duration? = nil,
    gain: Double = 0,
    label: String? = nil
  ) -> Duration {
    let first = max(0, start.samples())
    var count = clip.samples.count
    if let cut { count = min(count, max(0, cut.samples() - first)) }
    let louder = Float(Decibels.factor(gain))
    if count > 0 {
      placements.append(Placement(clip: clip, start: first, count: count, gain: louder))
    }
    if let label { cues.append(Sound.Cue(start: first, end: first + count, label: label)) }
    end = max(end, first + count)
    return .samples(first + count)
  }

  /// Places a clip after everything else.
  /// - Returns: When it ends.
  @discardableResult
  public mutating func append(
    _ clip: Clip,
    after pause: Pause = .part,
    label: String? = nil
  ) -> Duration {
    append(pause)
    return place(clip, at: .samples(end), label: label)
  }

  /// Adds silence at the end of the recording.
  public mutating func append(_ pause: Pause) {
    end += max(0, pause.duration.samples())
  }

  /// Adds a cue for a stretch of the recording.
  public mutating func mark(_ label: String, from start: Duration, to end: Duration) {
    cues.append(Sound.Cue(start: start.samples(), end: end.samples(), label: label))
  }

  /// Makes the recording at least this long.
  public mutating func extend(to duration: Duration) {
    end = max(end, duration.samples())
  }

  /// Mixes everything.
  public func sound() -> Sound {
    var mix = [Float](repeating: 0, count: end)
    for placement in placements { placement.add(to: &mix) }
    Limiter.limit(&mix, to: Float(Sound.peak))
    let order = cues.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    return Sound(samples: mix.map(Sound.rounded), cues: order.map(\.element))
  }
}

extension Timeline.Placement {
  func add(to mix: inout [Float]) {
    let fadeIn = min(Timeline.fadeIn, count / 2)
    let fadeOut = min(Timeline.fadeOut, count / 2)
    clip.samples.withUnsafeBufferPointer { samples in
      mix.withUnsafeMutableBufferPointer { mix in
        for index in 0..<count {
          var value = Float(samples[index]) * gain
          if index < fadeIn { value *= Float(index) / Float(fadeIn) }
          let left = count - 1 - index
          if left < fadeOut { value *= Float(left) / Float(fadeOut) }
          mix[start + index] += value
        }
      }
    }
  }
}

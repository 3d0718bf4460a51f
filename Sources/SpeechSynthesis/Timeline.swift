/// Places clips in time and mixes them into one recording.
///
/// Every clip begins and ends with a short fade, even where it is cut off, so that nothing clicks.
/// Clips may overlap, like a sound and the speech after it. Where their sum would exceed the
/// recording's peak, only the loudest stretch is turned down.
///
/// ```swift
/// var timeline = Timeline()
/// timeline.append(label, after: Timeline.lead, label: "결제 카드 선택")
/// timeline.append(hint, after: .milliseconds(700))
/// let sound = timeline.sound()
/// ```
package struct Timeline: Hashable, Sendable {
  /// The silence before the first word of a recording, which is misheard most often.
  package static let lead = Duration.milliseconds(150)

  /// A clip at its place.
  struct Placement: Hashable, Sendable {
    /// What is heard.
    var samples: ArraySlice<Int16>
    /// In samples.
    var start: Int
    /// No sample is farther from silence.
    var highest: Int

    /// Where it ends, in samples.
    var end: Int { start + samples.count }
  }

  /// The fade at a clip's start, in samples: 2 ms.
  static let fadeIn = SoundRecording.sampleRate / 500
  /// The fade at a clip's end, in samples: 8 ms.
  static let fadeOut = SoundRecording.sampleRate / 125

  private(set) var placements: [Placement] = []
  private var cues: [SoundRecording.Cue] = []
  /// Where the last thing ends, in samples.
  private var end = 0

  /// Creates an empty timeline.
  package init() {}

  /// When the last thing ends.
  package var duration: Duration { .samples(end) }

  /// Places a clip.
  /// - Parameters:
  ///   - clip: What sounds; its rate is ``SoundRecording/sampleRate-type.property``.
  ///   - start: When it begins.
  ///   - label: The label that makes the clip a cue of the recording.
  /// - Returns: When it ends.
  @discardableResult
  package mutating func place(
    _ clip: SoundClip,
    at start: Duration,
    label: String? = nil
  ) -> Duration {
    place(clip.samples[...], at: start, label: label)
  }

  /// Places a piece of a clip, which fades in and out as a clip does.
  ///
  /// - Parameters:
  ///   - samples: What sounds.
  ///   - start: When it begins.
  ///   - label: The label that makes the piece a cue of the recording.
  ///   - highest: The highest amplitude of the clip, if it is known.
  /// - Returns: When it ends.
  @discardableResult
  package mutating func place(
    _ samples: ArraySlice<Int16>,
    at start: Duration,
    label: String? = nil,
    highest: Int? = nil
  ) -> Duration {
    let first = max(0, start.samples())
    let count = samples.count
    if count > 0 {
      placements.append(
        Placement(
          samples: samples, start: first, highest: highest ?? SoundClip.highest(of: samples)))
    }
    if let label { cues.append(SoundRecording.Cue(start: first, end: first + count, label: label)) }
    end = max(end, first + count)
    return .samples(first + count)
  }

  /// Places a clip after everything else.
  /// - Returns: When it ends.
  @discardableResult
  package mutating func append(
    _ clip: SoundClip,
    after pause: Duration = .zero,
    label: String? = nil
  ) -> Duration {
    append(pause)
    return place(clip, at: .samples(end), label: label)
  }

  /// Adds silence at the end of the recording.
  package mutating func append(_ pause: Duration) {
    end += max(0, pause.samples())
  }

  /// Adds a cue for a stretch of the recording.
  package mutating func mark(_ label: String, from start: Duration, to end: Duration) {
    cues.append(SoundRecording.Cue(start: start.samples(), end: end.samples(), label: label))
  }

  /// Makes the recording at least this long.
  package mutating func extend(to duration: Duration) {
    end = max(end, duration.samples())
  }

  /// As many samples of silence as there are in some time.
  package static func silence(_ duration: Duration) -> [Int16] {
    [Int16](repeating: 0, count: max(0, duration.samples()))
  }

  /// Mixes everything.
  package func sound() -> SoundRecording {
    let sequence = sequence()
    return SoundRecording(samples: sequence.samples, cues: sequence.cues)
  }

  /// Mixes everything, sharing with the clips what is heard as it is in them.
  package func sequence() -> SoundSequence {
    let order = cues.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    var sequence = SoundSequence(cues: order.map(\.element))
    for group in groups() {
      sequence.extend(to: group.start)
      for stretch in group.stretches() { sequence.append(stretch) }
    }
    sequence.extend(to: end)
    return sequence
  }

  /// The placements, in groups so far apart that none changes how loud another is.
  private func groups() -> [PlacementMix] {
    let order = placements.indices.sorted {
      (placements[$0].start, $0) < (placements[$1].start, $1)
    }
    var groups: [[Int]] = []
    var end = Int.min
    for index in order {
      if placements[index].start <= end {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
      end = max(end, placements[index].end + Limiter.ramp)
    }
    return groups.map { PlacementMix($0.sorted().map { placements[$0] }) }
  }
}

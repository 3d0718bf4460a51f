/// A clip that is heard while it is made.
///
/// What it gives out is, joined, exactly what a recording of the whole clip has: without the silence at
/// the ends, as loud as every other voice, with its fades.
///
/// ```swift
/// var clip = GrowingClip(decibels: voice.gain)
/// player.play(clip.append(piece))
/// player.play(clip.finish())
/// ```
package struct GrowingClip: Sendable {
  /// How far a fade or a limit reaches, in samples, and more: what is nearer to the end of what has come
  /// may still change.
  static let reach = 2 * (Limiter.ramp + Timeline.fadeOut)

  /// How much of what was given out is kept at most, in samples.
  private static let mostKept = 1 << 16

  private let decibels: Double
  private let volume: Double
  /// What has come, from a little before the first sound, or before what was given out last.
  private var samples: [Int16] = []
  /// Whether anything has been louder than silence.
  private var hasBegun = false
  /// Where in the samples the clip would end if no more sound came.
  private var end = 0
  /// How many of the samples were given out.
  private var given = 0

  /// Creates a clip of which nothing has come.
  ///
  /// - Parameters:
  ///   - decibels: What is added to its level.
  ///   - volume: A factor of the amplitude.
  package init(decibels: Double = 0, volume: Double = 1) {
    self.decibels = decibels
    self.volume = volume
  }

  /// Adds what was made next.
  ///
  /// - Parameter piece: Samples, of any number.
  /// - Returns: What can be heard of the clip by now and was not given out before.
  package mutating func append(_ piece: [Int16]) -> [Int16] {
    take(piece)
    return give(until: heardEnd - Self.reach)
  }

  /// Ends the clip.
  ///
  /// - Returns: The rest of it.
  package mutating func finish() -> [Int16] { give(until: heardEnd) }

  /// Where what is heard of it ends by now.
  private var heardEnd: Int { min(end, samples.count) }

  private mutating func take(_ piece: [Int16]) {
    let earlier = samples.count
    samples += piece
    guard let last = piece.lastIndex(where: SoundClip.isHeard) else {
      if !hasBegun {
        samples.removeFirst(max(0, samples.count - SoundClip.before(at: SoundRecording.sampleRate)))
      }
      return
    }
    var lastPlace = earlier + last
    if !hasBegun {
      hasBegun = true
      let first = piece.firstIndex(where: SoundClip.isHeard) ?? last
      let silent = max(0, earlier + first - SoundClip.before(at: SoundRecording.sampleRate))
      samples.removeFirst(silent)
      lastPlace -= silent
    }
    end = lastPlace + 1 + SoundClip.after(at: SoundRecording.sampleRate)
  }

  private mutating func give(until place: Int) -> [Int16] {
    guard place > given else { return [] }
    // The fades of this piece, which are not the clip's, end before what was given out does.
    let first = max(0, given - Self.reach)
    let piece = samples[first..<heardEnd]
    var timeline = Timeline()
    timeline.append(SoundClip(samples: SoundClip.leveled(piece, by: decibels, volume: volume)))
    let heard = Array(timeline.sound().samples[given - first..<place - first])
    given = place
    forgetHeard()
    return heard
  }

  private mutating func forgetHeard() {
    let count = given - Self.reach
    guard count > Self.mostKept else { return }
    samples.removeFirst(count)
    end -= count
    given -= count
  }
}

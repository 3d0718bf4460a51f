import ScreenReading
import SpeechSynthesis
import Walks

extension MeasuredWalk {
  /// The walk as sound: speech, cut off where it was cut off, and the reader's sounds.
  ///
  /// Every utterance is a cue of the recording, labeled with its text.
  ///
  /// ```swift
  /// let sounds = try EarconSet.standard()
  /// let recording = measured.sound { sounds[$0] }
  /// try SoundFile.write(recording, to: "payment.wav", format: .wav)
  /// ```
  ///
  /// - Parameter earcon: The sound of an event, or `nil` for silence.
  /// - Returns: One recording, from the first sound to the last.
  public func sound(earcon: (Earcon) -> SoundClip? = { _ in nil }) -> SoundRecording {
    timeline(earcon: earcon).sound()
  }

  /// The samples of a stretch of ``sound(earcon:)``, in milliseconds from the start.
  package func samples(in range: Range<Int>, earcon: (Earcon) -> SoundClip?) -> [Int16] {
    var timeline = timeline(earcon: earcon)
    timeline.extend(to: .milliseconds(range.upperBound))
    let rate = SoundRecording.sampleRate
    return timeline.sequence().samples(
      in: range.lowerBound * rate / 1000..<range.upperBound * rate / 1000)
  }

  /// The same as ``sound(earcon:)``, before it is mixed.
  func timeline(earcon: (Earcon) -> SoundClip?) -> Timeline {
    var timeline = Timeline()
    for event in transcript.events {
      switch event.kind {
      case .sound(let kind, let rate):
        if let clip = earcon(kind)?.played(atRate: rate) {
          timeline.place(clip, at: .milliseconds(event.time))
        }
      case .speak(let speech) where speech.outcome != .dropped:
        place(speech, at: event.time, in: &timeline)
      default: break
      }
    }
    let end = transcript.events.last?.time ?? 0
    timeline.extend(to: .milliseconds(end + Self.tail))
    return timeline
  }

  /// The silence after the last event, in milliseconds; players clip an abrupt end.
  private static let tail = 400

  private func place(
    _ speech: WalkTranscript.Speech, at time: Int, in timeline: inout Timeline
  ) {
    let spans = HeardSpans(speech, at: time)
    var offset = 0
    for part in speech.parts {
      guard let piece = pieces[part.announced] else { continue }
      let clip = piece.clip
      for span in spans.heard(from: offset, to: offset + clip.milliseconds) {
        timeline.place(
          clip.slice(from: span.from - offset, to: span.to - offset),
          at: .milliseconds(span.at), highest: piece.highest)
      }
      offset += clip.milliseconds + pauseBetweenParts
    }
    timeline.mark(
      speech.spoken, from: .milliseconds(time),
      to: .milliseconds(time + speech.duration + spans.standstill))
  }
}

extension EarconSet {
  /// The sound of an event, made anew; `nil` if there is none.
  public subscript(earcon: Earcon) -> SoundClip? { self[earcon.rawValue] }
}

/// When the pieces of an utterance are heard, if the user paused it along the way.
struct HeardSpans {
  private let start: Int
  private let duration: Int
  private let pauses: [WalkTranscript.Pause]

  init(_ speech: WalkTranscript.Speech, at start: Int) {
    self.start = start
    duration = speech.duration
    pauses = speech.pauses
  }

  /// How long the utterance was paused, in milliseconds.
  var standstill: Int { pauses.reduce(0) { $0 + $1.length } }

  /// The instant at which a moment of the utterance is heard.
  func instant(of moment: Int) -> Int {
    start + moment + pauses.reduce(0) { $0 + ($1.at <= moment ? $1.length : 0) }
  }

  /// The stretches of a piece that are heard, each with its instant; all in milliseconds.
  func heard(from lower: Int, to upper: Int) -> [(from: Int, to: Int, at: Int)] {
    let upper = min(upper, duration)
    guard lower < upper else { return [] }
    var stretches: [(from: Int, to: Int, at: Int)] = []
    var from = lower
    for pause in pauses where pause.at > from && pause.at < upper {
      stretches.append((from, pause.at, instant(of: from)))
      from = pause.at
    }
    stretches.append((from, upper, instant(of: from)))
    return stretches
  }
}

extension SoundClip {
  /// The clip played so many times as fast, and so much higher.
  fileprivate func played(atRate rate: Double) -> SoundClip {
    guard rate != 1, (0.01...100).contains(rate) else { return self }
    var faster = self
    faster.sampleRate = Int((Double(sampleRate) * rate).rounded())
    return faster.resampled()
  }

  /// The samples between two moments, in milliseconds from the start.
  fileprivate func slice(from lower: Int, to upper: Int) -> ArraySlice<Int16> {
    let first = min(max(lower, 0) * sampleRate / 1000, samples.count)
    let last = min(max(upper, lower) * sampleRate / 1000, samples.count)
    return samples[first..<last]
  }
}

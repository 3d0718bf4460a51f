import AccessibilityModel
import Readings
import SpeechSynthesis

/// A piece of speech: the utterance for the engine, and the words it stands for.
public struct SpokenLine: Hashable, Sendable {
  /// What the engine is asked for.
  public var utterance: SpeechUtterance
  /// How the text is read.
  public var reading: SpeechReading
  /// The reading in the notation of the engine that speaks.
  public var script: EngineScript
  /// How it is known when the words begin.
  public var wordTimes: EngineAbilities.WordTimes

  /// When the words of this line's clip begin, and the written text of each.
  ///
  /// If the engine gives no word times, each word gets a share of the clip by its number of letters.
  ///
  /// - Returns: Seconds from the start of the clip, and scalar offsets into the written text.
  public func wordTimes(in clip: SoundClip) -> [(start: Double, written: Range<Int>)] {
    guard wordTimes == .measured, !script.segments.isEmpty else { return estimatedTimes(in: clip) }
    var times: [(start: Double, written: Range<Int>)] = []
    for event in clip.events where event.kind == .word {
      guard let indices = script.words(at: event.position), !indices.isEmpty else {
        continue
      }
      let words = reading.words[indices]
      let lower = words.map(\.written.lowerBound).min() ?? 0
      let upper = words.map(\.written.upperBound).max() ?? lower
      let start = Double(event.sample) / Double(clip.sampleRate)
      if let last = times.last, last.written == lower..<upper { continue }
      times.append((start, lower..<upper))
    }
    return times
  }

  private func estimatedTimes(in clip: SoundClip) -> [(start: Double, written: Range<Int>)] {
    let lengths = reading.words.map(\.letters)
    let letters = Double(max(lengths.reduce(0, +), 1))
    let length = Double(clip.samples.count) / Double(clip.sampleRate)
    var times: [(start: Double, written: Range<Int>)] = []
    var before = 0
    for (word, count) in zip(reading.words, lengths) where count > 0 {
      defer { before += count }
      if times.last?.written == word.written { continue }
      times.append((length * Double(before) / letters, word.written))
    }
    return times
  }
}

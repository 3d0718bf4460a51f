import AccessibilityModel
import ScreenReading
import Walks

extension MeasuredWalk {
  /// The transcript with the voices, and with the times of every piece and word.
  public var timedTranscript: WalkTranscript {
    var timed = transcript
    timed.recording = WalkTranscript.Recording(language: language, voices: voices)
    for (index, event) in transcript.events.enumerated() {
      guard case .speak(var speech) = event.kind else { continue }
      addTimings(to: &speech, at: event.time)
      timed.events[index].kind = .speak(speech)
    }
    return timed
  }

  /// The names of the voices that speak, in order.
  public var voices: [String] {
    Array(Set(pieces.values.map(\.line.utterance.voice.name))).sorted()
  }

  private func addTimings(to speech: inout WalkTranscript.Speech, at time: Int) {
    let spans = HeardSpans(speech, at: time)
    var offset = 0
    for index in speech.parts.indices {
      guard let piece = pieces[speech.parts[index].announced] else { continue }
      let words = piece.line.wordTimes(in: piece.clip).compactMap { word -> WalkTranscript.Word? in
        let moment = offset + Int((word.start * 1000).rounded())
        guard speech.outcome != .dropped, moment < speech.duration else { return nil }
        return WalkTranscript.Word(
          time: spans.instant(of: moment), from: word.written.lowerBound,
          to: word.written.upperBound)
      }
      speech.parts[index].timing = WalkTranscript.Timing(
        time: spans.instant(of: offset), duration: piece.clip.milliseconds, words: words)
      offset += piece.clip.milliseconds + pauseBetweenParts
    }
  }
}

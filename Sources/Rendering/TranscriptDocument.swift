import ScreenReading
import VoiceOverSimulation

extension MeasuredWalk {
  /// The walk as one JSON object: its names, the voices, and the events of the transcript with
  /// measured times; speech carries its pieces, each with the times of its words.
  ///
  /// - Parameter pause: The silence between the pieces of one announcement, in milliseconds.
  public func document(pauseBetweenParts pause: Int, language: String, voices: [String]) -> String {
    var object = JSONLine()
    object.add("screen", transcript.screen)
    object.add("variant", transcript.variant)
    object.add("walk", transcript.walk)
    object.add("language", language)
    object.add("voices", raw: "[\(voices.map(JSONLine.quoted).joined(separator: ","))]")
    let lines = zip(transcript.events, transcript.jsonLines).map { event, line in
      guard case .speak(let speech) = event.kind else { return line }
      let parts = pieces(of: speech, at: event.time, pause: pause)
      return line.dropLast() + ",\"parts\":[\(parts.joined(separator: ","))]}"
    }
    object.add("events", raw: "[\n\(lines.joined(separator: ",\n"))\n]")
    return object.description + "\n"
  }

  private func pieces(of speech: Transcript.Speech, at time: Int, pause: Int) -> [String] {
    let spans = HeardSpans(speech, at: time)
    var offset = 0
    return speech.utterance.parts.map { part in
      var object = JSONLine()
      object.add("kind", part.kind.rawValue)
      object.add("text", part.text.string)
      object.add("language", part.language.tag)
      guard let piece = pieces[part] else { return object.description }
      object.add("time", thousandths: spans.instant(of: offset))
      object.add("duration", thousandths: piece.clip.milliseconds)
      let words = piece.line.wordTimes(in: piece.clip).compactMap { word -> String? in
        let moment = offset + Int((word.start * 1000).rounded())
        guard speech.outcome != .dropped, moment < speech.duration else { return nil }
        var object = JSONLine()
        object.add("time", thousandths: spans.instant(of: moment))
        object.add("from", word.written.lowerBound)
        object.add("to", word.written.upperBound)
        return object.description
      }
      object.add("words", raw: "[\(words.joined(separator: ","))]")
      offset += piece.clip.milliseconds + pause
      return object.description
    }
  }
}

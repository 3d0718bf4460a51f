import ScreenReading
import Support
import Walks

extension MeasuredWalk {
  /// The walk as WebVTT: one cue per utterance, with a voice span for each piece (its kind is the
  /// class, its language the name) and a mark where it was cut off.
  public func captions() -> String {
    var text = "WEBVTT\n"
    var number = 0
    for event in transcript.events {
      guard case .speak(let speech) = event.kind, speech.outcome != .dropped, speech.duration > 0
      else { continue }
      number += 1
      let spans = HeardSpans(speech, at: event.time)
      let end = event.time + speech.duration + spans.standstill
      let pieces = speech.parts.map { part in
        "<v.\(part.kind.rawValue) \(part.language)>\(part.text.string.escapedForVTT)</v>"
      }
      let mark = speech.outcome == .interrupted ? "<c.interrupted> ✂</c>" : ""
      text += """

        \(number)
        \(Seconds(milliseconds: event.time).timestamp) --> \(Seconds(milliseconds: end).timestamp)
        \(pieces.joined(separator: ", "))\(mark)

        """
    }
    return text
  }
}

extension String {
  /// The text as WebVTT writes it: no tags, no blank line that would end the cue.
  fileprivate var escapedForVTT: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character.isNewline ? " " : character)
      }
    }
    return result
  }
}

import ScreenReading
import Support
import Walks

extension WalkTranscript {
  /// The walk as WebVTT: one cue per utterance, with a class span for each piece (its kind is the
  /// class) in its language.
  ///
  /// Where it was cut off, a cue has what was heard until then, and a mark.
  ///
  /// Of a transcript with the times of words, as ``MeasuredWalk`` makes it; without them, whatever was
  /// cut off counts as not heard.
  public var captions: String {
    var text = "WEBVTT\n"
    var number = 0
    for event in events {
      guard case .speak(let speech) = event.kind, speech.outcome != .dropped, speech.duration > 0
      else { continue }
      number += 1
      let spans = HeardSpans(speech, at: event.time)
      let end = event.time + speech.duration + spans.standstill
      let texts = speech.heardTexts.map(\.heard)
      let joints = speech.joints
      let pieces = speech.parts.indices.filter { !texts[$0].isEmpty }.map { index in
        let part = speech.parts[index]
        return
          "\(joints[index].escapedForVTT)<c.\(part.kind.rawValue)><lang \(part.language)>"
          + "\(texts[index].escapedForVTT)</lang></c>"
      }
      let mark = speech.outcome == .interrupted ? "<c.interrupted> ✂</c>" : ""
      text += """

        \(number)
        \(Seconds(milliseconds: event.time).timestamp) --> \(Seconds(milliseconds: end).timestamp)
        \(pieces.joined())\(mark)

        """
    }
    return text
  }
}

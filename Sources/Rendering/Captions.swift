import ScreenReading
import Support
import Walks

extension WalkTranscript {
  /// The walk as WebVTT: one cue per utterance, with a class span for each piece (its kind is the
  /// class) in its language.
  ///
  /// Where it was cut off, a cue has what was heard until then, and a mark.
  ///
  /// It takes a transcript with the times of words, as ``MeasuredWalk`` makes it.
  package var captions: String {
    var text = "WEBVTT\n"
    var number = 0
    for event in events {
      guard case .speak(let speech) = event.kind, speech.outcome != .dropped, speech.duration > 0
      else { continue }
      number += 1
      let spans = HeardSpans(speech, at: event.time)
      let end = event.time + speech.duration + spans.standstill
      let texts = speech.heardTexts.map(\.heard)
      let pieces = speech.parts.indices.filter { !texts[$0].isEmpty }.map { index in
        let part = speech.parts[index]
        return
          "\(speech.joints[index].escapedForVTT)<c.\(part.kind.rawValue)><lang \(part.language)>"
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

extension String {
  /// The text as WebVTT writes it: no tags, no blank line that would end the cue.
  ///
  /// By scalars: a browser sees a tag begin even where an accent combines with `<`.
  fileprivate var escapedForVTT: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case _ where Character(scalar).isNewline: result.append(" ")
      // Nobody hears it, and a terminal would obey it.
      case _ where scalar.properties.generalCategory == .control: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

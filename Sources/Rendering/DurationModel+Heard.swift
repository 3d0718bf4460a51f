import AccessibilityModel
import ScreenReading
import Walks

extension DurationModel {
  /// The lengths that pieces of speech had in rendered walks, and estimates for those that were not
  /// heard there.
  ///
  /// A walk that is taken again with them is the one that was rendered, event by event.
  ///
  /// - Parameters:
  ///   - transcripts: The walks, with measured times.
  ///   - estimates: Gives the length of every other piece.
  /// - Returns: A model that counts as measured.
  package static func heard(
    in transcripts: [WalkTranscript], otherwise estimates: DurationModel
  ) -> DurationModel {
    var lengths: [PieceKey: Int] = [:]
    for transcript in transcripts {
      for case .speak(let speech) in transcript.events.map(\.kind) {
        for part in speech.parts {
          if let timing = part.timing { lengths[PieceKey(part.announced)] = timing.duration }
        }
      }
    }
    return .measured { [lengths] in
      lengths[PieceKey($0)] ?? estimates.milliseconds(of: $0)
    }
  }
}

/// A piece of speech as a transcript tells it: without what is marked within its text.
private struct PieceKey: Hashable {
  var kind: SpokenAnnouncement.Kind
  var text: String
  var language: SpokenLanguage
  var rate: Int

  init(_ part: SpokenAnnouncement.Part) {
    (kind, text, language, rate) = (part.kind, part.text.string, part.language, part.rate)
  }
}

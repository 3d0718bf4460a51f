import ScreenReading
import Walks

extension DurationModel {
  /// The lengths that pieces of speech had in rendered walks, and estimates for those that were not
  /// heard there.
  ///
  /// - Parameters:
  ///   - transcripts: The walks, with measured times.
  ///   - estimates: Gives the length of every other piece.
  /// - Returns: A model that counts as measured.
  package static func heard(
    in transcripts: [WalkTranscript], otherwise estimates: DurationModel
  ) -> DurationModel {
    var lengths: [SpokenAnnouncement.Part: Int] = [:]
    for transcript in transcripts {
      for case .speak(let speech) in transcript.events.map(\.kind) {
        for part in speech.parts {
          if let timing = part.timing { lengths[part.announced] = timing.duration }
        }
      }
    }
    return .measured { [lengths] in lengths[$0] ?? estimates.milliseconds(of: $0) }
  }
}

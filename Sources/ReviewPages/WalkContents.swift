import SpeechSynthesis
import Walks

/// What the files of a walk hold, as a page shows it.
package struct WalkContents: Hashable, Sendable {
  /// The transcript with measured times.
  package var document: WalkTranscript
  /// The outline of the sound.
  package var waveform: Waveform

  package init(document: WalkTranscript, waveform: Waveform) {
    self.document = document
    self.waveform = waveform
  }
}

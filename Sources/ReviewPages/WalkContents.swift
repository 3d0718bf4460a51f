import Walks

/// What the files of a walk hold, as a page shows it.
public struct WalkContents: Hashable, Sendable {
  /// The transcript with measured times.
  public var document: Transcript
  /// The outline of the sound.
  public var waveform: Waveform

  public init(document: Transcript, waveform: Waveform) {
    self.document = document
    self.waveform = waveform
  }
}

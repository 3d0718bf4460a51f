import SpeechSynthesis

extension Sound {
  /// Recordings one after another, each with its cues.
  public init(joining sounds: [Sound]) {
    self.init()
    for sound in sounds {
      let start = samples.count
      cues += sound.cues.map {
        Cue(start: $0.start + start, end: $0.end + start, label: $0.label)
      }
      samples += sound.samples
    }
  }
}

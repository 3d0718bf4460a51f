import SpeechSynthesis

extension SoundRecording {
  /// Recordings one after another, each with its cues.
  package init(joining sounds: [SoundRecording]) {
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

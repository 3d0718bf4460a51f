import Exploring
import Overheard

/// Who reads and speaks the screens that are explored.
struct ExploringOptions: Sendable {
  let reading: ReaderOptions
  let speech: SpeechOptions
  let lexicon: LexiconOptions
  /// Whether nothing sounds, and the times are estimated.
  var isMute = false
  private let engine = ESpeakEngine()

  init(
    reading: ReaderOptions, speech: SpeechOptions, lexicon: LexiconOptions, isMute: Bool = false
  ) {
    self.reading = reading
    self.speech = speech
    self.lexicon = lexicon
    self.isMute = isMute
  }

  /// A screen to explore.
  ///
  /// - Throws: The exit code of an error that has been printed.
  func screen(_ walk: ScreenWalk) throws -> ExploredScreen {
    let title = [walk.screen, walk.variant.name].filter { !$0.isEmpty }.joined(separator: " · ")
    let meter = isMute ? nil : try meter(beside: walk.source.path)
    let isSilent = speech.noSounds
    return ExploredScreen(
      title: title, walk.variant, configuration: walk.configuration, meter: meter
    ) { isSilent ? nil : Earcons.clip($0) }
  }

  private func meter(beside path: String) throws -> WalkMeter {
    var cast = try speech.cast(espeak: engine, beside: [path])
    try lexicon.apply(to: &cast.frontEnd)
    let words = try LexiconOptions.lexicon(beside: path)
    return WalkMeter(cast: cast.adding(words), store: ClipStore(engines: cast.engines))
  }
}

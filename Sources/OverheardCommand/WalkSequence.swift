import Languages
import Overheard

/// The walks that a command's options name, in the order that all commands use: by screen, by
/// variant, then in the order of the file.
struct WalkSequence {
  private let voiceOver: VoiceOverOptions
  private let walking: WalkOptions?
  /// The walks of `--walk`; `nil` to take the screens' own.
  private let walks: [Walk]?

  /// Reads the files that the options name, so that an error is printed only once.
  ///
  /// - Throws: The exit code of an error that has been printed.
  init(_ voiceOver: VoiceOverOptions, _ walking: WalkOptions? = nil) throws {
    self.voiceOver = voiceOver
    self.walking = walking
    walks = try walking?.walks()
    _ = try voiceOver.composer(for: LanguagePacks.current.primary.language)
  }

  /// The walks of a screen.
  ///
  /// - Throws: The exit code of an error in the options, which has been printed.
  func walks(of loaded: LoadedScreen) throws -> [ScreenWalk] {
    try loaded.variants.flatMap { variant in
      let composer = try voiceOver.composer(for: variant.screen.language)
      let configuration =
        walking?.configuration(composer)
        ?? Configuration(
          reader: .voiceOver, settings: composer.settings, wording: composer.wording,
          durations: LanguagePacks.current.durations)
      let chosen = walks ?? loaded.file.walks(for: variant)
      return chosen.map { walk in
        ScreenWalk(
          screen: loaded.source.name, variant: variant, walk: walk,
          isOnlyWalk: chosen.count == 1, configuration: configuration)
      }
    }
  }
}

/// One walk of one variant of one screen.
struct ScreenWalk {
  /// The name of the screen in outputs.
  var screen: String
  var variant: ScreenVariant
  var walk: Walk
  /// Whether it is the only walk of its variant.
  var isOnlyWalk: Bool
  /// What it depends on besides the screen.
  var configuration: Configuration

  /// The names of the variant and of the walk, if they have any.
  var title: String {
    [variant.name, walk.name].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What is heard on it, with estimated times.
  var transcript: Transcript {
    Transcript(of: walk, on: variant, screen: screen, configuration: configuration)
  }
}

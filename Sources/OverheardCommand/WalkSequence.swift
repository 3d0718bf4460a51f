import Languages
import Overheard

/// The walks that the options of a command name, in the one order that all commands take them:
/// screen by screen, variant by variant, then the walks as the file has them.
struct WalkSequence {
  private let voiceOver: VoiceOverOptions
  private let walking: WalkOptions?
  /// The walks of `--walk`; `nil` where the screens' own are taken.
  private let walks: [Walk]?

  /// Reads the files that the options name, so that a wrong one is told once.
  ///
  /// - Throws: The exit code of what is wrong, which is then told.
  init(_ voiceOver: VoiceOverOptions, _ walking: WalkOptions? = nil) throws {
    self.voiceOver = voiceOver
    self.walking = walking
    walks = try walking?.walks()
    _ = try voiceOver.composer(for: LanguagePacks.current.primary.language)
  }

  /// The walks of a screen.
  ///
  /// - Throws: The exit code of what is wrong with the options, which is then told.
  func walks(of loaded: LoadedScreen) throws -> [ScreenWalk] {
    try loaded.variants.flatMap { variant in
      let composer = try voiceOver.composer(for: variant.screen.language)
      let configuration =
        walking?.configuration(composer)
        ?? WalkConfiguration(
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
  /// What it depends on beside the screen.
  var configuration: WalkConfiguration

  /// The names of the variant and of the walk, as far as they have any.
  var title: String {
    [variant.name, walk.name].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What is heard on it, on estimated times.
  var transcript: Transcript {
    Transcript(of: walk, on: variant, screen: screen, configuration: configuration)
  }
}

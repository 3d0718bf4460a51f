import AccessibilityModel
import ScreenReading
import SpeechSynthesis
import Walks

extension MeasuredWalk {
  /// What the walk looks like, with the times of its clips.
  ///
  /// The parameters are those with which it was measured.
  package func scenes(
    of walk: ReaderWalk, on variant: ScreenVariant, configuration: WalkConfiguration
  ) -> WalkScenes {
    let pieces = pieces
    var measured = configuration
    measured.durations = .measured { pieces[$0]?.clip.milliseconds ?? 0 }
    return WalkScenes(of: walk, on: variant, configuration: measured)
  }
}

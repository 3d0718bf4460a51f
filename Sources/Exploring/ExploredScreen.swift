// Exploring: a screen under a user's own fingers, at a terminal or in a browser.
// In: a screen, keys, the moments at which they are pressed.
// Out: what is heard and seen from then on.

import Overheard
import ScreenReading
import SpeechSynthesis

/// A screen that is explored, and who reads and speaks it.
package struct ExploredScreen: Sendable {
  /// The name of the screen file, and of the variant if it has one.
  package let title: String
  package let variant: ScreenVariant
  package let configuration: WalkConfiguration
  private let meter: WalkMeter?
  private let earcon: @Sendable (Earcon) -> SoundClip?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The name of the screen file, and of the variant if it has one.
  ///   - variant: The screen.
  ///   - configuration: Who reads it, and how.
  ///   - meter: Who speaks; `nil` if nothing sounds and the times are estimated.
  ///   - earcon: The sound of an event, or `nil` for silence.
  package init(
    title: String, _ variant: ScreenVariant, configuration: WalkConfiguration, meter: WalkMeter?,
    earcon: @escaping @Sendable (Earcon) -> SoundClip?
  ) {
    self.title = title
    self.variant = variant
    self.configuration = configuration
    self.meter = meter
    self.earcon = earcon
  }

  /// Who reads it.
  package var reader: ScreenReader { configuration.reader }

  /// What is heard on a walk, and seen.
  package struct Heard: Sendable {
    /// With the times of words where something sounds.
    package let transcript: WalkTranscript
    /// What it looks like.
    package var scenes: WalkScenes {
      measured?.scenes(of: walk, on: screen.variant, configuration: screen.configuration)
        ?? WalkScenes(of: walk, on: screen.variant, configuration: screen.configuration)
    }
    private let walk: ReaderWalk
    private let screen: ExploredScreen
    private let measured: MeasuredWalk?

    fileprivate init(
      _ walk: ReaderWalk, on screen: ExploredScreen, _ transcript: WalkTranscript,
      _ measured: MeasuredWalk?
    ) {
      self.walk = walk
      self.screen = screen
      self.transcript = transcript
      self.measured = measured
    }

    /// The samples of a stretch, in milliseconds from the start; none if nothing sounds.
    package func samples(in range: Range<Int>) -> [Int16] {
      measured?.samples(in: range, earcon: screen.earcon) ?? []
    }
  }

  /// Takes a walk.
  ///
  /// - Throws: ``SpeechError``.
  package func hear(_ walk: ReaderWalk) async throws -> Heard {
    guard let meter else {
      let transcript = WalkTranscript(of: walk, on: variant, configuration: configuration)
      return Heard(walk, on: self, transcript, nil)
    }
    let measured = try await meter.walk(walk, on: variant, configuration: configuration)
    return Heard(walk, on: self, measured.timedTranscript, measured)
  }

  /// Why the reader does not understand a step; `nil` if it does.
  package func complaint(about step: WalkStep) -> String? {
    switch step {
    case .wait, .expect:
      return "only gestures and settings can be made here, not \"\(step)\""
    case .gesture, .set:
      let walk = ReaderWalk(name: "", steps: [step], reader: reader.id)
      guard walk.step(unknownTo: reader) != nil else { return nil }
      return "\(reader.name) does not understand \"\(step)\""
    }
  }
}

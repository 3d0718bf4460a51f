import ArgumentParser
import Languages
import Overheard

/// A screen that is explored, and who speaks it.
struct ExploredScreen {
  /// The screen; its own walk is not taken.
  let screen: ScreenWalk
  /// Who speaks; `nil` if nothing sounds and the times are estimated.
  let meter: WalkMeter?
  let hasSounds: Bool

  /// What is heard on a walk.
  struct Heard {
    /// With the times of words where something sounds.
    let transcript: WalkTranscript
    private let measured: MeasuredWalk?
    private let hasSounds: Bool

    fileprivate init(_ transcript: WalkTranscript, _ measured: MeasuredWalk?, hasSounds: Bool) {
      self.transcript = transcript
      self.measured = measured
      self.hasSounds = hasSounds
    }

    /// The samples of a stretch, in milliseconds from the start; none if nothing sounds.
    func samples(in range: Range<Int>) -> [Int16] {
      measured?.samples(in: range) { hasSounds ? Earcons.clip($0) : nil } ?? []
    }
  }

  /// Takes a walk.
  ///
  /// - Throws: ``SpeechError``.
  func hear(_ walk: ReaderWalk) async throws -> Heard {
    guard let meter else {
      let transcript = WalkTranscript(
        of: walk, on: screen.variant, screen: screen.screen, configuration: screen.configuration)
      return Heard(transcript, nil, hasSounds: false)
    }
    let measured = try await meter.walk(
      walk, on: screen.variant, screen: screen.screen, configuration: screen.configuration)
    return Heard(measured.timedTranscript, measured, hasSounds: hasSounds)
  }

  /// Why the reader does not understand a step; `nil` if it does.
  func complaint(about step: WalkStep) -> String? {
    let reader = screen.source.reader
    var walk = ReaderWalk(name: "", steps: [step])
    walk.reader = reader.id
    switch step {
    case .wait, .expect:
      return "only gestures and settings can be made here, not \"\(step)\""
    case .gesture, .set:
      guard walk.step(unknownTo: reader) != nil else { return nil }
      return "\(reader.name) does not understand \"\(step)\""
    }
  }
}

import ScreenReading

/// TalkBack's times beside those of every reader, in milliseconds, each with where it is from.
package enum TalkBackTimes {
  /// From a double tap until the new state is told.
  package static let click = fact(150, .verified, "TB AccessibilityEventProcessor")
  /// From the turn of a page until its number is told.
  package static let page = fact(500, .verified, "TB ScrollPositionInterpreter")
  /// From the last scroll of a list until the items in view are told.
  package static let items = fact(1000, .verified, "TB ScrollPositionInterpreter")
  /// From the last scroll at the edge of a list until focus is on the next item.
  package static let focusAfterScroll = fact(110, .verified, "TB AutoScrollInterpreter")
  /// From the touch of an empty place until its sound.
  package static let emptyTouch = fact(100, .verified, "TB TouchExplorationInterpreter")
  /// From a step of a slider of Material until it is read again.
  package static let materialSlider = fact(200, .verified, "MDC BaseSlider")
  /// From the tone of a scroll until the next is heard.
  package static let scrollTone = fact(250, .verified, "TB Mappers")
  /// From a text that was told until the same one is told again, if it has been said by then.
  package static let sameText = fact(1000, .verified, "TB SpeechControllerImpl")

  /// The constants of every reader that are others with TalkBack.
  package static let profile = TimingProfile(replacing: [
    .pauseBeforeHint: fact(400, .verified, "TB ProcessorAccessibilityHints"),
    .focusAfterScreenChange: fact(
      550, .derived, "TB WindowEventInterpreter at most, and earlier once titles are known"),
    .focusAfterLoss: fact(150, .verified, "TB SubtreeChangeEventInterpreter"),
    .pauseBetweenParts: fact(
      120, .guess, "OURS one utterance with commas, and the engine's pause is not measured"),
  ])

  /// All of them by name, for the documentation and the tests.
  package static let facts: [(name: String, fact: TimingProfile.Fact)] =
    [
      ("click", click), ("page", page), ("items", items), ("focusAfterScroll", focusAfterScroll),
      ("emptyTouch", emptyTouch), ("materialSlider", materialSlider),
      ("scrollTone", scrollTone), ("sameText", sameText),
    ]
    + [.pauseBeforeHint, .focusAfterScreenChange, .focusAfterLoss, .pauseBetweenParts].map {
      (constant: TimingProfile.Constant) in (constant.rawValue, profile.fact(constant))
    }

  private static func fact(
    _ value: Int, _ confidence: ReaderWording.Confidence, _ source: String
  ) -> TimingProfile.Fact { .init(value, confidence, source, "2026-11") }
}

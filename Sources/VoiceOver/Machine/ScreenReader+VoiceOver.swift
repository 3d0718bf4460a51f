import AccessibilityModel
import ScreenReading

extension ScreenReader {
  /// Apple's VoiceOver on iOS.
  public static let voiceOver = ScreenReader(
    id: "voiceover", name: "VoiceOver", sounds: Earcon.voiceOver, settings: VoiceOverSetting.all,
    // Four fingers that swipe change the app, on an iPad; swipes in two strokes are not its own.
    gestures: Set(ReaderGesture.Kind.allCases).subtracting([.fourFingerSwipe, .twoStrokeSwipe]),
    rules: .voiceOver, wording: { .voiceOver($0) },
    order: { FocusOrder.stops(of: $0) }, makeMachine: { VoiceOverMachine($0) })
}

extension Earcon {
  /// The sounds of VoiceOver that can be heard on a walk.
  package static let voiceOver: [Earcon] = [
    .focus, .activate, .boundary, .screenChanged, .empty, .scroll, .rotor, .noResults, .passThrough,
    .alert, .secureText, .keyboard, .keyboardGone, .insertionPoint, .loading, .popover, .progress,
    .reorder, .enterGroup, .leaveGroup,
  ]
}

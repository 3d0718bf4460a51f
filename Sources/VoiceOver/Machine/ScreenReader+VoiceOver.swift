import AccessibilityModel
import ScreenReading

extension ScreenReader {
  /// Apple's VoiceOver on iOS.
  public static let voiceOver = ScreenReader(
    id: "voiceover", name: "VoiceOver", sounds: Earcon.allCases, settings: VoiceOverSetting.all,
    gestures: Set(Gesture.Kind.allCases), rules: .voiceOver, wording: { .voiceOver($0) },
    order: { FocusOrder.stops(of: $0) }, makeMachine: { VoiceOverMachine($0) })
}

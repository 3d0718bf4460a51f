import AccessibilityModel
import ScreenReading

extension ScreenReader {
  /// Apple's VoiceOver on iOS.
  public static let voiceOver = ScreenReader(
    name: "VoiceOver", sounds: Earcon.allCases, rules: .voiceOver,
    wording: { .ofVoiceOver(in: $0) }, order: { $0.focusStops() },
    makeMachine: { VoiceOverMachine($0) })
}

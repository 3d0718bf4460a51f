import AccessibilityModel
import ScreenReading

extension Reader {
  /// Apple's VoiceOver on iOS.
  public static let voiceOver = Reader(
    name: "VoiceOver", sounds: Earcon.allCases, rules: .voiceOver,
    wording: { .ofVoiceOver(in: $0) }, order: { $0.focusStops() },
    makeMachine: { VoiceOverMachine($0) })
}

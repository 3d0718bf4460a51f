import AccessibilityModel
import ScreenReading

extension Reader {
  /// Apple's VoiceOver on iOS.
  public static let voiceOver = Reader(
    name: "VoiceOver", sounds: Earcon.allCases, rules: .voiceOver,
    wording: { Wording.builtIn($0) ?? .english }, order: { $0.focusStops() },
    makeMachine: { VoiceOverMachine($0) })
}

import AccessibilityModel
import ScreenReading

extension ScreenReader {
  /// Google's TalkBack on Android.
  public static let talkBack = ScreenReader(
    id: "talkback", name: "TalkBack", platform: .android, sounds: Earcon.talkBack,
    settings: TalkBackSetting.all,
    // What TalkBack has no gesture for: muting speech, a list of all elements.
    gestures: Set(ReaderGesture.Kind.allCases).subtracting([.mute, .itemChooser, .screenCurtain]),
    // To others, two fingers read on or go into groups, and three tell the position.
    ownGestures: [.twoFingerSwipe, .position],
    profile: TalkBackTimes.profile, rules: .talkBack, wording: { .talkBack($0) },
    order: { TraversalOrder.stops(of: $0) }, build: { $0.builtForAndroid },
    makeMachine: { TalkBackMachine($0) })
}

extension Earcon {
  /// The sounds of TalkBack that can be heard on a walk.
  package static let talkBack: [Earcon] = [
    .focus, .focusActionable, .tick, .longClicked, .complete, .viewEntered, .chimeUp, .chimeDown,
    .scrollTone, .windowState,
  ]
}

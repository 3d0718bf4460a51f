import AccessibilityModel
import AppSimulation

/// A screen reader as a state machine: gestures, what the app tells, and time go in; what is
/// said, played and focused comes out.
///
/// Nothing happens by itself: there is no clock, no engine and no randomness inside, and the same
/// inputs give the same outputs. What it wants of the app it asks for while it answers.
package protocol ReaderMachine: Sendable {
  /// The app told something.
  mutating func note(
    _ events: [AppEvent], from app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// The user made a gesture.
  mutating func perform(
    _ gesture: Gesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// An instant has come that the reader asked to be woken at.
  mutating func wake(
    token: Int, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// The user turned a setting on or off.
  mutating func set(_ setting: ReaderSetting, _ isOn: Bool)
  /// The reader is turned off.
  mutating func stop(at now: Int) -> [ReaderOutput]

  /// The screens it knows, the one in front last.
  var screens: [ScreenView] { get }
  /// What is said and what waits.
  var speech: SpeechQueue { get }
  /// Whether focus is on its way to an element.
  var isFocusMoving: Bool { get }
  /// Whether it reads from element to element by itself.
  var isReadingAll: Bool { get }
  /// The name of what linear navigation could not leave.
  var trap: String? { get }
  /// Whether nothing comes further in a direction (1 or -1).
  func isAtEnd(by step: Int) -> Bool
  /// How many clicks of the rotor it is to an item, backward if negative; `nil` without one.
  func rotorClicks(to name: String) -> Int?
  /// How many swipes down it is to a custom action, backward if negative; `nil` without one.
  func actionSwipes(to name: String) -> Int?
}

extension ReaderMachine {
  /// The element that has focus; `nil` while focus is on its way.
  package var focus: FocusStop? { screens.last?.focused }
}

/// What a reader puts out.
package enum ReaderOutput: Hashable, Sendable {
  /// Something that can be perceived.
  case action(ReaderAction)
  /// A double tap is on its way to an element.
  case activates(FocusStop)
  /// The reader wants to be woken at an instant.
  case wake(at: Int, token: Int)
  /// The app does.
  case wakeApp(at: Int, token: Int)
}

/// What is perceived of a reader at work, and what made it.
package enum ReaderAction: Hashable, Sendable {
  /// The user made a gesture.
  case gesture(Gesture)
  /// The reader's cursor is on an element, by name; thrown there where the user did nothing, and
  /// the element that was focused is gone or the app pulled it along.
  case focus(String, isThrown: Bool = false)
  /// An utterance begins.
  case speak(SpokenUtterance)
  /// The utterance under way pauses.
  case pause(Int)
  /// The utterance that was paused goes on.
  case resume(Int)
  /// The utterance ended; `heard` is how many milliseconds of it were heard.
  case endSpeech(Int, SpeechOutcome, heard: Int)
  /// An utterance that is never heard.
  case drop(SpokenUtterance)
  /// A sound is played.
  case sound(Earcon)
  /// A property changed.
  case change(ElementChange)
}

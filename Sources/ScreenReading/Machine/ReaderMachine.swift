import AccessibilityModel
import AppSimulation

/// A screen reader as a state machine: gestures, app events and time go in; what is said, played and
/// focused comes out.
///
/// Nothing happens by itself: there is no clock, no engine and no randomness inside, and the same
/// inputs give the same outputs. While it responds, it sends requests to the app.
package protocol ReaderMachine: Sendable {
  /// The app reported an event.
  mutating func note(
    _ events: [AppEvent], from app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// The user made a gesture.
  mutating func perform(
    _ gesture: Gesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// An instant at which the reader asked to be woken has come.
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
  /// The name of the container that swiping could not leave.
  var trap: String? { get }
  /// Whether there is nothing further in a direction (1 or -1).
  func isAtEnd(by step: Int) -> Bool
  /// How many rotor clicks away an item is, backward if negative; `nil` if there is no such item.
  func rotorClicks(to name: String) -> Int?
  /// How many swipes down a custom action is, backward if negative; `nil` if there is no such action.
  func actionSwipes(to name: String) -> Int?
}

extension ReaderMachine {
  /// The element that has focus; `nil` while focus is on its way.
  package var focus: FocusStop? { screens.last?.focused }
}

// A reader that has no settings, no rotor, no actions to choose and no endless containers need not
// say so.
extension ReaderMachine {
  package mutating func set(_ setting: ReaderSetting, _ isOn: Bool) {}
  package var isFocusMoving: Bool { false }
  package var isReadingAll: Bool { false }
  package var trap: String? { nil }
  package func rotorClicks(to name: String) -> Int? { nil }
  package func actionSwipes(to name: String) -> Int? { nil }
}

/// The output of a reader.
package enum ReaderOutput: Hashable, Sendable {
  /// Something that can be perceived.
  case action(ReaderAction)
  /// A double tap is on its way to an element.
  case activates(FocusStop)
  /// The reader wants to be woken at an instant.
  case wake(at: Int, token: Int)
}

/// What a user perceives, and what caused it.
package enum ReaderAction: Hashable, Sendable {
  /// The user made a gesture.
  case gesture(Gesture)
  /// The reader's cursor is on an element, by name. It was thrown there if the user did nothing but
  /// the focused element disappeared or was pulled along by the app.
  case focus(String, isThrown: Bool = false)
  /// An utterance begins.
  case speak(SpokenUtterance)
  /// The current utterance pauses.
  case pause(Int)
  /// The paused utterance resumes.
  case resume(Int)
  /// The utterance ended after `heard` milliseconds of it were heard.
  case endSpeech(Int, SpeechOutcome, heard: Int)
  /// An utterance that is never heard.
  case drop(SpokenUtterance)
  /// A sound is played.
  case sound(Earcon)
  /// A property changed.
  case change(ElementChange)
}

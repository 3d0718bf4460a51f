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
    _ gesture: ReaderGesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// An instant at which the reader asked to be woken has come.
  mutating func wake(
    token: Int, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput]
  /// The user turned a setting, by name, on or off.
  mutating func set(_ setting: String, _ isOn: Bool)
  /// The reader is turned off.
  mutating func stop(at now: Int) -> [ReaderOutput]

  /// What it remembers of earlier walks; `nil` to work out everything anew.
  var walkMemory: WalkMemory? { get set }
  /// The screens it knows, the one in front last.
  var screens: [ScreenView] { get }
  /// What is said and what waits.
  var speech: SpeechQueue { get }
  /// How that stands.
  var speechState: SpeechQueue.State { get }
  /// Whether focus is on its way to an element.
  var isFocusMoving: Bool { get }
  /// Whether a gesture is still being made: a finger is on its way, or another tap may follow.
  var isGestureUnderWay: Bool { get }
  /// Whether it reads from element to element by itself.
  var isReadingAll: Bool { get }
  /// Whether the last gesture found nothing to act on: no element under the finger, no field that takes
  /// what is typed, no rotor item or action of the name.
  var foundNothing: Bool { get }
  /// The name of the container that swiping could not leave.
  var trap: String? { get }
  /// Whether the user is on what they mean by a name: an element, or an item of a list of the reader's
  /// own.
  func isAt(_ name: String) -> Bool
  /// Whether there is nothing further in a direction (1 or -1).
  func isAtEnd(by step: Int) -> Bool
  /// How fingers make a gesture that this reader knows only as several: turning a rotor to an item,
  /// choosing a custom action; `nil` for a gesture that is made as it is.
  func fingering(of gesture: ReaderGesture) -> Fingering?
}

/// The single gestures that make a compound one, as far as they can be told now.
package struct Fingering: Sendable {
  /// One gesture of them.
  package struct Move: Hashable, Sendable {
    package let gesture: ReaderGesture
    /// Whether it follows the previous one at once, without listening.
    package let isQuick: Bool

    package init(_ gesture: ReaderGesture, isQuick: Bool = false) {
      self.gesture = gesture
      self.isQuick = isQuick
    }
  }

  /// The gestures, one after another.
  package let moves: [Move]
  /// Whether the rest must be asked for when these have been made.
  package let hasMore: Bool

  package init(_ moves: [Move], hasMore: Bool = false) {
    self.moves = moves
    self.hasMore = hasMore
  }
}

extension ReaderMachine {
  /// The element that has focus; `nil` while focus is on its way.
  package var focus: FocusStop? {
    let screens = screens
    return screens.isEmpty ? nil : screens[screens.count - 1].focused
  }

  /// Whether a user means the element that has focus by a name.
  package func isFocus(meantBy name: String) -> Bool {
    guard let focus, let front = screens.last else { return false }
    return front.isMeant(focus, by: name)
  }
}

// A reader that has no memory, no settings, no compound gestures and no endless containers, and whose
// gestures always find something, need not say so.
extension ReaderMachine {
  package var walkMemory: WalkMemory? {
    get { nil }
    set {}
  }
  package var speechState: SpeechQueue.State { speech.state }
  package mutating func set(_ setting: String, _ isOn: Bool) {}
  package var isFocusMoving: Bool { false }
  package var isGestureUnderWay: Bool { false }
  package var isReadingAll: Bool { false }
  package var foundNothing: Bool { false }
  package var trap: String? { nil }
  package func isAt(_ name: String) -> Bool { isFocus(meantBy: name) }
  package func fingering(of gesture: ReaderGesture) -> Fingering? { nil }
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
  case gesture(ReaderGesture)
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
  /// A sound is played, as many times as high and as fast as it usually is.
  case sound(Earcon, rate: Double = 1)
  /// A property changed.
  case change(ElementChange)
}

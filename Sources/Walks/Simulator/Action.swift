import AppSimulation
import ScreenReading

/// What follows from a gesture or from time: an effect for others to perform.
public enum Action: Hashable, Sendable {
  /// The user made a gesture.
  case gesture(Gesture)
  /// VoiceOver's cursor is on an element, by name; thrown there where the user did nothing, and
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
  case change(Change)
}

/// An action and when it happens, in milliseconds from the start.
public struct TimedAction: Hashable, Sendable {
  public var time: Int
  public var action: Action

  public init(time: Int, _ action: Action) {
    self.time = time
    self.action = action
  }
}

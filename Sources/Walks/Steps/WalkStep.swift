import ScreenReading
import Support

/// A step of a walk: what a user does, how long they wait, or what they expect to hear.
///
/// ```swift
/// let step = try WalkStep("wait 5s")   // .wait(5000)
/// ```
public enum WalkStep: Hashable, Sendable {
  /// The user makes a gesture.
  case gesture(ReaderGesture)
  /// Time passes, in milliseconds, whether or not speech is finished.
  case wait(Int)
  /// The user turns a setting of the reader, by its name, on or off.
  case set(String, Bool)
  /// The user expects something to be said after the previous gesture.
  case expect(HeardExpectation)
}

extension WalkStep: CustomStringConvertible {
  /// The canonical way to write it; ``init(_:)`` reads it back.
  public var description: String {
    switch self {
    case .gesture(let gesture): gesture.description
    case .wait(let milliseconds): "wait \(Seconds(milliseconds: milliseconds))s"
    case .set(let setting, let isOn):
      "\(GestureVocabulary.phrase(ofSetting: setting)) \(isOn ? "on" : "off")"
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}

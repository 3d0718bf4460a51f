import ScreenReading

/// An action and when it happens, in milliseconds from the start.
public struct TimedAction: Hashable, Sendable {
  public var time: Int
  public var action: ReaderAction

  public init(time: Int, _ action: ReaderAction) {
    self.time = time
    self.action = action
  }
}

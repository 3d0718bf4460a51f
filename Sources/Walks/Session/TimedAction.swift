import ScreenReading

/// An action and when it happens, in milliseconds from the start.
package struct TimedAction: Hashable, Sendable {
  package var time: Int
  package var action: ReaderAction

  package init(time: Int, _ action: ReaderAction) {
    self.time = time
    self.action = action
  }
}

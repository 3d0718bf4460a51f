/// How long what UIKit does by itself takes, in milliseconds; it is the app's time and not a reader's.
public struct AppTimes: Hashable, Sendable {
  /// From the arrival of focus at a card until the carousel has scrolled to it and selects it.
  public var scrollSettling: Int {
    didSet { scrollSettling = max(scrollSettling, 1) }
  }

  /// How far the repeating timers of a screen have run when it appears, in thousandths of their
  /// intervals.
  package var timerPhase = 0

  /// Creates times; what is not given is as it is known today, see ``TimingProfile``.
  public init(scrollSettling: Int = 300) {
    self.scrollSettling = max(scrollSettling, 1)
  }
}

import Films
import Overheard

/// A progress line on a terminal while a film is made.
struct FilmProgressLine {
  let isDrawn: Bool

  /// Tells how many screens have been spoken.
  func draw(_ done: Int, of screens: Int) {
    guard isDrawn else { return }
    Terminal.draw("\(done) of \(screens.counted("screen")) spoken")
  }

  /// Tells how many frames have been made since an instant.
  func draw(frames: Int, of all: Int, since start: ContinuousClock.Instant) {
    guard isDrawn else { return }
    Terminal.draw(
      Self.text(frames: frames, of: all, elapsed: start.duration(to: .now) / .seconds(1)))
  }

  func clear() {
    if isDrawn { Terminal.draw("") }
  }

  /// The line after this many seconds.
  static func text(frames: Int, of all: Int, elapsed: Double) -> String {
    var fields = ["\(frames / Film.rate) of \(all / Film.rate) s of film"]
    // The beginning says little about the rest.
    if frames * 20 >= all, frames < all {
      fields.append(ProgressLine.left(after: elapsed, done: frames, of: all))
    }
    return fields.joined(separator: " · ")
  }
}

/// A line on a terminal that counts what is done, where one waits for that and sees nothing else.
struct CountingLine {
  /// What is counted, in the singular.
  let noun: String
  /// How many there are.
  let all: Int
  let isDrawn: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  init(_ noun: String, of all: Int, isDrawn: Bool) {
    self.noun = noun
    self.all = all
    self.isDrawn = isDrawn && all > 1
  }

  /// Tells how many are done, unless it has just told that or only just begun.
  mutating func draw(_ done: Int) {
    let now = ContinuousClock.now
    guard isDrawn, start.duration(to: now) > .milliseconds(500),
      last.duration(to: now) > .milliseconds(100)
    else { return }
    last = now
    Terminal.draw(Self.text(noun, done, of: all, elapsed: start.duration(to: now) / .seconds(1)))
  }

  func clear() {
    if isDrawn { Terminal.draw("") }
  }

  /// The line after this many seconds.
  static func text(_ noun: String, _ done: Int, of all: Int, elapsed: Double) -> String {
    let count = "\(done) of \(all.counted(noun))"
    // The beginning says little about the rest.
    return done >= 5 && done < all
      ? "\(count) · \(ProgressLine.left(after: elapsed, done: done, of: all))" : count
  }
}

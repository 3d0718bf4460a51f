import Overheard

/// A progress line on a terminal.
struct ProgressLine {
  /// How many screens there are.
  let screens: Int
  let isDrawn: Bool
  let start = ContinuousClock.now

  init(screens: Int, isDrawn: Bool) {
    self.screens = screens
    self.isDrawn = isDrawn
  }

  func draw(_ done: Int, _ progress: BatchRun.Progress, _ clips: ClipStore.Figures) {
    guard isDrawn else { return }
    let elapsed = start.duration(to: .now) / .seconds(1)
    Terminal.draw(Self.text(screens, done, progress, clips, elapsed: elapsed))
  }

  func clear() {
    if isDrawn { Terminal.draw("") }
  }

  /// The line after this many seconds.
  static func text(
    _ screens: Int, _ done: Int, _ progress: BatchRun.Progress, _ clips: ClipStore.Figures,
    elapsed: Double
  ) -> String {
    var fields = ["\(done) of \(screens.counted("screen"))"]
    if progress.failed > 0 { fields.append("\(progress.failed.counted("walk")) failed") }
    let seconds = Int(progress.seconds)
    if seconds > 0, elapsed > 0 {
      fields.append("\(seconds) s of sound, \(Int(progress.seconds / elapsed)) × real time")
    }
    let asked = clips.made + clips.cached + clips.shared
    if asked > 0 {
      fields.append("\((clips.cached + clips.shared) * 100 / asked) % of clips cached")
    }
    // The beginning of a run says little about the rest.
    if done >= 5, done < screens {
      fields.append(left(after: elapsed, done: done, of: screens))
    }
    return fields.joined(separator: " · ")
  }

  /// How long the rest will take, if it goes on as it went so far.
  static func left(after elapsed: Double, done: Int, of all: Int) -> String {
    let left = Int((elapsed / Double(done) * Double(all - done)).rounded(.up))
    let rest = left % 60
    return "\(left / 60):\(rest < 10 ? "0" : "")\(rest) left"
  }
}

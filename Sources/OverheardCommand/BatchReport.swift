import Foundation
import Overheard

/// What a run tells about itself at its end, unless it is to be quiet.
struct BatchReport {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Says what was made and kept; where it is asked for, where the time and the clips went.
  func summarize(
    _ progress: BatchRun.Progress, _ figures: ClipStore.Figures,
    since start: ContinuousClock.Instant
  ) {
    guard !options.quiet else { return }
    Terminal.note(
      "\(progress.done.counted("walk")): \(progress.made) made, \(progress.kept) unchanged, "
        + "\(progress.failed) failed; \(figures.made.counted("clip")) spoken, \(figures.cached) cached; "
        + "in \(options.out)")
    if figures.unstored > 0 {
      Terminal.note(
        "note: \(figures.unstored.counted("clip")) could not be cached in "
          + "\(options.clipCache?.folder.path ?? "") and will be spoken again"
          + (figures.obstacle.map { "; a folder is in the place of a clip: move it away: \($0)" }
            ?? ""))
    }
    if options.verbose { detail(progress, figures, since: start) }
  }

  /// Says where the time and the clips went.
  private func detail(
    _ progress: BatchRun.Progress, _ figures: ClipStore.Figures,
    since start: ContinuousClock.Instant
  ) {
    let elapsed = start.duration(to: .now) / .seconds(1)
    func rounded(_ number: Double) -> String { String(format: "%.1f", number) }
    let busy = figures.secondsInEngine / max(elapsed, 0.001)
    Terminal.note(
      "\(rounded(progress.seconds)) s of sound in \(rounded(elapsed)) s; "
        + "speech made: \(rounded(figures.secondsMade)) s")
    Terminal.note(
      "clips: \(figures.made) spoken, \(figures.cached) cached, \(figures.shared) shared; "
        + "speech asked for: \(rounded(figures.secondsAsked)) s")
    Terminal.note(
      "the engine was at work \(Int((busy * 100).rounded())) % of the time, on "
        + "\(options.workers) processors; memory at most \(Memory.peakMegabytes) MB")
  }

  /// Names the walks of screens that were deleted, renamed or left out this time.
  func tell(leftOver paths: [String]) {
    guard !paths.isEmpty else { return }
    let folder = URL(fileURLWithPath: options.out)
    Terminal.note(
      "note: \(paths.count.counted("walk")) of an earlier run \(paths.count == 1 ? "was" : "were") not "
        + "rendered this time, but the files are still there: \(paths.firstFew(in: folder))")
  }
}

extension [String] {
  /// The first of these paths in a folder, and how many more there are, for a note.
  func firstFew(in folder: URL) -> String {
    let names = prefix(5).map { folder.appending(path: $0).relativePath }
    let rest = count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

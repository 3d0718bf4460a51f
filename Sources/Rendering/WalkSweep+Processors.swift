import AccessibilityModel
import Dispatch
import Foundation
import ScreenReading
import Synchronization
import Walks

extension WalkSweep {
  /// The same sweep as ``init(of:on:grid:configuration:)``, worked out on all processors.
  ///
  /// - Parameters:
  ///   - walk: The gestures.
  ///   - variant: The screen, and the screens that it leads to.
  ///   - grid: The conditions.
  ///   - configuration: Everything else; its reaction, phase and rate of speech are replaced.
  /// - Returns: The runs, in the order of its grid.
  public static func onAllProcessors(
    of walk: ReaderWalk, on variant: ScreenVariant, grid: Grid = .standard,
    configuration: WalkConfiguration
  ) -> WalkSweep {
    guard let first = grid.conditions.first else { return WalkSweep(grid: grid, runs: []) }
    // What the first run learns about the screen, every worker begins with.
    var walker = SweepWalker(walk, on: variant, configuration: configuration)
    let run = walker.run(first)
    let grid = walker.bearable(grid)
    let conditions = grid.conditions
    let taught = walker
    let length = max(grid.phases.count, 1)
    // Small shares, so that no processor waits for one with the slow walks.
    let shares = (conditions.count + length - 1) / length
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, shares)
    let next = Atomic(0)
    let done = Mutex(Array(repeating: [Run](), count: shares))
    // Every run depends only on its conditions, so it does not matter which worker makes it.
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var walker = taught
      while true {
        let share = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard share < shares else { return }
        let runs = conditions[share * length..<min((share + 1) * length, conditions.count)].map {
          $0 == first ? run : walker.run($0)
        }
        done.withLock { $0[share] = runs }
      }
    }
    return WalkSweep(grid: grid, runs: done.withLock { $0.flatMap(\.self) })
  }
}

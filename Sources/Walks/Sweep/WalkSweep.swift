import AccessibilityModel
import AppSimulation
import ScreenReading

/// A walk under many conditions: where the app's timers stand when the user begins, how fast the
/// user is, and how fast speech is.
///
/// One run of a walk with a timer shows only one case; a sweep shows what happens under which
/// conditions. It is deterministic: the same walk gives the same sweep on every machine.
///
/// ```swift
/// let sweep = WalkSweep(of: walk, on: variant, configuration: configuration)
/// print(sweep.score)  // 400 starts: 7–45 gestures, focus thrown 4–9 times, goal missed in 30 %
/// ```
public struct WalkSweep: Hashable, Sendable {
  /// The rates, reactions and phases under which the walk was taken.
  public var grid: Grid
  /// The runs, grouped by rate, then by reaction, then by phase.
  public var runs: [Run]

  /// One walk.
  public struct Run: Hashable, Sendable {
    /// Under which conditions.
    public var conditions: Conditions
    /// Its figures.
    public var figures: WalkFigures
  }

  /// What differs from run to run.
  public struct Conditions: Hashable, Sendable {
    /// How far repeating timers have run when their screen appears, in thousandths of an interval.
    public var phase: Int
    /// From the end of speech until the user's next gesture, in milliseconds.
    public var reaction: Int
    /// The rate of speech in percent of the usual one.
    public var rate: Int
  }

  /// The values of each condition; every combination is a run.
  public struct Grid: Hashable, Sendable {
    /// See ``Conditions/phase``.
    public var phases: [Int]
    /// See ``Conditions/reaction``.
    public var reactions: [Int]
    /// See ``Conditions/rate``.
    public var rates: [Int]

    /// Creates a grid.
    public init(phases: [Int], reactions: [Int], rates: [Int]) {
      self.phases = phases
      self.reactions = reactions
      self.rates = rates
    }

    /// 400 conditions: a start anywhere between two ticks of the timers, users who need from 0.2 s to
    /// 1.5 s, and speech from a little slower than usual to twice as fast.
    public static let standard = Grid(
      phases: (0..<8).map { $0 * 125 },
      reactions: [200, 250, 300, 350, 400, 500, 600, 800, 1100, 1500],
      rates: [80, 100, 125, 160, 200])
  }

  /// Walks under every condition of a grid, one after another; under fewer where so much happens in one
  /// walk that all of them would take minutes.
  ///
  /// Every run depends only on its conditions, so whoever has several processors may share them out:
  /// see `WalkSweep.onAllProcessors(of:on:grid:configuration:)`.
  ///
  /// - Parameters:
  ///   - walk: The gestures.
  ///   - variant: The screen, and the screens that it leads to.
  ///   - grid: The conditions.
  ///   - configuration: Everything else; its reaction, phase and rate of speech are replaced.
  public init(
    of walk: ReaderWalk, on variant: ScreenVariant, grid: Grid = .standard,
    configuration: WalkConfiguration
  ) {
    var walker = SweepWalker(walk, on: variant, configuration: configuration)
    let grid = walker.bearable(grid)
    self.init(grid: grid, runs: grid.conditions.map { walker.run($0) })
  }

  /// Puts runs together that were made elsewhere.
  ///
  /// - Parameters:
  ///   - grid: The conditions.
  ///   - runs: A run for each, in the order of ``Grid/conditions``.
  package init(grid: Grid, runs: [Run]) {
    self.grid = grid
    self.runs = runs
  }
}

extension WalkSweep.Grid {
  /// Every combination, grouped by rate, then by reaction, then by phase.
  package var conditions: [WalkSweep.Conditions] {
    rates.flatMap { rate in
      reactions.flatMap { reaction in
        phases.map { .init(phase: $0, reaction: reaction, rate: rate) }
      }
    }
  }

  /// The grid with every other value of its longest axis left out, again and again, until it has no more
  /// conditions than a limit; the first condition stays.
  package func thinned(to limit: Int) -> Self {
    func half<Value>(_ values: [Value]) -> [Value] {
      values.indices.filter { $0.isMultiple(of: 2) }.map { values[$0] }
    }
    var grid = self
    while true {
      let sizes = (grid.phases.count, grid.reactions.count, grid.rates.count)
      let longest = max(sizes.0, sizes.1, sizes.2)
      guard longest > 1, sizes.0 * sizes.1 * sizes.2 > limit else { return grid }
      if sizes.0 == longest {
        grid.phases = half(grid.phases)
      } else if sizes.1 == longest {
        grid.reactions = half(grid.reactions)
      } else {
        grid.rates = half(grid.rates)
      }
    }
  }
}

/// Makes the runs of a sweep, one after another, and remembers what they have in common.
package struct SweepWalker: Sendable {
  private let walk: ReaderWalk
  /// The app before it is started; every run begins with a copy of it.
  private let app: AppMachine
  private var configuration: WalkConfiguration
  private let durations: DurationModel
  private let hasTimer: Bool
  private let needsEvents: Bool
  private var memory: WalkMemory? = WalkMemory()
  /// The last run.
  private var last: WalkSweep.Run?
  /// How much happened in it.
  private var burden = 0
  /// How much may happen in all runs of a sweep.
  ///
  /// In a walk of our examples some hundred things happen, and
  /// a second is enough for some hundred thousand.
  private static let mostBurden = 1_000_000

  /// Creates a user who has not walked yet.
  package init(_ walk: ReaderWalk, on variant: ScreenVariant, configuration: WalkConfiguration) {
    self.walk = walk
    app = AppMachine(configuration.reader.build(variant))
    self.configuration = configuration
    durations = configuration.durations
    hasTimer = variant.hasTimer
    needsEvents = walk.steps.contains { if case .expect = $0 { true } else { false } }
  }

  /// As much of a grid as can be walked, going by the first of its conditions; every walk depends only on
  /// the screen and its conditions, so that this is the same on every machine.
  package mutating func bearable(_ grid: WalkSweep.Grid) -> WalkSweep.Grid {
    guard hasTimer, let first = grid.conditions.first else { return grid }
    if last?.conditions != first { _ = run(first) }
    return grid.thinned(to: Self.mostBurden / max(burden, 1))
  }

  /// Walks under some conditions.
  package mutating func run(_ conditions: WalkSweep.Conditions) -> WalkSweep.Run {
    var run = WalkSweep.Run(conditions: conditions, figures: WalkFigures(of: []))
    if let last, !hasTimer, last.conditions.rate == conditions.rate,
      last.conditions.reaction == conditions.reaction
    {
      // Without a timer every phase is the same.
      run.figures = last.figures
    } else {
      run.figures = figures(conditions)
    }
    last = run
    return run
  }

  private mutating func figures(_ conditions: WalkSweep.Conditions) -> WalkFigures {
    configuration.durations = durations.atRate(conditions.rate)
    configuration.profile[.reaction] = conditions.reaction
    configuration.appTimes.timerPhase = conditions.phase
    var runner = WalkRunner(
      app, configuration: configuration, goal: walk.goal, needsEvents: needsEvents,
      memory: memory.take())
    runner.run(walk)
    burden = runner.burden
    memory = runner.takeMemory()
    return runner.figures(goal: walk.goal)
  }
}

// MARK: - Ranges

extension WalkSweep {
  /// A figure over all runs.
  public struct Range: Hashable, Sendable {
    /// The smallest figure of any run.
    public var least: Int
    /// The one in the middle when they are sorted; of two, the lower.
    public var middle: Int
    /// The largest figure of any run.
    public var most: Int

    init?(_ values: [Int]) {
      let sorted = values.sorted()
      guard let least = sorted.first, let most = sorted.last else { return nil }
      self.least = least
      self.most = most
      middle = sorted[(sorted.count - 1) / 2]
    }
  }

  /// The range of a figure; `nil` if no run has it.
  public func range(_ figure: (WalkFigures) -> Int?) -> Range? {
    Range(runs.compactMap { figure($0.figures) })
  }

  /// How many runs reached the goal; `nil` for a walk without one.
  public var reached: Int? {
    let goals = runs.compactMap(\.figures.goal)
    return goals.isEmpty ? nil : goals.count { $0 }
  }
}

// MARK: - Timers

extension ScreenVariant {
  /// Whether something on one of its screens happens by itself again and again.
  package var hasTimer: Bool {
    func turns(_ element: AccessibilityElement) -> Bool {
      (element.banner?.interval ?? 0) > 0 || element.children.contains(where: turns)
    }
    return ([screen] + otherScreens.values).contains { screen in
      screen.events.contains { ($0.interval ?? 0) > 0 } || screen.elements.contains(where: turns)
    }
  }
}

import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

@testable import Walks

/// A walk under many conditions.
@Suite struct SweepTests {
  private func sweep(_ variant: ScreenVariant, _ lines: [String], goal: [String]) throws
    -> WalkSweep
  {
    WalkSweep(
      of: try ReaderWalk(name: "", lines: lines, goal: WalkGoal(lines: goal)), on: variant,
      configuration: WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: variant.screen.language),
        wording: .voiceOverKorean, durations: tenthPerCharacter))
  }

  /// Every item is an element: what happens depends on when the user begins.
  @Test func aRollingBannerIsALottery() throws {
    let sweep = try sweep(
      Screens.banner(.elements), ["swipe right to 장바구니", "double tap"], goal: ["activate 장바구니"])
    #expect(sweep.runs.count == 400)
    #expect(
      sweep.score
        == "400 starts: 4–31 gestures, focus thrown 0–16 times, goal missed in 1 %, trapped in 1 %")
  }

  /// A banner that stands still under focus is the same for everybody.
  @Test func aBannerThatStandsStillIsNot() throws {
    let sweep = try sweep(
      Screens.banner(.adjustable, stopsOnFocus: true), ["swipe right to 장바구니", "double tap"],
      goal: ["activate 장바구니"])
    #expect(sweep.score == "400 starts: 3 gestures, goal always reached")
  }

  /// A banner that turns ten times a second, and half an hour: fewer starts, and the same ones whoever
  /// counts them.
  @Test func aWalkInWhichVeryMuchHappensBeginsLessOften() throws {
    let variant = Screens.banner(.elements, every: 100)
    let lines = ["wait 1800s", "touch 장바구니", "double tap"]
    let sweep = try sweep(variant, lines, goal: ["activate 장바구니"])
    #expect(sweep.runs.count == 36)
    #expect(sweep.runs.map(\.conditions) == sweep.grid.conditions)
    #expect(
      sweep.runs.first?.conditions == WalkSweep.Conditions(phase: 0, reaction: 200, rate: 80))
  }

  @Test func aGridIsThinnedEvenly() {
    let grid = WalkSweep.Grid.standard
    #expect(grid.thinned(to: 400) == grid)
    #expect(
      grid.thinned(to: 100)
        == .init(
          phases: [0, 250, 500, 750], reactions: [200, 300, 400, 600, 1100],
          rates: [80, 100, 125, 160, 200]))
    #expect(grid.thinned(to: 0) == .init(phases: [0], reactions: [200], rates: [80]))
  }

  /// A share is 0 or 100 % only of none or all of the runs; of two in the middle the lower counts.
  @Test func oneRunInFourHundredIsNotNone() {
    let grid = WalkSweep.Grid(phases: Array(0..<400), reactions: [400], rates: [100])
    func sweep(missing count: Int) -> WalkSweep {
      let runs = grid.conditions.enumerated().map { index, conditions in
        var figures = WalkFigures(of: [])
        figures.gestures = index + 1
        figures.goal = index >= count
        return WalkSweep.Run(conditions: conditions, figures: figures)
      }
      return WalkSweep(grid: grid, runs: runs)
    }
    #expect(
      [0, 1, 6, 399, 400].map { sweep(missing: $0).score } == [
        "400 starts: 1–400 gestures, goal always reached",
        "400 starts: 1–400 gestures, goal missed in 1 %",
        "400 starts: 1–400 gestures, goal missed in 2 %",
        "400 starts: 1–400 gestures, goal missed in 99 %",
        "400 starts: 1–400 gestures, goal always missed",
      ])
    #expect(sweep(missing: 0).range { $0.gestures }?.middle == 200)
  }

  /// A run of the sweep is the walk itself under its conditions.
  @Test func aRunIsTheWalk() throws {
    let walk = try ReaderWalk(name: "", lines: ["swipe right to 장바구니"])
    let variant = Screens.banner(.elements)
    var configuration = try WalkConfiguration(reader: .voiceOver, durations: tenthPerCharacter)
    let sweep = WalkSweep(
      of: walk, on: variant,
      grid: .init(phases: [250], reactions: [300], rates: [200]), configuration: configuration)
    configuration.appTimes.timerPhase = 250
    configuration.profile[.reaction] = 300
    configuration.durations = tenthPerCharacter.atRate(200)
    #expect(
      sweep.runs.map(\.figures)
        == [WalkTranscript(of: walk, on: variant, configuration: configuration).figures])
  }

  /// What is remembered from run to run changes nothing.
  @Test func runsDoNotInfluenceOneAnother() throws {
    let walk = try ReaderWalk(name: "", lines: ["swipe right x2", "double tap"])
    let configuration = try WalkConfiguration(reader: .voiceOver, durations: tenthPerCharacter)
    let grid = WalkSweep.Grid(phases: [0, 250, 900], reactions: [200, 700], rates: [100, 160])
    for variant in [Screens.banner(.elements), Screens.banner(.adjustable)] {
      let sweep = WalkSweep(of: walk, on: variant, grid: grid, configuration: configuration)
      #expect(sweep.runs.map(\.conditions) == grid.conditions)
      for run in sweep.runs {
        var fresh = SweepWalker(walk, on: variant, configuration: configuration)
        #expect(fresh.run(run.conditions) == run)
        var alone = configuration
        alone.appTimes.timerPhase = run.conditions.phase
        alone.profile[.reaction] = run.conditions.reaction
        alone.durations = tenthPerCharacter.atRate(run.conditions.rate)
        #expect(
          WalkTranscript(of: walk, on: variant, configuration: alone).figures == run.figures)
      }
    }
  }

  /// A walk that is taken again with other lengths of speech is the one that is taken with them at once.
  @Test func aRepeatedWalkIsTheSameAsANewOne() throws {
    let walk = try ReaderWalk(
      name: "", lines: ["swipe right x3", "double tap"], goal: WalkGoal(lines: ["activate 장바구니"]))
    let lengths = [
      tenthPerCharacter, .measured { $0.text.string.count * 150 }, .measured { _ in 400 },
    ]
    for variant in [Screens.banner(.elements), Screens.banner(.adjustable)] {
      var configuration = try WalkConfiguration(reader: .voiceOver, durations: lengths[0])
      var repeated = RepeatedWalk(walk, on: variant, screen: "s", configuration: configuration)
      for durations in lengths + lengths {
        configuration.durations = durations
        let alone = WalkTranscript(
          of: walk, on: variant, screen: "s", configuration: configuration)
        #expect(repeated.transcript(durations: durations) == alone)
      }
    }
  }

  /// The first turn comes earlier by the phase; the others keep their interval.
  @Test func thePhaseMovesTheTimers() throws {
    let transcript = try transcript(Screens.banner(.joined), ["wait 8s"]) {
      $0.appTimes.timerPhase = 750
    }
    let turns = transcript.events.compactMap { event -> Int? in
      if case .change = event.kind { return event.time }
      return nil
    }
    #expect(turns == [750, 3750, 6750])
  }

  @Test func jsonHasRangesAndShares() throws {
    let walk = try ReaderWalk(
      name: "", lines: ["swipe right"], goal: WalkGoal(lines: ["focus banner"]))
    let variant = Screens.banner(.joined)
    let configuration = try WalkConfiguration(reader: .voiceOver, durations: tenthPerCharacter)
    let sweep = WalkSweep(
      of: walk, on: variant, grid: .init(phases: [0, 500], reactions: [400], rates: [100]),
      configuration: configuration)
    let transcript = WalkTranscript(
      of: walk, on: variant, screen: "fruit", configuration: configuration)
    let line = try sweep.jsonLine(beside: transcript)
    #expect(
      line.hasPrefix(
        #"{"screen":"fruit","variant":"","walk":"","event":"sweep","runs":2,"reached":1"#),
      "\(line)")
    #expect(line.contains(#""gestures":{"least":1,"middle":1,"most":1}"#), "\(line)")
    #expect(line.contains(#""thrown":{"least":0,"middle":0,"most":0}"#), "\(line)")
  }
}

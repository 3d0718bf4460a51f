import Foundation
import Languages
import Overheard
import TestSupport
import Testing

/// How often a walk with estimated times and the same walk with the times of real clips differ in
/// what happens: in gestures, in how often focus is thrown, or in the goal.
///
/// Where they do, the ranges say why: each command prints the range of its own sweep beside the walk, and
/// one of the two ranges has both walks in it. That takes both sweeps: an estimate is a little too short
/// for one word and too long for the next, while a sweep makes all words shorter or longer alike.
///
/// `OVERHEARD_AGREEMENT=1000` in the environment takes a thousand generated screens instead of forty.
@Suite struct AgreementTests {
  /// What is counted.
  private struct Tally {
    var walks = 0
    var timed = 0
    var differing = 0
    /// Those that differ and are outside the range of the sweep with estimated times.
    var outOfEstimates = 0
    /// Those that differ, and neither sweep has both in its range.
    var unexplained = 0
    /// Those with clips that are outside the range of their own sweep.
    var outOfOwnRange = 0
    var milliseconds: (estimated: Int, measured: Int) = (0, 0)

    mutating func count(_ estimated: WalkFigures?, _ measured: WalkFigures?, hasTimer: Bool) -> Bool
    {
      walks += 1
      if hasTimer { timed += 1 }
      milliseconds.estimated += estimated?.speech ?? 0
      milliseconds.measured += measured?.speech ?? 0
      let isSame =
        estimated?.gestures == measured?.gestures && estimated?.thrown == measured?.thrown
        && estimated?.goal == measured?.goal
      if !isSame { differing += 1 }
      return isSame
    }

    /// Counts two walks that differ, by whether they are in the ranges of the sweeps.
    mutating func count(_ walks: TwoWalks, _ sweeps: (estimated: WalkSweep, measured: WalkSweep)) {
      guard let estimated = walks.estimated, let measured = walks.measured.transcript.figures else {
        return
      }
      let isInEstimates = sweeps.estimated.holds(measured)
      if !isInEstimates { outOfEstimates += 1 }
      if !isInEstimates, !sweeps.measured.holds(estimated) { unexplained += 1 }
      if !sweeps.measured.holds(measured) { outOfOwnRange += 1 }
    }

    var line: String {
      "\(differing) of \(walks) walks differ (\(outOfEstimates) of these outside the range of the "
        + "estimates, \(unexplained) outside both), \(timed) of \(walks) with a timer; speech "
        + "\(milliseconds.estimated / 1000) s estimated, \(milliseconds.measured / 1000) s measured"
    }
  }

  /// A walk with estimated times, and with those of clips.
  private struct TwoWalks {
    var estimated: WalkFigures?
    var measured: MeasuredWalk
  }

  private let meter: WalkMeter

  init() throws {
    let catalogue = try VoiceCatalogue.standard()
    let voices = [try catalogue.voice(for: .korean), try catalogue.voice(for: .english)]
    let cast = try VoiceCast(voices: voices, engines: [ESpeakEngine()])
    meter = WalkMeter(cast: cast, store: ClipStore(engines: cast.engines))
  }

  private func configuration(
    _ variant: ScreenVariant, _ reader: ScreenReader = .voiceOver
  ) throws -> WalkConfiguration {
    try WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: variant.screen.language),
      durations: LanguagePacks.current.durations)
  }

  private func figures(
    of walk: ReaderWalk, on variant: ScreenVariant, with reader: ScreenReader = .voiceOver
  ) async throws -> TwoWalks {
    let configuration = try configuration(variant, reader)
    let estimated = WalkTranscript(of: walk, on: variant, configuration: configuration)
    let measured = try await meter.walk(
      walk, on: variant, screen: "", configuration: configuration)
    return TwoWalks(estimated: estimated.figures, measured: measured)
  }

  /// The same walk with the lengths of its written transcript, as an audit takes it for a page.
  private func again(
    _ walk: ReaderWalk, on variant: ScreenVariant, _ measured: MeasuredWalk,
    with reader: ScreenReader
  ) throws -> [WalkTranscript.Event] {
    let written = try JSONEncoder().encode(measured.timedTranscript)
    let read = try JSONDecoder().decode(WalkTranscript.self, from: written)
    var configuration = try configuration(variant, reader)
    configuration.durations = .heard(in: [read], otherwise: configuration.durations)
    return WalkTranscript(of: walk, on: variant, configuration: configuration).events
  }

  /// The sweeps of both: `transcript` prints one, the page of `review` the other.
  private func sweeps(
    of walk: ReaderWalk, on variant: ScreenVariant, _ walks: TwoWalks,
    with reader: ScreenReader = .voiceOver
  ) throws -> (estimated: WalkSweep, measured: WalkSweep) {
    let estimated = try configuration(variant, reader)
    var measured = estimated
    let rendered = walks.measured.timedTranscript
    measured.durations = .heard(in: [rendered], otherwise: estimated.durations)
    return (
      .onAllProcessors(of: walk, on: variant, configuration: estimated),
      .onAllProcessors(of: walk, on: variant, configuration: measured)
    )
  }

  /// Shared out over the processors, a sweep is the same as one made in order.
  @Test(arguments: ["rolling-banner", "payment-card-carousel"])
  func aSweepOnAllProcessorsIsTheSame(name: String) throws {
    let path = ToolRun.root.appending(path: "Examples/ko/\(name).yaml")
    let file = try ScreenFile(contentsOf: Data(contentsOf: path), path: name)
    let grid = WalkSweep.Grid(
      phases: [0, 125, 500], reactions: [200, 800, 1500], rates: [80, 200])
    for variant in file.variants {
      for walk in file.walks(for: variant) {
        let configuration = try configuration(variant)
        let inOrder = WalkSweep(of: walk, on: variant, grid: grid, configuration: configuration)
        let shared = WalkSweep.onAllProcessors(
          of: walk, on: variant, grid: grid, configuration: configuration)
        #expect(shared == inOrder)
      }
    }
    let none = WalkSweep.Grid(phases: [], reactions: [200], rates: [100])
    let configuration = try configuration(file.variants[0])
    #expect(
      WalkSweep.onAllProcessors(
        of: .plain, on: file.variants[0], grid: none, configuration: configuration
      ).runs.isEmpty)
  }

  /// All examples, those for Android too, with both readers.
  @Test(arguments: [ScreenReader.voiceOver, .talkBack])
  func examples(reader: ScreenReader) async throws {
    var tally = Tally()
    let folder = ToolRun.root.appending(path: "Examples")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where name.hasSuffix(".yaml") {
      let data = try Data(contentsOf: folder.appending(path: name))
      guard let file = try? ScreenFile(contentsOf: data, path: name) else { continue }
      for variant in file.variants {
        for walk in file.walks(for: variant)
        where walk.isFor(reader) && walk.step(unknownTo: reader) == nil {
          let walks = try await figures(of: walk, on: variant, with: reader)
          let measured = walks.measured.transcript.figures
          #expect(
            try again(walk, on: variant, walks.measured, with: reader)
              == walks.measured.transcript.events, "\(name) \(variant.name) \(walk.name)")
          if !tally.count(walks.estimated, measured, hasTimer: variant.hasTimer) {
            let sweeps = try sweeps(of: walk, on: variant, walks, with: reader)
            tally.count(walks, sweeps)
            print(
              "differs: \(reader.id) \(name) \(variant.name) \(walk.name): "
                + "\(walks.estimated?.score ?? "") of \(sweeps.estimated.score); with clips "
                + "\(measured?.score ?? "") of \(sweeps.measured.score)")
          }
        }
      }
    }
    print("agreement, examples, \(reader.name): \(tally.line)")
    #expect(tally.walks > 20)
    #expect(tally.unexplained == 0)
    #expect(tally.outOfOwnRange == 0)
    #expect(tally.differing * 10 <= tally.walks, "\(tally.line)")
  }

  @Test func generatedScreens() async throws {
    let count = ProcessInfo.processInfo.environment["OVERHEARD_AGREEMENT"].flatMap { Int($0) } ?? 40
    var tally = Tally()
    for number in 0..<count {
      let made = GeneratedScreens.number(number)
      let walks = try await figures(of: made.walk, on: made.variant)
      let measured = walks.measured.transcript.figures
      if !tally.count(walks.estimated, measured, hasTimer: made.hasTimer) {
        tally.count(walks, try sweeps(of: made.walk, on: made.variant, walks))
      }
    }
    print("agreement, generated: \(tally.line)")
    #expect(tally.walks == count)
    #expect(tally.unexplained == 0, "\(tally.line)")
    #expect(tally.outOfOwnRange == 0, "\(tally.line)")
    #expect(tally.differing * 5 <= tally.walks, "\(tally.line)")
  }
}

extension WalkSweep {
  /// Whether figures are within the ranges of the sweep.
  fileprivate func holds(_ figures: WalkFigures) -> Bool {
    guard let gestures = range({ $0.gestures }), let thrown = range({ $0.thrown }) else {
      return false
    }
    return (gestures.least...gestures.most).contains(figures.gestures)
      && (thrown.least...thrown.most).contains(figures.thrown)
      && runs.contains { $0.figures.goal == figures.goal }
  }
}

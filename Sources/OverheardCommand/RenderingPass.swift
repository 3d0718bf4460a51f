import ArgumentParser
import Foundation
import Overheard

/// A pass over the screens of a batch: the walks of one after the other are rendered, several at a time.
struct RenderingPass {
  private let batch: BatchRun
  private let inputs: BatchInputs
  private let store: ClipStore
  private let sequence: WalkSequence
  private let cast: VoiceCast
  /// How many walks are worked on at a time.
  private let atOnce: Int
  /// The line that shows how far it has come.
  let meter: ProgressLine
  /// The voices that were asked for, and whether they have said something.
  private(set) var voices: ChosenVoices
  /// The exit code of the first walk that failed.
  private(set) var failure: ExitCode?
  private var screens = ScreenCount()
  private var fields: [ConfigurationKey: [Data]] = [:]
  private var told = ToldFailures()
  /// How many walks are being worked on.
  private var running = 0

  init(
    of batch: BatchRun, _ inputs: BatchInputs, store: ClipStore, sequence: WalkSequence,
    voices: ChosenVoices, cast: VoiceCast, atOnce: Int, meter: ProgressLine
  ) {
    self.batch = batch
    self.inputs = inputs
    self.store = store
    self.sequence = sequence
    self.voices = voices
    self.cast = cast
    self.atOnce = atOnce
    self.meter = meter
  }

  /// The result of a walk, and the screen it belongs to.
  private struct Result {
    var screen: Int
    /// The path of its files.
    var path: String
    var error: (any Error)?
  }

  /// Renders screens; a wrong one does not stop the others.
  mutating func render(
    _ chosen: [ScreenSources.Source], of sources: inout ScreenSources
  ) async {
    await withTaskGroup(of: Result.self) { group in
      for (index, source) in chosen.enumerated() {
        for job in await jobs(of: source, number: index, &sources) {
          if running >= atOnce { await finishOne(of: &group) }
          running += 1
          group.addTask { [batch] in
            Result(screen: index, path: job.path, error: await batch.run(job))
          }
        }
      }
      while running > 0 { await finishOne(of: &group) }
    }
    told.finish()
  }

  /// Waits for the next walk to be done.
  private mutating func finishOne(of group: inout TaskGroup<Result>) async {
    guard let result = await group.next() else { return }
    running -= 1
    screens.finishJob(of: result.screen)
    if let error = result.error {
      let code = told.exitCode(tellingOf: error, at: result.path)
      failure = failure ?? code
    }
    await drawProgress()
  }

  private func drawProgress() async {
    meter.draw(screens.done, await batch.progress, await store.figures)
  }

  // MARK: One screen

  /// What is to be made of a screen: nothing if all of it is as it should be, or it cannot be read.
  private mutating func jobs(
    of source: ScreenSources.Source, number: Int, _ sources: inout ScreenSources
  ) async -> [RenderJob] {
    let key = inputs.keys[source.output]
    if let key, await batch.keep(screen: key) != nil {
      screens.plan(0, of: number)
      await drawProgress()
      return []
    }
    guard let loaded = sources.load(source) else {
      await batch.note(failure: source.output, "the screen file cannot be read")
      screens.plan(0, of: number)
      return []
    }
    do {
      let jobs = try jobs(of: loaded)
      screens.plan(jobs.count, of: number)
      if let key, loaded.places.warnings.isEmpty {
        await batch.note(screen: key, paths: jobs.map(\.path))
      }
      return jobs
    } catch {
      // An error with an exit code has been printed.
      let code = error as? ExitCode ?? Failure.exitCode(tellingOf: error, at: source.output)
      await batch.note(
        failure: source.output, "its walks or the lexicon beside it cannot be used")
      screens.plan(0, of: number)
      failure = failure ?? code
      return []
    }
  }

  /// What decides the configuration of a walk, beside the options.
  private struct ConfigurationKey: Hashable {
    var reader: String
    var language: SpokenLanguage
  }

  private mutating func jobs(of loaded: LoadedScreen) throws -> [RenderJob] {
    let words = try LexiconOptions.lexicon(beside: loaded.source.path)
    return try sequence.walks(of: loaded).map { walk in
      voices.hear(walk, by: cast.adding(words))
      let key = ConfigurationKey(
        reader: walk.configuration.reader.id, language: walk.variant.screen.language)
      let configuration = fields[key] ?? walk.configuration.renderingFields
      fields[key] = configuration
      return RenderJob(
        screen: loaded.source.output, variant: walk.variant, walk: walk.walk,
        isOnlyWalk: walk.isOnlyWalk,
        configuration: walk.configuration, configurationFields: configuration, lexicon: words)
    }
  }
}

/// Counts the screens that are finished, although their jobs end in any order.
private struct ScreenCount {
  private var left: [Int: Int] = [:]
  private(set) var done = 0

  mutating func plan(_ jobs: Int, of screen: Int) {
    if jobs == 0 { done += 1 } else { left[screen, default: 0] += jobs }
    if left[screen] == 0 { close(screen) }
  }

  mutating func finishJob(of screen: Int) {
    left[screen, default: 0] -= 1
    if left[screen] == 0 { close(screen) }
  }

  private mutating func close(_ screen: Int) {
    left[screen] = nil
    done += 1
  }
}

import ArgumentParser
import Foundation
import Overheard
import Support

/// Renders the screens that the options name: plans, runs and reports.
struct BatchRendering {
  /// The outcome of a run.
  struct Outcome {
    /// The screens that were read, in order.
    var sources: [ScreenSources.Source]
    /// The exit code of the first walk that failed, or else of the first screen that could not be read;
    /// `nil` if all went well.
    var failure: ExitCode?
  }

  private let options: RenderOptions
  private let shard: Shard?
  private let sequence: WalkSequence
  private let cast: VoiceCast
  private let assumptions: String

  /// Reads everything that the options name except the screens, and starts the engine.
  ///
  /// - Throws: The exit code of an error that has been printed.
  init(_ options: RenderOptions, shard: Shard? = nil) async throws {
    self.options = options
    self.shard = shard
    sequence = try WalkSequence(options.reading, options.walking)
    var cast = try options.speech.cast(
      espeak: ESpeakEngine(.init(jobs: options.walksAtOnce)), beside: options.screens.screens,
      jobs: options.workers)
    try options.lexicon.apply(to: &cast.frontEnd)
    self.cast = cast
    do {
      assumptions = try await options.assumptions(cast: cast)
    } catch let error as ExitCode {
      throw error
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  /// Renders every screen of the part; a wrong screen does not stop the others.
  ///
  /// - Parameter needsScreen: Whether nothing is written where no screen at all can be read.
  /// - Returns: What was read, and the first failure.
  /// - Throws: The exit code, if no manifest could be written.
  func run(needsScreen: Bool = false) async throws -> Outcome {
    Memory.keepSmall()
    var sources = ScreenSources(options.screens, options.reading)
    sources.refuseNamesakes()
    let all = sources.sources
    // A mistyped folder must not empty what an earlier run has made.
    if all.isEmpty, let failure = sources.failure { throw failure }
    let chosen = try self.chosen(from: all)
    // The first one that can be read ends the search.
    if needsScreen, !chosen.contains(where: { sources.load($0) != nil }),
      let failure = sources.failure
    {
      Terminal.note(
        "overheard: no screen can be read, so no page was written; "
          + "what \(options.out) held before is as it was")
      throw failure
    }
    // Nor must a mistyped variant or walk; another part may have it.
    if shard == nil, !options.screens.variants.isEmpty || options.walking.walkName != nil {
      try refuseUnknown(in: chosen, &sources)
    }
    let folder = URL(fileURLWithPath: options.out)
    guard !Manifest.isSomebodyElses(in: folder) else {
      throw Self.refusal(of: Manifest.fileName, in: options.out)
    }
    let cache = options.clipCache
    // Where one walk is made at a time, its steps need no other thread.
    let tasks = options.workers == 1 ? SerialTasks() : nil
    // The renderer remembers what it has heard; here are those that are being spoken.
    let store = ClipStore(engines: cast.engines, cache: cache, capacity: 64, tasks: tasks)
    let renderer = Renderer(
      folder: folder, format: options.format, cast: cast, store: store,
      earcons: options.speech.noSounds ? nil : Earcons.clip, isSerial: options.workers == 1)
    let inputs = BatchInputs(all, options, assumptions: assumptions)
    let batch: BatchRun
    do {
      batch = try BatchRun(
        renderer: renderer, assumptions: assumptions, inputs: inputs.digest, shard: shard,
        verifies: options.verify)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: options.out)
    }
    let meter = ProgressLine(
      screens: chosen.count, isDrawn: Terminal.drawsProgress && !options.quiet)
    let failure = await withTaskExecutorPreference(tasks) {
      await render(chosen, of: &sources, in: batch, inputs: inputs, store: store, meter: meter)
    }
    meter.clear()
    var unfinished: ExitCode?
    do {
      try await batch.finish()
    } catch {
      unfinished = failure ?? Failure.exitCode(tellingOf: error, at: options.out)
    }
    let figures = await store.figures
    // Who names a size wants it, also when nothing was made. Who takes up a run that was killed may find
    // every clip there, and what was half written.
    if let size = options.cacheSize {
      cache?.prune(to: size.bytes)
    } else if figures.made + figures.cached > 0 {
      cache?.keep(within: RenderOptions.usualCacheSize.bytes)
    }
    await report(batch.progress, figures, since: meter.start)
    // Pages tell of their own; who asks for a part knows that there is more.
    let isWhole =
      shard == nil && options.screens.variants.isEmpty && options.walking.walkName == nil
    if isWhole, !needsScreen, !options.quiet { tell(leftOver: await batch.leftOver()) }
    if let unfinished { throw unfinished }
    return Outcome(sources: chosen, failure: failure ?? sources.failure)
  }

  /// Refuses names of variants and walks that none of the screens has.
  private func refuseUnknown(
    in chosen: [ScreenSources.Source], _ sources: inout ScreenSources
  ) throws {
    var isRead = false
    for source in chosen {
      guard let loaded = sources.load(source) else { continue }
      if !loaded.variants.isEmpty, sequence.hasNamed(in: loaded) { return }
      isRead = true
      // Tells which walks it has.
      if !loaded.variants.isEmpty { _ = try? sequence.walks(of: loaded) }
    }
    guard isRead else { return }
    Terminal.note("overheard: nothing was rendered; what \(options.out) held before is as it was")
    throw sources.failure ?? .wrongInput
  }

  /// Refuses to replace a file that is none of ours.
  static func refusal(of file: String, in folder: String) -> ExitCode {
    Terminal.note(
      "overheard: \(folder)/\(file) is somebody else's, and would be replaced; give another folder with "
        + "--out")
    return .cannotWrite
  }

  // MARK: The plan

  /// The screens of the part.
  private func chosen(from all: [ScreenSources.Source]) throws -> [ScreenSources.Source] {
    guard let shard else { return all }
    guard shard.isBalanced else { return all.filter { shard.contains($0.output) } }
    var weights: [String: Int] = [:]
    for source in all { weights[source.output] = estimate(of: source) }
    let parts = Shard.balanced(weights, count: shard.count)
    return all.filter { parts[$0.output] == shard.index }
  }

  /// How long a screen speaks, in estimated milliseconds; 0 if it cannot be read or walked, which the
  /// part that renders it will report.
  private func estimate(of source: ScreenSources.Source) -> Int {
    guard let loaded = try? LoadedScreen(source),
      let walks = try? sequence.walks(of: loaded)
    else { return 0 }
    return walks.reduce(0) { total, walk in
      total + (walk.transcript.figures?.speech ?? 0)
    }
  }

  // MARK: The run

  /// The result of a walk, and the screen it belongs to.
  private struct Result {
    var screen: Int
    /// The path of its files.
    var path: String
    var error: (any Error)?
  }

  private func render(
    _ chosen: [ScreenSources.Source], of sources: inout ScreenSources, in batch: BatchRun,
    inputs: BatchInputs, store: ClipStore, meter: ProgressLine
  ) async -> ExitCode? {
    var failure: ExitCode?
    var screens = ScreenCount()
    var voices = ChosenVoices(options.speech.voice, in: cast)
    var fields: [ConfigurationKey: [Data]] = [:]
    var told = ToldFailures()
    let atOnce = options.walksAtOnce
    await withTaskGroup(of: Result.self) { group in
      var running = 0
      func finishOne() async {
        guard let result = await group.next() else { return }
        running -= 1
        screens.finishJob(of: result.screen)
        if let error = result.error {
          let code = told.exitCode(tellingOf: error, at: result.path)
          failure = failure ?? code
        }
        meter.draw(screens.done, await batch.progress, await store.figures)
      }
      for (index, source) in chosen.enumerated() {
        let key = inputs.keys[source.output]
        if let key, await batch.keep(screen: key) != nil {
          screens.plan(0, of: index)
          meter.draw(screens.done, await batch.progress, await store.figures)
          continue
        }
        do {
          guard let loaded = sources.load(source) else {
            await batch.note(failure: source.output, "the screen file cannot be read")
            screens.plan(0, of: index)
            continue
          }
          let jobs = try jobs(of: loaded, telling: &voices, fields: &fields)
          screens.plan(jobs.count, of: index)
          if let key, loaded.places.warnings.isEmpty {
            await batch.note(screen: key, paths: jobs.map(\.path))
          }
          for job in jobs {
            if running >= atOnce { await finishOne() }
            running += 1
            group.addTask {
              Result(screen: index, path: job.path, error: await batch.run(job))
            }
          }
        } catch {
          // An error with an exit code has been printed.
          let code =
            error as? ExitCode ?? Failure.exitCode(tellingOf: error, at: source.output)
          await batch.note(
            failure: source.output, "its walks or the lexicon beside it cannot be used")
          screens.plan(0, of: index)
          failure = failure ?? code
        }
      }
      while running > 0 { await finishOne() }
    }
    told.finish()
    // Another part may have what this one has not.
    if shard == nil { voices.warn() }
    return failure
  }

  /// What decides the configuration of a walk, beside the options.
  private struct ConfigurationKey: Hashable {
    var reader: String
    var language: SpokenLanguage
  }

  private func jobs(
    of loaded: LoadedScreen, telling voices: inout ChosenVoices,
    fields: inout [ConfigurationKey: [Data]]
  ) throws -> [RenderJob] {
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

  // MARK: The report

  /// Names the walks of screens that were deleted, renamed or left out this time.
  private func tell(leftOver paths: [String]) {
    guard !paths.isEmpty else { return }
    let folder = URL(fileURLWithPath: options.out)
    Terminal.note(
      "note: \(paths.count.counted("walk")) of an earlier run \(paths.count == 1 ? "was" : "were") not "
        + "rendered this time, but the files are still there: \(paths.firstFew(in: folder))")
  }

  private func report(
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
    guard options.verbose else { return }
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

extension [String] {
  /// The first of these paths in a folder, and how many more there are, for a note.
  func firstFew(in folder: URL) -> String {
    let names = prefix(5).map { folder.appending(path: $0).relativePath }
    let rest = count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

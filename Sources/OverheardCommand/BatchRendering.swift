import ArgumentParser
import Foundation
import Overheard
import Support

/// Renders the screens that the options name: plans what is to be made, has it made, and reports.
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
    let chosen = try plan(all, &sources, needsScreen: needsScreen)
    let inputs = BatchInputs(all, options, assumptions: assumptions)
    // Where one walk is made at a time, its steps need no other thread.
    let tasks = options.workers == 1 ? SerialTasks() : nil
    let cache = options.clipCache
    // The renderer remembers what it has heard; here are those that are being spoken.
    let store = ClipStore(engines: cast.engines, cache: cache, capacity: 64, tasks: tasks)
    let batch = try batch(of: inputs, store)
    var pass = RenderingPass(
      of: batch, inputs, store: store, sequence: sequence,
      voices: ChosenVoices(options.speech.voice, in: cast), cast: cast,
      atOnce: options.walksAtOnce,
      meter: ProgressLine(
        screens: chosen.count, isDrawn: Terminal.drawsProgress && !options.quiet))
    await withTaskExecutorPreference(tasks) { await pass.render(chosen, of: &sources) }
    // Another part may have what this one has not.
    if shard == nil { pass.voices.warn() }
    pass.meter.clear()
    let unfinished = await finish(batch, after: pass.failure)
    let figures = await store.figures
    keepSmall(cache, after: figures)
    let report = BatchReport(options)
    await report.summarize(batch.progress, figures, since: pass.meter.start)
    // Pages tell of their own; who asks for a part knows that there is more.
    if isWhole, !needsScreen, !options.quiet { await report.tell(leftOver: batch.leftOver()) }
    if let unfinished { throw unfinished }
    return Outcome(sources: chosen, failure: pass.failure ?? sources.failure)
  }

  /// Whether the run makes everything that belongs into the folder.
  private var isWhole: Bool {
    shard == nil && options.screens.variants.isEmpty && options.walking.walkName == nil
  }

  // MARK: The plan

  /// Chooses the screens of the part, and refuses what would harm what earlier runs have made.
  private func plan(
    _ all: [ScreenSources.Source], _ sources: inout ScreenSources, needsScreen: Bool
  ) throws -> [ScreenSources.Source] {
    // A mistyped folder must not empty what an earlier run has made.
    if all.isEmpty, let failure = sources.failure { throw failure }
    let chosen = try chosen(from: all)
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
    guard !Manifest.isSomebodyElses(in: folder) else {
      throw Self.refusal(of: Manifest.fileName, in: options.out)
    }
    return chosen
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

  private var folder: URL { URL(fileURLWithPath: options.out) }

  /// Begins to write to the folder.
  private func batch(of inputs: BatchInputs, _ store: ClipStore) throws -> BatchRun {
    let renderer = Renderer(
      folder: folder, format: options.format, cast: cast, store: store,
      earcons: options.speech.noSounds ? nil : Earcons.clip, isSerial: options.workers == 1)
    do {
      return try BatchRun(
        renderer: renderer, assumptions: assumptions, inputs: inputs.digest, shard: shard,
        verifies: options.verify)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: options.out)
    }
  }

  /// Writes the manifest.
  ///
  /// - Returns: The exit code if it could not be written: that of an earlier failure if there was one.
  private func finish(_ batch: BatchRun, after failure: ExitCode?) async -> ExitCode? {
    do {
      try await batch.finish()
      return nil
    } catch {
      return failure ?? Failure.exitCode(tellingOf: error, at: options.out)
    }
  }

  /// Keeps the cache of clips to its size.
  private func keepSmall(_ cache: ClipCache?, after figures: ClipStore.Figures) {
    // Who names a size wants it, also when nothing was made. Who takes up a run that was killed may find
    // every clip there, and what was half written.
    if let size = options.cacheSize {
      cache?.prune(to: size.bytes)
    } else if figures.made + figures.cached > 0 {
      cache?.keep(within: RenderOptions.usualCacheSize.bytes)
    }
  }
}

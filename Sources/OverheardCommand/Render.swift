import ArgumentParser
import Foundation
import Overheard

extension SoundFile.Format: ExpressibleByArgument {}

/// `overheard render`: sound files, captions and transcripts.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render walks as sound files with captions and transcripts.",
    discussion: """
      For every screen, variant and walk: DIR/<screen>/<variant>.wav, .vtt and .json, and
      DIR/manifest.json. What is unchanged is not made again. The same screens give the same bytes.

      EXAMPLES
        overheard render Examples/ --out out
        overheard render Examples/ko --out out --format opus --rate 120%
      """)

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var voiceOver: VoiceOverOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var out: String

  @Option(help: "The format of the sound files: wav, flac or opus.")
  var format: SoundFile.Format = .wav

  @Option(help: "How many processors to use; all of them unless given.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Where clips are kept between runs.", valueName: "dir"))
  var cache: String?

  @Flag(help: "Keep no clips between runs.")
  var noCache = false

  @Flag(help: "Draw no progress.")
  var quiet = false

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs is 1 to 256 but \(jobs) was found")
    }
  }

  func run() async throws {
    var sources = ScreenSources(screens.screens)
    let walks = try walking.walks()
    var cast = try speech.cast(punctuation: voiceOver.punctuation)
    try lexicon.apply(to: &cast.frontEnd)
    let workers = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let synthesizer = Synthesizer(.init(jobs: workers))
    let engine: EngineInfo
    do {
      engine = try await synthesizer.start()
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
    let store = ClipStore(
      synthesizer: synthesizer,
      cache: noCache
        ? nil : ClipCache(folder: cache.map { URL(fileURLWithPath: $0) } ?? CacheFolder.standard))
    let renderer = Renderer(
      folder: URL(fileURLWithPath: out), format: format, cast: cast, store: store,
      earcons: speech.noSounds ? nil : Earcons.clip)
    let batch = BatchRun(
      renderer: renderer, assumptions: assumptions(cast: cast, engine: engine.engine))
    let meter = ProgressLine(isDrawn: Terminal.drawsProgress && !quiet)
    var worst: ExitCode?

    // A window of jobs is under way at a time, so memory does not grow with the screens.
    await withTaskGroup(of: (any Error)?.self) { group in
      var running = 0
      func finishOne() async {
        guard let result = await group.next() else { return }
        running -= 1
        if let error = result { worst = worst ?? Failure.exitCode(tellingOf: error) }
        meter.draw(await batch.progress)
      }
      for source in sources.sources {
        guard let loaded = sources.load(source, screens) else {
          await batch.note(failure: source.path, "the screen file cannot be read")
          continue
        }
        guard let words = try? LexiconOptions.lexicon(beside: source.path) else {
          await batch.note(failure: source.path, "the lexicon beside it cannot be read")
          worst = worst ?? .wrongInput
          continue
        }
        for variant in loaded.variants {
          guard let composer = try? voiceOver.composer(for: variant.screen.language) else {
            worst = .wrongInput
            continue
          }
          let chosen = walks ?? loaded.file.walks(for: variant)
          for walk in chosen {
            let job = RenderJob(
              screen: source.name, variant: variant, walk: walk, isOnlyWalk: chosen.count == 1,
              configuration: walking.configuration(composer), lexicon: words)
            if running >= workers * 2 { await finishOne() }
            running += 1
            group.addTask { await batch.run(job) }
          }
        }
      }
      while running > 0 { await finishOne() }
    }
    do {
      try await batch.finish()
    } catch {
      worst = worst ?? Failure.exitCode(tellingOf: error)
    }
    meter.clear()
    let progress = await batch.progress
    let figures = await store.figures
    if !quiet {
      Terminal.note(
        "\(progress.done) walks: \(progress.made) made, \(progress.kept) unchanged, "
          + "\(progress.failed) failed; \(figures.made) clips spoken, \(figures.cached) cached; "
          + "in \(out)")
    }
    if let worst { sources.fail(worst) }
    try sources.finish()
  }

  /// Everything that decides the bytes beside the screens.
  private func assumptions(cast: VoiceCast, engine: String) -> String {
    let voices = cast.members.map { "\($0.name) \($0.rate) \($0.pitch) \($0.gain)" }
    return [
      "overheard \(OverheardVersion.current)", engine, voices.joined(separator: ", "),
      speech.assumptions, "format \(format.rawValue)",
      cast.frontEnd.options.lexicon.entries.map { "\($0)" }.joined(separator: ", "),
    ].joined(separator: "; ")
  }
}

/// A line of progress on a terminal.
struct ProgressLine {
  var isDrawn: Bool
  private let start = ContinuousClock.now

  init(isDrawn: Bool) {
    self.isDrawn = isDrawn
  }

  func draw(_ progress: BatchRun.Progress) {
    guard isDrawn else { return }
    let elapsed = start.duration(to: .now) / .seconds(1)
    let rate = elapsed > 0 ? progress.seconds / elapsed : 0
    Terminal.draw(
      "\(progress.done) walks, \(Int(progress.seconds)) s of sound, \(Int(rate)) × real time")
  }

  func clear() {
    if isDrawn { Terminal.draw("") }
  }
}

import ArgumentParser
import Films
import Foundation
import Languages
import Overheard
import ReviewPages
import ScreenDrawing
import Support

/// `overheard film`: walks as something to show.
struct FilmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Make a film of walks: the drawn phone, fingers, captions, sound.",
    discussion: .paragraphs(
      """
      Every walk of the screens follows a card that names it. With --side-by-side, the variants that \
      have a walk of the same name are shown beside each other and heard one after another. Needs \
      ffmpeg and librsvg, which `overheard doctor` finds. A GIF is silent; other films have a chapter \
      for each card.

      EXAMPLES
        overheard film Examples/ko/gallery.yaml --side-by-side --to gallery.mp4
        overheard film Examples/en/settings.yaml --variant after --to settings.gif
      """))

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The file to write: .mp4, .webm or .gif.", valueName: "file"),
    completion: .file())
  var file: String

  @Flag(help: "Show the variants of a walk beside each other.")
  var sideBySide = false

  @Flag(
    help: "Leave out the captions beside the phone; an .mp4 or .webm has them as a track instead.")
  var noCaptions = false

  @Flag(help: "Write the captions to a file beside the film as well: FILE.srt.")
  var srt = false

  @Option(help: "How high the picture is, in pixels: 360, 540, 720 or 1080.")
  var height = 1080

  @Option(
    help: ArgumentHelp("Where clips and films are kept between runs.", valueName: "dir"),
    completion: .directory)
  var cache: String?

  @Flag(help: "Do not keep clips and films between runs.")
  var noCache = false

  @Option(help: "text for people, or json for programs, one object for the film.")
  var format: OutputFormat = .text

  @Flag(help: "Show no progress and do not tell what was made.")
  var quiet = false

  func validate() throws {
    guard Self.format(of: file) != nil else {
      throw ValidationError("--to FILE must end in .mp4, .webm or .gif, but '\(file)' was given")
    }
    guard [360, 540, 720, 1080].contains(height) else {
      throw ValidationError("--height must be 360, 540, 720 or 1080, but \(height) was given")
    }
  }

  private static func format(of file: String) -> FilmWriter.Format? {
    FilmWriter.Format(rawValue: (file as NSString).pathExtension.lowercased())
  }

  func run() async throws {
    guard let kind = Self.format(of: file) else { return }
    OverheardCommand.leaveIfTooFewFiles()
    try checkPlace()
    let folder =
      noCache ? nil : cache.map { URL(fileURLWithPath: $0) } ?? CacheFolder.standard
    let writer: FilmWriter
    do {
      writer = try FilmWriter(format: kind, height: height, cache: folder)
    } catch {
      Terminal.note("overheard: \(error)")
      throw ExitCode.unavailable
    }
    let start = ContinuousClock.now
    var sources = ScreenSources(screens, reading)
    let meter = FilmProgressLine(isDrawn: Terminal.drawsProgress && !quiet)
    let acts = try await acts(of: &sources, cache: folder.map { ClipCache(folder: $0) }, meter)
    guard !acts.isEmpty else { return try sources.finish() }
    let film = Film(acts: acts, appearance: drawing.appearance, hasCaptions: !noCaptions)
    do {
      let report = try await write(film, by: writer, meter)
      if srt {
        let subtitles = (file as NSString).deletingPathExtension + ".srt"
        try NamedFile.write(Data(film.subtitles.utf8), to: subtitles)
      }
      if format == .json { Terminal.print(try JSONText.inOrder(FilmLine(film, at: file))) }
      tell(report, of: film, since: start)
    } catch let error as FilmError {
      Terminal.note("overheard: \(error)")
      throw error.isUnavailable ? ExitCode.unavailable : ExitCode.fault
    } catch {
      // It may be the temporary folder that is full, rather than the place of the film.
      throw Failure.exitCode(tellingOf: error, at: FileProblem.path(of: error) ?? file)
    }
    try sources.finish()
  }

  private func write(
    _ film: Film, by writer: FilmWriter, _ meter: FilmProgressLine
  ) async throws -> FilmWriter.Report {
    let (start, all) = (ContinuousClock.now, film.frameCount)
    defer { meter.clear() }
    return try await writer.write(film, to: URL(fileURLWithPath: file)) { frames in
      meter.draw(frames: frames, of: all, since: start)
    }
  }

  /// Finds out whether the film can be written, before everything is spoken and drawn for it.
  private func checkPlace() throws {
    guard !NamedFile.isStream(file) else {
      Terminal.note("overheard: \(file) is a device or a pipe; a film needs a file")
      throw ExitCode.cannotWrite
    }
    let place = URL(fileURLWithPath: NamedFile.target(of: file))
    AtomicFile.sweep(beside: place)
    let trial = AtomicFile.temporaryName(beside: place)
    do {
      try Data().write(to: trial)
      try FileManager.default.removeItem(at: trial)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: file)
    }
  }

  private func tell(
    _ report: FilmWriter.Report, of film: Film, since start: ContinuousClock.Instant
  ) {
    guard !quiet, format == .text else { return }
    func seconds(_ number: Double) -> String { String(format: "%.1f s", number) }
    let length = Double(film.frameCount) / Double(Film.rate)
    let taken = start.duration(to: .now) / .seconds(1)
    Terminal.note(
      "wrote \(file): \(seconds(length)) of film, "
        + (report.isKept ? "made before" : "made in \(seconds(taken))"))
  }

  // MARK: Acts

  private func acts(
    of sources: inout ScreenSources, cache: ClipCache?, _ line: FilmProgressLine
  ) async throws -> [Film.Act] {
    defer { line.clear() }
    let sequence = try WalkSequence(reading, walking)
    var cast = try speech.cast(espeak: ESpeakEngine(), beside: screens.screens)
    try lexicon.apply(to: &cast.frontEnd)
    let store = ClipStore(engines: cast.engines, cache: cache)
    var chosen = ChosenVoices(speech.voice, in: cast)
    var acts: [Film.Act] = []
    let all = sources.sources.count
    var spoken = 0
    line.draw(spoken, of: all)
    try await sources.forEach { loaded in
      let path = loaded.source.path
      let words = try LexiconOptions.lexicon(beside: path)
      let meter = WalkMeter(cast: cast.adding(words), store: store)
      let picture = Screenshot.drawn(for: loaded)
      var own: [(variant: String, walk: String, act: Film.Act)] = []
      for walk in try sequence.walks(of: loaded) {
        chosen.hear(walk, by: cast.adding(words))
        do {
          let measured = try await meter.walk(
            walk.walk, on: walk.variant, screen: walk.screen, configuration: walk.configuration)
          own.append((walk.variant.name, walk.walk.name, act(of: walk, measured, picture)))
        } catch {
          throw Failure.exitCode(tellingOf: error)
        }
      }
      acts += joined(own)
      spoken += 1
      line.draw(spoken, of: all)
    }
    chosen.warn()
    return acts
  }

  /// Puts the variants that have a walk in common side by side, if that is asked for.
  private func joined(
    _ acts: [(variant: String, walk: String, act: Film.Act)]
  ) -> [Film.Act] {
    guard sideBySide else { return acts.map(\.act) }
    return acts.map(\.walk).uniqued().map { name in
      let same = acts.filter { $0.walk == name }.map(\.act)
      var act = same[0]
      act.lanes = same.flatMap(\.lanes)
      return act
    }
  }

  private func act(
    of walk: ScreenWalk, _ measured: MeasuredWalk, _ picture: ScreenPicture?
  ) -> Film.Act {
    let language = walk.variant.screen.language
    let page = PageWords(LanguagePacks.current.pack(near: language))
    let transcript = measured.timedTranscript
    let lane = Film.Lane(
      name: walk.variant.name,
      scenes: measured.scenes(
        of: walk.walk, on: walk.variant, configuration: walk.configuration),
      captions: CaptionLine.lines(of: transcript),
      gestures: transcript.events.compactMap { event in
        event.kind.step.map { CaptionGesture(time: event.time, text: page.filmStep($0)) }
      },
      summary: transcript.figures.map(page.filmSummary(of:)) ?? [],
      sound: measured.sound { speech.noSounds ? nil : Earcons.clip($0) },
      picture: picture)
    return Film.Act(
      title: walk.variant.screen.title?.string ?? walk.screen, walk: walk.walk.name,
      reader: ([walk.source.reader.name] + Self.names(ofVoices: measured.voices, in: language))
        .joined(separator: " · "),
      note: page.filmNote, language: language, lanes: [lane])
  }

  /// What voices are called on a card, the one of the screen's language first: the voice that speaks a
  /// language by default is called after the language.
  static func names(ofVoices voices: [String], in language: SpokenLanguage) -> [String] {
    let defaults = (try? VoiceRoster(espeak: ESpeakEngine()).defaults) ?? [:]
    let own = defaults.first { $0.key.base == language.base }?.value.name
    return (voices.filter { $0 == own } + voices.filter { $0 != own }).map { voice in
      LanguagePacks.current.packs.first { defaults[$0.language]?.name == voice }?.name ?? voice
    }
  }
}

/// A film that was written, as JSON.
private struct FilmLine: Encodable {
  var file: String
  var duration: Seconds
  var chapters: [Chapter]

  struct Chapter: Encodable {
    var time: Seconds
    var title: String
    var walk: String
    var variants: [String]
  }

  init(_ film: Film, at file: String) {
    func seconds(_ count: Int, at rate: Int) -> Seconds {
      Seconds(milliseconds: (count * 1000 + rate / 2) / rate)
    }
    self.file = file
    duration = seconds(film.frameCount, at: Film.rate)
    chapters = film.segments.filter { $0.lane == nil }.map { card in
      let act = film.acts[card.act]
      return Chapter(
        time: seconds(card.start, at: SoundRecording.sampleRate), title: act.title, walk: act.walk,
        variants: act.lanes.map(\.name).filter { !$0.isEmpty })
    }
  }
}

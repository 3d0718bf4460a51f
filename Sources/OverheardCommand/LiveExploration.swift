import ArgumentParser
import Exploring
import Foundation
import Languages
import Overheard
import ReviewPages
import Support
import Synchronization

/// A walk that is heard while it is made up.
///
/// After every step, what follows from it is worked out for some seconds, played and written, and then for
/// some more, until the next step cuts it off.
struct LiveExploration {
  /// How much is worked out at once, in milliseconds: long enough that the next part is there in time, and
  /// no longer, because a step discards the rest.
  private static let part = 10_000
  /// How long before the end of a part the next one is begun, in milliseconds.
  private static let lead = 3_000
  /// What is worked out beyond what is played: the end of a walk cuts off what is being said.
  private static let margin = 1_000

  private let screen: ExploredScreen
  private let player: LivePlayer?
  private let words: PageWords
  private var exploration: ExploredWalk
  /// What was heard when the last step was taken, and what will be.
  private var heard: ExploredScreen.Heard?
  /// A moment of the walk, and when it is.
  private var start = (time: 0, instant: ContinuousClock.now)
  /// Up to when everything has been played and is being written.
  private var end = 0
  /// When the last step was taken, in milliseconds.
  private var lastStep = -1
  private let writer: TimedWriter
  private let clock: @Sendable () -> ContinuousClock.Instant

  /// Creates the walk, which has not begun.
  ///
  /// - Parameters:
  ///   - screen: What is explored.
  ///   - player: What plays it; `nil` if nothing sounds.
  ///   - writer: What writes it.
  ///   - clock: What tells the time.
  init(
    _ screen: ExploredScreen, on player: LivePlayer?, by writer: TimedWriter,
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.screen = screen
    self.player = player
    self.writer = writer
    self.clock = clock
    start.instant = clock()
    exploration = ExploredWalk(with: screen.reader)
    words = PageWords(LanguagePacks.current.pack(near: screen.variant.screen.language))
  }

  /// The present moment of the walk, in milliseconds.
  ///
  /// It is not later than what has been worked out: while the machine sleeps, or the program is stopped, no
  /// time passes on the walk, which would be over after an hour.
  private var now: Int { min(time, end) }

  /// What the present moment would be, had the time always gone on.
  private var time: Int {
    start.time + Int((clock() - start.instant) / .milliseconds(1))
  }

  /// When the next part has to be worked out.
  var nextPart: ContinuousClock.Instant {
    start.instant + .milliseconds(end - Self.lead - start.time)
  }

  /// Whether the last step did not find what it is for.
  var lastStepMissed: Bool {
    heard.map { exploration.lastStepMissed(in: $0.transcript) } ?? false
  }

  /// What became of the walk so far.
  var figures: WalkFigures? { heard?.transcript.figures }

  /// The steps as a walk to keep; `nil` if there are none.
  var walk: ReaderWalk? { heard.flatMap { screen.kept(exploration, $0.transcript) } }

  /// What a step is called.
  func name(of step: WalkStep) -> String { words.filmStep(step) }

  /// The screen appears.
  mutating func begin() async throws { try await go(on: 0) }

  /// The user does something, now.
  ///
  /// `note` gets the walk with the step before anything of what follows is shown: whoever has seen it may
  /// end the program at once.
  mutating func take(
    _ step: WalkStep, note: (LiveExploration) -> Void = { _ in }
  ) async throws {
    // Of two steps in one moment, the second comes after the first.
    let time = max(now, lastStep + 1)
    lastStep = time
    // It falls silent at once; what goes on being said is heard again a moment later.
    try await player?.interrupt()
    writer.cut(at: start.instant + .milliseconds(time - 1 - start.time))
    exploration.take(step, at: time)
    try await go(on: time, note: note)
  }

  /// Works out the next part, and adds it to what is heard.
  mutating func hearMore() async throws {
    let begin = end
    if time > end {
      // The machine has slept, or somebody stopped the program.
      try await interrupt()
      return try await go(on: begin)
    }
    end += Self.part
    try await work(outUpTo: end)
    try await hear(from: begin, to: end)
  }

  /// Listens until nothing more is said.
  mutating func finish() async throws {
    let time = max(now, lastStep + 1)
    try await player?.interrupt()
    writer.cut(at: start.instant + .milliseconds(time - 1 - start.time))
    let heard = try await screen.hear(exploration.walkToTheEnd)
    self.heard = heard
    end = max(heard.transcript.events.last?.time ?? 0, time) + Self.lead / 10
    start = (time, clock())
    try await hear(from: time, to: end)
    await writer.finish()
    try await player?.finish()
  }

  /// Falls silent, for another walk on the same player.
  mutating func interrupt() async throws {
    writer.cut(at: clock())
    try await player?.interrupt()
  }

  /// Falls silent while something is done that does not belong to the walk, and goes on where it was.
  mutating func stop(during work: () -> Void) async throws {
    let time = max(now, lastStep + 1)
    try await interrupt()
    work()
    try await go(on: time)
  }

  /// Falls silent, and closes the device.
  mutating func stop() async {
    writer.cut(at: clock())
    await player?.stop()
  }

  /// Goes on from a moment, with what follows from the last step.
  private mutating func go(
    on time: Int, note: (LiveExploration) -> Void = { _ in }
  ) async throws {
    end = time + Self.part
    try await work(outUpTo: end)
    note(self)
    // To find this out took time that does not belong to the walk.
    start = (time, clock())
    try await hear(from: time, to: end)
  }

  private mutating func work(outUpTo time: Int) async throws {
    let heard = try await screen.hear(exploration.walk(upTo: time + Self.margin))
    exploration.note(heard.transcript)
    self.heard = heard
  }

  /// Plays and writes a stretch; what was being written before goes on.
  private mutating func hear(from begin: Int, to end: Int) async throws {
    guard let heard else { return }
    try await player?.play(heard.samples(in: begin..<end))
    var shown = heard.transcript
    shown.events.removeAll { if case .wait = $0.kind { true } else { false } }
    let captions = LiveCaptions(shown, columns: Terminal.columns, step: words.filmStep)
    var pieces = captions.pieces
    // What nobody asked for is no speech, and easily missed.
    for event in shown.events {
      guard case .change(let change) = event.kind, change.isUnintended else { continue }
      let place = pieces.firstIndex { $0.time > event.time } ?? pieces.count
      let text = "\n  ⚠ \(words.exploredChange(change).withVisibleControls)\n"
      pieces.insert(LiveCaptions.Piece(time: event.time, text: text), at: place)
    }
    writer.write(
      pieces.filter { begin <= $0.time && $0.time < end }.map { piece in
        (start.instant + .milliseconds(piece.time - start.time), piece.text)
      })
  }
}

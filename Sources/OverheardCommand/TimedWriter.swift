import Synchronization

/// Writes texts at their times, each once.
final class TimedWriter: Sendable {
  private struct State {
    /// What has not been written yet, in order of time.
    var texts: ArraySlice<(instant: ContinuousClock.Instant, text: String)> = []
    var task: Task<Void, Never>?
    /// Whether what is due waits.
    var isHeld = false
    /// Lines for people that wait too.
    var notes: [String] = []
    /// Whether nothing waits any more, because the program ends when all is written.
    var isFinishing = false
  }

  private let state = Mutex(State())
  private let noteLine: @Sendable (String) -> Void

  /// Creates a writer that has nothing to write yet.
  ///
  /// - Parameter noteLine: Writes a line for people.
  init(noteLine: @escaping @Sendable (String) -> Void = { Terminal.note($0) }) {
    self.noteLine = noteLine
  }

  /// Adds texts, which come after all others.
  func write(_ texts: [(instant: ContinuousClock.Instant, text: String)]) {
    state.withLock { state in
      state.texts += texts
      start(&state)
    }
  }

  /// Writes what is due at a moment, and forgets the rest.
  func cut(at instant: ContinuousClock.Instant) {
    state.withLock { state in
      writeDue(at: instant, &state)
      state.texts.removeAll { $0.instant > instant }
      state.task?.cancel()
    }
  }

  /// Writes nothing from now on, while something else is on the screen that must stay whole.
  func hold() {
    state.withLock { $0.isHeld = !$0.isFinishing }
  }

  /// Writes lines for people now, or when nothing must stay whole any more.
  func note(_ lines: [String]) {
    state.withLock { state in
      state.notes += lines
      writeNotes(&state)
    }
  }

  /// Writes what has become due meanwhile, and goes on.
  func goOn() {
    state.withLock { state in
      state.isHeld = false
      writeNotes(&state)
      start(&state)
    }
  }

  /// Returns when everything has been written; whatever else is on the screen no longer holds it up.
  func finish() async {
    state.withLock { $0.isFinishing = true }
    goOn()
    // Who lets it go on meanwhile begins another task.
    while let task = state.withLock({ $0.texts.isEmpty ? nil : $0.task }) { await task.value }
  }

  private func start(_ state: inout State) {
    writeDue(at: .now, &state)
    state.task?.cancel()
    state.task = state.isHeld ? nil : Task { await self.go() }
  }

  private func go() async {
    while let next = state.withLock({ $0.isHeld ? nil : $0.texts.first?.instant }) {
      guard (try? await Task.sleep(until: next)) != nil else { return }
      state.withLock { writeDue(at: next, &$0) }
    }
  }

  private func writeNotes(_ state: inout State) {
    guard !state.isHeld else { return }
    state.notes.forEach(noteLine)
    state.notes = []
  }

  /// Within the lock: two texts must not be written in the wrong order.
  private func writeDue(at instant: ContinuousClock.Instant, _ state: inout State) {
    guard !state.isHeld else { return }
    while let first = state.texts.first, first.instant <= instant {
      state.texts = state.texts.dropFirst()
      Terminal.write(first.text)
    }
  }
}

/// What is being said, what waits, and who interrupts whom.
///
/// It is a state machine: every input returns what follows from it, and time is handed in. The rules
/// are those of `Documentation/voiceover.md`: the speech of a gesture interrupts; an announcement's
/// priority decides whether it interrupts, waits, or cannot be interrupted. A hint comes after a silence:
/// what waits in line is said before it, what waits at low priority after it; it is lost when
/// something cuts in, or when what is said before it has a hint of its own. Where hints are queued, one
/// joins the line when its pause is over, and what comes later is said after it.
package struct SpeechQueue: Sendable {
  /// The pause before a hint, in milliseconds.
  package let pauseBeforeHint: Int
  /// Whether a hint joins the line when the pause before it is over, whatever is being said: it comes
  /// right after that, and before what is queued later.
  private let queuesHints: Bool

  /// What is being said; `nil` in silence.
  package private(set) var current: Current?
  /// What comes after the current utterance, first come, first served.
  private var line: [Item] = []
  /// What waits until everything else has been said.
  private var low: [Item] = []
  /// The hint that follows once there has been silence for long enough.
  private var hint: SpokenUtterance?
  /// When the pause before it is over.
  private var hintDue = 0
  /// The number of the current wake-up; an older one no longer counts.
  private var token = 0
  /// Whether speech is muted, so that everything is dropped.
  package private(set) var isMuted = false

  /// The current utterance.
  package struct Current: Sendable {
    package let utterance: SpokenUtterance
    package internal(set) var hint: SpokenUtterance?
    /// How much of it was heard before ``since``.
    package var heard: Int
    /// When it began, or resumed after a pause.
    package var since: Int
    package var isPaused: Bool
  }

  private struct Item: Sendable {
    let utterance: SpokenUtterance
    let hint: SpokenUtterance?
    var group: Group? = nil
  }

  /// Utterances of which only the newest is worth waiting for.
  package enum Group: Sendable, Hashable {
    /// What a text or a state has become.
    case change
    /// How far a slider is.
    case slider
    /// How far something has got.
    case progress
  }

  /// How an utterance enters the queue.
  package enum Manner {
    /// Cuts off current speech.
    case interrupt
    /// Waits in line.
    case queue
    /// Waits until other speech is finished.
    case wait
    /// Cuts off current speech; of what waits, only what cannot be interrupted is still said, and
    /// before it.
    case flush
  }

  /// What follows from an input.
  package enum Output {
    case began(SpokenUtterance)
    case paused(SpokenUtterance.ID)
    case resumed(SpokenUtterance.ID)
    case ended(SpokenUtterance.ID, SpeechOutcome, heard: Int)
    /// It is never heard.
    case dropped(SpokenUtterance)
    /// The queue wants to be woken at an instant.
    case wake(at: Int, token: Int)

    /// What a user perceives of it; `nil` for a wish to be woken.
    package var action: ReaderAction? {
      switch self {
      case .began(let utterance): .speak(utterance)
      case .paused(let id): .pause(id)
      case .resumed(let id): .resume(id)
      case .ended(let id, let outcome, let heard): .endSpeech(id, outcome, heard: heard)
      case .dropped(let utterance): .drop(utterance)
      case .wake: nil
      }
    }
  }

  package init(pauseBeforeHint: Int, queuesHints: Bool = false) {
    self.pauseBeforeHint = pauseBeforeHint
    self.queuesHints = queuesHints
  }

  /// Whether nothing is being said or waiting, not even a hint.
  package var isIdle: Bool {
    current == nil && line.isEmpty && low.isEmpty && hint == nil
  }

  /// Whether nothing but hints is being said or waiting.
  package var hasOnlyHints: Bool {
    (current == nil || current?.utterance.source == .hint)
      && line.allSatisfy { $0.utterance.source == .hint }
  }

  package var isPaused: Bool { current?.isPaused ?? false }

  /// Whether something is being said, or waits in line, that meets a condition.
  package func contains(where isMeant: (SpokenUtterance) -> Bool) -> Bool {
    current.map { isMeant($0.utterance) } ?? false || line.contains { isMeant($0.utterance) }
  }

  /// What is asked about it all the time, without a copy of everything that waits.
  package struct State: Sendable {
    /// Why something is being said; `nil` in silence.
    package let source: SpeechSource?
    package let isIdle: Bool
    package let hasOnlyHints: Bool
    package let isPaused: Bool
    /// How many utterances wait.
    package let waiting: Int
  }

  package var state: State {
    State(
      source: current?.utterance.source, isIdle: isIdle, hasOnlyHints: hasOnlyHints,
      isPaused: isPaused, waiting: line.count + low.count)
  }
}

extension SpokenUtterance {
  package typealias ID = Int
}

// MARK: - Inputs

extension SpeechQueue {
  /// Adds an utterance and the hint that follows it; what waits of its group is dropped first.
  package mutating func say(
    _ utterance: SpokenUtterance, hint: SpokenUtterance?, _ manner: Manner,
    replacing group: Group? = nil, at now: Int
  ) -> [Output] {
    let item = Item(utterance: utterance, hint: hint, group: group)
    if isMuted { return dropped([item], because: .speechOff) }
    guard let group else { return add(item, manner, at: now) }
    let outdated = line.filter { $0.group == group }
    line.removeAll { $0.group == group }
    return dropped(outdated, because: .replaced) + add(item, manner, at: now)
  }

  private mutating func add(_ item: Item, _ manner: Manner, at now: Int) -> [Output] {
    switch manner {
    case .interrupt:
      guard let current, current.utterance.isUninterruptible, !current.isPaused else {
        return silence(at: now) + begin(item, at: now)
      }
      let lost = drop { _ in true }
      line.append(item)
      return lost
    case .flush:
      let lost = drop { !$0.utterance.isUninterruptible }
      if current.map({ $0.utterance.isUninterruptible && !$0.isPaused }) ?? false {
        line.append(item)
        return lost
      }
      let kept = line
      line = []
      let ended = silence(at: now)
      line = kept + [item]
      return lost + ended + advance(at: now)
    case .queue:
      if current == nil { return begin(item, at: now) }
      if queuesHints, let hint, hintDue <= now {
        line.append(Item(utterance: hint, hint: nil))
        self.hint = nil
      }
      line.append(item)
      return []
    case .wait:
      if isIdle { return begin(item, at: now) }
      low.append(item)
      return []
    }
  }

  /// The instant of a wake-up has come.
  package mutating func wake(token: Int, at now: Int) -> [Output] {
    guard token == self.token else { return [] }
    if let current {
      self.current = nil
      let end = Output.ended(
        current.utterance.id, .finished, heard: current.heard + now - current.since)
      var outputs = [end]
      if let next = current.hint {
        if let hint { outputs.append(.dropped(hint)) }
        hint = next
        hintDue = now + pauseBeforeHint
      }
      return outputs + advance(at: now)
    }
    // The hint may have been dropped since.
    guard let hint else { return advance(at: now) }
    self.hint = nil
    return begin(Item(utterance: hint, hint: nil), at: now)
  }

  /// Begins what waits at low priority, if nothing else is left to be said: whoever falls silent may
  /// have nothing to say instead.
  package mutating func sayLow(at now: Int) -> [Output] {
    current == nil && hint == nil && line.isEmpty ? advance(at: now) : []
  }

  /// Cuts off current speech; what waits is never heard, except at low priority.
  package mutating func silence(at now: Int, because loss: SpeechLoss? = .cutIn) -> [Output] {
    var outputs: [Output] = []
    if let current {
      let heard = current.heard + (current.isPaused ? 0 : now - current.since)
      let outcome: SpeechOutcome = heard > 0 ? .interrupted : .dropped
      outputs.append(.ended(current.utterance.id, outcome, heard: heard))
      if let hint = current.hint { outputs.append(.dropped(hint)) }
    }
    current = nil
    token += 1
    return outputs + drop(because: loss) { _ in true }
  }

  /// Cuts off current speech and drops what waits, but for what cannot be interrupted.
  package mutating func flush(at now: Int) -> [Output] {
    let lost = drop { !$0.utterance.isUninterruptible }
    guard let current, !current.utterance.isUninterruptible || current.isPaused else { return lost }
    let kept = line
    line = []
    let ended = silence(at: now)
    line = kept
    return lost + ended + advance(at: now)
  }

  /// The same as ``silence(at:)``, unless nothing may interrupt what is being said.
  package mutating func hush(at now: Int) -> [Output] {
    let isProtected = current.map { $0.utterance.isUninterruptible && !$0.isPaused } ?? false
    return isProtected ? drop { _ in true } : silence(at: now)
  }

  /// Pauses or resumes speech.
  package mutating func togglePause(at now: Int) -> [Output] {
    guard var current else { return [] }
    if current.isPaused {
      current.isPaused = false
      current.since = now
      self.current = current
      return [.resumed(current.utterance.id), wakeUp(at: now + current.remaining)]
    }
    current.heard += now - current.since
    current.isPaused = true
    self.current = current
    token += 1
    return [.paused(current.utterance.id)]
  }

  /// Mutes speech, but what is being said is said to its end.
  package mutating func muteAfterCurrent() -> [Output] {
    isMuted = true
    let waiting = low
    low = []
    return drop(because: .speechOff) { _ in true } + dropped(waiting, because: .speechOff)
  }

  /// Mutes or unmutes speech.
  package mutating func toggleMute(at now: Int) -> [Output] {
    isMuted.toggle()
    guard isMuted else { return [] }
    let waiting = low
    low = []
    return silence(at: now, because: .speechOff) + dropped(waiting, because: .speechOff)
  }

  /// Drops the hint that follows what is being said, or that is waiting.
  package mutating func dropHint() -> [Output] {
    var lost: [Output] = []
    if let next = current?.hint {
      lost.append(.dropped(next))
      current?.hint = nil
    }
    if let hint { lost.append(.dropped(hint)) }
    hint = nil
    let queued = line.filter { $0.utterance.source == .hint }
    line.removeAll { $0.utterance.source == .hint }
    return lost + dropped(queued, because: .cutIn)
  }

  /// Drops what waits, of utterances that are worth nothing any more, and their hints; what is being
  /// said is said to its end.
  package mutating func withdraw(_ ids: Set<SpokenUtterance.ID>) -> [Output] {
    let lost = line.filter { ids.contains($0.utterance.id) }
    line.removeAll { ids.contains($0.utterance.id) }
    let isLost = [current?.hint, hint].contains { $0.map { ids.contains($0.id) } ?? false }
    return dropped(lost, because: .replaced) + (isLost ? dropHint() : [])
  }

  /// Drops what waits in line and meets a condition, and the hint that waits.
  private mutating func drop(
    because loss: SpeechLoss? = .cutIn, _ isLost: (Item) -> Bool
  ) -> [Output] {
    let lost = line.filter(isLost)
    line.removeAll(where: isLost)
    let lostHint = hint.map { [Output.dropped($0)] } ?? []
    hint = nil
    return dropped(lost, because: loss) + lostHint
  }
}

// MARK: - Steps

extension SpeechQueue {
  private mutating func begin(_ item: Item, at now: Int) -> [Output] {
    let current = Current(
      utterance: item.utterance, hint: item.hint, heard: 0, since: now, isPaused: false)
    self.current = current
    return [.began(item.utterance), wakeUp(at: now + current.remaining)]
  }

  /// Starts the next utterance after a silence.
  private mutating func advance(at now: Int) -> [Output] {
    if !line.isEmpty { return begin(line.removeFirst(), at: now) }
    if hint != nil {
      return [wakeUp(at: queuesHints ? max(hintDue, now) : now + pauseBeforeHint)]
    }
    if !low.isEmpty { return begin(low.removeFirst(), at: now) }
    return []
  }

  private mutating func wakeUp(at instant: Int) -> Output {
    token += 1
    return .wake(at: instant, token: token)
  }

  private func dropped(_ items: [Item], because loss: SpeechLoss?) -> [Output] {
    var outputs: [Output] = []
    for item in items {
      var utterance = item.utterance
      utterance.loss = loss
      outputs.append(.dropped(utterance))
      if let hint = item.hint { outputs.append(.dropped(hint)) }
    }
    return outputs
  }
}

extension SpeechQueue.Current {
  /// The milliseconds still to be said.
  fileprivate var remaining: Int { max(utterance.length - heard, 0) }
}

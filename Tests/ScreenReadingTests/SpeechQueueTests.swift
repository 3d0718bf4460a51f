import Testing

@testable import ScreenReading

/// The speech queue as a dialogue: an input, then what follows.
@Suite struct SpeechQueueTests {
  private var queue = SpeechQueue(pauseBeforeHint: 100)

  private func utterance(_ id: Int, of element: String? = nil, high: Bool = false)
    -> SpokenUtterance
  {
    let part = SpokenAnnouncement.Part(.label, "\(id)", .english)
    return SpokenUtterance(
      id: id, announcement: SpokenAnnouncement(parts: [part]), source: .focus, element: element,
      isUninterruptible: high, length: 50)
  }

  @Test mutating func hintComesAfterSilence() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(wakes(at: 50) == "1 finished 50, wake 150")
    #expect(wakes(at: 150) == "begin 9, wake 200")
    #expect(wakes(at: 200) == "9 finished 50")
    #expect(queue.isIdle)
  }

  @Test mutating func interruptedSpeechLosesItsHint() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, at: 20) == "1 interrupted 20, drop 9, begin 2, wake 70")
    #expect(wakes(token: 1, at: 50) == "")
    #expect(wakes(at: 70) == "2 finished 50")
  }

  @Test mutating func hintThatHasNotBegunIsLost() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(wakes(at: 50) == "1 finished 50, wake 150")
    #expect(say(2, at: 80) == "drop 9, begin 2, wake 130")
  }

  @Test mutating func lowWaitsUntilAllIsSaid() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, .wait, at: 10) == "")
    #expect(say(3, .queue, at: 20) == "")
    #expect(wakes(at: 50) == "1 finished 50, begin 3, wake 100")
    #expect(wakes(at: 100) == "3 finished 50, wake 200")
    #expect(wakes(at: 200) == "begin 9, wake 250")
    #expect(wakes(at: 250) == "9 finished 50, begin 2, wake 300")
    #expect(wakes(at: 300) == "2 finished 50")
  }

  /// Whoever falls silent may have nothing to say instead.
  @Test mutating func lowFollowsASilence() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, .wait, at: 10) == "")
    #expect(said(queue.sayLow(at: 10)) == "")
    #expect(said(queue.silence(at: 20)) == "1 interrupted 20, drop 9")
    #expect(said(queue.sayLow(at: 20)) == "begin 2, wake 70")
    #expect(wakes(at: 70) == "2 finished 50")
    #expect(said(queue.sayLow(at: 70)) == "")
  }

  @Test mutating func lowFollowsAHintThatWasDropped() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, .wait, at: 10) == "")
    #expect(wakes(at: 50) == "1 finished 50, wake 150")
    #expect(said(queue.dropHint()) == "drop 9")
    #expect(wakes(at: 150) == "begin 2, wake 200")
  }

  /// It was overwritten, and never told of.
  @Test mutating func aHintGivesWayToTheHintOfWhatIsSaidBeforeIt() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, hint: 8, .queue, at: 10) == "")
    #expect(wakes(at: 50) == "1 finished 50, begin 2, wake 100")
    #expect(wakes(at: 100) == "2 finished 50, drop 9, wake 200")
    #expect(wakes(at: 200) == "begin 8, wake 250")
    #expect(wakes(at: 250) == "8 finished 50")
    #expect(queue.isIdle)
  }

  @Test mutating func highCannotBeCut() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(say(2, high: true, at: 10) == "1 interrupted 10, begin 2, wake 60")
    #expect(say(3, at: 20) == "")
    #expect(say(4, at: 30) == "drop 3")
    #expect(wakes(at: 60) == "2 finished 50, begin 4, wake 110")
  }

  @Test mutating func ofAGroupOnlyTheNewestWaits() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(say(2, .queue, replacing: .change, at: 10) == "")
    #expect(say(3, .queue, replacing: .slider, at: 20) == "")
    #expect(say(4, .queue, replacing: .change, at: 30) == "drop 2")
    #expect(wakes(at: 50) == "1 finished 50, begin 3, wake 100")
    #expect(say(5, .queue, replacing: .slider, at: 60) == "")
    #expect(wakes(at: 100) == "3 finished 50, begin 4, wake 150")
  }

  @Test mutating func queuedSpeechFallsWithTheLine() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(say(2, .queue, at: 10) == "")
    #expect(say(3, at: 10) == "1 interrupted 10, drop 2, begin 3, wake 60")
    #expect(say(4, at: 10) == "3 dropped 0, begin 4, wake 60")
  }

  @Test mutating func pausedSpeechGoesOnWhereItStopped() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(said(queue.togglePause(at: 20)) == "pause 1")
    #expect(wakes(token: 1, at: 50) == "")
    #expect(said(queue.togglePause(at: 500)) == "resume 1, wake 530")
    #expect(wakes(at: 530) == "1 finished 50")
    #expect(said(queue.togglePause(at: 600)) == "")
  }

  @Test mutating func mutedSpeechIsDropped() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, .wait, at: 10) == "")
    #expect(said(queue.toggleMute(at: 30)) == "1 interrupted 30, drop 9, drop 2")
    #expect(say(3, hint: 8, at: 40) == "drop 3, drop 8")
    #expect(said(queue.toggleMute(at: 50)) == "")
    #expect(say(4, at: 60) == "begin 4, wake 110")
  }

  /// A hint whose pause is over comes right after what was said meanwhile, if it waits in line.
  @Test mutating func queuedHintsWaitNoLonger() {
    queue = SpeechQueue(pauseBeforeHint: 100, queuesHints: true)
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(say(2, .queue, at: 10) == "")
    #expect(wakes(at: 50) == "1 finished 50, begin 2, wake 100")
    #expect(wakes(at: 100) == "2 finished 50, wake 150")
    #expect(say(3, .queue, at: 120) == "begin 3, wake 170")
    #expect(wakes(at: 170) == "3 finished 50, wake 170")
    #expect(wakes(at: 170) == "begin 9, wake 220")
  }

  /// Where hints are queued, one joins the line when its pause is over: what is queued later comes after it,
  /// so that an app which never falls silent cannot keep it back.
  @Test mutating func aQueuedHintComesBeforeWhatIsQueuedLater() {
    queue = SpeechQueue(pauseBeforeHint: 100, queuesHints: true)
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(wakes(at: 50) == "1 finished 50, wake 150")
    #expect(say(2, .queue, at: 110) == "begin 2, wake 160")
    #expect(say(3, .queue, at: 140) == "")
    #expect(say(4, .queue, at: 155) == "")
    #expect(wakes(at: 160) == "2 finished 50, begin 3, wake 210")
    #expect(wakes(at: 210) == "3 finished 50, begin 9, wake 260")
    #expect(wakes(at: 260) == "9 finished 50, begin 4, wake 310")
  }

  /// What cannot be interrupted is not hushed, but what waits behind it is dropped.
  @Test mutating func onlyWhatCanBeInterruptedIsHushed() {
    #expect(say(1, high: true) == "begin 1, wake 50")
    #expect(say(2, .queue, at: 10) == "")
    #expect(said(queue.hush(at: 20)) == "drop 2")
    #expect(wakes(at: 50) == "1 finished 50")
    #expect(say(3, at: 60) == "begin 3, wake 110")
    #expect(said(queue.hush(at: 70)) == "3 interrupted 10")
  }

  /// Unless it is paused: nobody is listening to it then.
  @Test mutating func whatCannotBeInterruptedSurvivesAFlush() {
    #expect(say(1, high: true) == "begin 1, wake 50")
    #expect(say(2, .queue, at: 10) == "")
    #expect(say(3, high: true, .queue, at: 10) == "")
    #expect(said(queue.flush(at: 20)) == "drop 2")
    #expect(said(queue.togglePause(at: 40)) == "pause 1")
    #expect(said(queue.flush(at: 45)) == "1 interrupted 40, begin 3, wake 95")
  }

  /// What cuts in waits for what has to be said first.
  @Test mutating func whatFlushesIsSaidAfterWhatCannotBeInterrupted() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(say(2, .queue, at: 10) == "")
    #expect(say(3, high: true, .queue, at: 10) == "")
    #expect(say(4, .flush, at: 20) == "drop 2, 1 interrupted 20, begin 3, wake 70")
    #expect(wakes(at: 70) == "3 finished 50, begin 4, wake 120")
  }

  /// The time that was heard adds up over several pauses.
  @Test mutating func speechIsPausedTwice() {
    #expect(say(1) == "begin 1, wake 50")
    #expect(said(queue.togglePause(at: 20)) == "pause 1")
    #expect(said(queue.togglePause(at: 100)) == "resume 1, wake 130")
    #expect(said(queue.togglePause(at: 110)) == "pause 1")
    #expect(said(queue.togglePause(at: 200)) == "resume 1, wake 220")
    #expect(wakes(at: 220) == "1 finished 50")
  }

  /// What is worth nothing any more is a hint, too, that waits in the silence or behind what is being said.
  @Test mutating func aHintIsWithdrawn() {
    #expect(say(1, hint: 9) == "begin 1, wake 50")
    #expect(wakes(at: 50) == "1 finished 50, wake 150")
    #expect(said(queue.withdraw([8])) == "")
    #expect(said(queue.withdraw([9])) == "drop 9")
    #expect(wakes(at: 150) == "")
    #expect(say(2, hint: 8, at: 200) == "begin 2, wake 250")
    #expect(said(queue.withdraw([8])) == "drop 8")
    #expect(wakes(at: 250) == "2 finished 50")
    #expect(queue.isIdle)
  }

  // MARK: Verbs

  private mutating func say(
    _ id: Int, of element: String? = nil, hint: Int? = nil, high: Bool = false,
    _ manner: SpeechQueue.Manner = .interrupt, replacing group: SpeechQueue.Group? = nil,
    at now: Int = 0
  ) -> String {
    let hint = hint.map { utterance($0) }
    return said(
      queue.say(
        utterance(id, of: element, high: high), hint: hint, manner, replacing: group, at: now))
  }

  private var lastToken = 0

  private mutating func wakes(token: Int? = nil, at now: Int) -> String {
    said(queue.wake(token: token ?? lastToken, at: now))
  }

  private mutating func said(_ outputs: [SpeechQueue.Output]) -> String {
    outputs.map { output in
      switch output {
      case .began(let utterance): return "begin \(utterance.id)"
      case .paused(let id): return "pause \(id)"
      case .resumed(let id): return "resume \(id)"
      case .ended(let id, let outcome, let heard): return "\(id) \(outcome) \(heard)"
      case .dropped(let utterance): return "drop \(utterance.id)"
      case .wake(let instant, let token):
        lastToken = token
        return "wake \(instant)"
      }
    }.joined(separator: ", ")
  }
}

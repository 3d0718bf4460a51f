import AccessibilityModel
import ScreenReading

extension Simulator {
  /// Says something: the parts now, the hints after the pause.
  mutating func say(
    _ announcement: Announcement, _ source: SpeechSource, of element: String? = nil,
    _ manner: SpeechQueue.Manner = .interrupt, isUninterruptible: Bool = false
  ) {
    guard !announcement.isEmpty else {
      if manner == .interrupt { carry(speech.silence(at: now)) }
      return
    }
    let hint = utterance(Announcement(hints: announcement.hints), .hint, of: element)
    guard
      let spoken = utterance(
        Announcement(parts: announcement.parts), source, of: element,
        isUninterruptible: isUninterruptible)
    else {
      if let hint { carry(speech.say(hint, hint: nil, manner, at: now)) }
      return
    }
    carry(speech.say(spoken, hint: hint, manner, at: now))
  }

  /// Something that is never heard.
  mutating func drop(_ announcement: Announcement, _ source: SpeechSource) {
    if let utterance = utterance(announcement, source, of: nil) { emit(.drop(utterance)) }
  }

  /// The outputs of the speech queue become actions; its wishes to be woken go on the agenda.
  mutating func carry(_ outputs: [SpeechQueue.Output]) {
    for output in outputs {
      switch output {
      case .began(let utterance): emit(.speak(utterance))
      case .paused(let id): emit(.pause(id))
      case .resumed(let id): emit(.resume(id))
      case .ended(let id, let outcome, let heard): emit(.endSpeech(id, outcome, heard: heard))
      case .dropped(let utterance): emit(.drop(utterance))
      case .wake(let instant, let token): agenda.add(.speech(token: token), at: instant)
      }
    }
  }

  private mutating func utterance(
    _ announcement: Announcement, _ source: SpeechSource, of element: String?,
    isUninterruptible: Bool = false
  ) -> SpokenUtterance? {
    guard !announcement.isEmpty else { return nil }
    var announcement = announcement
    if let language = rotorLanguage {
      for index in announcement.parts.indices { announcement.parts[index].language = language }
      for index in announcement.hints.indices { announcement.hints[index].language = language }
    }
    var utterance = SpokenUtterance(
      id: utterances, announcement: announcement, source: source, element: element,
      isUninterruptible: isUninterruptible, length: 0)
    utterances += 1
    utterance.length = configuration.durations.milliseconds(
      of: utterance.parts, pause: profile[.pauseBetweenParts])
    return utterance
  }
}

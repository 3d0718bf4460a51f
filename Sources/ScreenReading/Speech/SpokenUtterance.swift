/// One thing that a screen reader says, or would have said.
package struct SpokenUtterance: Hashable, Sendable {
  /// Its number, in the order in which utterances were made.
  package var id: Int
  /// What is said: the parts, or only the hints.
  package var announcement: SpokenAnnouncement
  /// Why it is said.
  package var source: SpeechSource
  /// The name of the element it is about.
  package var element: String?
  /// Whether nothing may interrupt it once it has begun.
  package var isUninterruptible: Bool
  /// How long it takes, in milliseconds.
  package var length: Int
  /// Why it is never heard; `nil` if it is, or if the reader was turned off.
  package var loss: SpeechLoss?

  package init(
    id: Int, announcement: SpokenAnnouncement, source: SpeechSource, element: String?,
    isUninterruptible: Bool, length: Int
  ) {
    self.id = id
    self.announcement = announcement
    self.source = source
    self.element = element
    self.isUninterruptible = isUninterruptible
    self.length = length
  }

  /// The pieces in order, whether they are parts or hints.
  package var parts: [SpokenAnnouncement.Part] {
    announcement.parts.isEmpty ? announcement.hints : announcement.parts
  }

  /// What is said as one text.
  package var spoken: String {
    announcement.parts.isEmpty ? announcement.hint ?? "" : announcement.spoken
  }
}

/// Why something is said.
public enum SpeechSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// Focus came to an element.
  case focus
  /// A value changed, or an activation was echoed.
  case value
  /// The hint after the pause.
  case hint
  /// The app posted it.
  case announcement
  /// Content was scrolled, or the user asked for the position.
  case scroll
  /// A screen or an alert appeared.
  case screen
  /// The rotor was turned, or stepped through text or actions.
  case rotor
}

/// How an utterance ended.
public enum SpeechOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// It was said to the end.
  case finished
  /// Something cut it off.
  case interrupted
  /// It was never heard.
  case dropped
}

/// Why something was never heard.
public enum SpeechLoss: String, Hashable, Sendable, Codable, CaseIterable {
  /// The reader had just begun to say something for a gesture.
  case speechBegan
  /// Focus was on its way to an element.
  case focusMoving
  /// Something else was said before its turn came.
  case cutIn
  /// Something else cut it off in the instant in which it began.
  case cutOffAtOnce
  /// A newer one of its kind took its place.
  case replaced
  /// The user had turned speech off.
  case speechOff
}

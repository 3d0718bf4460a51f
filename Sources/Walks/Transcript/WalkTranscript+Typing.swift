import ScreenReading

extension WalkTranscript {
  /// Which of the walk's typing went nowhere because no field was being edited, counted from 0.
  package var typedIntoNothing: [Int] {
    var typed = -1
    var lost: [Int] = []
    var isTyping = false
    for event in events {
      switch event.kind {
      case .gesture(.type):
        typed += 1
        isTyping = true
      case .gesture: isTyping = false
      case .sound(.empty, _) where isTyping:
        lost.append(typed)
        isTyping = false
      default: break
      }
    }
    return lost
  }
}

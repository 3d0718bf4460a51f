import AppSimulation
import ScreenReading

extension WalkTranscript {
  /// The names of the elements that were activated without any change by the user, as often as they were.
  package var activatedInVain: [String] {
    var focused = ""
    var isTapped = false
    var isChoosing = false
    var candidate: String?
    var names: [String] = []
    func settle() {
      if let candidate { names.append(candidate) }
      candidate = nil
    }
    for event in events {
      switch event.kind {
      case .gesture(let gesture):
        settle()
        // In the list of all elements a double tap chooses, and activates nothing.
        isTapped = gesture == .splitTap || gesture == .doubleTap && !isChoosing
        if gesture == .itemChooser {
          isChoosing.toggle()
        } else if gesture == .doubleTap || gesture == .escape {
          isChoosing = false
        }
      case .focus(let name, _): focused = name
      // The last is the sound with which TalkBack refuses a double tap on what cannot be clicked.
      case .sound(.activate, _) where isTapped, .sound(.tick, _) where isTapped,
        .sound(.complete, _) where isTapped:
        candidate = focused
        isTapped = false
      case .change(let change) where change.by == .user: candidate = nil
      default: break
      }
    }
    settle()
    return names
  }
}

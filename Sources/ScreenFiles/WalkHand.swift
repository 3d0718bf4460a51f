import ScreenReading
import Walks

/// Where the finger of a walk is, as far as the steps alone tell: what some gestures need.
struct WalkHand {
  private var place = Place.away
  /// Whether the list of all elements is open, in which typing needs no field.
  private(set) var isChoosing = false
  /// Whether a menu of the reader's own may be open, whose items have names.
  private(set) var isInMenu = false

  private enum Place {
    case away, exploring, holding
  }

  /// Takes a step.
  ///
  /// - Returns: What is wrong, if the finger is not where the step needs it.
  mutating func take(_ step: WalkStep) -> String? {
    guard case .gesture(let gesture) = step else { return nil }
    let before = place
    if !gesture.keepsFinger { place = .away }
    switch gesture {
    case .touch: place = .exploring
    case .drag where before == .away: place = .exploring
    case .doubleTapAndHold: place = .holding
    case .splitTap where before != .exploring:
      return "a split tap needs a finger on the screen; write \"touch ELEMENT\" or "
        + "\"drag to ELEMENT\" above it"
    case .dragBy(_, .percent) where before != .holding:
      return "only what is held moves by percent; write \"double tap and hold\" above it, or a "
        + "number of points, such as \"drag down 60\""
    case .dragBy where before == .away:
      return "no finger is on the screen; write \"double tap and hold\" or \"touch ELEMENT\" "
        + "above it"
    case .itemChooser: isChoosing.toggle()
    case .doubleTap: isChoosing = false
    case .escape, .twoStrokeSwipe(_, .left):
      isChoosing = false
      isInMenu = false
    case .position, .twoStrokeSwipe(_, .right): isInMenu = true
    default: break
    }
    return nil
  }
}

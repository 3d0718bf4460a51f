import ScreenReading

extension VoiceOverMachine {
  /// An item of the rotor is reached click by click, a custom action by swipes once the rotor is on
  /// Actions.
  package func fingering(of gesture: ReaderGesture) -> Fingering? {
    switch gesture {
    case .rotor(.to(let name)):
      guard let clicks = rotorClicks(to: name), clicks != 0 else { return nil }
      return Fingering(turns(by: clicks, to: name))
    case .action(let name):
      guard let swipes = actionSwipes(to: name) else { return nil }
      if let clicks = rotorClicks(to: "actions"), clicks != 0 {
        return Fingering(turns(by: clicks, to: "actions"), hasMore: true)
      }
      let swipe = Fingering.Move(.swipe(swipes > 0 ? .down : .up))
      return Fingering(
        Array(repeating: swipe, count: Int(swipes.magnitude)) + [Fingering.Move(.doubleTap)])
    // Transcripts say what it does.
    default: return gesture.meaning.map { Fingering([Fingering.Move($0)]) }
    }
  }

  /// Turns the rotor click by click, faster than the names are spoken; the last click is written as the
  /// item that it reaches.
  private func turns(by clicks: Int, to name: String) -> [Fingering.Move] {
    let count = Int(clicks.magnitude)
    return (0..<count).map { click in
      let turn: ReaderGesture.RotorTurn =
        click == count - 1 ? .to(name) : clicks > 0 ? .next : .previous
      return Fingering.Move(.rotor(turn), isQuick: click > 0)
    }
  }
}

import AppSimulation
import Overheard
import ScreenReading

extension ExploredScreen {
  /// The steps as a walk to keep; `nil` if there are none.
  ///
  /// Where the user listens before each step and comes to the same as on the way, nothing more is kept.
  /// Where it mattered when a step came, as with a banner that turns or a key that was pressed before
  /// focus had arrived, the times are kept too. Steps that found nothing and did nothing are left out.
  ///
  /// - Parameters:
  ///   - explored: The steps.
  ///   - transcript: What followed from them.
  /// - Returns: The walk.
  package func kept(_ explored: ExploredWalk, _ transcript: WalkTranscript) -> ReaderWalk? {
    let idle = explored.idleSteps(in: transcript)
    let deeds = transcript.deeds(without: idle)
    for isTimed in idle.isEmpty ? [false] : [false, true] {
      guard let walk = explored.walk(named: Self.name, isTimed: isTimed, without: idle) else {
        return nil
      }
      let again = WalkTranscript(of: walk, on: variant, configuration: configuration)
      if again.deeds() == deeds { return walk }
    }
    return explored.walk(named: Self.name, isTimed: true)
  }

  /// What a walk is called that was made up on the way.
  private static let name = "explored"
}

extension WalkTranscript {
  /// A gesture, what had focus when it was made, and what it changed.
  fileprivate struct Deed: Hashable {
    var gesture: ReaderGesture
    var element: String
    var changes: [ElementChange] = []
  }

  /// What the user did, except with some steps of an ``ExploredWalk``.
  fileprivate func deeds(without leftOut: Set<Int> = []) -> [Deed] {
    var focus = ""
    var step = -1
    return events.reduce(into: []) { deeds, event in
      switch event.kind {
      case .focus(let name, _): focus = name
      case .wait: step += 2
      case .gesture(let gesture):
        if !leftOut.contains(step) { deeds.append(Deed(gesture: gesture, element: focus)) }
      case .change(let change) where change.by == .user || change.isUnintended:
        if !deeds.isEmpty { deeds[deeds.count - 1].changes.append(change) }
      default: break
      }
    }
  }
}

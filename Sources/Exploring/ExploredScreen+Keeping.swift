import AppSimulation
import Overheard
import ScreenReading

extension ExploredScreen {
  /// The steps as a walk to keep; `nil` if there are none.
  ///
  /// Where the user listens before each step and comes to the same as on the way, nothing more is kept.
  /// Where it mattered when a step came, as with a banner that turns or a key that was pressed before
  /// focus had arrived, the times are kept too.
  ///
  /// - Parameters:
  ///   - explored: The steps.
  ///   - transcript: What followed from them.
  /// - Returns: The walk.
  package func kept(_ explored: ExploredWalk, _ transcript: WalkTranscript) -> ReaderWalk? {
    guard let plain = explored.walk(named: Self.name) else { return nil }
    let again = WalkTranscript(of: plain, on: variant, configuration: configuration)
    return again.deeds == transcript.deeds ? plain : explored.walk(named: Self.name, isTimed: true)
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

  /// What the user did.
  fileprivate var deeds: [Deed] {
    var focus = ""
    return events.reduce(into: []) { deeds, event in
      switch event.kind {
      case .focus(let name, _): focus = name
      case .gesture(let gesture): deeds.append(Deed(gesture: gesture, element: focus))
      case .change(let change) where change.by == .user || change.isUnintended:
        if !deeds.isEmpty { deeds[deeds.count - 1].changes.append(change) }
      default: break
      }
    }
  }
}

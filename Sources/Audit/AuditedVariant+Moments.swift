import Walks

extension AuditedVariant {
  /// A fault with the first moment at which a walk shows it.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - find: Where among the events of a walk it shows, and which of them are told; `nil` if it does
  ///     not.
  /// - Returns: The fault; as it was if no walk shows it.
  func shown(_ fault: Fault, by find: (AuditedWalk) -> (place: Int, told: [Int])?) -> Fault {
    var fault = fault
    for walk in walks {
      guard let (place, told) = find(walk) else { continue }
      fault.moment = walk.moment(place)
      fault.evidence = walk.lines(told)
      break
    }
    return fault
  }
}

extension AuditedWalk {
  /// The first place at which focus was moved by no gesture, and the one after it.
  ///
  /// - Parameter isMeant: Whether it is about the fault, by the names of the elements that had and that
  ///   got focus.
  /// - Returns: That place, and both; `nil` if there is none.
  func firstThrow(where isMeant: (_ from: String?, _ to: String) -> Bool) -> (
    place: Int, told: [Int]
  )? {
    let events = transcript.events
    var last: String?
    for (place, event) in events.enumerated() {
      guard case .focus(let name, let isThrown) = event.kind else { continue }
      if isThrown, isMeant(last, name) {
        return (place, Array(place..<min(place + 2, events.count)))
      }
      last = name
    }
    return nil
  }
}

extension Int {
  /// The number, or the bound nearest to it of those that numbers in screen files have.
  ///
  /// People who write Swift write `.max` for never and for all. What is bounded can be added up, and
  /// still means that: a time of 30 years comes after every walk, which takes an hour at most.
  package var bounded: Int { Swift.min(Swift.max(self, -Self.bound), Self.bound) }

  private static let bound = 1_000_000_000_000
}

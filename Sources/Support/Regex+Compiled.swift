extension Regex {
  /// The same expression, compiled now rather than when something is first matched with it.
  ///
  /// An expression in a function is compiled each time, which takes longer than to match a line. One that is
  /// kept may be shared by several threads if none of them is the first:
  ///
  /// ```swift
  /// private nonisolated(unsafe) static let year = /[0-9]{4}/.compiled
  /// ```
  package var compiled: Self {
    _ = try? firstMatch(in: "")
    return self
  }
}

import Foundation

/// A walk that sounds otherwise than a test expects.
public struct HeardOtherwise: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong whatever else is heard, a line for each: what a walk expects and does not hear, the
  /// goal that it must reach and misses, a file that is not there.
  public var problems: [String]
  /// A unified diff from what was expected to what is heard; empty if that is the same, or nothing is
  /// compared.
  public var difference: String
  /// The whole transcript as it is; empty if the walk cannot be taken.
  public var heard: String

  init(problems: [String] = [], difference: String = "", heard: String = "") {
    self.problems = problems
    self.difference = difference
    self.heard = heard
  }

  public var description: String {
    problems.map { $0 + "\n" }.joined()
      + (difference.isEmpty ? "" : "what is heard has changed\n" + difference)
  }
}

extension HeardOtherwise: LocalizedError {
  public var errorDescription: String? { description }
}

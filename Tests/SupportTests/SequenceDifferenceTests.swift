import Support
import Testing

/// What changed between two sequences.
@Suite struct SequenceDifferenceTests {
  @Test func removedComesBeforeAdded() {
    #expect(
      SequenceDifference(from: ["a", "b", "c"], to: ["a", "x", "y", "c", "d"]).steps == [
        .same(old: "a", new: "a"), .removed("b"), .added("x"), .added("y"),
        .same(old: "c", new: "c"), .added("d"),
      ])
    #expect(SequenceDifference(from: ["a"], to: []).steps == [.removed("a")])
    #expect(SequenceDifference<String>(from: [], to: []).steps.isEmpty)
  }

  @Test func whatIsTheSameIsTheCallersToSay() {
    let difference = SequenceDifference(from: ["A", "b"], to: ["a"]) {
      $0.lowercased() == $1.lowercased()
    }
    #expect(difference.steps == [.same(old: "A", new: "a"), .removed("b")])
  }
}

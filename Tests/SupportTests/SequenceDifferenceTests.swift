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

  /// What is compared one with another has a limit; the ends, which are the same, have none.
  @Test func longSequencesHaveTheirEndsInCommon() {
    let same = Array(0..<15_000)
    let few = SequenceDifference(from: same + [-1] + same, to: same + [-2, -3] + same).steps
    #expect(few.count == 30_003)
    #expect(few[15_000...15_002] == [.removed(-1), .added(-2), .added(-3)])
    #expect(few.last == .same(old: 14_999, new: 14_999))
    let many = SequenceDifference(from: [7] + same, to: [7] + same.map { $0 + 1 }).steps
    #expect(many.first == .same(old: 7, new: 7))
    #expect(many.dropFirst().prefix(15_000).elementsEqual(same.map { .removed($0) }))
    #expect(many.suffix(15_000).elementsEqual(same.map { .added($0 + 1) }))
  }

  @Test func whatIsTheSameIsTheCallersToSay() {
    let difference = SequenceDifference(from: ["A", "b"], to: ["a"]) {
      $0.lowercased() == $1.lowercased()
    }
    #expect(difference.steps == [.same(old: "A", new: "a"), .removed("b")])
  }
}

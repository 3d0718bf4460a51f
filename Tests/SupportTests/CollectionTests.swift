import Support
import Testing

@Suite("Sequences and collections of anything")
struct CollectionTests {
  @Test("Each element only where it comes first")
  func uniqued() {
    #expect(["b", "a", "b", "c", "a"].uniqued() == ["b", "a", "c"])
    #expect([Int]().uniqued() == [])
  }

  @Test("Where the second part begins, wherever that is")
  func partitioning() {
    for count in 0...9 {
      for start in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= start } == start)
      }
    }
    // Indices are those of the collection, also of a part of it.
    #expect([1, 3, 5, 7][2...].partitioningIndex { $0 > 5 } == 3)
    #expect([1, 3, 5, 7][2...].partitioningIndex { $0 > 0 } == 2)
  }
}

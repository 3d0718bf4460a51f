import Support
import Testing

@Suite("Sequences and collections of anything")
struct CollectionTests {
  @Test("Each element only where it comes first")
  func uniqued() {
    #expect(["b", "a", "b", "c", "a"].uniqued() == ["b", "a", "c"])
    #expect([Int]().uniqued() == [])
  }
}

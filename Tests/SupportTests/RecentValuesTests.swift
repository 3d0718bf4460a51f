import Support
import Testing

@Suite struct RecentValuesTests {
  @Test func whatIsUsedStays() {
    var values = RecentValues<Int, String>(limit: 20)
    values.add("often", cost: 1, for: -1)
    for key in 0..<1000 {
      values.add("once", cost: 1, for: key)
      #expect(values.value(of: -1) == "often")
    }
    let left = (0..<1000).filter { values.value(of: $0) != nil }
    #expect(left.count < 20)
    #expect(left.last == 999)
  }

  @Test func theLimitIsOfTheCost() {
    var values = RecentValues<String, Int>(limit: 100)
    values.add(1, cost: 51, for: "too large")
    #expect(values.value(of: "too large") == nil)
    for (number, key) in ["a", "b", "c"].enumerated() { values.add(number, cost: 50, for: key) }
    #expect(["a", "b", "c"].map { values.value(of: $0) } == [nil, 1, 2])
    values.add(3, cost: 1, for: "c")
    #expect(values.value(of: "c") == 3)
  }
}

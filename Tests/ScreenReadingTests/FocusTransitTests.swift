import ScreenReading
import Testing

/// Where focus goes when its element disappears.
@Suite struct FocusTransitTests {
  @Test func theNextOneComesFirstThenTheOneBefore() {
    let loss = loss(of: [[0], [1], [2], [3]], at: 1)
    #expect(loss?.nearest { _ in true } == [1])
    #expect(loss?.nearest { $0 != [1] } == [2])
    #expect(loss?.nearest { $0 == [0] || $0 == [3] } == [0])
    #expect(loss?.nearest { $0 == [3] } == [3])
    #expect(loss?.nearest { _ in false } == nil)
  }

  /// What is at an old path in a container that was filled anew is another element.
  @Test func whatIsNewIsNotWhatWasThere() {
    let loss = loss(of: [[0], [1, 0], [1, 1], [2]], at: 1, replaced: [1])
    #expect(loss?.nearest { _ in true } == [0])
    #expect(loss?.nearest { $0 != [0] } == [2])
  }

  /// Only the last search for a new place counts.
  @Test func anEarlierRecoveryEndsNothing() {
    var transit = FocusTransit()
    let (first, second) = (transit.beginRecovery(), transit.beginRecovery())
    let ended = transit.endRecovery(first)
    #expect(!ended && transit.isRecovering)
    let endedAtLast = transit.endRecovery(second)
    #expect(endedAtLast && !transit.isRecovering)
  }

  private func loss(
    of order: [[Int]], at index: Int, replaced: [Int]? = nil
  ) -> FocusTransit.Loss? {
    var transit = FocusTransit()
    transit.lost((order: order, index: index), replaced: replaced)
    return transit.loss
  }
}

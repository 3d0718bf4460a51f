import Foundation
import Testing

@testable import Support

/// Times as people and programs write them.
@Suite struct SecondsTests {
  @Test func asManyDecimalsAsItNeeds() {
    #expect(Seconds(milliseconds: 9_606).description == "9.606")
    #expect(Seconds(milliseconds: 300).description == "0.3")
    #expect(Seconds(milliseconds: 3_000).description == "3")
    #expect(Seconds(milliseconds: 40).description == "0.04")
    #expect(Seconds(milliseconds: -50).description == "-0.05")
  }

  @Test func roundedToTheNearest() {
    #expect(Seconds(milliseconds: 17_150).tenths == "17.2")
    #expect(Seconds(milliseconds: 604).hundredths == "0.60")
    #expect(Seconds(milliseconds: 1_995).hundredths == "2.00")
  }

  @Test func clocks() {
    #expect(Seconds(milliseconds: 63_456).instant == "1:03.4")
    #expect(Seconds(milliseconds: 0).length == "0:00")
    #expect(Seconds(milliseconds: 61_001).length == "1:02")
    #expect(Seconds(milliseconds: 3_600_000).length == "1:00:00")
    #expect(Seconds(milliseconds: 3_723_004).timestamp == "01:02:03.004")
  }

  @Test func read() {
    #expect(Seconds("1.5 s")?.milliseconds == 1500)
    #expect(Seconds("300ms")?.milliseconds == 300)
    #expect(Seconds("2")?.milliseconds == 2000)
    #expect(Seconds("soon") == nil)
    #expect(Seconds("2 days") == nil)
  }

  @Test func inJSON() throws {
    let times = [0, 40, 1500, -50, 86_400_001].map(Seconds.init(milliseconds:))
    let json = try JSONText.inOrder(times)
    #expect(json == "[0,0.04,1.5,-0.05,86400.001]")
    #expect(try JSONDecoder().decode([Seconds].self, from: Data(json.utf8)) == times)
    // What no sound lasts becomes 0.
    let endless = try JSONDecoder().decode([Seconds].self, from: Data("[1e300]".utf8))
    #expect(endless[0].milliseconds == 0)
  }
}

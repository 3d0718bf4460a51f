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

  /// The one notation of times, in walks, screen files and their schema.
  static let notations: [(String, Int?)] = [
    ("1.5 s", 1500), ("300ms", 300), ("2", 2000), (".5s", 500), ("2 Seconds", 2000),
    ("0.1s", 100), ("0.0999s", 99), ("100 ms", 100), ("99.9ms", 99), ("0", 0), ("0s", 0),
    ("99999.5", 99_999_500), ("99999999ms", 99_999_999), ("", nil), ("soon", nil),
    ("2 days", nil), ("-1s", nil), ("+1s", nil), ("1e2ms", nil), ("0x10s", nil), ("0x1p3s", nil),
    ("1.s", nil), (".", nil), ("1.2.3s", nil), ("1 0s", nil), ("100000s", nil),
    ("100000000ms", nil), ("infs", nil), ("nan", nil), ("٣s", nil),
  ]

  @Test(arguments: notations)
  func read(text: String, milliseconds: Int?) throws {
    #expect(Seconds(text)?.milliseconds == milliseconds)
    let any = try Regex(Seconds.pattern())
    #expect((text.firstMatch(of: any) != nil) == (milliseconds != nil))
    let interval = try Regex(Seconds.pattern(isInterval: true))
    let isInterval = milliseconds.map { $0 == 0 || $0 >= 100 } ?? false
    #expect((text.firstMatch(of: interval) != nil) == isInterval)
  }

  @Test func inJSON() throws {
    let times = [0, 40, 1500, -50, 86_400_001].map(Seconds.init(milliseconds:))
    let json = try JSONText.inOrder(times)
    #expect(json == "[0,0.04,1.5,-0.05,86400.001]")
    #expect(try JSONDecoder().decode([Seconds].self, from: Data(json.utf8)) == times)
    // A time longer than any sound becomes 0.
    let endless = try JSONDecoder().decode([Seconds].self, from: Data("[1e300]".utf8))
    #expect(endless[0].milliseconds == 0)
  }
}

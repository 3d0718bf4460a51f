import Foundation
import Testing

@testable import Support

/// JSON in the order in which it is written.
@Suite struct JSONTextTests {
  private struct Sample: Codable, Hashable {
    var zebra = "a\"b\\c\n\t\r\u{1}한 ⇒ /"
    var apple: [Int] = [3, -1]
    var none: [String] = []
    var flag = true
    var number = 0.5
    var whole = 12.0
    var large = UInt64.max
    var map: [String: Float] = ["x": 1.25]
    var missing: Int?
    var list = [Item(name: "a"), Item(name: "b")]

    struct Item: Codable, Hashable {
      var name: String
    }
  }

  @Test func keysKeepTheirOrder() throws {
    let json = try JSONText.inOrder(Sample())
    #expect(
      json == #"{"zebra":"a\"b\\c\n\t\r\u0001한 ⇒ /","apple":[3,-1],"none":[],"flag":true,"#
        + #""number":0.5,"whole":12,"large":18446744073709551615,"map":{"x":1.25},"#
        + #""list":[{"name":"a"},{"name":"b"}]}"#)
    #expect(try JSONDecoder().decode(Sample.self, from: Data(json.utf8)) == Sample())
  }

  @Test func aDocumentHasAnObjectALine() throws {
    struct Document: Encodable {
      var names = ["a", "b"]
      var items = [Sample.Item(name: "a"), Sample.Item(name: "b")]
    }
    #expect(
      try JSONText.document(Document()) == """
        {"names":["a","b"],"items":[
        {"name":"a"},
        {"name":"b"}
        ]}

        """)
  }

  @Test func integersOfAnySize() throws {
    struct Numbers: Encodable {
      var large = Int128.max
      var huge = UInt128.max
      var small: Int8 = -128
    }
    #expect(
      try JSONText.inOrder(Numbers())
        == #"{"large":170141183460469231731687303715884105727,"#
        + #""huge":340282366920938463463374607431768211455,"small":-128}"#)
    #expect(try JSONText.inOrder([Int128.min]) == "[-170141183460469231731687303715884105728]")
  }

  @Test func explicitContainers() throws {
    struct Nested: Encodable {
      enum Keys: CodingKey { case list, object }

      func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Keys.self)
        var list = object.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        try list.encodeNil()
        var inner = list.nestedContainer(keyedBy: Keys.self)
        try inner.encodeNil(forKey: .object)
        // A second container of the same value continues where the first ended.
        var again = encoder.container(keyedBy: Keys.self)
        try again.encode("x", forKey: .object)
      }
    }
    #expect(try JSONText.inOrder(Nested()) == #"{"list":[1,null,{"object":null}],"object":"x"}"#)
  }

  /// What is written directly is what any other encoder gets.
  @Test func membersAreTheSameForEveryEncoder() throws {
    struct Word: Encodable {
      enum Keys: CodingKey { case text, isLast, at, share, count, note, parts, heard }

      var text: String
      var note: String?
      var parts: [Word] = []

      func encode(to encoder: any Encoder) throws {
        let object = EncodedObject(for: encoder, keyedBy: Keys.self)
        try object.encode(text, forKey: .text)
        try object.encode(parts.isEmpty, forKey: .isLast)
        try object.encode(Seconds(milliseconds: 1250), forKey: .at)
        try object.encode(0.5, forKey: .share)
        try object.encode(-3, forKey: .count)
        try object.encode(note, forKey: .note)
        try object.encodeIfPresent(note, forKey: .heard)
        // A second object of the same value continues where the first ended.
        try EncodedObject(for: encoder, keyedBy: Keys.self).encode(parts, forKey: .parts)
      }
    }
    let word = Word(text: "한 \"a\"", parts: [Word(text: "b", note: "c"), Word(text: "")])
    let end = #""isLast":true,"at":1.25,"share":0.5,"count":-3"#
    #expect(
      try JSONText.inOrder(word) == #"{"text":"한 \"a\"","isLast":false,"at":1.25,"share":0.5,"#
        + #""count":-3,"note":null,"parts":[{"text":"b",\#(end),"note":"c","heard":"c","#
        + #""parts":[]},{"text":"",\#(end),"note":null,"parts":[]}]}"#)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      try JSONText.sorted(word) == String(decoding: encoder.encode(word), as: UTF8.self))
  }

  @Test func keysInAlphabeticalOrder() throws {
    #expect(try JSONText.sorted(["b": "/", "a": "한"]) == #"{"a":"한","b":"/"}"#)
    // A key that another begins with comes first, also where the next letter is before the quotation
    // mark that ends a key.
    #expect(
      try JSONText.sorted(["a!": 1, "a": 2, "": 3, "a b": 4])
        == #"{"":3,"a":2,"a b":4,"a!":1}"#)
    #expect(
      try JSONText.sorted(["\"": 1, "!": 2, "나": 3, "가": 4])
        == #"{"!":2,"\"":1,"가":4,"나":3}"#)
  }

  @Test func whatJSONHasNoNumberForIsAnError() {
    #expect(throws: EncodingError.self) { try JSONText.inOrder([Double.nan]) }
  }

  /// Times and whole numbers are written digit by digit, as the shortest numbers would be.
  @Test func timesAreTheShortestNumbersOfSeconds() throws {
    var times = [0, 1, 9, 10, 100, 999, 1000, 1001, 1010, 1100, 59_999, 3_600_000, 86_399_999]
    times += [999_999_999_999_999, 1_000_000_000_000_000, 9_007_199_254_740_993, .max]
    times += (0..<2_000).map { $0 * $0 * 7_919 + $0 }
    for time in times + times.map({ -$0 }) {
      #expect(
        try JSONText.inOrder([Seconds(milliseconds: time)])
          == JSONText.inOrder([Double(time) / 1000]), "\(time)")
      #expect(try JSONText.inOrder([time]) == "[\(time)]")
    }
    #expect(try JSONText.inOrder([Int.min]) == "[-9223372036854775808]")
  }
}

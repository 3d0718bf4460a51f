import Testing

@testable import ESpeak

/// What the helper sends, however it arrives.
@Suite struct HelperFrameTests {
  /// Two sounds whose pieces take turns, a text, a failure after a piece, and an empty sound.
  private let stream: [UInt8] = [
    HelperFrame(kind: "pcm_", id: 1, body: [1, 0, 2, 0]),
    HelperFrame(kind: "pcm_", id: 2, body: [9, 0, 8, 0, 7, 1]),
    HelperFrame(kind: "text", id: 3, body: Array("hɛləʊ".utf8)),
    HelperFrame(kind: "pcm_", id: 1, body: [0xff, 0xff]),
    HelperFrame(
      kind: "done", id: 1, body: Array("w".utf8) + [0, 3, 0] + [1, 0, 0, 0, 4, 0, 0, 0]),
    HelperFrame(kind: "pcm_", id: 4, body: [5, 0]),
    HelperFrame(kind: "fail", id: 4, body: [5, 0, 0, 0] + Array("crashed".utf8)),
    HelperFrame(kind: "done", id: 2, body: []),
    HelperFrame(kind: "done", id: 4, body: []),
  ].flatMap(\.bytes)

  @Test(arguments: [1, 2, 3, 5, 11, 12, 13, 64, 1000])
  func piecesOfASoundAreJoined(whateverArrivesAtOnce size: Int) throws {
    var reader = HelperFrameReader()
    var heard: [String] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      let received = stream[start..<min(start + size, stream.count)]
      for message in try received.withUnsafeBytes({ try reader.read($0) }) {
        heard.append("\(message.frame.kind) \(message.frame.id): \(message.samples)")
      }
    }
    #expect(
      heard == [
        "text 3: []", "done 1: [1, 2, -1]", "fail 4: [5]", "done 2: [9, 8, 263]", "done 4: []",
      ])
  }

  @Test func whatIsNoFrameIsToldAtOnce() {
    var reader = HelperFrameReader()
    let error = #expect(throws: (any Error).self) {
      try Array("Segmentation fault".utf8).withUnsafeBytes { _ = try reader.read($0) }
    }
    #expect("\(error!)".hasPrefix("it sent a message of "))
  }
}

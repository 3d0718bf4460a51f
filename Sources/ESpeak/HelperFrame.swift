import SpeechSynthesis

/// A frame of the helper's protocol, described in `overheard-synth/protocol.h`.
struct HelperFrame: Hashable, Sendable {
  /// Four ASCII letters.
  var kind: String
  /// The number of the request.
  var id: UInt32
  var body: [UInt8]

  /// The version of the protocol this side speaks.
  static let version = "1"

  /// The frame as bytes for the helper.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(12 + body.count)
    bytes += kind.utf8
    bytes.append(littleEndian: id)
    bytes.append(littleEndian: UInt32(body.count))
    bytes += body
    return bytes
  }

  /// A request to speak, or (with `ipa_`) to return the pronunciation.
  static func say(_ utterance: SpeechUtterance, id: UInt32, kind: String = "say_") -> HelperFrame {
    let (text, flags): (String, UInt16) =
      switch utterance.input {
      case .text(let text): (text, 0)
      case .notation(let text): (text, 2)
      }
    let voice = Array(utterance.voice.engineVoice.utf8.prefix(0xffff))
    var body: [UInt8] = []
    body.append(littleEndian: flags)
    body.append(littleEndian: UInt16(utterance.rate.clamped(to: 80...450)))
    body.append(littleEndian: UInt16(utterance.pitch.clamped(to: 0...99)))
    body.append(littleEndian: UInt16(utterance.range.clamped(to: 0...99)))
    // Above 100 the engine compresses, so loudness is applied on this side.
    body.append(littleEndian: UInt16(100))
    body.append(littleEndian: UInt16(utterance.wordGap.clamped(to: 0...1000)))
    body.append(littleEndian: UInt16(voice.count))
    body += voice
    body += text.utf8
    return HelperFrame(kind: kind, id: id, body: body)
  }
}

/// A frame that is longer than any.
private struct Overlong: Error, CustomStringConvertible {
  var length: Int

  var description: String { "it sent a message of \(length) bytes, which it never does" }
}

/// Splits the helper's stream into frames.
struct HelperFrameReader {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds received bytes.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The longest body that a helper sends: sound comes in pieces.
  private static let longestBody = 64 << 20

  /// The next complete frame.
  ///
  /// - Throws: An error that says so if what comes is longer than any frame, so that it is none.
  mutating func next() throws -> HelperFrame? {
    guard bytes.count - start >= 12 else { return nil }
    let length = Int(bytes.littleEndian32(at: start + 8))
    guard length <= Self.longestBody else { throw Overlong(length: length) }
    guard bytes.count - start - 12 >= length else { return nil }
    let body = start + 12
    defer { start = body + length }
    return HelperFrame(
      kind: String(decoding: bytes[start..<start + 4], as: UTF8.self),
      id: bytes.littleEndian32(at: start + 4), body: Array(bytes[body..<body + length]))
  }
}

import SpeechSynthesis

/// A frame of the helper's protocol, described in `overheard-synth/protocol.h`.
struct HelperFrame: Hashable, Sendable {
  /// Four ASCII letters.
  var kind: String
  /// The number of the request.
  var id: UInt32
  var body: [UInt8]

  /// The frame as bytes for the helper.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(HelperProtocol.frameHeader + body.count)
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
      case .notation(let text): (text, HelperProtocol.Flag.phonemes)
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

  /// The request to speak, asking for its sound while it is made.
  var inParts: HelperFrame {
    var frame = self
    frame.ask(for: HelperProtocol.Flag.parts)
    return frame
  }

  /// Adds a flag, of which all are in the first byte.
  private mutating func ask(for flag: UInt16) { body[0] |= UInt8(flag) }

  /// Makes a request to speak ask for its sound in memory.
  mutating func ask(forSoundAt place: SharedMemory.Place) {
    ask(for: HelperProtocol.Flag.memory)
    body.append(littleEndian: place.offset)
    body.append(littleEndian: UInt32(SharedMemory.room))
  }
}

/// A frame that is longer than any.
private struct Overlong: Error, CustomStringConvertible {
  var length: Int

  var description: String { "it sent a message of \(length) bytes, which it never does" }
}

/// Splits the helper's stream into frames, and joins the pieces of each sound.
///
/// A piece of sound goes straight from what was received to the sound it belongs to, because a batch
/// receives gigabytes.
struct HelperFrameReader {
  /// A frame, and for one that ends a sound, all of its samples that did not come in parts.
  struct Message: Sendable {
    var frame: HelperFrame
    var samples: [Int16] = []
  }

  private var header: [UInt8] = []
  /// The frame that is coming, without the rest of its body; `nil` between two frames.
  private var frame: HelperFrame?
  /// How many bytes of the body are still to come.
  private var missing = 0
  /// The sounds that have begun, by request.
  private var sounds: [UInt32: [UInt8]] = [:]

  private static let headerSize = HelperProtocol.frameHeader
  /// The longest body that a helper sends: sound comes in pieces.
  private static let longestBody = 64 << 20
  /// Room for three seconds of sound: what most utterances take.
  private static let usualSoundSize = 1 << 17

  /// Reads received bytes.
  ///
  /// - Returns: The messages that are now complete; pieces of sound are none.
  /// - Throws: An error that says so if what comes is longer than any frame, so that it is none.
  mutating func read(_ received: UnsafeRawBufferPointer) throws -> [Message] {
    var messages: [Message] = []
    var rest = received
    while !rest.isEmpty {
      if frame == nil {
        let piece = rest.prefix(Self.headerSize - header.count)
        header += piece
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
        guard header.count == Self.headerSize else { break }
        try begin()
      }
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(missing))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
      missing -= piece.count
      add(piece)
      if missing == 0, let message = end() { messages.append(message) }
    }
    return messages
  }

  private mutating func begin() throws {
    missing = Int(header.littleEndian32(at: 8))
    guard missing <= Self.longestBody else { throw Overlong(length: missing) }
    frame = HelperFrame(
      kind: String(decoding: header[..<4], as: UTF8.self), id: header.littleEndian32(at: 4),
      body: [])
    header.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ piece: UnsafeRawBufferPointer) {
    guard let id = frame?.id, frame?.kind == "pcm_" else {
      frame?.body += piece
      return
    }
    sounds[id, default: Self.newSound()] += piece
  }

  private static func newSound() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(usualSoundSize)
    return bytes
  }

  private mutating func end() -> Message? {
    defer { frame = nil }
    guard let frame, frame.kind != "pcm_" else { return nil }
    let sound = sounds.removeValue(forKey: frame.id)
    return Message(frame: frame, samples: sound.map(HelperFrame.samples) ?? [])
  }
}

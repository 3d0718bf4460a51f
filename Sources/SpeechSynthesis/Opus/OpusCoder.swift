import COpus

/// Encodes sound as packets of Opus, with libopus.
///
/// It uses only Opus's layer for music (CELT), which remembers little from packet to packet: after
/// silence the decoder is in the same state, whatever came before. So sound that is encoded between
/// silences can be heard after any other.
final class OpusCoder {
  /// Samples a second of what is encoded.
  static let sampleRate = 24_000
  /// The length of a packet in samples: 20 ms.
  static let packet = sampleRate / 50
  /// How long it looks for the best packet, from 0 to 10.
  ///
  /// Level 5 adds a search for the pitch, which takes a third of its time. A quarter more bits make
  /// speech clearer than that does.
  static let level: Int32 = 4
  /// Bits a second.
  static let bitrate: Int32 = 40_000
  /// How late sound comes out of a decoder, in samples.
  let delay: Int

  private let encoder: OpaquePointer
  /// No packet of this length is larger, in bytes.
  private static let largest: Int32 = 1500
  private var buffer = [UInt8](repeating: 0, count: Int(largest))

  /// Creates a coder that has heard nothing.
  ///
  /// - Throws: ``SoundFileError/encoding(format:library:reason:)``.
  init() throws(SoundFileError) {
    var status: Int32 = 0
    guard
      let encoder = opus_encoder_create(
        Int32(Self.sampleRate), 1, OPUS_APPLICATION_RESTRICTED_LOWDELAY, &status)
    else { throw Self.error(status) }
    self.encoder = encoder
    _ = opus_encoder_set(encoder, OPUS_SET_COMPLEXITY_REQUEST, Self.level)
    _ = opus_encoder_set(encoder, OPUS_SET_BITRATE_REQUEST, Self.bitrate)
    var delay: opus_int32 = 0
    _ = opus_encoder_lookahead(encoder, &delay)
    self.delay = Int(delay)
  }

  deinit { opus_encoder_destroy(encoder) }

  /// Encodes the next samples: 2.5, 5, 10 or 20 ms.
  ///
  /// - Throws: ``SoundFileError/encoding(format:library:reason:)``.
  func encode(_ samples: ArraySlice<Int16>) throws(SoundFileError) -> [UInt8] {
    let count = samples.withUnsafeBufferPointer { samples in
      samples.baseAddress.map {
        opus_encode(encoder, $0, Int32(samples.count), &buffer, Self.largest)
      } ?? OPUS_BAD_ARG
    }
    guard count > 0 else { throw Self.error(count) }
    return Array(buffer[..<Int(count)])
  }

  /// Encodes silence of a packet's length or of a part of it.
  ///
  /// - Throws: ``SoundFileError/encoding(format:library:reason:)``.
  func encodeSilence(_ count: Int = OpusCoder.packet) throws(SoundFileError) -> [UInt8] {
    try encode(Self.silence[..<count])
  }

  private static let silence = [Int16](repeating: 0, count: packet)

  private static func error(_ status: Int32) -> SoundFileError {
    .encoding(format: "opus", library: "libopus", reason: String(cString: opus_strerror(status)))
  }
}

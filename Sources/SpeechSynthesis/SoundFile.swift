import CSndFile
import Foundation
import Support

/// Recordings on disk.
///
/// libsndfile writes and reads them, libopus encodes Opus. The same recording and tags give the same
/// bytes every time.
public enum SoundFile {
  /// The formats that can be written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// 16-bit WAV with cue markers, their labels and INFO tags.
    case wav
    /// 16-bit FLAC, with tags.
    case flac
    /// Opus in Ogg, resampled to 24 kHz, with tags.
    case opus

    /// The file extension, without the dot.
    public var fileExtension: String { rawValue }

    /// The name and the settings of the encoder, a change of which makes other bytes of a recording.
    package var identity: String {
      self == .opus ? "\(rawValue) \(OpusCoder.level) \(OpusCoder.bitrate)" : rawValue
    }

    /// The number by which libsndfile knows the format.
    fileprivate var code: Int32 {
      Int32((self == .flac ? SF_FORMAT_FLAC : SF_FORMAT_WAV) | SF_FORMAT_PCM_16)
    }
  }

  /// The tags of a file.
  public struct Tags: Hashable, Sendable {
    /// The screen, variant and walk.
    public var title: String
    /// The voices.
    public var artist: String
    /// The program that made it; libsndfile adds its own name.
    public var software: String

    /// Creates tags.
    public init(title: String = "", artist: String = "", software: String = "overheard") {
      self.title = title
      self.artist = artist
      self.software = software
    }
  }

  /// Writes a recording to a file, which is replaced in one step, or to a device or a pipe.
  /// - Throws: ``SoundFileError``.
  public static func write(
    _ sound: SoundRecording,
    to path: String,
    format: Format,
    tags: Tags = Tags()
  ) throws(SoundFileError) {
    let bytes = try data(of: sound, format: format, tags: tags)
    do {
      try NamedFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: FileProblem.reason(error))
    }
  }

  /// The bytes of a file.
  /// - Throws: ``SoundFileError``.
  public static func data(
    of sound: SoundRecording,
    format: Format,
    tags: Tags = Tags()
  ) throws(SoundFileError) -> Data {
    let parts = try parts(of: SoundSequence(sound), format: format, tags: tags)
    var data = Data()
    for part in parts { part.read { data.append(contentsOf: $0) } }
    return data
  }

  /// A stretch of the bytes of a file.
  package enum Part: Sendable {
    case bytes([UInt8])
    case samples(ArraySlice<Int16>)
    case zeros(Int)

    /// The bytes of a stretch of a recording.
    init(_ stretch: SoundSequence.Stretch) {
      switch stretch {
      case .silence(let count): self = .zeros(count * 2)
      case .samples(let samples): self = .samples(samples)
      }
    }

    /// How many bytes it is.
    package var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .samples(let samples): samples.count * 2
      case .zeros(let count): count
      }
    }

    /// Hands out the bytes, in one piece or in several.
    package func read(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
      var place = 0
      while place < count {
        try read(from: place, atMost: .max) { piece in
          place += piece.count
          try body(piece)
        }
      }
    }

    /// Hands out some of the bytes from a place on, as they are in memory.
    fileprivate func read<Result>(
      from place: Int, atMost most: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
      let end = place + min(most, count - place)
      switch self {
      case .bytes(let bytes): return try bytes[place..<end].withUnsafeBytes(body)
      case .samples(let samples):
        let bytes = place..<end
        #if _endian(little)
          return try samples.withUnsafeBytes { try body(.init(rebasing: $0[bytes])) }
        #else
          return try samples.map(\.littleEndian).withUnsafeBytes {
            try body(.init(rebasing: $0[bytes]))
          }
        #endif
      case .zeros:
        return try Self.zeros[..<min(end - place, Self.zeros.count)].withUnsafeBytes(body)
      }
    }

    private static let zeros = [UInt8](repeating: 0, count: 1 << 15)
  }

  /// Hands out the bytes of a file in blocks that begin at multiples of their size, each in the pieces of
  /// memory where its bytes are, which are not copied.
  ///
  /// - Parameters:
  ///   - parts: The stretches of the file.
  ///   - size: How many bytes a block has, but for the last one and those of very many pieces.
  ///   - body: Is handed each block.
  package static func read(
    _ parts: [Part], inBlocksOf size: Int, _ body: ([UnsafeRawBufferPointer]) throws -> Void
  ) rethrows {
    var reader = BlockReader(parts: parts, size: size)
    while !reader.isAtEnd { try reader.readBlock(body) }
  }

  /// Reads stretches in blocks.
  ///
  /// Memory can be used only within a call, so that each piece of a block is a call within that of the
  /// piece before.
  private struct BlockReader {
    let parts: [Part]
    let size: Int
    /// The stretch that comes next, and how many of its bytes were read.
    private var (part, byte) = (0, 0)
    private var position = 0
    private var pieces: [UnsafeRawBufferPointer] = []

    /// Each is a call, and the stack of a thread may be half a megabyte.
    private static let mostPieces = 64

    init(parts: [Part], size: Int) {
      (self.parts, self.size) = (parts, size)
    }

    var isAtEnd: Bool { part == parts.count }

    mutating func readBlock(_ body: ([UnsafeRawBufferPointer]) throws -> Void) rethrows {
      try readPiece(upTo: position / size * size + size, body)
    }

    private mutating func readPiece(
      upTo end: Int, _ body: ([UnsafeRawBufferPointer]) throws -> Void
    ) rethrows {
      guard !isAtEnd, position < end, pieces.count < Self.mostPieces else {
        defer { pieces.removeAll(keepingCapacity: true) }
        return try body(pieces)
      }
      let current = parts[part]
      try current.read(from: byte, atMost: end - position) { piece in
        pieces.append(piece)
        position += piece.count
        byte += piece.count
        if byte == current.count { (part, byte) = (part + 1, 0) }
        try readPiece(upTo: end, body)
      }
    }
  }

  /// The bytes of a file, one stretch after another; those of a WAV file share the samples of the
  /// recording.
  ///
  /// - Parameters:
  ///   - sound: The recording.
  ///   - format: The format.
  ///   - tags: The tags.
  ///   - clips: What was encoded for other files.
  /// - Returns: The stretches.
  /// - Throws: ``SoundFileError``.
  package static func parts(
    of sound: SoundSequence, format: Format, tags: Tags, clips: OpusClips = OpusClips()
  ) throws(SoundFileError) -> [Part] {
    if format == .opus { return [.bytes(try OpusFile.bytes(of: sound, tags: tags, clips: clips))] }
    guard format == .wav else {
      return [.bytes(try encoded(sound.samples, of: sound, format, tags))]
    }
    // libsndfile writes the header, of a file without samples: only two lengths in it differ.
    var header = try encoded([], of: sound, format, tags)
    let length = UInt32(clamping: sound.count * 2)
    put(UInt32(clamping: header.count - 8) &+ length, at: 4, in: &header)
    put(length, at: header.count - 4, in: &header)
    return [.bytes(header)] + sound.stretches.map(Part.init)
  }

  private static func put(_ value: UInt32, at index: Int, in bytes: inout [UInt8]) {
    for byte in 0..<4 { bytes[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  /// The bytes of a file as libsndfile writes it.
  private static func encoded(
    _ samples: [Int16], of sound: SoundSequence, _ format: Format, _ tags: Tags
  ) throws(SoundFileError) -> [UInt8] {
    var info = SF_INFO()
    info.channels = 1
    guard let rate = Int32(exactly: sound.sampleRate), rate > 0 else {
      throw .encoding(
        format: format.rawValue, library: "libsndfile",
        reason: "there is no sound of \(sound.sampleRate) samples a second")
    }
    info.samplerate = rate
    info.format = format.code
    let memory = SoundMemory()
    guard let file = memory.open(mode: Int32(SFM_WRITE), info: &info) else {
      throw .encoding(
        format: format.rawValue, library: "libsndfile", reason: String(cString: sf_strerror(nil)))
    }
    // libsndfile begins a compressed stream with its first sample; without samples it makes no file.
    let written = samples.isEmpty && format != .wav ? [0] : samples
    let chunk = format == .wav ? CueChunk(sound.cues) : nil
    for (kind, text) in [
      (SF_STR_TITLE, tags.title), (SF_STR_ARTIST, tags.artist), (SF_STR_SOFTWARE, tags.software),
    ] where !text.isEmpty {
      sf_set_string(file, Int32(kind), text)
    }
    chunk?.set(in: file)
    let count = sf_write_short(file, written, sf_count_t(written.count))
    let reason = String(cString: sf_strerror(file))
    // The header, or the last page, is written now.
    guard sf_close(file) == 0, count == written.count else {
      throw .encoding(format: format.rawValue, library: "libsndfile", reason: reason)
    }
    return memory.bytes
  }
}

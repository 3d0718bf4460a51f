import CSndFile

/// The cue markers of a WAV file and their labels.
///
/// libsndfile reads both, but writes only the markers. So the labels are written as a separate
/// chunk, `LIST` of type `adtl` with a `labl` for each marker, as in the RIFF specification.
/// Everything before the sound must fit into the 50 kB that libsndfile allows for a header, so labels
/// are shortened to fit, and markers after the first thousand are left out.
struct CueChunk {
  /// How many markers a file can have.
  static let mostCues = 1000
  /// How long a label can be, in bytes of UTF-8; libsndfile reads no more.
  static let longestLabel = 250
  /// How many bytes of the header markers and labels can take.
  private static let budget = 44_000
  /// The size of `SF_CUE_POINT`: six numbers and a name.
  private static let pointSize = 24 + 256

  private let cues: [SoundRecording.Cue]
  /// The body of the chunk.
  private var labels: [UInt8]

  init?(_ cues: [SoundRecording.Cue]) {
    guard !cues.isEmpty else { return nil }
    self.cues = Array(cues.prefix(Self.mostCues))
    let share = Self.budget / self.cues.count - 24 - 12 - 4
    labels = Array("adtl".utf8)
    for (index, cue) in self.cues.enumerated() {
      let text = Self.shortened(cue.label, to: min(share, Self.longestLabel))
      // Zero-terminated, and padded so that every chunk begins at a multiple of four bytes.
      let body = text + [UInt8](repeating: 0, count: 4 - text.count % 4)
      labels += "labl".utf8
      labels.append(littleEndian: UInt32(4 + body.count))
      labels.append(littleEndian: UInt32(index + 1))
      labels += body
    }
  }

  /// Adds markers and labels to a file that is still empty.
  func set(in file: OpaquePointer) {
    // `SF_CUES`, in the machine's byte order: a count, then the points.
    var points = Self.bytes(UInt32(cues.count))
    for (index, cue) in cues.enumerated() {
      let start = Self.bytes(UInt32(clamping: cue.start))
      points += Self.bytes(UInt32(index + 1)) + start + Array("data".utf8)
      points += Self.bytes(0) + Self.bytes(0) + start + [UInt8](repeating: 0, count: 256)
    }
    points.withUnsafeMutableBytes {
      _ = sf_command(file, Int32(SFC_SET_CUE), $0.baseAddress, Int32($0.count))
    }
    var chunk = SF_CHUNK_INFO()
    withUnsafeMutableBytes(of: &chunk.id) { $0.copyBytes(from: "LIST".utf8) }
    chunk.id_size = 4
    chunk.datalen = UInt32(labels.count)
    var labels = labels
    labels.withUnsafeMutableBytes {
      chunk.data = $0.baseAddress
      // libsndfile keeps a copy.
      sf_set_chunk(file, &chunk)
    }
  }

  /// Reads the markers and labels of a file.
  static func read(from file: OpaquePointer) -> [SoundRecording.Cue] {
    var count: UInt32 = 0
    sf_command(file, Int32(SFC_GET_CUE_COUNT), &count, Int32(MemoryLayout<UInt32>.size))
    guard count > 0 else { return [] }
    var points = [UInt8](repeating: 0, count: 4 + Int(count) * pointSize)
    guard sf_command(file, Int32(SFC_GET_CUE), &points, Int32(points.count)) == SF_TRUE
    else { return [] }
    return (0..<Int(count)).map { index in
      let point = points[(4 + index * pointSize)..<(4 + (index + 1) * pointSize)]
      let start = point.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 20, as: UInt32.self) }
      let label = String(decoding: point.dropFirst(24).prefix { $0 != 0 }, as: UTF8.self)
      return SoundRecording.Cue(start: Int(start), end: Int(start), label: label)
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  /// The label's bytes, cut at a character boundary.
  private static func shortened(_ label: String, to limit: Int) -> [UInt8] {
    if label.utf8.count <= limit { return Array(label.utf8) }
    var text: [UInt8] = []
    for character in label {
      guard text.count + character.utf8.count + 3 <= limit else { break }
      text += character.utf8
    }
    return text + "…".utf8
  }
}

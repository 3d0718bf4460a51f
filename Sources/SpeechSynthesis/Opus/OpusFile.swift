import COpus
import Support

/// A recording as Opus in Ogg (RFC 7845).
///
/// Sound between silences is encoded by itself, once however often it is heard; the silences are
/// packets of 2.5 to 20 ms, so that everything begins within 1.25 ms of its time.
struct OpusFile {
  /// The silence, in samples, that stands between two sounds that are encoded by themselves.
  ///
  /// It has room for the packet in which the first ends, and two more after which a decoder has
  /// forgotten it.
  private static let shortestSilence = SoundRecording.sampleRate / 10

  private var pages = OggPages()
  /// Packets of silence, the longest first.
  private let silences: [(length: Int, packet: [UInt8])]
  /// What a decoder drops at the start, in samples of ``OpusCoder/sampleRate``: four packets, so that
  /// it begins as after any silence, and what it is late.
  private let dropped: Int
  private static let lead = 4 * OpusCoder.packet
  /// Where the packets so far end, in samples of ``OpusCoder/sampleRate``.
  private var place = 0

  /// The bytes of a recording.
  ///
  /// - Throws: ``SoundFileError/encoding(format:library:reason:)``.
  static func bytes(
    of sound: SoundSequence, tags: SoundFile.Tags, clips: OpusClips
  ) throws(SoundFileError) -> [UInt8] {
    var file = try OpusFile(tags: tags)
    for (start, stretches) in sounds(of: sound) {
      file.extend(to: lead + start * 160 / 147)
      for packet in try clips.clip(of: stretches).packets { file.add(packet, OpusCoder.packet) }
    }
    file.finish(length: (sound.count * 160 + 146) / 147)
    return file.pages.bytes
  }

  /// The stretches between silences, each with its place in samples.
  private static func sounds(
    of sound: SoundSequence
  ) -> [(start: Int, stretches: ArraySlice<SoundSequence.Stretch>)] {
    var sounds: [(start: Int, stretches: ArraySlice<SoundSequence.Stretch>)] = []
    var place = 0
    var open: (start: Int, index: Int, end: Int)?
    func close() {
      if let heard = open { sounds.append((heard.start, sound.stretches[heard.index..<heard.end])) }
      open = nil
    }
    for (index, stretch) in sound.stretches.enumerated() {
      switch stretch {
      case .silence(let count) where count >= shortestSilence:
        close()
      case .silence: break
      case .samples:
        open = (open?.start ?? place, open?.index ?? index, index + 1)
      }
      place += stretch.count
    }
    close()
    return sounds
  }

  private init(tags: SoundFile.Tags) throws(SoundFileError) {
    let coder = try OpusCoder()
    dropped = Self.lead + coder.delay
    for _ in 0..<2 { _ = try coder.encodeSilence() }
    var silences: [(length: Int, packet: [UInt8])] = []
    for part in [1, 2, 4, 8] {
      let length = OpusCoder.packet / part
      silences.append((length, try coder.encodeSilence(length)))
    }
    self.silences = silences
    pages.add(head, endingAt: 0)
    pages.endPage()
    pages.add(Self.comments(tags), endingAt: 0)
    pages.endPage()
  }

  /// `OpusHead`: version, channels, what is dropped at the start, the rate of the recording, gain.
  private var head: [UInt8] {
    var head = Array("OpusHead".utf8) + [1, 1]
    head.append(littleEndian: UInt16(dropped * 2))
    head.append(littleEndian: UInt32(SoundRecording.sampleRate))
    head.append(littleEndian: UInt16(0))
    return head + [0]
  }

  /// `OpusTags`: who made the packets, then names and values.
  private static func comments(_ tags: SoundFile.Tags) -> [UInt8] {
    let fields = [("TITLE", tags.title), ("ARTIST", tags.artist), ("ENCODER", tags.software)]
    let comments = fields.filter { !$1.isEmpty }.map { "\($0)=\($1)" }
    var bytes = Array("OpusTags".utf8)
    func add(_ text: String) {
      bytes.append(littleEndian: UInt32(text.utf8.count))
      bytes += text.utf8
    }
    add(String(cString: opus_get_version_string()))
    bytes.append(littleEndian: UInt32(comments.count))
    comments.forEach(add)
    return bytes
  }

  /// Adds silence up to the nearest place that can be reached.
  private mutating func extend(to target: Int) {
    let smallest = OpusCoder.packet / 8
    while target - place >= smallest / 2 {
      let rest = max(target - place + smallest / 2, smallest)
      guard let silence = silences.first(where: { $0.length <= rest }) else { return }
      add(silence.packet, silence.length)
    }
  }

  private mutating func add(_ packet: [UInt8], _ length: Int) {
    place += length
    pages.add(packet, endingAt: UInt64(place) * 2)
  }

  /// Adds silence up to the end; the last page tells how long the recording is.
  private mutating func finish(length: Int) {
    let end = dropped + length
    extend(to: end + OpusCoder.packet)
    pages.endPage(endingAt: UInt64(end) * 2)
  }
}

import Support
import Synchronization

/// What was encoded already: the clips of screens repeat, and encoding takes longer than speaking.
package final class OpusClips: Sendable {
  /// Sound between silences as packets of 20 ms.
  struct Clip: Sendable {
    /// The packets; the last sound is in the one before the last.
    var packets: [[UInt8]]
  }

  /// How many bytes are kept, and what a packet takes beside its own.
  private static let (limit, overhead) = (16 << 20, 48)

  private let known = Mutex(RecentValues<[UInt8], Clip>(limit: limit))

  /// Creates an empty store.
  package init() {}

  /// The packets of some sound at ``SoundRecording/sampleRate-type.property``, encoded once.
  ///
  /// - Throws: ``SoundFileError/encoding(format:library:reason:)``.
  func clip(of stretches: ArraySlice<SoundSequence.Stretch>) throws(SoundFileError) -> Clip {
    let key = Self.key(of: stretches)
    if let clip = known.withLock({ $0.value(of: key) }) { return clip }
    let clip = try Self.encoded(SoundSequence(stretches).samples)
    let cost = clip.packets.reduce(0) { $0 + $1.count + Self.overhead }
    known.withLock { $0.add(clip, cost: cost, for: key) }
    return clip
  }

  /// A hash of the samples.
  private static func key(of stretches: ArraySlice<SoundSequence.Stretch>) -> [UInt8] {
    let hash = XXH128()
    for stretch in stretches {
      SoundFile.Part(stretch).read { hash.update(bufferPointer: $0) }
    }
    return hash.finalize()
  }

  private static func encoded(_ samples: [Int16]) throws(SoundFileError) -> Clip {
    let coder = try OpusCoder()
    // As after any silence.
    for _ in 0..<2 { _ = try coder.encodeSilence() }
    var sound = Resampler.opus.resample(samples)
    // The last sample comes out late, and its packet sounds on into the next one.
    let packets = (sound.count + coder.delay + OpusCoder.packet - 1) / OpusCoder.packet + 1
    sound += repeatElement(0, count: packets * OpusCoder.packet - sound.count)
    var clip = Clip(packets: [])
    for start in stride(from: 0, to: sound.count, by: OpusCoder.packet) {
      clip.packets.append(try coder.encode(sound[start..<start + OpusCoder.packet]))
    }
    return clip
  }
}

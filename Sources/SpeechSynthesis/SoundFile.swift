import CSndFile
import Foundation

/// Recordings on disk.
///
/// libsndfile writes and reads them. The same recording and tags give the same bytes every time.
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

    var code: Int32 {
      switch self {
      case .wav: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
      case .flac: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
      case .opus: Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS)
      }
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

  /// Writes a recording to a temporary name beside the file, then renames it.
  /// - Throws: ``SoundFileError``.
  public static func write(
    _ sound: Sound,
    to path: String,
    format: Format,
    tags: Tags = Tags()
  ) throws(SoundFileError) {
    let bytes = try data(of: sound, format: format, tags: tags)
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).part"
    do {
      try bytes.write(to: URL(fileURLWithPath: temporary))
    } catch {
      unlink(temporary)
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// The bytes of a file.
  /// - Throws: ``SoundFileError``.
  public static func data(
    of sound: Sound,
    format: Format,
    tags: Tags = Tags()
  ) throws(SoundFileError) -> Data {
    var info = SF_INFO()
    info.channels = 1
    info.samplerate = Int32(format == .opus ? 24_000 : sound.sampleRate)
    info.format = format.code
    let memory = SoundMemory()
    guard let file = memory.open(mode: Int32(SFM_WRITE), info: &info) else {
      throw .encoding(format: format.rawValue, reason: String(cString: sf_strerror(nil)))
    }
    // libsndfile begins a compressed stream with its first sample; without samples it makes no file.
    let heard = sound.samples.isEmpty && format != .wav ? [0] : sound.samples
    let samples = format == .opus ? Resampler.opus.resample(heard) : heard
    let chunk = format == .wav ? CueChunk(sound.cues) : nil
    for (kind, text) in [
      (SF_STR_TITLE, tags.title), (SF_STR_ARTIST, tags.artist), (SF_STR_SOFTWARE, tags.software),
    ] where !text.isEmpty {
      sf_set_string(file, Int32(kind), text)
    }
    chunk?.set(in: file)
    let written = sf_write_short(file, samples, sf_count_t(samples.count))
    let reason = String(cString: sf_strerror(file))
    // The header, or the last page, is written now.
    guard sf_close(file) == 0, written == samples.count else {
      throw .encoding(format: format.rawValue, reason: reason)
    }
    return Data(format == .opus ? OggPages.renumbered(memory.bytes) : memory.bytes)
  }
}

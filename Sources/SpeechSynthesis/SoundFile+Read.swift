import CSndFile
import Foundation

extension SoundFile {
  /// The contents of a file.
  public struct Contents: Hashable, Sendable {
    /// The recording; its cues have no length.
    public var sound: Sound
    /// The tags of the file.
    public var tags: Tags
  }

  /// Reads a recording in any format that libsndfile knows; of several channels, the first.
  /// - Throws: ``SoundFileError``.
  public static func read(_ path: String) throws(SoundFileError) -> Contents {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "no such file, or no permission")
    }
    return try read(data, named: path)
  }

  /// Reads a recording from memory.
  /// - Throws: ``SoundFileError``.
  public static func read(
    _ data: Data,
    named name: String = "recording"
  ) throws(SoundFileError) -> Contents {
    var info = SF_INFO()
    let memory = SoundMemory([UInt8](data))
    guard let file = memory.open(mode: Int32(SFM_READ), info: &info) else {
      throw .unreadable(path: name, reason: String(cString: sf_strerror(nil)))
    }
    // libsndfile reads from the memory until the file is closed.
    defer { withExtendedLifetime(memory) { _ = sf_close(file) } }
    let channels = Int(info.channels)
    var samples = [Int16](repeating: 0, count: Int(info.frames) * channels)
    let count = Int(sf_readf_short(file, &samples, info.frames))
    let first = stride(from: 0, to: count * channels, by: channels).map { samples[$0] }
    func text(_ kind: Int) -> String {
      sf_get_string(file, Int32(kind)).map { String(cString: $0) } ?? ""
    }
    return Contents(
      sound: Sound(
        samples: first, sampleRate: Int(info.samplerate), cues: CueChunk.read(from: file)),
      tags: Tags(
        title: text(SF_STR_TITLE), artist: text(SF_STR_ARTIST),
        software: text(SF_STR_SOFTWARE)))
  }
}

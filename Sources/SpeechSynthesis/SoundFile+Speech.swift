import CSndFile
import Foundation

extension SoundFile {
  /// The longest sound that one utterance may have, in seconds.
  static let longestSpeech = 600

  /// Reads the speech that a user's program wrote, in any format that libsndfile knows, at any rate,
  /// with any number of channels, which are mixed.
  ///
  /// - Returns: Samples at ``SoundRecording/sampleRate``.
  /// - Throws: ``SoundFileError/unreadable(path:reason:)`` if it is not sound, or cannot be heard.
  static func speech(_ data: Data, named name: String) throws(SoundFileError) -> [Int16] {
    func unreadable(_ reason: String) -> SoundFileError { .unreadable(path: name, reason: reason) }
    guard !data.isEmpty else { throw unreadable("it is empty") }
    let length = SoundLength(of: data)
    if let length, length.isCut {
      throw unreadable(
        "it is truncated: its header promises \(length.promised) bytes of sound, but there are "
          + "\(length.found)")
    }
    var info = SF_INFO()
    let memory = SoundMemory([UInt8](length?.completed(data) ?? data))
    guard let file = memory.open(mode: Int32(SFM_READ), info: &info) else {
      throw unreadable(String(cString: sf_strerror(nil)))
    }
    // libsndfile reads from the memory until the file is closed.
    defer { withExtendedLifetime(memory) { _ = sf_close(file) } }
    let channels = Int(info.channels)
    let rate = Int(info.samplerate)
    guard SpeechEngines.sampleRates.contains(rate), (1...32).contains(channels) else {
      throw unreadable("\(channels) channels at \(rate) Hz cannot be speech")
    }
    // A header may leave the length open, so the samples decide how much memory is used.
    let limit = longestSpeech * rate
    var block = [Float](repeating: 0, count: 4096 * channels)
    var mixed: [Float] = []
    while true {
      let count = Int(sf_readf_float(file, &block, 4096))
      guard count > 0 else { break }
      guard mixed.count + count <= limit else {
        throw unreadable("it is longer than \(longestSpeech / 60) minutes")
      }
      for frame in 0..<count {
        var sum: Float = 0
        for channel in 0..<channels { sum += block[frame * channels + channel] }
        mixed.append(sum / Float(channels) * 32_768)
      }
    }
    guard !mixed.isEmpty else { throw unreadable("there is no sound in it") }
    guard mixed.allSatisfy(\.isFinite) else {
      throw unreadable("some of its samples are not numbers")
    }
    let samples =
      rate == SoundRecording.sampleRate
      ? SoundRecording.rounded(mixed)
      : Resampler(from: rate, to: SoundRecording.sampleRate).resample(mixed)
    guard samples.contains(where: { $0.magnitude > SoundClip.silence.magnitude }) else {
      throw unreadable("it contains only silence")
    }
    return samples
  }
}

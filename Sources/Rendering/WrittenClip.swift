import Foundation
import SpeechSynthesis
import Support

/// A clip that can be read again from a recording in which it is heard.
///
/// A batch forgets clips, or its memory would grow with it. What returns later need not be spoken
/// again: between its fades a clip lies in the WAV file of a walk as it is, so that only its ends are
/// kept. If somebody has changed the file meanwhile, its hash tells.
struct WrittenClip: Sendable {
  private let path: String
  /// Where the clip's middle begins in the file, in bytes.
  private let place: Int
  /// How many samples of it are in the file.
  private let count: Int
  private let (head, tail): ([Int16], [Int16])
  private let sampleRate: Int
  private let events: PackedEvents
  private let hash: [UInt8]

  /// Notes where a clip is.
  init(_ place: ClipPlace, in path: String) {
    let clip = place.clip
    self.path = path
    self.place = place.byte
    count = place.range.count
    head = Array(clip.samples[..<place.range.lowerBound])
    tail = Array(clip.samples[place.range.upperBound...])
    (sampleRate, events) = (clip.sampleRate, PackedEvents(clip.events))
    hash = Self.hash(of: clip.samples)
  }

  /// What it takes in memory, about, in bytes.
  var cost: Int {
    1024 + (head.count + tail.count) * MemoryLayout<Int16>.stride + events.count
  }

  /// The clip; `nil` if the file is not as it was left.
  func read() -> SoundClip? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let all = head.count + count + tail.count
    var isRead = false
    let (head, tail, count, place) = (head, tail, count, place)
    let samples = [Int16](unsafeUninitializedCapacity: all) { buffer, filled in
      let middle = UnsafeMutableBufferPointer(rebasing: buffer[head.count..<head.count + count])
      isRead = Self.read(descriptor, at: place, into: UnsafeMutableRawBufferPointer(middle))
      guard isRead else { return }
      #if _endian(big)
        for index in middle.indices { middle[index] = Int16(littleEndian: middle[index]) }
      #endif
      _ = UnsafeMutableBufferPointer(rebasing: buffer[..<head.count])
        .initialize(fromContentsOf: head)
      _ = UnsafeMutableBufferPointer(rebasing: buffer[(head.count + count)..<all])
        .initialize(fromContentsOf: tail)
      filled = all
    }
    guard isRead, Self.hash(of: samples) == hash else { return nil }
    return SoundClip(samples: samples, sampleRate: sampleRate, events: events.events)
  }

  private static func read(
    _ descriptor: Int32, at place: Int, into bytes: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var filled = 0
    while filled < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(place + filled))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }

  private static func hash(of samples: [Int16]) -> [UInt8] {
    samples.withUnsafeBytes { XXH128.hash(of: $0) }
  }
}

/// Where a clip lies in a recording as it is.
struct ClipPlace: Sendable {
  /// What was said.
  let utterance: SpeechUtterance
  /// All of the clip.
  let clip: SoundClip
  /// Which of its samples are there, one after another.
  fileprivate(set) var range: Range<Int>
  /// Where they begin in the file, in bytes.
  fileprivate let byte: Int

  /// The places of clips in a WAV file: of each the longest stretch in which nothing else is heard.
  ///
  /// - Parameters:
  ///   - clips: What was said, and the clips that the recording shares samples with.
  ///   - sound: The recording.
  ///   - header: How many bytes come before its samples.
  /// - Returns: The places, in no order.
  static func places(
    of clips: some Sequence<(SpeechUtterance, SoundClip)>, in sound: SoundSequence,
    after header: Int
  ) -> [ClipPlace] {
    var origins: [UnsafePointer<Int16>: (utterance: SpeechUtterance, clip: SoundClip)] = [:]
    for (utterance, clip) in clips {
      if let origin = clip.samples[...].origin { origins[origin] = (utterance, clip) }
    }
    var places: [UnsafePointer<Int16>: ClipPlace] = [:]
    var (last, lastOrigin): (ClipPlace?, UnsafePointer<Int16>?) = (nil, nil)
    var place = 0
    for stretch in sound.stretches {
      defer { place += stretch.count }
      guard case .samples(let samples) = stretch, let origin = samples.origin,
        let known = origins[origin]
      else {
        last = nil
        continue
      }
      if lastOrigin == origin, let before = last?.range, before.upperBound == samples.startIndex {
        last?.range = before.lowerBound..<samples.endIndex
      } else {
        last = ClipPlace(
          utterance: known.utterance, clip: known.clip, range: samples.indices,
          byte: header + place * MemoryLayout<Int16>.size)
        lastOrigin = origin
      }
      if let last, last.range.count > places[origin]?.range.count ?? 0 { places[origin] = last }
    }
    // Of a clip that was soon cut off, too much would have to be kept.
    return places.values.filter { $0.range.count * 2 >= $0.clip.samples.count }
  }
}

extension ArraySlice<Int16> {
  /// Where the array begins in memory that the slice is of: the same for all slices of an array.
  fileprivate var origin: UnsafePointer<Int16>? {
    withUnsafeBufferPointer { $0.baseAddress.map { $0 - startIndex } }
  }
}

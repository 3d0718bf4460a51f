import Foundation

/// How much sound the header of a WAV or AIFF file promises, and how much there is.
///
/// libsndfile plays a file that was cut off up to its end, so that half a sentence would pass for all
/// of it, and plays nothing of one whose header says 0.
struct SoundLength: Hashable, Sendable {
  /// How many bytes of samples the header promises.
  var promised: Int
  /// How many bytes follow the header.
  var found: Int
  /// Where the promise is in the file.
  private var place: Int
  private var isLittleEndian: Bool
  /// Whether other chunks follow, so that a length of 0 means what it says.
  private var isFollowed: Bool

  /// Lengths from here on stand for "until the end": a program that writes to a pipe does not know
  /// the length when it writes the header, and puts 0xFFFFFFFF, 0x7FFFF000 or the like there.
  private static let streaming = 0x7FFF_0000

  /// Reads the chunks of a file; `nil` if it is of another kind, or has no sound.
  init?(of data: Data) {
    let bytes = [UInt8](data)
    func name(at place: Int) -> String {
      String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }
    guard bytes.count >= 12 else { return nil }
    let (form, kind) = (name(at: 0), name(at: 8))
    let isWAV = ["RIFF", "RIFX"].contains(form) && kind == "WAVE"
    guard isWAV || form == "FORM" && ["AIFF", "AIFC"].contains(kind) else { return nil }
    isLittleEndian = form == "RIFF"
    var place = 12
    while place + 8 <= bytes.count {
      let size = Self.size(bytes, place + 4, form)
      let start = place + 8
      guard name(at: place) == (isWAV ? "data" : "SSND") else {
        place = start + size + size % 2
        continue
      }
      promised = size
      found = bytes.count - start
      self.place = place + 4
      // A chunk that ends where the file does is hardly made of samples.
      isFollowed = found >= 8 && (found - 9...found - 8).contains(Self.size(bytes, start + 4, form))
      return
    }
    return nil
  }

  /// A length of four bytes.
  private static func size(_ bytes: [UInt8], _ place: Int, _ form: String) -> Int {
    let digits = bytes[place..<place + 4]
    return (form == "RIFF" ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether there is less than the header promises.
  var isCut: Bool { promised < Self.streaming && promised > found }

  /// The file with its real length, if its header says 0 for a length that was not known.
  func completed(_ data: Data) -> Data {
    guard promised == 0, found > 0, !isFollowed else { return data }
    var bytes = [UInt8](data)
    for index in 0..<4 {
      let shift = 8 * (isLittleEndian ? index : 3 - index)
      bytes[place + index] = UInt8(truncatingIfNeeded: found >> shift)
    }
    return Data(bytes)
  }
}

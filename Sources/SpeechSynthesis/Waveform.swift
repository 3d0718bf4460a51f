import Foundation

/// The outline of a recording: the lowest and the highest sample of each stretch.
package struct Waveform: Hashable, Sendable {
  /// The lowest and the highest sample of each stretch, in thousandths of full scale.
  package var buckets: [Bucket]

  /// A stretch of the recording.
  package struct Bucket: Hashable, Sendable {
    package var low: Int
    package var high: Int

    fileprivate init(_ low: Int16, _ high: Int16) {
      self.low = Int(low) * 1000 / 32768
      self.high = Int(high) * 1000 / 32768
    }
  }

  /// How many stretches a recording is divided into.
  package static let usualCount = 800

  /// The outline of samples, in at most `count` stretches.
  package init(of samples: [Int16], count: Int = usualCount) {
    self.init(of: SoundSequence(SoundRecording(samples: samples)), count: count)
  }

  /// The outline of a recording, in at most `count` stretches.
  package init(of sound: SoundSequence, count most: Int = usualCount) {
    let count = min(most, sound.count)
    buckets = []
    buckets.reserveCapacity(count)
    var (low, high) = (Int16.max, Int16.min)
    var place = 0
    var end = count > 0 ? sound.count / count : 0
    for stretch in sound.stretches {
      let start = place
      while place < start + stretch.count {
        let to = min(start + stretch.count, end)
        switch stretch {
        case .silence:
          (low, high) = (min(low, 0), max(high, 0))
        case .samples(let samples):
          let first = samples.startIndex - start
          let (lowest, highest) = Self.range(of: samples[place + first..<to + first])
          (low, high) = (min(low, lowest), max(high, highest))
        }
        place = to
        guard place == end else { continue }
        buckets.append(Bucket(low, high))
        (low, high) = (Int16.max, Int16.min)
        end = (buckets.count + 1) * sound.count / count
      }
    }
  }

  private static func range(of samples: ArraySlice<Int16>) -> (lowest: Int16, highest: Int16) {
    samples.withUnsafeBufferPointer { samples in
      var (low, high) = (Int16.max, Int16.min)
      for sample in samples {
        low = min(low, sample)
        high = max(high, sample)
      }
      return (low, high)
    }
  }

  // MARK: On disk

  /// The extension of the file beside a sound that holds its outline, so that pages need not decode
  /// the sound.
  package static let fileExtension = "peaks"

  /// The outline as bytes: of each stretch the lowest and the highest sample in thousandths of full
  /// scale, as 16-bit numbers, little-endian.
  package var data: Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(buckets.count * 4)
    for bucket in buckets {
      bytes.append(littleEndian: Int16(clamping: bucket.low))
      bytes.append(littleEndian: Int16(clamping: bucket.high))
    }
    return Data(bytes)
  }

  /// Reads what ``data`` holds; `nil` if it is something else.
  package init?(data: Data) {
    guard data.count % 4 == 0 else { return nil }
    let bytes = [UInt8](data)
    buckets = stride(from: 0, to: bytes.count, by: 4).map { place in
      var bucket = Bucket(0, 0)
      bucket.low = Int(Int16(bitPattern: bytes.littleEndian16(at: place)))
      bucket.high = Int(Int16(bitPattern: bytes.littleEndian16(at: place + 2)))
      return bucket
    }
    let limit = -1000...1000
    guard buckets.allSatisfy({ limit.contains($0.low) && limit.contains($0.high) }) else {
      return nil
    }
  }
}

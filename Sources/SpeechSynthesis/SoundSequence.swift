/// A recording as a row of stretches: pieces of clips, shared with them, and the silence between.
///
/// A walk of a minute repeats few clips, so that it is written to a file from theirs, without ever
/// being in memory as a whole.
package struct SoundSequence: Sendable {
  /// A piece of a recording.
  package enum Stretch: Sendable {
    /// Nothing is heard for so many samples.
    case silence(Int)
    /// These samples are heard.
    case samples(ArraySlice<Int16>)

    /// Its length in samples.
    package var count: Int {
      switch self {
      case .silence(let count): count
      case .samples(let samples): samples.count
      }
    }
  }

  /// The pieces, one after another.
  package private(set) var stretches: [Stretch] = []
  /// The length in samples.
  package private(set) var count = 0
  /// Samples a second.
  package let sampleRate: Int
  /// The announcements, in order of time.
  package let cues: [SoundRecording.Cue]

  /// Creates an empty sequence.
  package init(sampleRate: Int = SoundRecording.sampleRate, cues: [SoundRecording.Cue] = []) {
    self.sampleRate = sampleRate
    self.cues = cues
  }

  /// The sequence of a recording.
  package init(_ recording: SoundRecording) {
    self.init(sampleRate: recording.sampleRate, cues: recording.cues)
    append(.samples(recording.samples[...]))
  }

  /// The sequence of some pieces of another.
  init(_ stretches: ArraySlice<Stretch>) {
    self.init()
    for stretch in stretches { append(stretch) }
  }

  /// Adds a piece.
  mutating func append(_ stretch: Stretch) {
    guard stretch.count > 0 else { return }
    stretches.append(stretch)
    count += stretch.count
  }

  /// Adds silence up to a place.
  mutating func extend(to place: Int) {
    append(.silence(max(0, place - count)))
  }

  /// The samples of a piece in one row; what lies outside the sequence is left out.
  package func samples(in range: Range<Int>) -> [Int16] {
    var piece = SoundSequence(sampleRate: sampleRate)
    var start = 0
    for stretch in stretches {
      let part = range.clamped(to: start..<start + stretch.count)
      switch stretch {
      case .silence: piece.append(.silence(part.count))
      case .samples(let samples):
        let first = samples.startIndex - start
        piece.append(.samples(samples[first + part.lowerBound..<first + part.upperBound]))
      }
      start += stretch.count
    }
    return piece.samples
  }

  /// All samples in one row.
  package var samples: [Int16] {
    [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
      for stretch in stretches {
        let place = UnsafeMutableBufferPointer(
          rebasing: buffer[filled..<filled + stretch.count])
        switch stretch {
        case .silence: place.initialize(repeating: 0)
        case .samples(let samples): _ = place.initialize(fromContentsOf: samples)
        }
        filled += stretch.count
      }
    }
  }
}

import Support

/// The input for an engine that stands for a reading, and the positions of the words in it.
public struct EngineScript: Hashable, Sendable {
  /// The engine's input.
  public var input: SpeechUtterance.Input
  /// The positions of the words, in order; empty for an engine that reports no word times.
  public var segments: [Segment]

  /// A stretch of the input, and the words that it stands for.
  public struct Segment: Hashable, Sendable {
    /// Its position, in Unicode scalars from 0.
    public var position: Range<Int>
    /// The words, as indices into those of the reading; more than one if a number and its counter
    /// are spoken together.
    public var words: Range<Int>

    /// Creates a segment.
    public init(position: Range<Int>, words: Range<Int>) {
      self.position = position
      self.words = words
    }
  }

  /// Creates a script.
  public init(input: SpeechUtterance.Input, segments: [Segment] = []) {
    self.input = input
    self.segments = segments
  }

  /// The words that an event of a clip belongs to; `nil` if it belongs to a pause or a language
  /// change.
  ///
  /// - Parameter position: The event's ``SoundClip/Event/position``.
  /// - Returns: The places of the words in ``SpeechReading/words``.
  public func words(at position: Int) -> Range<Int>? {
    // The last segment that begins at or before the position.
    let next = segments.partitioningIndex { $0.position.lowerBound > position }
    guard next > 0, segments[next - 1].position.contains(position) else { return nil }
    return segments[next - 1].words
  }
}

/// What an engine is handed for a reading, and where in it the words stand.
public struct EngineScript: Hashable, Sendable {
  /// What the engine is handed.
  public var input: Utterance.Input
  /// Where the words stand in it, in order; empty for an engine that tells no word times.
  public var segments: [Segment]

  /// A stretch of the input, and the words it says.
  public struct Segment: Hashable, Sendable {
    /// Where it stands, in Unicode scalars from 0.
    public var position: Range<Int>
    /// The words it says, as indices of the reading's: more than one where a number and its counter
    /// are said in one.
    public var words: Range<Int>

    /// Creates a segment.
    public init(position: Range<Int>, words: Range<Int>) {
      self.position = position
      self.words = words
    }
  }

  /// Creates a script.
  public init(input: Utterance.Input, segments: [Segment] = []) {
    self.input = input
    self.segments = segments
  }

  /// The words that an event of a clip announces; `nil` where it announces a pause or a change of
  /// language.
  ///
  /// - Parameter position: The event's ``Clip/Event/position``.
  /// - Returns: The places of the words in ``SpeechReading/words``.
  public func words(at position: Int) -> Range<Int>? {
    // The segment that begins last at or before the place.
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].position.lowerBound <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, segments[low - 1].position.contains(position) else { return nil }
    return segments[low - 1].words
  }
}

/// The syllables of some words in a row, and how close each stands to the one before it.
///
/// The rules of pronunciation look at one coda and the onset after it; the boundary between
/// the two says which of the rules hold there.
struct HangulPhrase {
  /// One syllable of the phrase.
  struct Slot {
    /// The syllable, as far as the rules have come.
    var syllable: HangulSyllable
    /// The syllable that was written.
    let written: HangulSyllable
    /// A character that is no syllable, said as it is.
    let other: Unicode.Scalar?
    /// How it follows the slot before it.
    var boundary: Boundary
    /// The entry of the lexicon it comes from, counted in the phrase; `nil` where none knows it.
    var entry: Int?

    /// Whether the lexicon knows the word it belongs to, so that no pattern need guess.
    var isKnown: Bool { entry != nil }

    init(_ syllable: HangulSyllable, written: HangulSyllable? = nil, boundary: Boundary) {
      self.syllable = syllable
      self.written = written ?? syllable
      self.other = nil
      self.boundary = boundary
    }

    init(other: Unicode.Scalar) {
      self.syllable = HangulSyllable(.none, .eu)
      self.written = syllable
      self.other = other
      self.boundary = .apart
    }
  }

  /// How close a syllable stands to the one before it.
  enum Boundary: Hashable, Sendable {
    /// Inside a word: before an ending, a particle, a suffix.
    case inner
    /// Between the parts of a compound: 값+어치. A coda is neutralized before it moves.
    case part
    /// Across a space inside a phrase, such as 옷 한 벌. As between parts.
    case phrase
    /// Between a number and its counter: codas move as inside a word.
    case number
    /// No sound changes across it.
    case apart
  }

  var slots: [Slot] = []
  /// Where each word begins and ends in `slots`.
  var words: [Range<Int>] = []

  /// Changes the syllables on both sides of every junction.
  mutating func changeJunctions(
    _ change: (
      _ first: inout HangulSyllable, _ second: inout HangulSyllable, _ boundary: Boundary
    ) -> Void
  ) {
    guard slots.count > 1 else { return }
    for second in 1..<slots.count where joins(second) {
      var first = slots[second - 1].syllable
      var next = slots[second].syllable
      change(&first, &next, slots[second].boundary)
      slots[second - 1].syllable = first
      slots[second].syllable = next
    }
  }

  /// Whether sounds may change between a slot and the one before it.
  func joins(_ index: Int) -> Bool {
    slots[index].boundary != .apart && slots[index].other == nil && slots[index - 1].other == nil
  }

  /// A word as it sounds so far.
  func surface(of word: Int) -> String {
    var text = String.UnicodeScalarView()
    for slot in slots[words[word]] {
      text.append(slot.other ?? slot.syllable.scalar)
    }
    return String(text)
  }
}

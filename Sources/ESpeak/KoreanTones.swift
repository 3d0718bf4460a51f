import Readings

/// The pitch of Korean syllables, as tones of our phoneme table.
///
/// A tone is two digits: the level at which a syllable begins and the one at which it ends, 0 to 9.
/// Seoul Korean has no word stress. An eojeol goes low, high … low, high; it begins high after an
/// aspirated or tense onset, ㅅ or ㅎ. Each is a little lower than the one before, and what ends the
/// phrase decides its last syllables. The levels were chosen by measuring (Tools/listening/RESULTS.md).
///
///     KoreanTones().phrase(["결쩨", "카드"], end: .period)  // [["24", "46"], ["66", "60"]]
struct KoreanTones: Hashable, Sendable {
  /// The level of the first syllable of an eojeol, unless it begins high.
  var low = 2.0
  /// The level of the second and of the last.
  var high = 6.0
  /// The level inside a long eojeol, and of a single syllable that does not begin high.
  var middle = 4.0
  /// The level of the second of three, unless the eojeol begins high.
  var secondOfThree = 5.0
  /// How much lower each eojeol is than the one before.
  var fall = 0.5
  /// The most that an eojeol is lower than the first.
  var mostFall = 3.0
  /// How far a syllable has gone to its neighbor's level where they meet.
  var glide = 0.5

  /// The levels at the end of a phrase.
  struct Ending: Hashable, Sendable {
    /// The most that the syllable before the last may have.
    var before: Double?
    /// Where the last syllable ends.
    var last: Double
  }

  /// The ending before each pause; a short pause ends nothing.
  var endings: [SpokenWord.Pause: Ending] = [
    .comma: Ending(last: 6), .colon: Ending(last: 6), .question: Ending(last: 9),
    .period: Ending(before: 3, last: 0), .exclamation: Ending(before: 3, last: 0),
  ]

  /// How much higher a voice with tones says foreign words, which have none, in steps of the
  /// engine's pitch: else they would be as low as level 0.
  static let foreignRise = 30

  /// The tones of the eojeols of a phrase, one for each syllable.
  ///
  /// - Parameters:
  ///   - eojeols: Surface Hangul; each has a syllable at least.
  ///   - end: The pause after the last; `nil` for none.
  /// - Returns: For each eojeol the tones of its syllables.
  func phrase(_ eojeols: [[HangulSyllable]], end: SpokenWord.Pause?) -> [[String]] {
    var levels = eojeols.enumerated().map { index, syllables in
      let lower = min(mostFall, fall * Double(index))
      return self.levels(of: syllables).map { $0 - lower }
    }
    let ending = end.flatMap { endings[$0] }
    if let most = ending?.before, let last = levels.indices.last {
      let before = levels[last].count > 1 ? last : last - 1
      let place = before < 0 ? 0 : levels[before].count - (before == last ? 2 : 1)
      // The first of an eojeol stays: whether it is high tells the onsets apart.
      if place > 0 { levels[before][place] = min(levels[before][place], most) }
    }
    return levels.enumerated().map { index, row in
      row.indices.map { place in
        let level = row[place]
        let left = place > 0 ? row[place - 1] : level
        let right = place + 1 < row.count ? row[place + 1] : level
        var start = level + (left - level) * glide
        var stop = level + (right - level) * glide
        if index == levels.count - 1, place == row.count - 1, let last = ending?.last {
          start = last < level ? min(start, level) : level
          stop = last
        }
        return Self.digit(start) + Self.digit(stop)
      }
    }
  }

  /// The levels of an eojeol by itself.
  private func levels(of syllables: [HangulSyllable]) -> [Double] {
    let beginsHigh = syllables.first.map { Self.highOnsets.contains($0.onset) } ?? false
    let first = beginsHigh ? high : low
    switch syllables.count {
    case 0: return []
    case 1: return [beginsHigh ? high : middle]
    case 2: return [first, high]
    case 3: return [first, beginsHigh ? high : secondOfThree, high]
    case let count:
      return [first, high] + Array(repeating: middle, count: count - 4) + [low, high]
    }
  }

  private static let highOnsets: Set<Onset> = [.gg, .dd, .bb, .jj, .k, .t, .p, .ch, .s, .ss, .h]

  private static func digit(_ level: Double) -> String {
    String(Int(min(max(level + 0.5, 0), 9)))
  }
}

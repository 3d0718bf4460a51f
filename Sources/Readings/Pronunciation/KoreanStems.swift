/// What can be told of a verb stem from its letters, and the closed lists for the rest.
enum KoreanStems {
  /// Whether ㄹ belongs to the stem itself, as in 만들- and 길-, so that 지 and 게 stay lenis.
  static func isVerbInL(_ stem: [HangulSyllable]) -> Bool {
    guard let last = stem.last, last.coda == .l else { return false }
    if stem.count == 1 { return shortVerbsInL.contains(last.scalar) }
    return longVerbsInL.contains { ending in
      stem.count >= ending.count
        && zip(stem.suffix(ending.count), ending).allSatisfy {
          $0.scalar == $1
        }
    }
  }

  /// Whether a word in ㄹ can be a verb before a noun, not a noun itself or the particle 를.
  static func canBeModifier(_ stem: [HangulSyllable]) -> Bool {
    guard let last = stem.last, last.coda == .l else { return false }
    let scalars = stem.map(\.scalar)
    if last == HangulSyllable(.r, .eu, .l) {
      return scalars.count > 1 && verbsInReu.contains(Array(scalars.suffix(2)))
    }
    if nounsInL.contains(scalars) { return false }
    return !(scalars.count > 2 && nounsInL.contains(Array(scalars.suffix(2))))
  }

  /// Whether what stands before 을 is a verb stem and no noun with its particle: 먹, 있, 높.
  ///
  /// Clusters and ㅆ, ㅎ close verb stems, a few nouns aside; the others are in closed lists.
  static func isVerb(_ stem: ArraySlice<HangulSyllable>) -> Bool {
    guard let last = stem.last else { return false }
    let text = String(String.UnicodeScalarView(stem.map(\.scalar)))
    if stem.count == 1, KoreanWordSet.shortStems.contains(text) { return true }
    if KoreanWordSet.stemsBeforeEul.words.contains(where: { text.hasSuffix($0) }) { return true }
    switch last.coda {
    case .ss, .h, .nh, .lh, .nj, .lt, .lp: return true
    case .lb: return !last.isEight
    case .lg: return !last.isNounInLG
    case .lm: return !KoreanWordSet.nounsInLM.contains("\(last.scalar)")
    default: return false
    }
  }

  private static let shortVerbsInL = KoreanWordSet.shortVerbsInL.characters

  private static let longVerbsInL = KoreanWordSet.longVerbsInL.spellings

  private static let verbsInReu = KoreanWordSet.verbsInReu.spellings

  private static let nounsInL = KoreanWordSet.nounsInL.spellings
}

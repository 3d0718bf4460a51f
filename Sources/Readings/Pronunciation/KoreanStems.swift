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

  private static let shortVerbsInL = KoreanWordSet.shortVerbsInL.characters

  private static let longVerbsInL = KoreanWordSet.longVerbsInL.spellings

  private static let verbsInReu = KoreanWordSet.verbsInReu.spellings

  private static let nounsInL = KoreanWordSet.nounsInL.spellings
}

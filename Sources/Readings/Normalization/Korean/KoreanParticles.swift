/// The endings that are written together with a noun or a number.
enum KoreanParticles {
  /// Whether a Hangul run is nothing but particles, such as 에서는.
  static func isParticle(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 8 else { return range.isEmpty }
    for length in stride(from: min(range.count, 5), through: 1, by: -1) {
      let end = range.lowerBound + length
      if KoreanWordSet.particles.contains(text.string(range.lowerBound..<end)),
        isParticle(text, end..<range.upperBound)
      {
        return true
      }
    }
    return false
  }

  /// Whether what follows a counter in the same run belongs to it: 씩, 짜리, 까지.
  static func isSuffix(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    if isParticle(text, range) { return true }
    for length in stride(from: min(range.count, 4), through: 1, by: -1) {
      let end = range.lowerBound + length
      if KoreanWordSet.counterSuffixes.contains(text.string(range.lowerBound..<end)),
        isSuffix(text, end..<range.upperBound)
      {
        return true
      }
    }
    return false
  }

  /// Whether the last syllable has a final consonant, as the choice of 은 and 는 needs it.
  static func hasCoda(_ word: String) -> Bool {
    word.unicodeScalars.last.flatMap(HangulSyllable.init).map { $0.coda != .none } ?? false
  }

  /// A particle as it follows 까지, which ends in a vowel and takes the place of 에: 금요일은, but
  /// 금요일까지는.
  static func afterUntil(_ particle: String) -> String {
    if particle == "에" { return "" }
    for whole in ["에는", "에도", "에만"] where particle.hasPrefix(whole) {
      return String(particle.dropFirst())
    }
    for (closed, open) in [("으로", "로"), ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와")]
    where particle == closed {
      return open
    }
    return particle
  }
}

import AccessibilityModel

extension KoreanReader {
  /// 4.0.1, 192.168.0.1: numbers with two points and more.
  mutating func readVersion(at position: Int) -> Match? {
    let parts = pointedParts(at: position)
    guard parts.count >= 3 || (parts.count == 2 && isVersion(before: position)) else { return nil }
    // 버전 3.1-4.2.
    if parts.count == 2, let match = readDecimalRange(at: position) { return match }
    return readVersion(parts)
  }

  mutating func readVersion(_ parts: [Range<Int>], join: SpokenWord.Join = .space) -> Match? {
    let phrase = version(parts, point: KoreanWord.point.text, join: join) {
      $0.count > 1 && $0[0] == 0 ? KoreanNumerals.decimals($0) : KoreanNumerals.sino($0)
    }
    add(phrase)
    return ("version", phrase.end)
  }

  /// Whether a word before a number makes it a version.
  private func isVersion(before position: Int) -> Bool {
    let latin = latinBefore(position)
    // The V of 3.7V is a unit.
    return ends(wordBefore(position), with: .versionWords)
      || KoreanWordSet.versions.contains(latin)
        && !char(previous(position) - latin.unicodeScalars.count).isDigit
  }
}

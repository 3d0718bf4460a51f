/// The endings that are written together with a noun or a number.
enum KoreanParticles {
  /// Whether a Hangul run is nothing but particles, such as 에서는.
  static func isParticle(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    range.count <= 8 && isMade(of: .particles, text, range)
  }

  /// Whether what follows a syllable in brackets is what it is a form of: 로서 of (으)로서.
  static func isTemplateEnding(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    !range.isEmpty
      && (isParticle(text, range) || isMade(of: .templateEndings, text, range))
  }

  /// Whether what follows a counter in the same run belongs to it: 씩, 짜리, 까지.
  static func isSuffix(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    isParticle(text, range) || isMade(of: .counterSuffixes, text, range, then: isSuffix)
  }

  /// Whether a run begins with a word of a list and goes on as it may.
  private static func isMade(
    of words: KoreanWordSet, _ text: WrittenText, _ range: Range<Int>,
    then goesOn: (WrittenText, Range<Int>) -> Bool = isParticle
  ) -> Bool {
    range.isEmpty
      || (1...min(range.count, 5)).contains { length in
        let end = range.lowerBound + length
        return words.contains(text.string(range.lowerBound..<end))
          && goesOn(text, end..<range.upperBound)
      }
  }

  /// The form of a particle that fits a word: 은 after a final consonant, 는 after a vowel.
  static func form(_ closed: KoreanWord, after word: String) -> String {
    let coda = word.unicodeScalars.last.flatMap(HangulSyllable.init)?.coda ?? .none
    return coda == .none ? openForms[closed.text] ?? closed.text : closed.text
  }

  /// A particle as it follows a word, whichever of its forms is written: 를 after 메일 is 을.
  static func fitting(_ particle: String, after word: String) -> String {
    guard
      let (closed, open) = openForms.first(where: { $0.key == particle || $0.value == particle })
    else { return particle }
    return isOpen(word, before: open) ? open : closed
  }

  /// Whether a word takes the form of a particle that follows a vowel; 로 follows ㄹ as well.
  static func isOpen(_ word: String, before particle: String) -> Bool {
    let coda = word.unicodeScalars.last.flatMap(HangulSyllable.init)?.coda ?? .none
    let toward = openForms[KoreanWord.toward.text] ?? ""
    return coda == .none || coda == .l && particle.hasPrefix(toward)
  }

  /// Whether two characters are the forms of one particle.
  static func isPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    openForms["\(first)"] == "\(second)" || openForms["\(second)"] == "\(first)"
  }

  /// A particle as it follows 까지, which ends in a vowel and takes the place of 에: 금요일은, but
  /// 금요일까지는.
  static func afterUntil(_ particle: String) -> String {
    if particle == KoreanWord.to.text { return "" }
    if KoreanWordSet.particlesOfPlace.hasPrefix(of: particle) {
      return String(particle.dropFirst())
    }
    return openForms[particle] ?? particle
  }

  /// The forms after a vowel, by those after a consonant.
  private static let openForms = DataTable.words("ko/particles.tsv", columns: ["closed", "open"])
}

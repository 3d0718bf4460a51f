import Support

extension KoreanReader {
  /// ㅋㅋㅋ: laughter and tears are sounds; ㅋㅋㅠㅠ is read as two runs.
  mutating func readSoundOfJamo(at position: Int) -> Match? {
    guard let sound = Self.jamo[char(position)]?.sound else { return nil }
    let end = runEnd(position)
    guard end - position >= 2 else { return nil }
    add(String(repeating: sound, count: min(end - position, 8)), position..<end)
    return ("sound of jamo", end)
  }

  /// ㅇㅇ한의원, 김ㅇㅇ, ㅇㅇㅇ 고객님: a name that is left open, each letter said as the circle it stands for,
  /// ○○.
  mutating func readOpenName(at position: Int) -> Match? {
    let end = runEnd(position), word = end..<hangulEnd(end)
    guard char(position) == Self.openLetter, (2...4).contains(end - position),
      !char(position - 1).isJamo, !char(end).isJamo, !isAmongLetters(position, end)
    else { return nil }
    // 김ㅇㅇ, but 그래ㅇㅇ.
    let family = wordBefore(position)
    let isGivenName =
      char(position - 1).isSyllable && family.count == 1
      && Self.familyNames.contains(char(family.lowerBound))
    let isBeforeNoun =
      !char(position - 1).isWordPart && !word.isEmpty && !KoreanParticles.isParticle(text, word)
      && !isEndingOfInitials(word)
    guard
      isGivenName || isBeforeNoun
        || word.isEmpty && begins(wordAfter(end), with: .addressees)
    else { return nil }
    let name = String(repeating: KoreanWord.telephoneZero.text, count: end - position)
    if isGivenName, stream.touches(position) {
      stream.glue(name, upTo: end)
    } else {
      add(name, position..<end)
    }
    if !word.isEmpty { glue(from: end, upTo: word.upperBound) }
    return ("open letters", max(end, word.upperBound))
  }

  private static let familyNames = KoreanWordSet.familyNames.characters
  private static let openLetter: Unicode.Scalar = "\u{3147}"

  /// 초성 퀴즈 ㅇㅋ, 쌍기역(ㄱㄱ): whether a word near by says that letters are meant as letters.
  private func isAmongLetters(_ start: Int, _ end: Int) -> Bool {
    isNear(.wordsOfJamo, max(span.lowerBound, start - 12)..<min(span.upperBound, end + 4))
  }

  /// 합니다 of ㅇㅈ합니다: whether a run of Hangul ends a verb of which initials are the stem; 한의원 does not.
  private func isEndingOfInitials(_ run: Range<Int>) -> Bool {
    begins(run, with: .afterInitials) || KoreanWordSet.endsOfInitials.contains(text.string(run))
  }

  /// ㅇㅋ, ㄱㅅㄱㅅ, ㅇㅈ합니다: words of chats by the first letters of their syllables, once or several times
  /// in a row; beside 초성 and the like they are letters.
  mutating func readInitials(at position: Int) -> Match? {
    guard !char(position - 1).isJamo || char(position - 1) == char(position - 2),
      let index = KoreanWord.initials.list.firstIndex(where: { hasWord($0, at: position) })
    else { return nil }
    let initials = KoreanWord.initials.list[index]
    var end = position, count = 0
    while hasWord(initials, at: end), count < 4 {
      end += initials.unicodeScalars.count
      count += 1
    }
    let rest = end..<hangulEnd(end)
    guard !char(end).isJamo || char(end) == char(end + 1) && char(end) != char(end - 1),
      !isAmongLetters(position, end), rest.isEmpty || isEndingOfInitials(rest),
      // 김ㅇㅇ.
      !char(position - 1).isSyllable || char(position) != char(position + 1)
        || char(position) != Self.openLetter
        || rest.isEmpty && KoreanWordSet.agreements.contains(text.string(wordBefore(position)))
    else { return nil }
    add(
      String(repeating: KoreanWord.initialsSaid.list[index], count: count), position..<end)
    if !rest.isEmpty { glue(from: end, upTo: rest.upperBound) }
    return ("initials", rest.upperBound)
  }

  /// A jamo by its name: 기역.
  mutating func readSingleJamo(at position: Int) -> Match {
    add(
      Self.jamo[char(position)]?.name ?? KoreanWord.oldLetter.text, position..<(position + 1),
      kind: .letterName)
    return ("jamo", position + 1)
  }

  private static let jamo = DataTable.dictionary(
    "ko/jamo.tsv", columns: ["jamo", "name", "sound"], optional: 1
  ) { row throws(TabTable.Fault) in
    (try row.scalar(0), (name: row[1], sound: row.text(2)))
  }
}

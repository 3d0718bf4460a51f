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

  /// ㅇㅋ, ㄱㅅㄱㅅ, ㅇㅈ합니다: words of chats by the first letters of their syllables, once or several times
  /// in a row; beside 초성 and the like they are letters, and so they are as part of a name, ㅇㅇ동.
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
      !ends(wordBefore(position), with: .wordsOfJamo),
      !begins(wordAfter(end), with: .wordsOfJamo),
      rest.isEmpty || begins(rest, with: .afterInitials),
      // 김ㅇㅇ.
      !char(position - 1).isSyllable || char(position) != char(position + 1)
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

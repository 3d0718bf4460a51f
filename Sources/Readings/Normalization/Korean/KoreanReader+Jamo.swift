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

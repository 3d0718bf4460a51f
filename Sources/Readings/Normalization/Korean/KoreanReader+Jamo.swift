extension KoreanReader {
  /// Reads lone jamo: laughter and tears as sounds, others by their names.
  mutating func readJamo(at position: Int) -> Match {
    var end = position
    while ScalarClass.isJamo(char(end)) { end += 1 }
    if let sound = Self.sounds[char(position)], end - position >= 2,
      (position..<end).allSatisfy({ char($0) == char(position) })
    {
      let word = String(repeating: sound, count: min(end - position, 8))
      stream.add(word, .korean, position..<end)
      return ("sound of jamo", end)
    }
    // Mixed runs such as ㅋㅋㅠㅠ fall into runs of one jamo.
    if let sound = Self.sounds[char(position)] {
      var same = position
      while char(same) == char(position), same < end { same += 1 }
      if same - position >= 2 {
        stream.add(
          String(repeating: sound, count: min(same - position, 8)), .korean, position..<same)
        return ("sound of jamo", same)
      }
    }
    return readSingleJamo(at: position)
  }

  /// A jamo by its name: 기역.
  mutating func readSingleJamo(at position: Int) -> Match {
    let name = Self.names[Int(char(position) - 0x3131)]
    stream.add(name, .korean, position..<(position + 1), kind: .letterName)
    return ("jamo", position + 1)
  }

  private static let sounds: [UInt32: String] = [
    0x314B: "크", 0x314E: "흐", 0x3160: "유", 0x315C: "우", 0x314F: "아", 0x3161: "으", 0x3157: "오",
  ]

  /// The names of U+3131…U+318E: letters of today, then old ones.
  private static let names: [String] = {
    var names =
      """
      기역 쌍기역 기역시옷 니은 니은지읒 니은히읗 디귿 쌍디귿 리을 리을기역 리을미음 리을비읍 리을시옷 리을티읕 리을피읖 리을히읗
      미음 비읍 쌍비읍 비읍시옷 시옷 쌍시옷 이응 지읒 쌍지읒 치읓 키읔 티읕 피읖 히읗
      아 애 야 얘 어 에 여 예 오 와 왜 외 요 우 워 웨 위 유 으 의 이
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    while names.count < 0x5E { names.append("옛글자") }
    return names
  }()
}

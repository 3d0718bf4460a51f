extension KoreanReader {
  /// ㅋㅋㅋ: laughter and tears are sounds; ㅋㅋㅠㅠ falls into runs of one jamo.
  mutating func readSoundOfJamo(at position: Int) -> Match? {
    let end = runEnd(position)
    guard let sound = Self.sounds[char(position)], end - position >= 2 else { return nil }
    add(String(repeating: sound, count: min(end - position, 8)), position..<end)
    return ("sound of jamo", end)
  }

  /// A jamo by its name: 기역.
  mutating func readSingleJamo(at position: Int) -> Match {
    let place = char(position).distance(from: "ㄱ")
    let name = Self.names.indices.contains(place) ? Self.names[place] : "옛글자"
    add(name, position..<(position + 1), kind: .letterName)
    return ("jamo", position + 1)
  }

  private static let sounds: [Unicode.Scalar: String] = [
    "ㅋ": "크", "ㅎ": "흐", "ㅠ": "유", "ㅜ": "우", "ㅏ": "아", "ㅡ": "으", "ㅗ": "오",
  ]

  /// The names of the letters of today, from ㄱ on.
  private static let names =
    """
    기역 쌍기역 기역시옷 니은 니은지읒 니은히읗 디귿 쌍디귿 리을 리을기역 리을미음 리을비읍 리을시옷 리을티읕 리을피읖 리을히읗
    미음 비읍 쌍비읍 비읍시옷 시옷 쌍시옷 이응 지읒 쌍지읒 치읓 키읔 티읕 피읖 히읗
    아 애 야 얘 어 에 여 예 오 와 왜 외 요 우 워 웨 위 유 으 의 이
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

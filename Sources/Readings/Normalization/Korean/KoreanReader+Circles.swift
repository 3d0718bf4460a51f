import AccessibilityModel

extension KoreanReader {
  /// ○/×, ○, ×: the circle and the cross of right and wrong, beside each other.
  mutating func readCircleAndCross(at position: Int) -> Match? {
    let sign = char(position)
    guard sign == "×" || Self.circles.contains(sign), !isInsideWord(position) else { return nil }
    var next = skipSpaces(position + 1)
    if "/,·|".unicodeScalars.contains(char(next)) { next = skipSpaces(next + 1) }
    let other = char(next)
    guard sign == "×" ? Self.circles.contains(other) : other == "×", !char(next + 1).isWordPart
    else { return nil }
    for place in [position, next] {
      let letter: Unicode.Scalar = char(place) == "×" ? "X" : "O"
      add(LatinWords.letter(letter), place..<(place + 1), kind: .letterName)
    }
    return ("circle and cross", next + 1)
  }

  /// 맵기 ●●○, 진하기 ■■□: how many signs of a row are filled; in a text of nothing but signs each is said.
  mutating func readMeter(at position: Int) -> Match? {
    guard !isSymbolOnly, !char(position - 1).isWordPart,
      let kind = Self.meters.first(where: {
        $0.filled == char(position) && $0.empty == char(runEnd(position))
      }),
      char(position - 1) != kind.filled, char(position - 1) != kind.empty
    else { return nil }
    let empty = runEnd(position), end = runEnd(empty)
    guard (3...10).contains(end - position), !char(end).isWordPart,
      char(end) != kind.filled
    else { return nil }
    for count in [end - position, empty - position] {
      for word in KoreanNumerals.counting(count) { add(word, position..<end, kind: .number) }
      add(KoreanWord.piece.text, position..<end, join: .tight, kind: .counter)
      if count == end - position { add(KoreanWord.among.text, position..<end) }
    }
    return ("part of a whole", end)
  }

  private static let meters: [(filled: Unicode.Scalar, empty: Unicode.Scalar)] = [
    ("●", "○"), ("●", "◯"), ("■", "□"), ("◆", "◇"), ("▮", "▯"), ("⬛", "⬜"), ("⚫", "⚪"),
  ]

  /// ○○명, 김○○, ○월: circles for letters and digits that are left open, each 공; before a space
  /// or a noun of its own one circle only begins an item.
  mutating func readOpenLetters(at position: Int) -> Match? {
    guard Self.circles.contains(char(position)), !Self.isCircle(char(position - 1)) else {
      return nil
    }
    let end = runEnd(position)
    guard !Self.isCircle(char(end)), end - position <= 4 else { return nil }
    let word = end..<hangulEnd(end)
    let counter = KoreanCounters.match(text, at: end, limit: span.upperBound)
    // ○기간, ○시간: a circle before a longer word begins an item.
    let isItem = end == position + 1 && previous(position) < span.lowerBound
    let isCounted =
      counter.map {
        isItem
          ? word.count == 1
          : KoreanParticles.isParticle(text, $0.end..<word.upperBound)
      } ?? false
    guard
      char(position - 1).isSyllable || isCounted && !word.isEmpty
        || end - position > 1 && (!word.isEmpty || begins(wordAfter(end), with: .titles))
    else { return nil }
    let name = String(repeating: KoreanWord.telephoneZero.text, count: end - position)
    if stream.touches(position), char(position - 1).isSyllable {
      stream.glue(name, upTo: end)
      if !word.isEmpty { glue(from: end, upTo: word.upperBound) }
      return ("open letters", max(end, word.upperBound))
    }
    add(name, position..<end, kind: isCounted ? .number : .word)
    guard !word.isEmpty else { return ("open letters", end) }
    if isCounted {
      add(text.string(word), word, join: .tight, kind: .counter)
    } else {
      glue(from: end, upTo: word.upperBound)
    }
    return ("open letters", word.upperBound)
  }

  /// The circles that stand for a letter: white ones, as 〇 is a digit in Hanja.
  static let circles: Set<Unicode.Scalar> = ["○", "◯"]

  /// Whether it is a circle of a rating: ●●○.
  private static func isCircle(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "●" || circles.contains(scalar)
  }
}
